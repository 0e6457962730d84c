import Foundation
import HeadlessUIKit
import Testing

/// The simulator that statics mean in tests that run side by side, each with a simulator of its own.
@MainActor @Suite struct TaskSimulatorTests {
  private static let devices: [Device] = [.iPhone4, .iPhone5, .iPhone8, .iPhone16, .iPadAir]
  private static var count = 0

  let simulator: Simulator

  init() {
    simulator = Simulator(device: Self.devices[Self.count % Self.devices.count])
    Self.count += 1
  }

  @Test(.fact("U70"), arguments: 0..<200)
  func `statics mean the simulator that the test has made, while other tests run`(index: Int) async {
    var animated: [Simulator] = []
    for _ in 0..<5 {
      await Task.yield()
      #expect(Simulator.current === simulator)
      #expect(Application.shared === simulator.application)
      #expect(Screen.main === simulator.screen)
      #expect(NotificationBus.default === simulator.notifications)
      let view = View(frame: simulator.screen.bounds)
      View.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in animated.append(.current) }
      await Task.yield()
      await simulator.settle()
    }
    #expect(animated.count == 5)
    #expect(animated.allSatisfy { $0 === simulator })
  }

  @Test(.fact("U70")) func `of several simulators of a task, statics mean the one made last that exists`() {
    let second = Simulator()
    #expect(Simulator.current === second)
    do {
      let third = Simulator()
      #expect(Simulator.current === third)
      simulator.perform { #expect(Simulator.current === simulator) }
    }
    #expect(Simulator.current === second)
  }

  @Test(.fact("U70")) func `a task that a callback has started means the callback's simulator`() async {
    var tasks: [Task<Simulator, Never>] = []
    simulator.clock.schedule(after: .zero, label: "start") {}
    let token = simulator.notifications.addObserver(forName: nil, object: nil) { _ in
      tasks.append(Task { @MainActor in .current })
    }
    simulator.perform { NotificationBus.default.post(name: Notification.Name("start")) }
    simulator.notifications.removeObserver(token)
    _ = Simulator()
    #expect(tasks.count == 1)
    for task in tasks { #expect(await task.value === simulator) }
  }

  @Test(.fact("U70")) func `with one simulator every task means it`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let only = Simulator()
      let seen = await Task.detached { @MainActor in Simulator.current }.value
      if seen !== only { fatalError("another simulator") }
    }
    #expect(result?.standardErrorContent.isEmpty == true)
  }

  @Test(.fact("U70")) func `with several simulators and none of the task the text names them`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let both = [Simulator(device: .iPhone4, system: "4.3"), Simulator(device: .iPhone5, system: "6.0")]
      await Task.detached { @MainActor in _ = Screen.main }.value
      withExtendedLifetime(both) {}
    }
    expectTrap(
      result,
      says: "Screen.main could mean any of 2 simulators: iPhone 4 with iOS 4.3, iPhone 5 with iOS 6.0. "
        + "Create the simulator in this task, use the trait .simulator, or simulator.perform { }"
    )
  }
}
