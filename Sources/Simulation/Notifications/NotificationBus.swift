import Foundation

/// An object that delivers notifications to their observers, in the order of registration.
///
/// It replaces Foundation's notification center and uses the same `Notification` values, but belongs to one
/// simulator and is deterministic. Delivery is synchronous, inside ``post(_:)``. An observer added during a
/// post receives only later posts; an observer removed during a post is not called any more. A post may
/// contain further posts.
///
/// An observer that is deallocated without removing itself is ignored from iOS 9. On older systems the next
/// post that matches its registration stops the program (U59), with `LoginForm was deallocated without
/// removing itself as an observer of UIKeyboardDidShowNotification, and before iOS 9 the next post crashes:
/// call removeObserver(self) in its deinit`.
///
/// A subclass, such as a test double, may override the members with the signatures of Foundation's
/// notification center (U91); calls with other argument types reach them, too. The simulator's own bus is
/// never of a subclass.
@preconcurrency @MainActor open class NotificationBus {
  // With checks of exclusive access to the properties of this class and of `ObserverList`, a post (W7) takes
  // 51 % longer.
  @exclusivity(unchecked) private var observers: [Notification.Name: ObserverList] = [:]
  /// The empty list for names without observers.
  private let nobody = ObserverList(nil)
  /// The list of the last lookup, or ``nobody``.
  @exclusivity(unchecked) private var recent: ObserverList
  private let wildcards = ObserverList(nil)
  private var nextSequence = 0
  @exclusivity(unchecked) private var postDepth = 0
  /// The registrations that have ended since the last sweep.
  @exclusivity(unchecked) private var ended: [ObserverList.Place] = []
  private let index = ObserverIndex()
  private let log: EventLog
  final let context: Handle<SimulationContext>
  /// The place of the registration that a member without these arguments makes.
  final var place: (file: StaticString, line: Int)?
  @exclusivity(unchecked) private var contextID: ObjectIdentifier?
  /// A bit for each length, modulo 64, of all names observed so far; names of other lengths need no lookup.
  @exclusivity(unchecked) private var observedLengths: UInt64 = 0

  init(log: EventLog, _ context: Handle<SimulationContext>) {
    self.log = log
    self.context = context
    recent = nobody
  }

  /// Creates a separate bus for client code. Its posts are not logged.
  public init() {
    log = EventLog(clock: VirtualClock(), isEnabled: false)
    context = Handle()
    recent = nobody
  }

  /// Sets the context in which observers are called.
  final func attach(_ context: SimulationContext) {
    contextID = ObjectIdentifier(context)
    if NotificationBus.unobserved == nil { NotificationBus.unobserved = NotificationBus() }
  }

  /// The bus of the current simulator; see ``SimulationContext/current``.
  ///
  /// Off the main thread, where an object may remove itself in its `deinit`, it is a bus without observers.
  ///
  /// Stops with `there is no simulator: create a Simulator before using NotificationBus.default`.
  public nonisolated static var `default`: NotificationBus {
    if !MainQueue.isCurrent, let unobserved { return unobserved }
    return MainActor.assumeIsolated {
      SimulationContext.required(for: "NotificationBus.default").notifications
    }
  }

  /// The bus without observers; created with the first context and read-only from then on.
  nonisolated(unsafe) static var unobserved: NotificationBus?

  /// Posts a notification, and calls each matching observer before it returns. Costs O(observers of the
  /// name).
  open func post(_ notification: Notification) {
    post(notification, to: receivers(of: notification.name))
  }

  /// Posts a notification with a name and an object.
  open func post(name: Notification.Name, object: Any?) { basePost(name: name, object: object) }

