import Foundation
import Simulation

/// An object that records operations to undo changes, and runs them in groups, newest first.
///
/// It replaces Foundation's undo manager, which exists on Apple's platforms only, and has its names.
/// Operations that are registered while a group is undone become the group to redo, and vice versa. A new
/// registration clears the redo stack.
@preconcurrency @MainActor public final class UndoManager: IdentityHashable {
  private var history = UndoHistory()
  private var disableCount = 0
  private var endOfEvent: ScheduledWork?
  /// Whether the run-loop turn that opened the outermost group is over, while inner groups are still open.
  private var turnIsOver = false
  private let context: Handle<SimulationContext>?
  /// The handle of the manager, for objects that must not retain it.
  package let handle = Handle<UndoManager>()
  /// The number of calls that registered an operation or removed all operations. If the number has changed
  /// since an operation was registered, that operation must not be extended to cover a further change.
  package private(set) var registrationCount = 0

  /// Creates an empty undo manager, which belongs to the current simulator, if there is one.
  public init() {
    context = SimulationContext.current?.handle
    handle.attach(to: self)
  }

  deinit { handle.clear() }

  // MARK: Registering

  /// Registers a handler that undoes a change of `target`. The target is not retained; after its deallocation
  /// the operation is skipped.
  ///
  /// Without an open group, a group begins that ends in the next run-loop turn. Does nothing while
  /// registration is disabled.
  ///
  /// Stops with `registerUndo(withTarget:handler:) needs an open group: groupsByEvent is false` if no group
  /// can begin.
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

  /// Whether registration is enabled.
  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Disables registration until ``enableUndoRegistration()`` has been called as many times.
  public func disableUndoRegistration() { disableCount += 1 }

  /// Reverts one call of ``disableUndoRegistration()``.
  ///
  /// Stops with `enableUndoRegistration() without disableUndoRegistration()` if there is no such call.
  public func enableUndoRegistration() {
    guard disableCount > 0 else {
      programmerError("enableUndoRegistration() without disableUndoRegistration()")
    }
    disableCount -= 1
  }

  // MARK: Groups

  /// Whether a group begins automatically, and ends in the next run-loop turn; true by default.
  public var groupsByEvent = true

  /// The number of nested open groups.
  public var groupingLevel: Int { history.open.count }

  /// The maximum number of groups to store, or 0, the default, for no limit. The oldest groups are dropped
  /// first.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { history.levels = max(0, newValue) }
  }

  /// Opens a group inside the open one. If none is open and ``groupsByEvent`` is true, the turn's group opens
  /// first.
  public func beginUndoGrouping() {
    if history.open.isEmpty, groupsByEvent { beginEventGroup() }
    open()
  }

  /// Closes the innermost group. The outermost group is pushed onto the stack, even if it is empty.
  ///
  /// Stops with `endUndoGrouping() without beginUndoGrouping()` if no group is open.
  public func endUndoGrouping() {
    guard groupingLevel > (history.direction == .recording ? 0 : 1) else {
      programmerError("endUndoGrouping() without beginUndoGrouping()")
    }
    close()
    if turnIsOver, groupingLevel == 1 { close() }
  }

  private func beginEventGroup() {
    open()
    turnIsOver = false
    endOfEvent = context?.object?.schedule(after: .zero, label: "end of an undo group") { [handle] in
      handle.object?.eventEnded()
    }
  }

  private func eventEnded() {
    turnIsOver = true
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
      turnIsOver = false
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    history.end()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  // MARK: Undoing

  /// Whether there is a group to undo.
  public var canUndo: Bool { history.nextUndo != nil }

  /// Whether there is a group to redo. Reading it posts a checkpoint, so that observers can register pending
  /// changes.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !history.redoStack.isEmpty
  }

  /// Whether an undo is in progress.
  public var isUndoing: Bool { history.direction == .undoing }

  /// Whether a redo is in progress.
  public var isRedoing: Bool { history.direction == .redoing }

  /// Undoes the newest group, its last operation first, after closing the open group. Does nothing if there
  /// is no group to undo.
  ///
  /// Stops with `undo() with 2 groups open: end the inner ones first`, and with `undo() in the middle of an
  /// undo or a redo`.
  public func undo() {
    prepare(for: "undo()")
    post(.NSUndoManagerCheckpoint)
    guard let group = history.popUndo() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group. Does nothing if there is no group to redo.
  ///
  /// Stops as ``undo()`` does.
  public func redo() {
    prepare(for: "redo()")
    post(.NSUndoManagerCheckpoint)
    // An observer of the checkpoint may have registered a change, which clears the redo stack.
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

  /// Removes all operations, and enables registration.
  public func removeAllActions() {
    history.removeAll()
    registrationCount += 1
    disableCount = 0
  }

  /// Removes the operations registered with that target.
  public func removeAllActions(withTarget target: Any) {
    guard type(of: target) is AnyClass else { return }
    history.removeAll(of: target as AnyObject)
  }

  // MARK: Names

  /// Sets the action name of the open group, or else of the newest one, such as `Typing`. While undoing, it
  /// names the redo.
  public func setActionName(_ actionName: String) { history.name(actionName) }

  /// The action name of the next undo; empty if there is none.
  public var undoActionName: String { history.nextUndo?.actionName ?? "" }

  /// The action name of the next redo; empty if there is none.
  public var redoActionName: String { history.redoStack.last?.actionName ?? "" }

  /// Posts a notification if it has observers. Without observers it isn't logged either, because it comes
  /// with each group of keys.
  private func post(_ name: Notification.Name) {
    guard let bus = context?.object?.notifications, bus.observerCount(for: name, object: self) > 0 else {
      return
    }
    bus.basePost(name: name, object: self)
  }
}
