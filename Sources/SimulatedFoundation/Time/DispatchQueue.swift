import Foundation
import Dispatch
import Simulation

/// A queue of work that runs in the simulator's time, in the place of Dispatch's.
///
/// What is dispatched runs on the main actor at the clock's next turn, or when its time comes, in the order in which it
/// was dispatched: `settle()` and `advance(by:)` run it, and nothing else does. That holds for every queue, as a
/// simulator has one thread and one order of things. From another thread, what is dispatched to ``main`` reaches the
/// clock once the main thread is free.
public final class DispatchQueue: Sendable {
  /// The queue of the user interface.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let global = DispatchQueue(label: "com.apple.root.default-qos")

  /// Returns a queue for other work; it runs in the same order of things.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

  /// The name that the queue was given.
  public let label: String

  /// Creates a queue.
  public init(label: String, qos: DispatchQoS = .unspecified) { self.label = label }

  /// Runs `work` at the clock's next turn.
  ///
  /// Stops with `there is no simulator: create a Simulator before using DispatchQueue` if there is none.
  public func async(
    qos: DispatchQoS = .unspecified,
    file: StaticString = #fileID,
    line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: .zero, file, line, work)
  }

  /// Runs `workItem` at the clock's next turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem, file: StaticString = #fileID, line: Int = #line) {
    let item = Item(workItem)
    schedule(after: .zero, file, line) { item.run() }
  }

  /// Runs `work` when the simulator's time is `deadline`, or at the clock's next turn if that has passed.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    file: StaticString = #fileID,
    line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: max(deadline.sinceStart - DispatchTime.now().sinceStart, .zero), file, line, work)
  }

  /// Runs `execute` when the simulator's time is `deadline`, unless it is cancelled before.
  public func asyncAfter(
    deadline: DispatchTime,
    execute: DispatchWorkItem,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let item = Item(execute)
    asyncAfter(deadline: deadline, file: file, line: line) { item.run() }
  }

  /// Runs `work` now and returns what it returns.
  ///
  /// Stops with `DispatchQueue.main.sync on the main thread waits for itself` for ``main``.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if self === DispatchQueue.main, MainQueue.isCurrent {
      programmerError("DispatchQueue.main.sync on the main thread waits for itself")
    }
    return try work()
  }

  private func schedule(
    after delay: Duration,
    _ file: StaticString,
    _ line: Int,
    _ work: @escaping @MainActor () -> Void
  ) {
    let label = "queue \(label)"
    guard MainQueue.isCurrent else {
      return Dispatch.DispatchQueue.main.async {
        Self.schedule(after: delay, label, file, line, work)
      }
    }
    MainActor.assumeIsolated { Self.schedule(after: delay, label, file, line, work) }
  }

  @MainActor private static func schedule(
    after delay: Duration,
    _ label: String,
    _ file: StaticString,
    _ line: Int,
    _ work: @escaping @MainActor () -> Void
  ) {
    let context = SimulationContext.required(for: "DispatchQueue")
    _ = context.schedule(after: delay, label: label, file: file, line: line, body: work)
  }
}

/// A work item on its way to the main actor.
private struct Item: @unchecked Sendable {
  private let item: DispatchWorkItem

  init(_ item: DispatchWorkItem) { self.item = item }

  func run() {
    if !item.isCancelled { item.perform() }
  }
}
