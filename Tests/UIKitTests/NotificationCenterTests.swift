import HeadlessUIKit
import Testing
import UIKit

extension Notification.Name {
  fileprivate static let didLogIn = Notification.Name("didLogIn")
}

/// An observer that records the users of logins.
@MainActor private final class Listener {
  var heard: [String] = []

  func didLogIn(_ notification: Notification) {
    heard.append(notification.userInfo?["user"] as? String ?? "nobody")
  }
}

@MainActor private final class Leaver {
  init() {
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("didLogIn:", Leaver.didLogIn),
      name: .didLogIn,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func didLogIn(_ notification: Notification) {}
}

/// The notification center for source that imports UIKit.
@MainActor @Suite struct NotificationCenterTests {
  private let simulator = Simulator()
  private var center: NotificationCenter { simulator.notifications }

  private func post(_ user: String, from object: Any? = nil) {
    center.post(name: .didLogIn, object: object, userInfo: ["user": user])
  }

  @Test func `the name means the simulator's bus, not Foundation's`() {
    simulator.perform {
      #expect(NotificationCenter.default === simulator.notifications)
    }
  }

  @Test func `a closure receives the posts in order until its observer is removed`() {
    var heard: [String] = []
    let observers: [any NSObjectProtocol] = [nil, OperationQueue.main].map { queue in
      center.addObserver(forName: .didLogIn, object: nil, queue: queue) {
        heard.append("\(queue == nil ? "any" : "main") \($0.userInfo?["user"] ?? "")")
      }
    }
    post("ada")
    center.removeObserver(observers[0])
    post("bob")
    let left: Any = observers[1]
    center.removeObserver(left)
    post("eve")
    #expect(heard == ["any ada", "main ada", "main bob"])
  }

  @Test func `an object filter of any type is known by identity`() {
    let (sender, other) = (UIView(), UIView())
    var count = 0
    let filter: Any? = sender
    let observer = center.addObserver(forName: .didLogIn, object: filter, queue: nil) { _ in count += 1 }
    post("ada", from: sender)
    post("bob", from: other)
    post("eve")
    #expect(count == 1)
    center.removeObserver(observer)
  }

  @Test func `a selector's method gets the notification, until its observer is removed`() {
    let listener = Listener()
    let selector = Selector("didLogIn:", Listener.didLogIn)
    center.addObserver(listener, selector: selector, name: .didLogIn, object: nil)
    post("ada")
    center.removeObserver(listener, name: .didLogIn, object: nil)
    post("bob")
    #expect(listener.heard == ["ada"])
  }

  @Test func `an observer may remove itself as it goes, which leaves nothing behind`() {
    simulator.perform {
      var leaver: Leaver? = Leaver()
      #expect(center.observerCount(for: .didLogIn) == 1)
      _ = leaver
      leaver = nil
      #expect(center.observerCount(for: .didLogIn) == 0)
    }
    #expect(simulator.leftovers.isEmpty)
  }

