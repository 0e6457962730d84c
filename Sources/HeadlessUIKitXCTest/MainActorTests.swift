import Foundation
import XCTest

// SwiftPM lists the tests of a target in generated code, in which XCTest's functions don't take methods of
// the main actor: a process with `@MainActor final class FormTests: XCTestCase` stops before its first test.
// Those functions are looked up in the modules that the test target exports.

/// Returns the entry of a class of tests whose methods are isolated to the main actor.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, method in
    nonisolated(unsafe) let method = method
    return (
      name,
      { test in
        nonisolated(unsafe) let test = test
        return { try MainActor.assumeIsolated { try method(test)() } }
      }
    )
  }
  return testCase(tests)
}

/// Returns the entry of a class of tests whose methods are isolated to the main actor and don't throw.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, (T) -> @MainActor () throws -> Void)] = allTests.map { ($0.0, $0.1) }
  return testCase(tests)
}

/// Returns a test that runs an asynchronous method that is isolated to the main actor to its end.
public func asyncTest<T: XCTestCase>(
  _ method: @escaping (T) -> @MainActor () async throws -> Void
) -> (T) -> @MainActor () throws -> Void {
  { test in
    nonisolated(unsafe) let (test, method) = (test, method)
    let body: (T) -> () async throws -> Void = { _ in { try await method(test)() } }
    nonisolated(unsafe) let waiting: (T) -> () throws -> Void = asyncTest(body)
    return { try waiting(test)() }
  }
}
