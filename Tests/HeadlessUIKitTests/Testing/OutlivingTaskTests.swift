import Foundation
import HeadlessUIKit
import Testing

/// Tasks that continue after the end of the simulator for which they were started.
@MainActor @Suite struct OutlivingTaskTests {
  /// A door that a task waits at.
  @MainActor private final class Door {
    private var waiter: CheckedContinuation<Void, Never>?
    func wait() async { await withCheckedContinuation { waiter = $0 } }
    func open() { waiter?.resume() }
    var isReached: Bool { waiter != nil }
  }

  /// Runs `work` in a task that a simulator has started, after its end; returns the issues.
  private func issues(of work: @escaping @MainActor () -> Void) async -> [String] {
    let issues = IssueTexts()
    await withKnownIssue {
      let door = Door()
      var simulator: Simulator? = Simulator(device: .iPhone8, system: "12.0")
      let task = simulator?.perform {
        Task { @MainActor in
          await door.wait()
          work()
        }
      }
      while !door.isReached { await Task.yield() }
      simulator = nil
      door.open()
      await task?.value
    } matching: {
      issues.collect($0)
    }
    return issues.texts
  }

  private static func text(_ user: String) -> String {
    "\(user) was used after the end of its simulator (iPhone 8 with iOS 12.0) and has no effect: "
      + "a task outlived its test; await it there, or cancel it"
  }

  @Test(.fact("U71")) func `an animation after the end is an issue of the test, and no more`() async {
    let view = View(frame: .zero)
    var didEnd = false
    let issues = await issues {
      View.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in didEnd = true }
    }
    #expect(issues == [Self.text("View.animate")])
    #expect(!didEnd)
  }

  @Test(.fact("U71")) func `each use after the end is named once`() async {
    let issues = await issues {
      for _ in 0..<3 {
        NotificationBus.default.post(name: Notification.Name("news"))
        _ = Screen.main.bounds
      }
      _ = Application.shared.windows
      _ = Simulator.current.device
    }
    #expect(
      issues
        == ["NotificationBus.default", "Screen.main", "Application.shared", "Simulator.current"].map(
          Self.text
        )
    )
  }

  @Test(.fact("U71")) func `a task that sleeps on the clock is cancelled at the end`() async throws {
    var simulator: Simulator? = Simulator()
    let clock = try #require(simulator?.clock)
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    await simulator?.advance(by: .milliseconds(1))
    #expect(clock.pendingWork == ["sleep until 1.0 seconds"])
    simulator = nil
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingWork == [])
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test(.fact("U71")) func `without a running test the use is a warning, and the process goes on`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      do { _ = Simulator(device: .iPhone8, system: "12.0") }
      View.animate(withDuration: 1, animations: {})
      View.animate(withDuration: 1, animations: {})
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        == "warning: \(Self.text("View.animate"))\n"
    )
  }
}
