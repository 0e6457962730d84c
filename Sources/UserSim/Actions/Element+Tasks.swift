import Foundation
import Simulation

/// Waiting in virtual time while the tasks of the app run; see `Simulator.settle()`.
extension Element {
  /// Advances virtual time, and lets the tasks of the app run, until the element exists; returns whether it
  /// does.
  ///
  /// - Parameter timeout: The maximum number of seconds of virtual time; after that the method returns false.
  public func waitForExistence(timeout: TimeInterval) async -> Bool {
    await user.wait(timeout) { exists }
  }

  /// Advances virtual time, and lets the tasks of the app run, until the element doesn't exist; returns
  /// whether it doesn't.
  public func waitForNonExistence(timeout: TimeInterval) async -> Bool {
    await user.wait(timeout) { !exists }
  }

  /// Advances virtual time, and lets the tasks of the app run, until a condition holds; returns whether it
  /// does. It doesn't hold while the element has no match or several matches.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for: `{ $0.isEnabled }`.
  ///   - timeout: The maximum number of seconds of virtual time.
  public func wait(for condition: (ElementAttributes) -> Bool, timeout: TimeInterval) async -> Bool {
    await user.wait(timeout) { satisfies(condition) }
  }
}

extension User {
  fileprivate func wait(_ timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
    await context.clock.drive(for: .pinned(seconds: timeout), in: context, until: condition)
  }
}
