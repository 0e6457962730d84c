import HeadlessUIKit
import UIKit
import XCTest
import os

@testable import Finder

@MainActor
final class LogTests: XCTestCase {
  func test_messages_haveLevelsAndValues() {
    let logger = Logger(subsystem: "app.finder", category: "tests")
    let name: String? = nil
    logger.log("began \(3) of \(7, format: .decimal(minDigits: 2))")
    logger.fault("ratio \(0.5, format: .fixed(precision: 1)) \("x", align: .right(columns: 3)) \(Int.self)")
    os_log("%{public}@ has %d rows, %.1f %% and %@", log: .default, type: .info, "Table", 3, 2.5, name as Any)
    os_log("by %d", type: .debug, 9)
    os_log(.error, "said \("no", privacy: .private)")
    OSSignposter().withIntervalSignpost("Search") {}
    XCTAssertEqual(
      Self.notes,
      [
        "app.finder:tests: began 3 of 07", "app.finder:tests: fault: ratio 0.5   x Int",
        "info: Table has 3 rows, 2.5 % and (null)", "debug: by 9", "error: said no",
        "begin \"Search\"", "end \"Search\"",
      ]
    )
  }

  func test_disabledLog_writesNothing() {
    Logger(.disabled).error("not written")
    XCTAssertEqual(Self.notes, [])
  }

  func test_unfairLock_excludesOtherThreads() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let (rounds, threads) = (1_000, 4)
    Foundation.DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<rounds { lock.withLock { $0 += 1 } }
    }
    XCTAssertEqual(lock.withLock { $0 }, rounds * threads)
    lock.precondition(.notOwner)
    let pointer = os_unfair_lock_t.allocate(capacity: 1)
    pointer.initialize(to: os_unfair_lock())
    defer { pointer.deallocate() }
    os_unfair_lock_lock(pointer)
    os_unfair_lock_assert_owner(pointer)
    XCTAssertFalse(os_unfair_lock_trylock(pointer))
    os_unfair_lock_unlock(pointer)
    os_unfair_lock_assert_not_owner(pointer)
    XCTAssertTrue(os_unfair_lock_trylock(pointer))
    os_unfair_lock_unlock(pointer)
  }

  private static var notes: [String] {
    Simulator.current.log.entries.filter { $0.category == .note }
      .map { $0.subject.isEmpty ? $0.event : "\($0.subject): \($0.event)" }
  }
}
