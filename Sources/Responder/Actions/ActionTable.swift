/// The targets and actions of a control, in the order in which they run.
///
/// `Events` are the bits of an entry's events. Targets are not retained; an entry whose target was
/// deallocated is skipped, and removed at the next change (D31).
@usableFromInline @MainActor package struct ActionTable {
  /// A receiver and its events. Entries are immutable, so an iteration over a table that changes meanwhile
  /// uses the old entries.
  @MainActor package final class Entry {
    /// The receiver of an entry's events.
    package enum Receiver {
      /// A method of ``Entry/target``.
      case target(MethodSelector)
      /// A method of the first responder along the chain that implements it.
      case chain(MethodSelector)
      /// An action.
      case action(Action)
    }

    package let receiver: Receiver
    package let events: UInt
    /// The target, or `nil` if there is none or it was deallocated.
    package var target: AnyObject? { object }
    private weak var object: AnyObject?

    fileprivate init(_ receiver: Receiver, target: AnyObject?, events: UInt) {
      (self.receiver, object, self.events) = (receiver, target, events)
    }
  }

  /// All entries in order, including those with deallocated targets.
  package private(set) var entries: [Entry] = []
  /// The union of the events of all ``entries``.
  @usableFromInline var knownEvents: UInt = 0

  package init() {}

  /// Returns whether an entry may handle any of `events`. A result of true may be out of date; false is
  /// reliable.
  @inlinable package func mayListen(to events: UInt) -> Bool { knownEvents & events != 0 }

  /// The union of the events of all live entries.
  package var events: UInt {
    entries.filter(\.isAlive).reduce(0) { $0 | $1.events }
  }

  /// The live targets, each once, in the order of their first entry.
  package var targets: [AnyObject] {
    var result: [AnyObject] = []
    for object in entries.compactMap(\.target) where !result.contains(where: { $0 === object }) {
      result.append(object)
    }
    return result
  }

  /// Whether an entry calls a method of the first capable responder along the chain.
  package var hasChainEntry: Bool {
    entries.contains { if case .chain = $0.receiver { true } else { false } }
  }

  /// Returns the live entries for any of `events`, in order, each once even if several bits match (Q20).
  package func entries(for events: UInt) -> [Entry] {
    entries.filter { $0.listens(to: events) && $0.isAlive }
  }

  /// Returns the selectors registered for `target` and any of `events`, in order. A `nil` target means the
  /// responder chain.
  package func selectors(for target: AnyObject?, events: UInt) -> [MethodSelector] {
    entries(for: events).compactMap { $0.selector(ifFor: target) }
  }

  // MARK: Changing

  /// Adds an entry at the end. A target and selector are called once per event, so an older entry for them
  /// loses these events (D22, D23).
  package mutating func add(target: AnyObject?, selector: MethodSelector, events: UInt) {
    strip(events) { $0.isMethod && $0.selector(ifFor: target) == selector }
    append(Entry(target == nil ? .chain(selector) : .target(selector), target: target, events: events))
  }

  /// Adds an action at the end. An older action with its identifier loses these events (D36).
  package mutating func add(_ action: Action, events: UInt) {
    remove(actionIdentifiedBy: action.identifier, events: events)
    append(Entry(.action(action), target: nil, events: events))
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    knownEvents |= entry.events
  }

  /// Removes `events` from the entries of `target` and `selector`; `nil` for either matches all (D32).
  package mutating func remove(target: AnyObject?, selector: MethodSelector?, events: UInt) {
    strip(events) { entry in
      guard entry.isMethod else { return false }
      if let target, entry.selector(ifFor: target) == nil { return false }
      return selector == nil || entry.anySelector == selector
    }
  }

  /// Removes `events` from the actions with that identifier.
  package mutating func remove(actionIdentifiedBy identifier: Action.Identifier, events: UInt) {
    strip(events) { entry in
      guard case .action(let action) = entry.receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// Removes `events` from the matching entries, and drops entries without events or with deallocated
  /// targets.
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
  /// Whether the entry has no target, or its target exists.
  package var isAlive: Bool {
    guard case .target = receiver else { return true }
    return target != nil
  }

  /// Returns whether the entry handles any of `events`.
  package func listens(to events: UInt) -> Bool { self.events & events != 0 }

  /// Whether the entry calls a method.
  var isMethod: Bool {
    if case .action = receiver { return false }
    return true
  }

  /// The selector for any target.
  var anySelector: MethodSelector? {
    switch receiver {
    case .target(let selector), .chain(let selector): selector
    case .action: nil
    }
  }

  /// Returns the selector if the entry has exactly this target. A `nil` target means the responder chain.
  func selector(ifFor target: AnyObject?) -> MethodSelector? {
    switch receiver {
    case .target(let selector): target != nil && self.target === target ? selector : nil
    case .chain(let selector): target == nil ? selector : nil
    case .action: nil
    }
  }
}
