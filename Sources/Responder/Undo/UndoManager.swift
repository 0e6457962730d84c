import Foundation
import Simulation

/// Records how to take changes back, and takes them back in groups, newest first.
///
/// It has the place and the names of Foundation's undo manager, which there is only on Apple's platforms. What is
/// registered while a group is undone becomes the group to redo, and the other way round. A new registration forgets
/// what could be redone.
@preconcurrency @MainActor public final class UndoManager {
  private var history = UndoHistory()
  private var disableCount = 0
  private var endOfEvent: ScheduledWork?
  /// Whether the turn that opened the outermost group is over, while inner ones are still open.
  private var eventIsOver = false
  private let context: Handle<SimulationContext>?
  /// The way to the manager for those who must not hold it.
  package let handle = Handle<UndoManager>()
  /// How often something was registered, or all forgotten; one who lets a change grow sees by it whether that still may.
  package private(set) var registrationCount = 0

  /// Creates a manager with nothing to undo; it belongs to the simulator whose code runs, if there is one.
  public init() {
    context = SimulationContext.current?.handle
    handle.lead(to: self)
  }

  deinit { handle.takeBack() }

  // MARK: Registering

  /// Registers what takes a change of `target` back; the target is held weakly, and skipped when it is gone.
  ///
  /// Without an open group one begins, and ends at the clock's next turn. Does nothing while registration is disabled.
  ///
  /// Stops with `registerUndo(withTarget:handler:) needs an open group: groupsByEvent is false` if none may begin.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    registrationCount += 1
    if history.open.isEmpty {
      guard groupsByEvent else {
        programmerError("registerUndo(withTarget:handler:) needs an open group: groupsByEvent is false")
      }
      beginEventGroup()
    }
    history.add(
      UndoHistory.Operation(target) { object in
        if let object = object as? Target { handler(object) }
      }
    )
  }

  /// Whether registrations count.
  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Makes registrations count for nothing until ``enableUndoRegistration()`` was called as often.
  public func disableUndoRegistration() { disableCount += 1 }

  /// Takes one ``disableUndoRegistration()`` back.
  ///
  /// Stops with `enableUndoRegistration() without disableUndoRegistration()` if there is none.
  public func enableUndoRegistration() {
    guard disableCount > 0 else {
      programmerError("enableUndoRegistration() without disableUndoRegistration()")
    }
    disableCount -= 1
  }

  // MARK: Groups

  /// Whether a group begins by itself, and ends at the clock's next turn; true at first.
  public var groupsByEvent = true

  /// How many groups are open, each inside the one before.
  public var groupingLevel: Int { history.open.count }

  /// How many groups are remembered; 0, as at first, for any number. The oldest go first.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { history.levels = max(0, newValue) }
  }

  /// Opens a group inside the open one. If none is open and ``groupsByEvent`` is true, the turn's group opens first.
  public func beginUndoGrouping() {
    if history.open.isEmpty, groupsByEvent { beginEventGroup() }
    open()
  }

  /// Closes the innermost group; the outermost goes onto the stack, also if it is empty.
  ///
  /// Stops with `endUndoGrouping() without beginUndoGrouping()` if no group is open.
  public func endUndoGrouping() {
    guard groupingLevel > (history.direction == .recording ? 0 : 1) else {
      programmerError("endUndoGrouping() without beginUndoGrouping()")
    }
    close()
    if eventIsOver, groupingLevel == 1 { close() }
  }

  private func beginEventGroup() {
    open()
    eventIsOver = false
    endOfEvent = context?.object?.schedule(after: .zero, label: "end of an undo group") { [handle] in
      handle.object?.eventEnded()
    }
  }

  private func eventEnded() {
    eventIsOver = true
    if groupingLevel == 1, history.direction == .recording { close() }
  }

  private func open() {
    if groupingLevel > 0 { post(.NSUndoManagerCheckpoint) }
    history.begin()
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func close() {
    if groupingLevel == 1 {
      endOfEvent?.cancel()
      endOfEvent = nil
      eventIsOver = false
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    history.end()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  // MARK: Undoing

  /// Whether there is anything to undo.
  public var canUndo: Bool { history.nextUndo != nil }

  /// Whether there is anything to redo. Asking posts a checkpoint, so that whoever collects changes can register them.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !history.redoStack.isEmpty
  }

  /// Whether an undo is under way.
  public var isUndoing: Bool { history.direction == .undoing }

  /// Whether a redo is under way.
  public var isRedoing: Bool { history.direction == .redoing }

  /// Takes the newest group back, its last operation first; closes the open group before. Nothing to undo: nothing happens.
  ///
  /// Stops with `undo() with 2 groups open: end the inner ones first`, and with
  /// `undo() in the middle of an undo or a redo`.
  public func undo() {
    prepare(for: "undo()")
    post(.NSUndoManagerCheckpoint)
    guard let group = history.popUndo() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last. Nothing to redo: nothing happens.
  ///
  /// Stops as ``undo()`` does.
  public func redo() {
    prepare(for: "redo()")
    post(.NSUndoManagerCheckpoint)
    // Whoever hears of the checkpoint may have registered a change, which leaves nothing to redo.
    guard let group = history.popRedo() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func prepare(for name: String) {
    if history.direction != .recording { programmerError("\(name) in the middle of an undo or a redo") }
    if groupingLevel > 1 {
      programmerError("\(name) with \(groupingLevel) groups open: end the inner ones first")
    }
    if groupingLevel == 1 { close() }
  }

  private func perform(_ group: UndoHistory.Group, _ direction: UndoHistory.Direction) {
    while groupingLevel > 0 { close() }
    history.direction = direction
    history.begin(UndoHistory.Group(actionName: group.actionName))
    for operation in group.operations.reversed() { operation.run() }
    while groupingLevel > 0 { history.end() }
    history.direction = .recording
  }

  // MARK: Forgetting

  /// Forgets everything, and enables registration.
  public func removeAllActions() {
    history.removeAll()
    registrationCount += 1
    disableCount = 0
  }

  /// Forgets what was registered with that target.
  public func removeAllActions(withTarget target: Any) {
    guard type(of: target) is AnyClass else { return }
    history.removeAll(of: target as AnyObject)
  }

  // MARK: Names

  /// Gives the open group, or else the newest, words for what it did: `Typing`. While undoing, it names what to redo.
  public func setActionName(_ actionName: String) { history.name(actionName) }

  /// Words for what ``undo()`` would undo; empty if there are none.
  public var undoActionName: String { history.nextUndo?.actionName ?? "" }

  /// Words for what ``redo()`` would do again; empty if there are none.
  public var redoActionName: String { history.redoStack.last?.actionName ?? "" }

  /// Posts to those who listen; if nobody does, the log has nothing of it either, as it comes with each group of keys.
  private func post(_ name: Notification.Name) {
    guard let bus = context?.object?.notifications, bus.observerCount(for: name, object: self) > 0 else {
      return
    }
    bus.post(name: name, object: self)
  }
}