  /// Posts a notification with a name, an object and a user info.
  open func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    basePost(name: name, object: object, userInfo: userInfo)
  }

  /// Calls a method of `observer` with each matching notification; the method takes the notification or
  /// nothing. The observer is not retained.
  open func addObserver(
    _ observer: Any,
    selector aSelector: MethodSelector,
    name: Notification.Name?,
    object: Any?
  ) {
    baseAddObserver(observer, selector: aSelector, name: name, object: object)
  }

  /// Removes all registrations of `observer`.
  open nonisolated func removeObserver(_ observer: Any) {
    baseRemoveObserver(Self.instance(observer), name: nil, object: nil)
  }

  /// Removes the registrations of `observer` for a name, an object or both; nil stands for any.
  open nonisolated func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    baseRemoveObserver(Self.instance(observer), name: name, object: object.map(Self.instance))
  }

  package final func basePost(
    name: Notification.Name,
    object: Any? = nil,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    if object == nil, userInfo == nil, wildcards.isEmpty {
      let list = list(for: name)
      if list !== nobody { return post(list.bare, to: list.places) }
    }
    let receivers = receivers(of: name)
    guard !receivers.isEmpty || log.isEnabled else { return }
    post(Notification(name: name, object: object, userInfo: userInfo), to: receivers)
  }

  /// Returns whether a notification with that name reaches an observer or the log; if not, it need not be
  /// made.
  package final func isObserved(_ name: Notification.Name) -> Bool {
    if log.isEnabled || !wildcards.isEmpty { return true }
    return observedLengths & Self.length(of: name) != 0 && !list(for: name).isEmpty
  }

  private static func length(of name: Notification.Name) -> UInt64 {
    1 << UInt64(name.rawValue.utf8.count & 63)
  }

  /// Returns the number of observers that a notification with that name and object would reach.
  public final func observerCount(for name: Notification.Name, object: AnyObject? = nil) -> Int {
    matching(Notification(name: name, object: object)).count { $0.pointee.isOfApp }
  }

  /// Returns the first object that is registered more than once for notifications with that name, from any
  /// sender, and the number of its registrations. Closures that were registered at the same place in the
  /// source count as one object's.
  package final func repeatedHandler(of name: Notification.Name) -> (name: String, count: Int)? {
    let receivers = receivers(of: name).filter { $0.pointee.isOfApp }
    guard receivers.count > 1 else { return nil }
    var counts: [Registration.Owner: Int] = [:]
    for place in receivers where place.pointee.isAlive {
      counts[place.pointee.handlingOwner, default: 0] += 1
    }
    guard counts.values.contains(where: { $0 > 1 }) else { return nil }
    for place in receivers where place.pointee.isAlive {
      guard let count = counts[place.pointee.handlingOwner], count > 1 else { continue }
      let observer = place.pointee.observer(of: Notification(name: name))
      return (observer.type ?? "\(observer)", count)
    }
    return nil
  }

  /// Whether posts to deallocated observers are recorded, and don't stop the program; for a search of flaws.
  package final var recordsCrashes = false
  /// The recorded posts to deallocated observers.
  package private(set) final var crashes: [String] = []

  /// The observers that were deallocated without ending their observation, each once per name, sorted by
  /// class and name.
  package final var orphans: [Orphan] {
    let all = observers.values.reduce(into: index.orphansOfDroppedLists) { $0.formUnion($1.orphans) }
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
    let heard = matching(notification).filter { $0.pointee.isOfApp }
    log.recording(.notification, "", describe(notification, heard), detail(notification, heard)) {
      deliver(notification, to: receivers)
    }
  }

  private func deliver(_ notification: Notification, to receivers: [ObserverList.Place]) {
    guard !receivers.isEmpty else { return }
    postDepth += 1
    Recursion.enter("\(notification.name.rawValue) for \(names(of: receivers, notification))")
    if log.isEnabled {
      for receiver in receivers {
        guard receiver.pointee.isOfApp else {
          _ = receiver.pointee.receive(notification)
          continue
        }
        log.acting(as: .observer(receiver.pointee.observer(of: notification))) {
          if !receiver.pointee.receive(notification) { stopForDeallocatedOwner(receiver, notification) }
        }
      }
    } else {
      for receiver in receivers where !receiver.pointee.receive(notification) {
        stopForDeallocatedOwner(receiver, notification)
      }
    }
    Recursion.leave()
    postDepth -= 1
    if !ended.isEmpty { sweepIfIdle() }
  }

  private func names(of receivers: [ObserverList.Place], _ notification: Notification) -> String {
    receivers.filter { $0.pointee.isAlive && $0.pointee.isOfApp }.map { place in
      let observer = place.pointee.observer(of: notification)
      return observer.type ?? "\(observer)"
    }.joined(separator: ", ")
  }

  /// Stops the program where UIKit crashes: before iOS 9, at a post that matches the registration of a
  /// deallocated observer (U59).
  private func stopForDeallocatedOwner(_ receiver: ObserverList.Place, _ notification: Notification) {
    guard !forgivesDeallocatedObservers, let observer = receiver.pointee.orphan?.owner else { return }
    let name = notification.name.rawValue
    if recordsCrashes {
      return crashes.append("a post of \(name) to \(observer), which was deallocated, crashes")
    }
    programmerError(
      """
      \(observer) was deallocated without removing itself as an observer of \(name), \
      and before iOS 9 the next post crashes: call removeObserver(self) in its deinit
      """
    )
  }

  /// Whether a registration whose observer was deallocated is ignored (U59).
  private var forgivesDeallocatedObservers: Bool {
    context.object?.rule(VersionRules.deallocatedObserversAreIgnored) ?? true
  }

  /// Returns the registrations to call if a notification with that name is posted now. Observers added during
  /// the post are not included, and ended registrations stay in their places until the post is over.
  private func receivers(of name: Notification.Name) -> [ObserverList.Place] {
    let named = recent.name == name ? recent.places : find(name).places
    guard !wildcards.isEmpty else { return named }
    return (named + wildcards.places).sorted { $0.pointee.sequence < $1.pointee.sequence }
  }

  private func list(for name: Notification.Name) -> ObserverList {
    recent.name == name ? recent : find(name)
  }

  /// Looks up a list other than the recent one.
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

  /// Returns the name, the details and the receivers: `UIKeyboardDidShowNotification (0 480; ...) to
  /// LoginForm`.
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
  /// Adds a registration, and returns its number.
  func add(
    name: Notification.Name?,
    object: AnyObject?,
    owner: AnyObject?,
    source: Registration.Source,
    deliver: @escaping @MainActor (Notification) -> Void
  ) -> Int {
    if postDepth == 0 { drop(list(of: name).makeRoom(keepsOrphans: keepsOrphans)) }
    let sequence = nextSequence
    nextSequence += 1
    let list = name.map { observers[$0] ?? ObserverList($0) } ?? wildcards
    if let name, list.isEmpty {
      observers[name] = list
      observedLengths |= Self.length(of: name)
    }
    let place = list.append(
      Registration(
        sequence: sequence,
        name: name,
        object: object,
        owner: owner,
        source: source,
        deliver: deliver
      )
    )
    index.add(place)
    return sequence
  }

  /// The list for a name, or the one for all names.
  private func list(of name: Notification.Name?) -> ObserverList { name.map(list(for:)) ?? wildcards }

  /// Whether orphans stay registered, because a post to them stops the program.
  private var keepsOrphans: Bool { !forgivesDeallocatedObservers }

  /// Ends the registrations of an observer for `name`, or for any name, and the one of a token, if they
  /// match. Costs O(registrations of the observer, or of the name, if these are fewer).
  func remove(
    of owner: ObjectIdentifier,
    _ token: ObservationToken?,
    for name: Notification.Name?,
    where matches: (borrowing Registration) -> Bool
  ) {
    var places: [ObserverList.Place]
    if let name, list(for: name).places.count < index.count(of: owner) {
      places = list(for: name).places.filter { $0.pointee.ownerID == owner }
    } else {
      places = index.places(of: owner)
    }
    if let token, let place = list(of: token.name).place(numbered: token.registration) {
      places.append(place)
    }
    for place in places where place.pointee.isRegistered && matches(place.pointee) {
      index.remove(place)
      place.pointee.end()
      ended.append(place)
    }
    sweepIfIdle()
  }

  /// Releases the closures of ended registrations, and drops the registrations themselves where they are the
  /// majority, so that a removal costs O(1) on average.
  private func sweepIfIdle() {
    guard postDepth == 0, !ended.isEmpty else { return }
    let places = ended
    ended = []
    // The release of a closure's captures may run any client code, which finds the lists complete.
    let closures = places.map { $0.pointee.takeClosure() }
    for place in places { list(of: place.pointee.name).noteEnd() }
    var gone: [ObserverList.Place] = []
    for place in places {
      let list = list(of: place.pointee.name)
      guard list.hasMostlyEnded else { continue }
      gone += list.sweep(keepsOrphans: keepsOrphans)
      guard list.isEmpty, let name = list.name else { continue }
      observers[name] = nil
      index.orphansOfDroppedLists.formUnion(list.orphans)
      if recent === list { recent = nobody }
    }
    drop(gone)
    withExtendedLifetime(closures) {}
  }

  /// Deallocates registrations that are in no list any more.
  private func drop(_ places: [ObserverList.Place]) {
    for place in places where place.pointee.isRegistered { index.remove(place) }
    for place in places { place.free() }
  }
}
