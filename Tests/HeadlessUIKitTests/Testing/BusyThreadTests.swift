import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Tasks of an app that run while other tasks use all threads.
@MainActor @Suite struct BusyThreadTests {
  /// Tasks that use the threads of Swift's pool until the object is deallocated.
  private final class BusyThreads {
    private let tasks = (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Task.detached {
        while !Task.isCancelled {
          // Another job waits for a few milliseconds.
          let end = ContinuousClock.now + .milliseconds(3)
          while ContinuousClock.now < end {}
          await Task.yield()
        }
      }
    }

    deinit { for task in tasks { task.cancel() } }
  }

  @Test func `a task that sleeps on the clock is driven while all threads are busy`() async {
    // In this process, the threads would be busy until the main actor has run the tests before this one.
    await #expect(processExitsWith: .success) { try await BusyThreadTests.wakeTenTimes() }
  }

  private static func wakeTenTimes() async throws {
    let simulator = Simulator()
    let clock: any Clock<Duration> = simulator.clock
    var wakes: [Duration] = []
    simulator.perform {
      _ = Task {
        for _ in 0..<10 {
          try await clock.sleep(for: .seconds(1))
          wakes.append(simulator.clock.now.offset)
        }
      }
    }
    let threads = BusyThreads()
    await simulator.settle()
    #expect(wakes == (1...10).map(Duration.seconds))
    withExtendedLifetime(threads) {}
  }
}
