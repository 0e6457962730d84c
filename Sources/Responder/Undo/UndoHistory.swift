/// The data of an undo manager: the open groups, and the stacks of the closed ones.
///
/// It only stores the operations; ``UndoManager`` runs the handlers.
@MainActor struct UndoHistory {
  /// An undo operation: a target, not retained, and the closure to run on it.
  @MainActor struct Operation {
    private weak var target: AnyObject?
    private let perform: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      self.perform = perform
    }

    func isFor(_ object: AnyObject) -> Bool { target === object }

    /// Runs the operation, or does nothing if the target was deallocated.
    func run() {
      if let target { perform(target) }
    }
  }

  /// A group of operations that are undone together.
  struct Group {
    var operations: [Operation] = []
    var actionName = ""
  }

  /// The destination of the groups that are closed.
  enum Direction {
    case recording, undoing, redoing
  }

  var direction = Direction.recording
  private(set) var undoStack: [Group] = []
  private(set) var redoStack: [Group] = []
  /// The open groups, outermost first.
  private(set) var open: [Group] = []

  /// The maximum number of groups on the undo stack, or 0 for no limit.
  var levels = 0 { didSet { dropOldest() } }

  /// The group that the next undo would undo: the open group if it has operations, or else the newest on the
  /// stack.
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

  /// Closes the innermost group, which is merged into its parent or pushed onto its stack.
  mutating func end() {
    guard let group = open.popLast() else { return }
    if !open.isEmpty {
      open[open.count - 1].operations += group.operations
      if open.count == 1, open[0].actionName.isEmpty { open[0].actionName = group.actionName }
      return
    }
    switch direction {
    case .recording: push(group)
    // An undo without operations to redo leaves no group.
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

  /// Removes all operations; open groups stay open.
  mutating func removeAll() {
    undoStack = []
    redoStack = []
    for index in open.indices { open[index] = Group() }
  }

  /// Removes the operations of a target, and the closed groups that become empty.
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
