import Dispatch
import Foundation
import Simulation

/// Pieces of work of which a program wants to know when all are done, in the place of Dispatch's.
///
/// Any thread may enter and leave. Nobody can wait for a group: there is one thread, on which the work itself must run.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var waiters: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Work begins; each must ``leave()``.
  public func enter() { lock.withLock { count += 1 } }

  /// Work is done. With the last one, what waits for that is dispatched to its queues, in the order in which it came.
  ///
  /// Stops with `DispatchGroup.leave() was called more often than enter()` if no work is under way.
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

  /// Dispatches `work` to `queue` when all work is done; at once if none is under way.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    whenDone { queue.async(execute: work) }
  }

  /// Dispatches `work` to `queue` when all work is done, unless it is cancelled before; at once if none is under way.
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

  /// Returns at once if no work is under way.
  ///
  /// Stops with `DispatchGroup.wait() would wait for ever: the work runs on the thread that waits; use notify(queue:)` else.
  public func wait() {
    guard lock.withLock({ count == 0 }) else {
      programmerError(
        "DispatchGroup.wait() would wait for ever: the work runs on the thread that waits; use notify(queue:)"
      )
    }
  }

  /// The same as ``wait()``: a time that must pass first would never pass.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return .success
  }
}
