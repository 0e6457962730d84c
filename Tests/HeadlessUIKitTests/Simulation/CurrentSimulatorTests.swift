import HeadlessUIKit
import Testing

@MainActor @Suite struct CurrentSimulatorTests {
  private nonisolated static let ping = Notification.Name("ping")

  @Test func `two simulators do not see each other`() throws {
    let first = FieldScene("4.3")
    let second = FieldScene("4.3")
    try first.simulator.user.tap(first.a)
    #expect(first.first == "A")
    #expect(first.diary.take().last == "KeyboardDidShow")
    #expect(first.simulator.keyboard.isVisible)
    #expect(second.first == nil)
    #expect(second.diary.lines == [])
    #expect(!second.simulator.keyboard.isVisible)
    #expect(second.simulator.clock.now.offset == .zero)
    #expect(first.simulator.clock.now.offset > .zero)
    #expect(second.simulator.log.lines(.focus, .touch, .keyboard) == [])
    second.b.becomeFirstResponder()
    #expect((first.first, second.first) == ("A", "B"))
    #expect(first.diary.lines == [])
  }

  @Test func `statics mean the simulator that the test created last, where no simulator's code runs`() {
    let first = Simulator()
    #expect(Application.shared === first.application)
    let second = Simulator()
    #expect(Application.shared === second.application)
    #expect(NotificationBus.default === second.notifications)
    #expect(Screen.main === second.screen)
    #expect(Window(frame: .zero).application === second.application)
  }

  @Test func `statics mean the simulator whose code runs`() {
    let first = Simulator()
    let second = Simulator()
    let seen = first.perform {
      [NotificationBus.default === first.notifications, Screen.main === first.screen]
        + [Application.shared === first.application, Window(frame: .zero).application === first.application]
        + [second.perform { Application.shared === second.application }]
    }
    #expect(seen == [true, true, true, true, true])
    #expect(Application.shared === second.application)
  }

  @Test func `work that an older simulator runs while time passes means that simulator`() {
    let first = Simulator()
    let second = Simulator()
    let diary = Diary()
    for (simulator, name) in [(first, "first"), (second, "second")] {
      _ = simulator.notifications.addObserver(forName: Self.ping) { _ in diary.note("\(name) hears") }
      simulator.clock.schedule(after: .seconds(1), label: "post") {
        NotificationBus.default.post(name: Self.ping)
      }
    }
    first.advance(by: .seconds(1))
    #expect(diary.take() == ["first hears"])
    second.settle()
    #expect(diary.take() == ["second hears"])
  }

  @Test func `handlers of notifications, touches and delegates mean their own simulator`() throws {
    let first = FieldScene("4.3")
    let second = FieldScene("4.3")
    var seen: [String: Bool] = [:]
    for line in ["A shouldBegin", "A didBegin", "A .editingDidBegin", "KeyboardWillShow", "KeyboardDidShow"] {
      first.diary.when(line) { seen[line] = Application.shared === first.simulator.application }
    }
    try first.simulator.user.tap(first.a)
    #expect(seen.count == 5)
    #expect(seen.values.allSatisfy { $0 })
    #expect(Application.shared === second.simulator.application)
  }

  @Test func `a simulator that is gone is not the current one`() {
    let kept = Simulator()
    do { _ = Simulator() }
    #expect(SimulationContext.current === kept.application.context)
    #expect(Application.shared === kept.application)
  }

  @Test(
    arguments: [
      "Application.shared", "NotificationBus.default", "Screen.main", "Window(frame:)", "View.animate",
    ]
  )
  func `an operation that needs a simulator reports that there is none`(user: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [user] in
      await MainActor.run {
        switch user {
        case "Application.shared": _ = Application.shared
        case "NotificationBus.default": _ = NotificationBus.default
        case "Screen.main": _ = Screen.main
        case "Window(frame:)": _ = Window(frame: .zero)
        default: View.animate(withDuration: 1, animations: {})
        }
      }
    }
    expectTrap(result, says: "there is no simulator: create a Simulator before using \(user)")
  }
}
