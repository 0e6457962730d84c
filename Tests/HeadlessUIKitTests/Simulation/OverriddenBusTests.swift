import Foundation
import HeadlessUIKit
import Testing

/// Subclasses of the notification bus, as test doubles are.
@MainActor @Suite struct OverriddenBusTests {
  private static let name = Notification.Name("event")

  /// A bus that records the calls, and passes them on.
  private final class Spy: NotificationBus {
    let diary = Diary()

    override init() { super.init() }
    override func post(_ notification: Notification) {
      diary.note("post notification")
      super.post(notification)
    }
    override func post(name: Notification.Name, object: Any?) {
      diary.note("post name, object")
      super.post(name: name, object: object)
    }
    override func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
      diary.note("post name, object, user info")
      super.post(name: name, object: object, userInfo: userInfo)
    }
    override func addObserver(
      _ observer: Any,
      selector aSelector: MethodSelector,
      name aName: Notification.Name?,
      object anObject: Any?
    ) {
      diary.note("add \(aSelector.name ?? "")")
      super.addObserver(observer, selector: aSelector, name: aName, object: anObject)
    }
    override func removeObserver(_ observer: Any) {
      MainActor.assumeIsolated { diary.note("remove") }
      super.removeObserver(observer)
    }
    override func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
      MainActor.assumeIsolated { diary.note("remove \(aName?.rawValue ?? "")") }
      super.removeObserver(observer, name: aName, object: anObject)
    }
  }

  @MainActor private final class Listener {
    let diary = Diary()
    func heard(_ notification: Notification) { diary.note("heard") }
  }

  @Test(.fact("U91")) func `calls of any form reach the overrides, once each`() {
    let spy = Spy()
    let bus: NotificationBus = spy
    let listener = Listener()
    let selector = MethodSelector("heard:", Listener.heard)
    bus.addObserver(listener, selector: selector, name: Self.name, object: nil)
    bus.addObserver(listener as Any, selector: selector, name: Self.name, object: nil)
    bus.addObserver(listener, selector: selector, name: Self.name)
    #expect(spy.diary.take() == ["add heard:", "add heard:", "add heard:"])
    bus.post(Notification(name: Self.name))
    bus.post(name: Self.name, object: nil)
    bus.post(name: Self.name)
    bus.post(name: Self.name, object: nil, userInfo: ["a": 1])
    #expect(
      spy.diary.take() == [
        "post notification", "post name, object", "post name, object, user info",
        "post name, object, user info",
      ]
    )
    #expect(listener.diary.take().count == 12)
    bus.removeObserver(listener, name: Self.name, object: nil)
    bus.removeObserver(listener as Any, name: nil, object: nil)
    bus.removeObserver(listener)
    bus.removeObserver(listener as Any)
    #expect(spy.diary.take() == ["remove event", "remove ", "remove", "remove"])
    bus.post(name: Self.name)
    #expect(listener.diary.take() == [])
  }

  @Test(.fact("U91")) func `a double that passes nothing on delivers nothing`() {
    final class Silent: NotificationBus {
      var names: [String] = []
      override init() { super.init() }
      override func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        names.append(name.rawValue)
      }
    }
    let (bus, listener) = (Silent(), Listener())
    bus.addObserver(listener, selector: Listener.heard, name: nil)
    bus.post(name: Self.name, object: nil, userInfo: nil)
    #expect(bus.names == ["event"] && listener.diary.lines == [])
  }
}
