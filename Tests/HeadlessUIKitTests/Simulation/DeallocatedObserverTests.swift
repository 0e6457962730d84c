import Foundation
import HeadlessUIKit
import Testing

/// Observers that are deallocated without removing themselves, before iOS 9 and since.
@MainActor @Suite struct DeallocatedObserverTests {
  /// An observer that removes itself only if `removesItself` is true.
  @MainActor private final class LoginForm {
    let removesItself: Bool

    init(removesItself: Bool = false, observing name: Notification.Name?, object: AnyObject? = nil) {
      self.removesItself = removesItself
      NotificationBus.default.addObserver(self, selector: LoginForm.handle, name: name, object: object)
    }

    deinit { if removesItself { NotificationBus.default.removeObserver(self) } }

    func handle(_ notification: Notification) {}
  }

  private static let name = Notification.Name("LoginDidFinish")

  @Test(.fact("U59")) func `before iOS 9 the next post to one stops the program, with its name and the rule`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: .iPhone5s, system: "8.4")
        simulator.perform { _ = LoginForm(observing: Self.name) }
        simulator.notifications.post(name: Self.name)
      }
    }
    expectTrap(
      result,
      says: """
        LoginForm was deallocated without removing itself as an observer of LoginDidFinish, and before iOS 9 the next \
        post crashes: call removeObserver(self) in its deinit
        """
    )
  }

  @Test(.fact("U59")) func `an observer of every name stops the next post of any`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: .iPhone4, system: "4.3", logIsEnabled: false)
        simulator.perform { _ = LoginForm(observing: nil) }
        simulator.notifications.post(name: Self.name)
      }
    }
    expectTrap(
      result,
      says: "LoginForm was deallocated without removing itself as an observer of LoginDidFinish"
    )
  }

  @Test(.fact("U59")) func `many registrations do not sweep it away`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: .iPhone4, system: "4.3", logIsEnabled: false)
        simulator.perform { _ = LoginForm(observing: Self.name) }
        let tokens = (0..<100).map { _ in
          simulator.notifications.addObserver(forName: Self.name) { _ in }
        }
        for token in tokens { simulator.notifications.removeObserver(token) }
        simulator.notifications.post(name: Self.name)
      }
    }
    expectTrap(result, says: "LoginForm was deallocated without removing itself")
  }

  @Test(.fact("U59"), arguments: ["9.0", "18.0"] as [SystemVersion])
  func `from iOS 9 on it is ignored`(system: SystemVersion) {
    let simulator = Simulator(device: system < "10.0" ? .iPhone5s : .iPhone16, system: system)
    var count = 0
    let token = simulator.notifications.addObserver(forName: Self.name) { _ in count += 1 }
    simulator.perform { _ = LoginForm(observing: Self.name) }
    simulator.notifications.post(name: Self.name)
    #expect(count == 1)
    let claim = simulator.claimObserversRemoved()
    #expect(!claim.holds && claim.text == "LoginForm was deallocated and still observes LoginDidFinish")
    simulator.notifications.removeObserver(token)
  }

  @Test func `one that removed itself, another name and another sender are harmless before iOS 9, too`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let sender = NSObject()
    simulator.perform {
      _ = LoginForm(removesItself: true, observing: Self.name)
      #expect(simulator.claimObserversRemoved().holds)
      _ = LoginForm(observing: Notification.Name("Other"))
      _ = LoginForm(observing: Self.name, object: sender)
    }
    var count = 0
    let token = simulator.notifications.addObserver(forName: Self.name) { _ in count += 1 }
    simulator.notifications.post(name: Self.name, object: self)
    #expect(count == 1)
    simulator.notifications.removeObserver(token)
  }
}
