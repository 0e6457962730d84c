import Foundation
import Simulation

extension Element {
  /// Lets virtual time pass until the element exists; returns whether it does.
  ///
  /// Looks first, and then after each piece of work that falls due, so time stops at the very instant.
  ///
  /// - Parameter timeout: How many seconds may pass; then false is returned.
  public func waitForExistence(timeout: TimeInterval) -> Bool { user.wait(timeout) { exists } }

  /// Lets virtual time pass until the element does not exist; returns whether it does not.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { user.wait(timeout) { !exists } }

  /// Lets virtual time pass until a condition holds; returns whether it does. Without such an element it does not.
  ///
  /// - Parameters:
  ///   - condition: What is waited for: `{ $0.isEnabled }`.
  ///   - timeout: How many seconds may pass.
  public func wait(for condition: (ElementAttributes) -> Bool, timeout: TimeInterval) -> Bool {
    user.wait(timeout) {
      if case .one(let found) = resolution { condition(user.attributes(of: found)) } else { false }
    }
  }
}

extension User {
  fileprivate func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    let clock = context.clock
    let deadline = clock.now.advanced(by: .pinned(seconds: timeout))
    return context.activate {
      while !condition() {
        guard let next = clock.nextInstant, next <= deadline else {
          clock.advance(to: deadline)
          return condition()
        }
        clock.advance(to: next)
      }
      return true
    }
  }
}
