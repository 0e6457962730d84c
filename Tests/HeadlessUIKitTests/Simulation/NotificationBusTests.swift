import HeadlessUIKit
import Testing

@MainActor @Suite struct NotificationBusTests {
  /// An observer with a method with and one without a notification parameter.
  @MainActor private final class Listener {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
    }

    func hear(_ notification: Notification) {
      diary.note("\(name) hears \(notification.name.rawValue)")
    }

    func hearNothing() {
      diary.note("\(name) hears something")
    }
  }

  private nonisolated static let ping = Notification.Name("ping")
  private nonisolated static let pong = Notification.Name("pong")

  private let simulator = Simulator()
  private let diary = Diary()
  private var bus: NotificationBus { simulator.notifications }

  private func listener(_ name: String) -> Listener { Listener(name, diary) }

  @discardableResult
  private func observe(
    _ label: String,
    _ name: Notification.Name? = Self.ping,
    object: AnyObject? = nil
  ) -> ObservationToken {
    bus.addObserver(forName: name, object: object) { [diary] in diary.note("\(label) \($0.name.rawValue)") }
  }

  // MARK: Foundation's signature

  @Test(arguments: [nil, OperationQueue.main]) func `a block with a queue is called inside the post`(
    queue: OperationQueue?
  ) {
    let token = bus.addObserver(forName: Self.ping, object: self.diary, queue: queue) { [diary] in
      diary.note("block \($0.name.rawValue)")
    }
    // The result is ignored, as in UIKit.
    bus.addObserver(forName: Self.ping, object: nil, queue: queue) { [diary] _ in diary.note("any sender") }
    bus.post(name: Self.ping, object: diary)
    bus.post(name: Self.ping)
    #expect(diary.take() == ["block ping", "any sender", "any sender"])
    bus.removeObserver(token)
    bus.post(name: Self.ping, object: diary)
    #expect(diary.take() == ["any sender"])
  }

  // MARK: Order

  @Test func `observers of a name and of every name are called in the order in which they registered`() {
    let (a, b) = (listener("a"), listener("b"))
    observe("any 1", nil)
    bus.addObserver(a, selector: Listener.hear, name: Self.ping)
    observe("any 2", nil)
    bus.addObserver(b, selector: Listener.hearNothing, name: Self.ping)
    observe("ping")
    bus.addObserver(a, selector: Listener.hear, name: nil)
    bus.post(name: Self.ping)
    #expect(
      diary.take() == [
        "any 1 ping", "a hears ping", "any 2 ping", "b hears something", "ping ping", "a hears ping",
      ]
    )
    bus.post(name: Self.pong)
    #expect(diary.lines == ["any 1 pong", "any 2 pong", "a hears pong"])
  }

  @Test func `a method that is registered twice is called twice`() {
    let a = listener("a")
    for _ in 1...2 { bus.addObserver(a, selector: Listener.hear, name: Self.ping) }
    #expect(bus.observerCount(for: Self.ping) == 2)
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a hears ping", "a hears ping"])
  }

  @Test func `a notification arrives as it was posted`() {
    var received: Notification?
    _ = bus.addObserver(forName: Self.ping) { received = $0 }
    bus.post(name: Self.ping, object: diary, userInfo: ["key": 7])
    #expect(received?.name == Self.ping)
    #expect(received?.object as? Diary === diary)
    #expect(received?.userInfo?["key"] as? Int == 7)
  }

  @Test func `a post to nobody does nothing`() {
    observe("other", Self.pong)
    #expect(bus.observerCount(for: Self.ping) == 0)
    bus.post(name: Self.ping)
    #expect(diary.lines == [])
  }

  // MARK: Filters

  @Test func `a filter lets only its object's notifications pass`() {
    let (mine, other) = (listener("mine"), listener("other"))
    observe("filtered", object: mine)
    observe("filtered any", nil, object: mine)
    observe("open")
    bus.post(name: Self.ping, object: mine)
    #expect(diary.take() == ["filtered ping", "filtered any ping", "open ping"])
    for object in [other, nil, 7, "mine"] as [Any?] { bus.post(name: Self.ping, object: object) }
    #expect(diary.lines == ["open ping", "open ping", "open ping", "open ping"])
    #expect(bus.observerCount(for: Self.ping) == 1)
    #expect(bus.observerCount(for: Self.ping, object: mine) == 3)
  }

  @Test func `a filter whose object is gone lets nothing pass`() {
    var object: Listener? = listener("gone")
    observe("filtered", object: object)
    object = nil
    bus.post(name: Self.ping)
    bus.post(name: Self.ping, object: listener("new"))
    #expect(diary.lines == [])
  }

  // MARK: Ends

  @Test func `an observer is held weakly, and one that is gone is not called`() {
    var a: Listener? = listener("a")
    weak let weakly = a
    let b = listener("b")
    bus.addObserver(listener("gone at once"), selector: Listener.hear, name: Self.ping)
    if let a { bus.addObserver(a, selector: Listener.hear, name: Self.ping) }
    bus.addObserver(b, selector: Listener.hearNothing, name: Self.ping)
    a = nil
    #expect(weakly == nil)
    #expect(bus.observerCount(for: Self.ping) == 1)
    bus.post(name: Self.ping)
    #expect(diary.lines == ["b hears something"])
  }

  @Test func `a token ends its own observation only, and dropping it ends nothing`() {
    let first = observe("first")
    observe("second")
    bus.removeObserver(first)
    bus.removeObserver(first)
    bus.post(name: Self.ping)
    #expect(diary.lines == ["second ping"])
  }

  @Test func `removing an observer that was never added does nothing`() {
    observe("a")
    bus.removeObserver(listener("stranger"))
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a ping"])
  }

  /// The registrations that remain of four, (ping, x), (ping, any), (pong, x) and (any name, any), as
  /// `name/object`.
  @Test(
    arguments: [
      (nil, false, []), (Self.ping, false, ["pong/x", "*/*"]),
      (Self.pong, false, ["ping/x", "ping/*", "*/*"]),
      (nil, true, ["ping/*", "*/*"]), (Self.ping, true, ["ping/*", "pong/x", "*/*"]),
    ] as [(Notification.Name?, Bool, [String])]
  )
  func `removal with a name or an object ends only the observations for them`(
    name: Notification.Name?,
    withObject: Bool,
    left: [String]
  ) {
    /// An observer with a method for each registration.
    @MainActor final class Four {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func pingX() { diary.note("ping/x") }
      func ping() { diary.note("ping/*") }
      func pongX() { diary.note("pong/x") }
      func any() { diary.note("*/*") }
    }
    let (four, x) = (Four(diary), listener("x"))
    bus.addObserver(four, selector: Four.pingX, name: Self.ping, object: x)
    bus.addObserver(four, selector: Four.ping, name: Self.ping)
    bus.addObserver(four, selector: Four.pongX, name: Self.pong, object: x)
    bus.addObserver(four, selector: Four.any, name: nil)
    bus.removeObserver(four, name: name, object: withObject ? x : nil)
    bus.post(name: Self.ping, object: x)
    bus.post(name: Self.pong, object: x)
    #expect(Set(diary.lines) == Set(left))
  }

  @Test func `a name is heard again after its last observer has ended`() {
    for round in 1...3 {
      bus.post(name: Self.ping)
      #expect(diary.take() == [])
      let token = observe("\(round)")
      bus.post(name: Self.ping)
      bus.post(name: Self.pong)
      bus.post(name: Self.ping)
      #expect(diary.take() == ["\(round) ping", "\(round) ping"])
      bus.removeObserver(token)
    }
  }

  @Test func `an observer's closure is released with the observation, during a post at its end`() {
    final class Held {}
    @MainActor final class Kept { var token: ObservationToken? }
    weak var held: Held?
    let kept = Kept()
    do {
      let object = Held()
      held = object
      kept.token = bus.addObserver(forName: Self.ping) { [bus, diary] _ in
        if let token = kept.token { bus.removeObserver(token) }
        diary.note("holds \(withExtendedLifetime(object) { held != nil })")
      }
    }
    #expect(held != nil)
    bus.post(name: Self.ping)
    #expect(diary.take() == ["holds true"])
    #expect(held == nil)
    bus.post(name: Self.ping)
    #expect(diary.lines == [])
  }

  // MARK: Changes during a post

  @Test func `an observer that is added during a post waits for the next one`() {
    diary.when("a ping") { observe("added") }
    observe("a")
    observe("b")
    bus.post(name: Self.ping)
    #expect(diary.take() == ["a ping", "b ping"])
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a ping", "b ping", "added ping"])
  }

  @Test func `an observer that is removed during a post is not called any more`() {
    let a = observe("a")
    let b = listener("b")
    bus.addObserver(b, selector: Listener.hear, name: Self.ping)
    observe("c")
    diary.when("a ping") {
      bus.removeObserver(a)
      bus.removeObserver(b)
    }
    bus.post(name: Self.ping)
    #expect(diary.take() == ["a ping", "c ping"])
    bus.post(name: Self.ping)
    #expect(diary.lines == ["c ping"])
  }

  @Test func `an observer that goes away during a post is not called any more`() {
    var b: Listener? = listener("b")
    observe("a")
    if let b { bus.addObserver(b, selector: Listener.hear, name: Self.ping) }
    diary.when("a ping") { b = nil }
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a ping"])
  }

  @Test func `a post inside a post is delivered whole before the outer one goes on`() {
    observe("a", nil)
    observe("b", nil)
    diary.when("a ping") { bus.post(name: Self.pong) }
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a ping", "a pong", "b pong", "b ping"])
  }

  @Test func `a removal inside an inner post counts for the outer one`() {
    observe("a", nil)
    let b = observe("b", nil)
    observe("c", nil)
    diary.when("a ping") { bus.post(name: Self.pong) }
    diary.when("a pong") { bus.removeObserver(b) }
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a ping", "a pong", "c pong", "c ping"])
  }

  /// An object that runs a closure in its deinitializer.
  private final class Held {
    let goodbye: @MainActor () -> Void
    init(_ goodbye: @escaping @MainActor () -> Void) { self.goodbye = goodbye }
    deinit {
      let goodbye = goodbye
      MainActor.assumeIsolated { goodbye() }
    }
  }

  @Test func `an observation that begins while others' closures go is not swept away with them`() {
    let held: ObservationToken
    do {
      let object = Held { [bus, diary] in
        _ = bus.addObserver(forName: Self.ping) { _ in diary.note("new ping") }
      }
      held = bus.addObserver(forName: Self.pong) { _ in withExtendedLifetime(object) {} }
    }
    let tokens = [observe("first"), held, observe("second")]
    observe("a", Notification.Name("end"))
    diary.when("a end") { for token in tokens { bus.removeObserver(token) } }
    bus.post(name: Notification.Name("end"))
    bus.post(name: Self.ping)
    #expect(diary.lines == ["a end", "new ping"])
  }

  @Test(arguments: 0...40)
  func `an observation is kept when others are removed for it, also if their release runs code`(count: Int) {
    final class Gone {}
    let last = observe("last")
    do {
      let object = Held { [bus] in bus.removeObserver(last) }
      for _ in 0..<count {
        bus.addObserver(Gone(), selector: { _ in { _ in withExtendedLifetime(object) {} } }, name: Self.ping)
      }
    }
    observe("new")
    bus.post(name: Self.ping)
    #expect(diary.lines.last == "new ping")
  }
}
