import Simulation

/// Runs a test's body on the main actor with a fresh simulator, whose code it is.
///
/// It is for test frameworks whose tests don't run on the main actor, such as XCTest on Linux, where a synchronous test
/// method that is marked `@MainActor` stops the program:
///
/// ```swift
/// final class SignInTests: XCTestCase {
///   func testSignIn() throws {
///     try simulate(device: .iPhone4, system: "4.3") { simulator in
///       let form = LoginViewController()
///       simulator.launch(form)
///       try simulator.user.tap(form.username)
///     }
///   }
/// }
/// ```
///
/// What `body` throws is thrown again. Stops with `simulate { } was called away from the main actor: await it in an
/// asynchronous test` where that is so.
///
/// - Parameters:
///   - device: The device.
///   - system: Its system version; without one, the newest that the tables know for the device.
///   - body: The test.
public func simulate<Result: Sendable>(
  device: Device = .iPhone16,
  system: SystemVersion? = nil,
  _ body: @MainActor (Simulator) throws -> Result
) rethrows -> Result {
  guard MainQueue.isCurrent else {
    programmerError(
      "simulate { } was called away from the main actor: await it in an asynchronous test"
    )
  }
  return try MainActor.assumeIsolated {
    let simulator = Simulator(device: device, system: system)
    return try simulator.perform { try body(simulator) }
  }
}

/// Runs an asynchronous test's body on the main actor with a fresh simulator; wherever no other simulator's code runs, its
/// code and the tasks that it begins are this one's.
@MainActor public func simulate<Result: Sendable>(
  device: Device = .iPhone16,
  system: SystemVersion? = nil,
  _ body: @MainActor (Simulator) async throws -> Result
) async rethrows -> Result {
  let simulator = Simulator(device: device, system: system)
  return try await simulator.application.context.withTask { try await body(simulator) }
}
