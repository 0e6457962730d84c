/// The targets and actions of one control, in the order in which they run.
///
/// `Events` are the bits of the events that an entry listens to. Targets are held weakly; an entry whose target is gone
/// is skipped and swept out at the next change (D31).
@usableFromInline @MainActor package struct ActionTable {
  /// A receiver and the events it listens to. It never changes: what goes over a table that is changed meanwhile goes
  /// over the old entries.
  @MainActor package final class Entry {
    /// What an entry does.
    package enum Receiver {
      /// Calls a method of ``Entry/target``.
      case target(MethodSelector)
      /// Calls a method of the first responder along the chain that has it.
      case chain(MethodSelector)
      /// Performs an action.
      case action(Action)
    }

    package let receiver: Receiver
    package let events: UInt
    /// The target, if there is one and it lives.
    package var target: AnyObject? { object }
    private weak var object: AnyObject?

    fileprivate init(_ receiver: Receiver, target: AnyObject?, events: UInt) {
      (self.receiver, object, self.events) = (receiver, target, events)
    }
  }

  /// All entries in order, with those whose target is gone.
  package private(set) var entries: [Entry] = []
  /// The events of all ``entries``.
  @usableFromInline var knownEvents: UInt = 0

  package init() {}

  /// Whether an entry may listen to any of `events`. A yes may be out of date, a no is not.
  @inlinable package func mayListen(to events: UInt) -> Bool { knownEvents & events != 0 }

  /// The events that any living entry listens to.
  package var events: UInt {
    entries.filter(\.isAlive).reduce(0) { $0 | $1.events }
  }

  /// The living targets, each once, in the order of their first entry.
  package var targets: [AnyObject] {
    var result: [AnyObject] = []
    for object in entries.compactMap(\.target) where !result.contains(where: { $0 === object }) {
      result.append(object)
    }
    return result
  }

  /// The living entries that listen to any of `events`, in order. Each is named once, even if several bits match (Q20).
  package func entries(for events: UInt) -> [Entry] {
    entries.filter { $0.listens(to: events) && $0.isAlive }
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
    append(Entry(target == nil ? .chain(selector) : .target(selector), target: target, events: events))
  }

  /// Adds an action at the end; an older one with its identifier yields the events in question (D36).
  package mutating func add(_ action: Action, events: UInt) {
    remove(actionIdentifiedBy: action.identifier, events: events)
    append(Entry(.action(action), target: nil, events: events))
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    knownEvents |= entry.events
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
    let old = entries
    (entries, knownEvents) = ([], 0)
    for entry in old where entry.isAlive {
      let rest = matches(entry) ? entry.events & ~events : entry.events
      guard rest != 0 else { continue }
      append(
        rest == entry.events ? entry : Entry(entry.receiver, target: entry.target, events: rest)
      )
    }
  }
}

extension ActionTable.Entry {
  /// Whether the entry's target still exists, if it has one.
  package var isAlive: Bool {
    guard case .target = receiver else { return true }
    return target != nil
  }

  /// Whether the entry listens to any of `events`.
  package func listens(to events: UInt) -> Bool { self.events & events != 0 }

  /// Whether the entry calls a method.
  var isMethod: Bool {
    if case .action = receiver { return false }
    return true
  }

  /// The selector, whoever the target is.
  var anySelector: MethodSelector? {
    switch receiver {
    case .target(let selector), .chain(let selector): selector
    case .action: nil
    }
  }

  /// The selector if the entry is for exactly this target; nil as the target means the chain.
  func selector(ifFor target: AnyObject?) -> MethodSelector? {
    switch receiver {
    case .target(let selector): target != nil && self.target === target ? selector : nil
    case .chain(let selector): target == nil ? selector : nil
    case .action: nil
    }
  }
}
