import Simulation
import UserSim

/// Runs a test's body on the main actor as code of a new simulator.
///
/// It is for test frameworks whose tests don't run on the main actor, such as XCTest on Linux, where a
/// synchronous test method that is marked `@MainActor` stops the program:
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
/// Rethrows the errors of `body`. XCTest doesn't know the position of an error, so that of the simulated user
/// is printed on the standard error stream: `Tests/SignInTests.swift:12:8: error: ...` (U79).
///
/// Stops with `simulate { } was called away from the main actor: await it in an asynchronous test` if it is
/// called off the main actor.
///
/// - Parameters:
///   - device: The device.
///   - system: The system version; if nil, the newest known version for the device.
///   - body: The test.
public func simulate<Result: Sendable>(
  device: Device = .iPhone17,
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
    return try locatingErrors { try simulator.perform { try body(simulator) } }
  }
}

/// Prints the position of an error of the simulated user, and throws it again.
private func locatingErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
  do {
    return try body()
  } catch let error as InteractionError {
    if let place = error.place { Problem.locate(error.description, at: place) }
    throw error
  }
}

/// Runs an asynchronous test's body on the main actor as code of a new simulator, and so the tasks that it
/// starts, unless they run as code of another simulator.
@MainActor public func simulate<Result: Sendable>(
  device: Device = .iPhone17,
  system: SystemVersion? = nil,
  _ body: @MainActor (Simulator) async throws -> Result
) async rethrows -> Result {
  let simulator = Simulator(device: device, system: system)
  do {
    return try await simulator.application.context.withTask { try await body(simulator) }
  } catch let error as InteractionError {
    if let place = error.place { Problem.locate(error.description, at: place) }
    throw error
  }
}
