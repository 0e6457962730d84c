/// The targets and actions of one control, in the order in which they run.
///
/// `Events` are the bits of the events that an entry listens to. Targets are held weakly; an entry whose target is gone
/// is skipped and swept out at the next change (D31).
@MainActor package struct ActionTable {
  /// What an entry does.
  package enum Receiver {
    /// Calls a method of a target.
    case target(WeakTarget, MethodSelector)
    /// Calls a method of the first responder along the chain that has it.
    case chain(MethodSelector)
    /// Performs an action.
    case action(Action)
  }

  /// A receiver and the events it listens to.
  package struct Entry {
    package var receiver: Receiver
    package var events: UInt
  }

  /// A target, held weakly.
  package struct WeakTarget {
    package private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private var entries: [Entry] = []

  package init() {}

  /// The events that any living entry listens to.
  package var events: UInt {
    entries.filter(\.isAlive).reduce(0) { $0 | $1.events }
  }

  /// The living targets, each once, in the order of their first entry.
  package var targets: [AnyObject] {
    var result: [AnyObject] = []
    for case .target(let target, _) in entries.map(\.receiver) {
      if let object = target.object, !result.contains(where: { $0 === object }) { result.append(object) }
    }
    return result
  }

  /// The living entries that listen to any of `events`, in order. Each is named once, even if several bits match (Q20).
  package func entries(for events: UInt) -> [Entry] {
    entries.filter { $0.events & events != 0 && $0.isAlive }
  }

  /// The selectors registered for `target` and any of `events`, in order; nil as the target means the chain.
  package func selectors(for target: AnyObject?, events: UInt) -> [MethodSelector] {
    entries(for: events).compactMap { $0.selector(ifFor: target) }
  }

  // MARK: Changing

  /// Adds an entry at the end. The same target and selector listen once per event: the older entry yields the events
  /// in question (D22, D23).
  package mutating func add(target: AnyObject?, selector: MethodSelector, events: UInt) {
    strip(events) { $0.isMethod && $0.selector(ifFor: target) == selector }
    let receiver: Receiver = target.map { .target(WeakTarget($0), selector) } ?? .chain(selector)
    entries.append(Entry(receiver: receiver, events: events))
  }

  /// Adds an action at the end; an older one with its identifier yields the events in question (D36).
  package mutating func add(_ action: Action, events: UInt) {
    remove(actionIdentifiedBy: action.identifier, events: events)
    entries.append(Entry(receiver: .action(action), events: events))
  }

  /// Removes the entries of `target` and `selector` for `events`; a missing target or selector means all (D32).
  package mutating func remove(target: AnyObject?, selector: MethodSelector?, events: UInt) {
    strip(events) { entry in
      guard entry.isMethod else { return false }
      if let target, entry.selector(ifFor: target) == nil { return false }
      return selector == nil || entry.anySelector == selector
    }
  }

  /// Removes the actions with that identifier for `events`.
  package mutating func remove(actionIdentifiedBy identifier: Action.Identifier, events: UInt) {
    strip(events) { entry in
      guard case .action(let action) = entry.receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// Takes `events` from the entries that `matches` picks, and drops entries without events or without a target.
  private mutating func strip(_ events: UInt, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events &= ~events
    }
    entries.removeAll { $0.events == 0 || !$0.isAlive }
  }
}

extension ActionTable.Entry {
  /// Whether the entry's target still exists, if it has one.
  @MainActor var isAlive: Bool {
    guard case .target(let target, _) = receiver else { return true }
    return target.object != nil
  }

  /// Whether the entry calls a method.
  var isMethod: Bool {
    if case .action = receiver { return false }
    return true
  }

  /// The selector, whoever the target is.
  var anySelector: MethodSelector? {
    switch receiver {
    case .target(_, let selector), .chain(let selector): selector
    case .action: nil
    }
  }

  /// The selector if the entry is for exactly this target; nil as the target means the chain.
  func selector(ifFor target: AnyObject?) -> MethodSelector? {
    switch receiver {
    case .target(let own, let selector): target != nil && own.object === target ? selector : nil
    case .chain(let selector): target == nil ? selector : nil
    case .action: nil
    }
  }
}
