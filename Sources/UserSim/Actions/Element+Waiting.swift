import Foundation
import Simulation

extension Element {
  /// Advances virtual time until the element exists; returns whether it does.
  ///
  /// The element is checked immediately, and then after each scheduled piece of work, so time stops at the
  /// exact instant.
  ///
  /// - Parameter timeout: The maximum number of seconds; after that the method returns false.
  public func waitForExistence(
    timeout: TimeInterval,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return user.acting(UserAction(.wait("Existence", timeout), on: self, at: place)) {
      user.wait(timeout) { exists }
    }
  }

  /// Advances virtual time until the element doesn't exist; returns whether it doesn't.
  public func waitForNonExistence(
    timeout: TimeInterval,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return user.acting(UserAction(.wait("NonExistence", timeout), on: self, at: place)) {
      user.wait(timeout) { !exists }
    }
  }

  /// Advances virtual time until a condition holds; returns whether it does. It doesn't hold while the
  /// element has no match or several matches.
  ///
  /// - Parameters:
  ///   - condition: The condition to wait for: `{ $0.isEnabled }`.
  ///   - timeout: The maximum number of seconds.
  public func wait(for condition: (ElementAttributes) -> Bool, timeout: TimeInterval) -> Bool {
    user.wait(timeout) { satisfies(condition) }
  }

  /// Returns whether the element has exactly one match, and a condition holds for it.
  func satisfies(_ condition: (ElementAttributes) -> Bool) -> Bool {
    if case .one(let found) = resolution { condition(user.attributes(of: found)) } else { false }
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
