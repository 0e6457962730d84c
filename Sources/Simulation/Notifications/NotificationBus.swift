import Foundation

/// Delivers notifications to their observers, in the order in which the observers registered.
///
/// It has the place of Foundation's notification center and the same `Notification` values, but belongs to one
/// simulator and is deterministic. Delivery is synchronous, inside ``post(_:)``. Posting never changes who is asked
/// during that same post: an observer added meanwhile waits for the next one, an observer removed meanwhile is not
/// called any more. A post may contain further posts.
///
/// An observer that is deallocated without removing itself is ignored from iOS 9 on. On older systems the next post that matches
/// its registration stops the program (U59), with `LoginForm was deallocated without removing itself as an observer of
/// UIKeyboardDidShowNotification, and before iOS 9 the next post crashes: call removeObserver(self) in its deinit`.
@preconcurrency @MainActor public final class NotificationBus {
  private var observers: [Notification.Name: ObserverList] = [:]
  /// The list for names that nobody observes.
  private let nobody = ObserverList(nil)
  /// The list that was asked for last, or ``nobody``.
  private var recent: ObserverList
  private let wildcards = ObserverList(nil)
  private var nextSequence = 0
  private var postDepth = 0
  /// The lists in which registrations have ended.
  private var unswept: [ObserverList] = []
  private var orphansOfDroppedLists: Set<Orphan> = []
  private let log: EventLog
  let context: Handle<SimulationContext>
  private var contextID: ObjectIdentifier?
  /// A bit for each length, modulo 64, that an observed name has had: no other name needs to be looked up.
  private var observedLengths: UInt64 = 0

  init(log: EventLog, _ context: Handle<SimulationContext>) {
    self.log = log
    self.context = context
    recent = nobody
  }

  /// Creates a bus of the program's own, whose posts are in no log.
  public convenience init() {
    self.init(log: EventLog(clock: VirtualClock(), isEnabled: false), Handle())
  }

  /// Says in whose context observers are called.
  func serve(_ context: SimulationContext) {
    contextID = ObjectIdentifier(context)
    if NotificationBus.unobserved == nil { NotificationBus.unobserved = NotificationBus() }
  }

  /// The bus of the current simulator; see ``SimulationContext/current``.
  ///
  /// Off the main thread, where an object may go whose `deinit` removes it, it is a bus that nobody observes.
  ///
  /// Stops with `there is no simulator: create a Simulator before using NotificationBus.default`.
  public nonisolated static var `default`: NotificationBus {
    if !MainQueue.isCurrent, let unobserved { return unobserved }
    return MainActor.assumeIsolated {
      SimulationContext.required(for: "NotificationBus.default").notifications
    }
  }

  /// The bus that nobody observes; made with the first one, and then only read.
  nonisolated(unsafe) static var unobserved: NotificationBus?

  /// Posts a notification: each matching observer is called before this returns. Costs O(observers of the name).
  public func post(_ notification: Notification) {
    post(notification, to: receivers(of: notification.name))
  }

