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
  /// The lists that contain ended registrations.
  @exclusivity(unchecked) private var unsweptLists: [ObserverList] = []
  private var orphansOfDroppedLists: Set<Orphan> = []
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
    let receivers = receivers(of: name)
    guard !receivers.isEmpty || log.isEnabled else { return }
    // A notification of constants only is cheaper.
    if object == nil, userInfo == nil { return post(Notification(name: name), to: receivers) }
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
    matching(Notification(name: name, object: object)).count
  }

  /// The handler of a notification; equal for two registrations of one object.
  package struct Handler: Hashable {
    fileprivate let owner: ObjectIdentifier?
    fileprivate let place: String?
    /// The handler's name.
    package let name: String
  }

  /// Returns the handlers of notifications with that name, from any sender, once for each registration, in
  /// order.
  package final func handlers(of name: Notification.Name) -> [Handler] {
    receivers(of: name).filter { $0.pointee.isAlive }.map { place in
      let observer = place.pointee.observer(of: Notification(name: name))
      let owner = place.pointee.owner.map(ObjectIdentifier.init)
      let source = owner == nil ? "\(observer.file):\(observer.line)" : nil
      return Handler(owner: owner, place: source, name: observer.type ?? "\(observer)")
    }
  }

  /// The observers that were deallocated without ending their observation, each once per name, sorted by
  /// class and name.
  package final var orphans: [Orphan] {
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
          if !receiver.pointee.receive(notification) { stopForDeallocatedOwner(receiver, notification) }
        }
      }
    } else {
      for receiver in receivers where !receiver.pointee.receive(notification) {
        stopForDeallocatedOwner(receiver, notification)
      }
    }
    postDepth -= 1
    if !unsweptLists.isEmpty { sweepIfIdle() }
  }

  /// Stops the program where UIKit crashes: before iOS 9, at a post that matches the registration of a
  /// deallocated observer (U59).
  private func stopForDeallocatedOwner(_ receiver: ObserverList.Place, _ notification: Notification) {
    guard !forgivesDeallocatedObservers, let observer = receiver.pointee.orphan?.owner else { return }
    programmerError(
      """
      \(observer) was deallocated without removing itself as an observer of \(notification.name.rawValue), \
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

  /// Ends the registrations for `name`, or for any name, that match. Costs O(registrations examined).
  func remove(for name: Notification.Name?, where matches: (borrowing Registration) -> Bool) {
    let lists = name.map { [list(for: $0)] } ?? observers.values.sorted { $0.isOlder(than: $1) } + [wildcards]
    for list in lists {
      var hasEnded = false
      for place in list.places where place.pointee.isRegistered && matches(place.pointee) {
        place.pointee.end()
        hasEnded = true
      }
      if hasEnded { unsweptLists.append(list) }
    }
    sweepIfIdle()
  }

  private func sweepIfIdle() {
    guard postDepth == 0 else { return }
    let lists = unsweptLists
    unsweptLists = []
    for list in lists {
      list.sweep(keepsOrphans: !forgivesDeallocatedObservers)
      // The release of a closure's captures may have registered for the name again, which created another
      // list.
      guard list.isEmpty, let name = list.name, observers[name] === list else { continue }
      observers[name] = nil
      orphansOfDroppedLists.formUnion(list.orphans)
      if recent === list { recent = nobody }
    }
  }
}
