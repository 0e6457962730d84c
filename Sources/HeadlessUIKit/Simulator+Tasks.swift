import Simulation
import UserSim

/// Time that passes while a test waits, so that the tasks of the app run.
///
/// A task of the app runs when its test suspends. These methods let the jobs of the main actor run until it
/// is idle, then the work of the clock's next instant, and so on. Asynchronous functions that leave the main
/// actor for a moment are run in order, so the same test has the same log. A task that sleeps on
/// ``Simulator/clock`` is resumed in virtual time; give the app the clock in place of a `ContinuousClock`:
///
/// ```swift
/// let form = SearchController(clock: simulator.clock)  // any Clock<Duration>
/// simulator.launch(form)
/// try simulator.user.tap(form.search)
/// await simulator.advance(by: .milliseconds(300))      // its task sleeps 300 ms, then searches
/// ```
///
/// `Task.sleep` without a clock, input and output, and threads of the app take real time, which no virtual
/// clock knows; see ``Simulator/waitInRealTime(for:timeout:until:)``.
extension Simulator {
  /// Advances virtual time until no work is pending, as the synchronous `settle()` does, and lets the tasks
  /// of the app run.
  ///
  /// A task that sleeps again and again on the clock is endless work: after `limit` pieces it is reported as
  /// an issue of the test.
  ///
  /// - Parameter limit: The maximum number of pieces of work to run.
  @discardableResult
  public func settle(limit: Int = 10_000) async -> VirtualClock.Settlement {
    await clock.driveToRest(in: application.context, limit: limit)
  }

  /// Advances virtual time, runs the work that is due, and lets the tasks of the app run before each instant
  /// and at the end.
  public func advance(by duration: Duration) async {
    await clock.drive(by: duration, in: application.context)
  }

  /// Waits in real time until a condition holds, for work that virtual time doesn't know, such as a download,
  /// a file, or `Task.sleep` without a clock.
  ///
  /// The condition is checked each millisecond, after the tasks of the app and the work that is due now have
  /// run. Virtual time doesn't pass.
  ///
  /// - Parameters:
  ///   - what: The event that the test waits for, for the error.
  ///   - timeout: The maximum real time.
  ///   - condition: The condition, evaluated as code of this simulator.
  /// - Throws: ``RealTimeError`` if the time is over; `CancellationError` if the task is cancelled.
  public func waitInRealTime(
    for what: String,
    timeout: Duration = .seconds(5),
    until condition: @MainActor () throws -> Bool
  ) async throws {
    let start = ContinuousClock.now
    while true {
      await clock.drive(by: .zero, in: application.context)
      if try perform({ try condition() }) { return }
      guard start.duration(to: .now) < timeout else { throw RealTimeError(what: what, timeout: timeout) }
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

/// The error of a wait in real time whose event didn't happen.
public struct RealTimeError: Error, Hashable, CustomStringConvertible {
  /// The event.
  public let what: String
  /// The real time that has passed.
  public let timeout: Duration

  /// A sentence with the event and the time.
  public var description: String { "\(what) didn't happen within \(timeout) of real time" }
}