  @Test func `an observer that goes off the main thread is safe`() async {
    simulator.perform {
      nonisolated(unsafe) var leaver: Leaver? = Leaver()
      #expect(leaver != nil)
      let thread = Thread { leaver = nil }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    post("ada")
    #expect(center.observerCount(for: .didLogIn) == 0)
  }

  @Test func `an observer that is removed off the main thread ends on the main thread's next turn`() async {
    /// A container that carries an observer to another thread.
    final class Parcel: @unchecked Sendable {
      var leaver: Leaver?
      init(_ leaver: Leaver) { self.leaver = leaver }
    }
    @concurrent func remove(_ listener: Listener) async {
      NotificationCenter.default.removeObserver(listener)
    }
    @concurrent func letGo(_ parcel: Parcel) async { parcel.leaver = nil }
    let listener = Listener()
    let selector = Selector("didLogIn:", Listener.didLogIn)
    center.addObserver(listener, selector: selector, name: .didLogIn, object: nil)
    await simulator.perform { Task { await remove(listener) } }.value
    await Task.yield()
    #expect(center.observerCount(for: .didLogIn) == 0)
    await simulator.perform {
      let parcel = Parcel(Leaver())
      return Task { await letGo(parcel) }
    }.value
    await Task.yield()
    #expect(center.observerCount(for: .didLogIn) == 0 && simulator.leftovers.isEmpty)
  }

  @Test func `a token ends its own observation only, on its own center`() {
    let own = NotificationCenter()
    let tokens = [center, own].map { $0.addObserver(forName: .didLogIn, object: nil, queue: nil) { _ in } }
    own.removeObserver(tokens[0])
    #expect(center.observerCount(for: .didLogIn) == 1 && own.observerCount(for: .didLogIn) == 1)
    center.removeObserver(tokens[0])
    #expect(center.observerCount(for: .didLogIn) == 0 && own.observerCount(for: .didLogIn) == 1)
  }

  @Test func `an observer that goes ends only its own registrations, wherever its memory has been before`() {
    /// An observer of the same size as `Leaver`, that doesn't remove itself.
    final class Forgetful {
      func didLogIn(_ notification: Notification) {}
    }
    simulator.perform {
      for _ in 0..<20 {
        let selector = Selector("didLogIn:", Forgetful.didLogIn)
        center.addObserver(Forgetful(), selector: selector, name: .didLogIn, object: nil)
        _ = Leaver()
      }
    }
    #expect(simulator.leftovers == [.observer("Forgetful", name: "didLogIn")])
  }

  @Test func `a sequence gives the notifications one after the other`() async {
    let notifications = center.notifications(named: .didLogIn)
    for user in ["ada", "bob", "eve"] { post(user) }
    var heard: [String] = []
    for await notification in notifications {
      heard.append(notification.userInfo?["user"] as? String ?? "")
      if heard.count == 3 { break }
    }
    #expect(heard == ["ada", "bob", "eve"])
  }

  @Test func `a sequence that has gone hears nothing more`() async {
    do {
      let notifications = center.notifications(named: .didLogIn)
      #expect(center.observerCount(for: .didLogIn) == 1)
      _ = notifications
    }
    #expect(center.observerCount(for: .didLogIn) == 0)
  }

  @Test func `a task waits for the keyboard with a for-await loop`() async {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    let controller = UIViewController()
    simulator.perform { controller.view.addSubview(field) }
    simulator.launch(controller)
    let shows = center.notifications(named: UIResponder.keyboardDidShowNotification)
    let waiter = Task { @MainActor in
      for await _ in shows { return simulator.keyboard.frame.height }
      return 0
    }
    simulator.perform { _ = field.becomeFirstResponder() }
    await simulator.settle()
    #expect(await waiter.value == simulator.keyboard.frame.height)
    #expect(simulator.keyboard.frame.height > 0)
  }

  @Test func `messages of the keyboard are typed from iOS 26`() throws {
    guard #available(macOS 26, *) else { return }
    let simulator = Simulator(device: .iPhone16, system: "26.0")
    var ends: [CGRect] = []
    let token = simulator.notifications.addObserver(
      of: UIScreen.self,
      for: .keyboardWillShow
    ) { ends.append($0.endFrame) }
    let message = UIResponder.KeyboardWillShowMessage(
      beginFrame: .zero,
      endFrame: CGRect(x: 0, y: 1, width: 2, height: 3),
      animationDuration: 0.25,
      animationCurve: .linear,
      isLocal: true,
      screen: simulator.screen
    )
    simulator.notifications.post(message, subject: simulator.screen)
    simulator.notifications.removeObserver(token)
    #expect(ends == [CGRect(x: 0, y: 1, width: 2, height: 3)])
  }

  @Test func `blocks for any queue of the simulator are called inside the post`() {
    var events: [String] = []
    for (name, queue) in [("main", OperationQueue.main), ("own", OperationQueue()), ("nil", nil)] {
      _ = simulator.notifications.addObserver(forName: .init("event"), object: nil, queue: queue) { _ in
        events.append(name)
      }
    }
    simulator.notifications.post(name: .init("event"), object: nil)
    events.append("posted")
    #expect(events == ["main", "own", "nil", "posted"])
  }

  @Test func `a queue of Foundation's other than the main one is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        let queue = Foundation.OperationQueue()
        _ = simulator.notifications.addObserver(forName: nil, object: nil, queue: queue) { _ in }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("notifications are delivered on the main queue: queue must be nil or .main"))
  }

  @Test func `an observer that is no object is refused by name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator().notifications.removeObserver(42 as Any) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("notifications know objects by identity, so 42 must be an instance of a class"))
  }
}
