/// What an undo manager remembers: the groups that are open, and the stacks of those that are closed.
///
/// It only keeps the books; ``UndoManager`` runs the handlers.
@MainActor struct UndoHistory {
  /// One thing to undo: a target, held weakly, and what to do to it.
  @MainActor struct Operation {
    private weak var target: AnyObject?
    private let perform: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      self.perform = perform
    }

    func isFor(_ object: AnyObject) -> Bool { target === object }

    /// Does it; nothing if the target is gone.
    func run() {
      if let target { perform(target) }
    }
  }

  /// What is undone together.
  struct Group {
    var operations: [Operation] = []
    var actionName = ""
  }

  /// Where a group goes that is closed now.
  enum Direction {
    case recording, undoing, redoing
  }

  var direction = Direction.recording
  private(set) var undoStack: [Group] = []
  private(set) var redoStack: [Group] = []
  /// The groups that are open, outermost first.
  private(set) var open: [Group] = []

  /// How many groups the undo stack holds at most; 0 for any number.
  var levels = 0 { didSet { dropOldest() } }

  /// What an undo would undo: the open group with anything in it, or else the newest on the stack.
  var nextUndo: Group? {
    if direction == .recording, let group = open.first, !group.operations.isEmpty { return group }
    return undoStack.last
  }

  mutating func begin(_ group: Group = Group()) { open.append(group) }

  mutating func add(_ operation: Operation) {
    guard !open.isEmpty else { return }
    open[open.count - 1].operations.append(operation)
    if direction == .recording { redoStack = [] }
  }

  /// Closes the innermost group: it becomes part of the one around it, or goes onto its stack.
  mutating func end() {
    guard let group = open.popLast() else { return }
    if !open.isEmpty {
      open[open.count - 1].operations += group.operations
      if open.count == 1, open[0].actionName.isEmpty { open[0].actionName = group.actionName }
      return
    }
    switch direction {
    case .recording: push(group)
    // What undid nothing that could be done again is not offered.
    case .undoing: if !group.operations.isEmpty { redoStack.append(group) }
    case .redoing: if !group.operations.isEmpty { push(group) }
    }
  }

  private mutating func push(_ group: Group) {
    undoStack.append(group)
    dropOldest()
  }

  private mutating func dropOldest() {
    if levels > 0 { undoStack.removeFirst(max(0, undoStack.count - levels)) }
  }

  mutating func popUndo() -> Group? { undoStack.popLast() }

  mutating func popRedo() -> Group? { redoStack.popLast() }

  mutating func name(_ name: String) {
    if !open.isEmpty {
      open[0].actionName = name
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actionName = name
    }
  }

  /// Forgets all operations; groups that are open stay open.
  mutating func removeAll() {
    undoStack = []
    redoStack = []
    for index in open.indices { open[index] = Group() }
  }

  /// Forgets the operations of one target, and closed groups that have none left.
  mutating func removeAll(of target: AnyObject) {
    undoStack = Self.without(target, undoStack)
    redoStack = Self.without(target, redoStack)
    for index in open.indices { open[index].operations.removeAll { $0.isFor(target) } }
  }

  private static func without(_ target: AnyObject, _ stack: [Group]) -> [Group] {
    stack.compactMap { group in
      var rest = group
      rest.operations.removeAll { $0.isFor(target) }
      return rest.operations.isEmpty && !group.operations.isEmpty ? nil : rest
    }
  }
}
