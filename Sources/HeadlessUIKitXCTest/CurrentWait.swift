import Foundation
import XCTest

/// The innermost wait of XCTest on the main thread.
///
/// XCTest has no public name for it. Its record of waits is found by the name that it has in the thread's
/// dictionary, and read by reflection. If a later XCTest stores it otherwise there is no wait, and the time
/// of a run loop passes as real time does.
struct CurrentWait {
  /// The waiter. It is retained, so that another one can't have the same identity.
  let waiter: XCTWaiter
  /// The seconds that the test waits at most.
  let timeout: TimeInterval
  private let expectations: [XCTestExpectation]

  /// The wait on the current thread; nil if it doesn't wait.
  init?() {
    guard let manager = Thread.current.threadDictionary["org.swift.XCTest.WaiterManager"],
      let waits = Mirror(reflecting: manager).descendant("managedWaiterStack") as? [Any],
      let waiter = waits.last.flatMap({ Mirror(reflecting: $0).descendant("waiter") }) as? XCTWaiter
    else { return nil }
    let parts = Mirror(reflecting: waiter)
    guard let timeout = parts.descendant("timeout") as? TimeInterval, let state = parts.descendant("state")
    else { return nil }
    (self.waiter, self.timeout) = (waiter, timeout)
    let waiting = Mirror(reflecting: state).descendant("waiting", "state", "expectations")
    expectations = waiting as? [XCTestExpectation] ?? []
  }

  /// Whether the wait still has expectations.
  var isPending: Bool { !expectations.isEmpty }

  /// Whether the wait is that of XCTest for an asynchronous test, which has no limit of its own.
  var isOfAsynchronousTest: Bool { timeout > 86_400 }

  /// Evaluates the predicates now that XCTest evaluates every 100 ms of real time.
  func evaluatePredicates() {
    for case let expectation as XCTNSPredicateExpectation in expectations {
      (Mirror(reflecting: expectation).descendant("timer") as? Timer)?.fire()
    }
  }
}
