import Foundation
import Responder
import Simulation

extension Control {
  // MARK: Methods

  /// Calls a method of `target` whenever one of `events` is sent.
  ///
  /// The method takes no arguments, the sender, or the sender and the event. Write the class's name in the
  /// reference: `LoginForm.backgroundTap`. The target is referenced weakly (D31). A `nil` target means the
  /// first responder along the chain whose class has the method, found when the event is sent (Q9).
  ///
  /// Each call adds an entry, because Swift can't compare two method references. To make a second call
  /// replace the first, name the method in a `MethodSelector` (D22).
  ///
  /// - Returns: The selector to pass to ``removeTarget(_:action:for:)``.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Events
  ) -> MethodSelector {
    add(target, MethodSelector(nil, action), for: events)
  }

  /// Calls a method of `target` with the sender whenever one of `events` is sent.
  @discardableResult
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: Events
  ) -> MethodSelector {
    add(target, MethodSelector(nil, action), for: events)
  }

  /// Calls a method of `target` with the sender and the event whenever one of `events` is sent.
  @discardableResult
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, Event?) -> Void,
    for events: Events
  ) -> MethodSelector {
    add(target, MethodSelector(nil, action), for: events)
  }

  private func add<Target: AnyObject>(_ target: Target?, _ action: MethodSelector, for events: Events)
    -> MethodSelector
  {
    addTarget(target, action: action, for: events)
    return action
  }

  // MARK: Asking

  /// The targets that haven't been deallocated, and `NSNull` if a target is the responder chain. A target
  /// that isn't hashable is represented by an `NSObject` of its own, which is equal for the same target.
  public final var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for target in actionTable.targets {
      targets.insert(target as? AnyHashable ?? AnyHashable(BoxedTarget(target)))
    }
    if actionTable.hasChainEntry { targets.insert(NSNull()) }
    return targets
  }

  /// Returns the object that an element of ``allTargets`` stands for, also in a box of Foundation's.
  private func targetObject(_ target: Any?) -> AnyObject? {
    switch target.map({ ($0 as? AnyHashable)?.base ?? $0 }) {
    case nil, is NSNull: nil
    case let box as BoxedTarget: box.target
    case let object?: object as AnyObject
    }
  }

  /// The events that have a target or an action (D37).
  public final var allControlEvents: Events { Events(rawValue: actionTable.events) }

  /// Returns the names of the methods of `target` called for any of `events`, in order, or `nil` for none
  /// (D37). A method without a name is represented by the description of its selector.
  ///
  /// The target may be an element of ``allTargets``; `nil` and `NSNull` mean the responder chain.
  public final func actions(forTarget target: Any?, forControlEvent events: Events) -> [String]? {
    let selectors = actionTable.selectors(for: targetObject(target), events: events.rawValue)
    return selectors.isEmpty ? nil : selectors.map { $0.name ?? "\($0)" }
  }

  /// Calls `iterator` for each entry in order, with its action or else its target and method, and its events,
  /// until `stop` is set. A `nil` target means the responder chain.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ targetAction: (target: Any?, action: MethodSelector)?, _ events: Events,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for entry in actionTable.entries(for: UInt.max) where !stop {
      let events = Events(rawValue: entry.events)
      switch entry.receiver {
      case .action(let action): iterator(action, nil, events, &stop)
      case .chain(let selector): iterator(nil, (nil, selector), events, &stop)
      case .target(let selector): iterator(nil, (entry.target, selector), events, &stop)
      }
    }
  }

  // MARK: Sending

  final func send(_ events: Events, event: Event?) {
    if isLogWritten { return sendAndLog(events, event: event) }
    let table = actionTable
    if table.mayListen(to: events.rawValue) { perform(table.entries, events, event) }
  }

  /// Sends `.valueChanged` because the user has changed the value, and then `.primaryActionTriggered` if
  /// anything is registered for it (the order is assumed).
  final func sendValueChange(for event: Event?) {
    send(.valueChanged, event: event)
    let primary = Events.primaryActionTriggered
    if actionTable.mayListen(to: primary.rawValue), valuesArePrimary { send(primary, event: event) }
  }

  /// Sends the same events through ``sendActions(for:)``, for changes that no touch makes.
  final func sendValueChange() {
    sendActions(for: .valueChanged)
    let primary = Events.primaryActionTriggered
    if actionTable.mayListen(to: primary.rawValue), valuesArePrimary { sendActions(for: primary) }
  }

  private var valuesArePrimary: Bool {
    effectiveApplication?.context.rule(VersionRules.valuesArePrimaryActions) ?? true
  }

  private func sendAndLog(_ events: Events, event: Event?) {
    guard let log = logOfActions else { return }
    let entries = actionTable.entries
    let count = actionTable.entries(for: events.rawValue).count
    log.recording(
      .action,
      debugName,
      "sends \(events) to \(count) action\(count == 1 ? "" : "s")",
      .sent("\(events)", actions: count, identity(in: log))
    ) {
      perform(entries, events, event)
    }
  }

  /// Records in the log that the control doesn't track a touch.
  final func logRefusal() {
    guard let log = logOfActions else { return }
    log.record(
      .action,
      debugName,
      isEnabled ? "does not track the touch" : "is disabled and leaves the touch alone",
      .untracked(isEnabled: isEnabled, identity(in: log))
    )
  }

  /// Whether a log is being written and the control is in a window that is logged.
  private var isLogWritten: Bool {
    windowNode?.windowLoan { $0.isLogged && $0.log.isEnabled } ?? false
  }

  private var logOfActions: EventLog? { isLogWritten ? baseWindow?.log : nil }

  /// Performs the entries that existed when the events were sent.
  private func perform(_ entries: [ActionTable.Entry], _ events: Events, _ event: Event?) {
    Recursion.enter("\(events) of \(debugName)")
    for entry in entries where entry.listens(to: events.rawValue) { perform(entry, event) }
    Recursion.leave()
  }

  private func perform(_ entry: ActionTable.Entry, _ event: Event?) {
    switch entry.receiver {
    case .target(let selector):
      // The target may have been deallocated before, or while an earlier entry ran.
      if let target = entry.target { send(selector, to: target, for: event) }
    case .chain(let selector): send(selector, to: nil, for: event)
    case .action(let action): sendAction(action)
    }
  }

  private func send(_ action: MethodSelector, to target: AnyObject?, for event: Event?) {
    if hasToolkitClass {
      baseSendAction(action, to: target, for: event)
    } else {
      sendAction(action, to: target, for: event)
    }
  }

  final func baseSendAction(_ action: MethodSelector, to target: AnyObject?, for event: Event?) {
    if let application = effectiveApplication {
      application.sendAction(action, to: target, from: self, for: event)
    } else if let receiver = target ?? chain.first(where: { $0.canPerformAction(action, withSender: self) }) {
      action.call(on: receiver, sender: self, event: event)
    }
  }
}