  /// Posts a notification made of its parts.
  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    let receivers = receivers(of: name)
    guard !receivers.isEmpty || log.isEnabled else { return }
    // Of constants where it can be, which is cheaper.
    if object == nil, userInfo == nil { return post(Notification(name: name), to: receivers) }
    post(Notification(name: name, object: object, userInfo: userInfo), to: receivers)
  }

  /// Whether a notification of that name reaches an observer or the log; if not, there is no need to make it.
  package func isHeard(_ name: Notification.Name) -> Bool {
    if log.isEnabled || !wildcards.isEmpty { return true }
    return observedLengths & Self.length(of: name) != 0 && !list(for: name).isEmpty
  }

  private static func length(of name: Notification.Name) -> UInt64 {
    1 << UInt64(name.rawValue.utf8.count & 63)
  }

  /// How many observers would be called for a notification of that name and object.
  public func observerCount(for name: Notification.Name, object: AnyObject? = nil) -> Int {
    matching(Notification(name: name, object: object)).count
  }

  /// Who handles a notification: the same for two registrations of one object's.
  package struct Handler: Hashable {
    fileprivate let owner: ObjectIdentifier?
    fileprivate let place: String?
    /// What it is called.
    package let name: String
  }

  /// Who would be called for a notification of that name, whoever sends it, once for each registration, in order.
  package func handlers(of name: Notification.Name) -> [Handler] {
    receivers(of: name).filter { $0.pointee.isAlive }.map { place in
      let observer = place.pointee.observer(of: Notification(name: name))
      let owner = place.pointee.owner.map(ObjectIdentifier.init)
      let source = owner == nil ? "\(observer.file):\(observer.line)" : nil
      return Handler(owner: owner, place: source, name: observer.type ?? "\(observer)")
    }
  }

  /// The observers that have gone without ending their observation, each once for a name, by class and name.
  package var orphans: [Orphan] {
    let all = observers.values.reduce(into: orphansOfDroppedLists) { $0.formUnion($1.orphans) }
    return all.union(wildcards.orphans).sorted {
      ($0.owner, $0.name?.rawValue ?? "") < ($1.owner, $1.name?.rawValue ?? "")
    }
  }

  @inline(__always) private func post(_ notification: Notification, to receivers: [ObserverList.Place]) {
    guard SimulationContext.runningID != contextID, let context = context.object else {
      return record(notification, receivers)
    }
    context.continueActive { record(notification, receivers) }
  }

  @inline(__always) private func record(_ notification: Notification, _ receivers: [ObserverList.Place]) {
    guard log.isEnabled else { return deliver(notification, to: receivers) }
    let heard = matching(notification)
    log.recording(.notification, "", describe(notification, heard), detail(notification, heard)) {
      deliver(notification, to: receivers)
    }
  }

  private func deliver(_ notification: Notification, to receivers: [ObserverList.Place]) {
    guard !receivers.isEmpty else { return }
    postDepth += 1
    if log.isEnabled {
      for receiver in receivers {
        log.acting(as: .observer(receiver.pointee.observer(of: notification))) {
          if !receiver.pointee.receive(notification) { meetDeallocated(receiver, notification) }
        }
      }
    } else {
      for receiver in receivers where !receiver.pointee.receive(notification) {
        meetDeallocated(receiver, notification)
      }
    }
    postDepth -= 1
    if !unswept.isEmpty { sweepIfIdle() }
  }

  /// Stops where UIKit crashes: before iOS 9 a post that matches the registration of a deallocated observer (U59).
  private func meetDeallocated(_ receiver: ObserverList.Place, _ notification: Notification) {
    guard !forgivesDeallocatedObservers, let observer = receiver.pointee.orphan?.owner else { return }
    programmerError(
      """
      \(observer) was deallocated without removing itself as an observer of \(notification.name.rawValue), \
      and before iOS 9 the next post crashes: call removeObserver(self) in its deinit
      """
    )
  }

  /// Whether a registration whose observer has been deallocated is ignored (U59).
  private var forgivesDeallocatedObservers: Bool {
    context.object?.rule(VersionRules.deallocatedObserversAreIgnored) ?? true
  }

  /// Who is called if a notification of that name is posted now: observers that come during the post are not among them,
  /// and those that end stay in their places until it is over.
  private func receivers(of name: Notification.Name) -> [ObserverList.Place] {
    let named = recent.name == name ? recent.places : find(name).places
    guard !wildcards.isEmpty else { return named }
    return (named + wildcards.places).sorted { $0.pointee.sequence < $1.pointee.sequence }
  }

  private func list(for name: Notification.Name) -> ObserverList {
    recent.name == name ? recent : find(name)
  }

  /// Looks up a list that is not the recent one.
  private func find(_ name: Notification.Name) -> ObserverList {
    guard observedLengths & Self.length(of: name) != 0, let list = observers[name] else { return nobody }
    recent = list
    return list
  }

  private func matching(_ notification: Notification) -> [ObserverList.Place] {
    receivers(of: notification.name).filter {
      $0.pointee.isAlive && $0.pointee.accepts(notification)
    }
  }

  /// The name, the details, and who gets it: `UIKeyboardDidShowNotification (0 480; ...) to LoginForm`.
  private func describe(_ notification: Notification, _ heard: [ObserverList.Place]) -> String {
    let receivers = heard.map { $0.pointee.receiverName }
    let detail = context.object?.describeNotification?(notification) ?? ""
    let names = receivers.isEmpty ? "nobody" : receivers.joined(separator: ", ")
    return "\(notification.name.rawValue)\(detail) to \(names)"
  }

  private func detail(_ notification: Notification, _ heard: [ObserverList.Place]) -> LogEntry.Detail {
    .post(
      LogEntry.Post(
        name: notification.name.rawValue,
        receivers: heard.map { $0.pointee.observer(of: notification) },
        frames: context.object?.readFrames?(notification)
      )
    )
  }
}

// MARK: - Registering

extension NotificationBus {
  /// Adds a registration; returns the number that names it.
  func add(
    name: Notification.Name?,
    object: AnyObject?,
    owner: AnyObject?,
    source: Registration.Source,
    deliver: @escaping @MainActor (Notification) -> Void
  ) -> Int {
    if postDepth == 0 {
      (name.map(list(for:)) ?? wildcards).makeRoom(keepsOrphans: !forgivesDeallocatedObservers)
    }
    let sequence = nextSequence
    nextSequence += 1
    let list = name.map { observers[$0] ?? ObserverList($0) } ?? wildcards
    if let name, list.isEmpty {
      observers[name] = list
      observedLengths |= Self.length(of: name)
    }
    list.append(
      Registration(
        sequence: sequence,
        name: name,
        object: object,
        owner: owner,
        source: source,
        deliver: deliver
      )
    )
    return sequence
  }

  /// Ends the registrations that `matches` picks among those for `name`, or among all. Costs O(those).
  func remove(for name: Notification.Name?, where matches: (borrowing Registration) -> Bool) {
    let lists = name.map { [list(for: $0)] } ?? observers.values.sorted { $0.isOlder(than: $1) } + [wildcards]
    for list in lists {
      var hasEnded = false
      for place in list.places where place.pointee.isRegistered && matches(place.pointee) {
        place.pointee.end()
        hasEnded = true
      }
      if hasEnded { unswept.append(list) }
    }
    sweepIfIdle()
  }

  private func sweepIfIdle() {
    guard postDepth == 0 else { return }
    let lists = unswept
    unswept = []
    for list in lists {
      list.sweep(keepsOrphans: !forgivesDeallocatedObservers)
      // What a closure held may have registered for the name anew as it went, which made another list.
      guard list.isEmpty, let name = list.name, observers[name] === list else { continue }
      observers[name] = nil
      orphansOfDroppedLists.formUnion(list.orphans)
      if recent === list { recent = nobody }
    }
  }
}
