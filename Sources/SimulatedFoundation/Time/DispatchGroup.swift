import Dispatch
import Foundation
import Simulation

/// A group of work items whose completion an app can observe, in the place of Dispatch's.
///
/// Any thread may enter and leave. No thread can wait for a group, because the work itself must run on the
/// only thread.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var waiters: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Marks the start of work. Balance each call with ``leave()``.
  public func enter() { lock.withLock { count += 1 } }

  /// Marks the end of work. The last one dispatches the notification blocks to their queues, in the order in
  /// which they were added.
  ///
  /// Stops with `DispatchGroup.leave() was called more often than enter()` if no work is in progress.
  public func leave() {
    let ready: [() -> Void]? = lock.withLock {
      guard count > 0 else { return nil }
      count -= 1
      guard count == 0 else { return [] }
      defer { waiters = [] }
      return waiters
    }
    guard let ready else { programmerError("DispatchGroup.leave() was called more often than enter()") }
    for waiter in ready { waiter() }
  }

  /// Dispatches `work` to `queue` when all work is done, or immediately if none is in progress.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    whenDone { queue.async(execute: work) }
  }

  /// Dispatches `work` to `queue` when all work is done, or immediately if none is in progress, unless it is
  /// cancelled before.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    whenDone { queue.async(execute: work) }
  }

  private func whenDone(_ dispatch: @escaping () -> Void) {
    let isDone = lock.withLock {
      if count > 0 { waiters.append(dispatch) }
      return count == 0
    }
    if isDone { dispatch() }
  }

  /// Returns immediately if no work is in progress.
  ///
  /// Stops with `DispatchGroup.wait() would wait for ever: the work runs on the thread that waits; use
  /// notify(queue:)` otherwise.
  public func wait() {
    guard lock.withLock({ count == 0 }) else {
      programmerError(
        "DispatchGroup.wait() would wait for ever: the work runs on the thread that waits; use notify(queue:)"
      )
    }
  }

  /// Behaves as ``wait()``, because the time to wait for would never pass.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return .success
  }
}
