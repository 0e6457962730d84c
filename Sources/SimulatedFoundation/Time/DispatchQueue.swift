import Foundation
import Dispatch
import Simulation

/// A queue of work that runs in the simulator's time, in the place of Dispatch's.
///
/// Dispatched work runs on the main actor in the next run-loop turn, or at its deadline, in the order of
/// dispatch. Only `settle()` and `advance(by:)` run it. This applies to every queue, because a simulator has
/// one thread and one order of work. Work dispatched to ``main`` from another thread reaches the clock once
/// the main thread is free.
public final class DispatchQueue: Sendable {
  /// The main queue, for the user interface.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let global = DispatchQueue(label: "com.apple.root.default-qos")

  /// Returns a global queue. Its work runs in the same order as that of all other queues.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

  /// The queue's label.
  public let label: String

  /// The attributes of a queue.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates attributes from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Concurrent execution of the queue's work. It has no effect: all work runs in one order.
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  /// The frequency with which a queue drains its autorelease pool. It has no effect.
  public enum AutoreleaseFrequency: Sendable {
    /// The frequency of the target queue.
    case inherit
    /// After each work item.
    case workItem
    /// At an unspecified time.
    case never
  }

  /// Creates a queue. Its work runs in the same order as that of all other queues, whatever the arguments.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// Runs `work` in the next run-loop turn. If there is a group, the work belongs to it until it is done.
  ///
  /// Stops with `there is no simulator: create a Simulator before using DispatchQueue` if there is none.
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    guard let group else { return schedule(at: nil, file, line, work) }
    group.enter()
    schedule(at: nil, file, line) {
      work()
      group.leave()
    }
  }

  /// Runs `workItem` in the next run-loop turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem, file: StaticString = #fileID, line: Int = #line) {
    let item = Item(workItem)
    schedule(at: nil, file, line) { item.run() }
  }

  /// Runs `workItem` in the next run-loop turn, unless it is cancelled before. It belongs to the group until
  /// then.
  public func async(
    group: DispatchGroup,
    execute workItem: DispatchWorkItem,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let item = Item(workItem)
    async(group: group, file: file, line: line) { item.run() }
  }

  /// Runs `work` at `deadline` in the simulator's time, or in the next run-loop turn if that has passed;
  /// never for the distant future.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(at: deadline, file, line, work)
  }

  /// Runs `execute` at `deadline` in the simulator's time, unless it is cancelled before.
  public func asyncAfter(
    deadline: DispatchTime,
    execute: DispatchWorkItem,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let item = Item(execute)
    schedule(at: deadline, file, line) { item.run() }
  }

  /// Runs `work` immediately on the calling thread and returns its result. If the queue is ``main`` and the
  /// caller is on another thread, waits until the main thread is free, and runs `work` there.
  ///
  /// For ``main`` on the main thread, stops with the message
  /// `DispatchQueue.main.sync on the main thread waits for itself`.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    guard self === DispatchQueue.main else { return try work() }
    if MainQueue.isCurrent { programmerError("DispatchQueue.main.sync on the main thread waits for itself") }
    return try Dispatch.DispatchQueue.main.sync(execute: work)
  }

  /// Behaves as the method without flags; no other work runs at the same time, so every call is a barrier.
  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows
    -> Result
  {
    try sync(execute: work)
  }

  private func schedule(
    at deadline: DispatchTime?,
    _ file: StaticString,
    _ line: Int,
    _ work: @escaping @MainActor () -> Void
  ) {
    let label = "queue \(label)"
    guard MainQueue.isCurrent else {
      let context = SimulationContext.onAnyThread
      return Dispatch.DispatchQueue.main.async {
        Self.schedule(at: deadline, label, file, line, work, in: context)
      }
    }
    MainActor.assumeIsolated { Self.schedule(at: deadline, label, file, line, work) }
  }

  @MainActor private static func schedule(
    at deadline: DispatchTime?,
    _ label: String,
    _ file: StaticString,
    _ line: Int,
    _ work: @escaping @MainActor () -> Void,
    in context: SimulationContext? = nil
  ) {
    let context = context ?? SimulationContext.required(for: "DispatchQueue")
    guard deadline != .distantFuture else { return }
    let delay = deadline.map { $0.sinceStart - DispatchTime.present.sinceStart } ?? .zero
    _ = context.schedule(
      after: max(delay, .zero),
      label: label,
      isPrograms: true,
      file: file,
      line: line,
      body: work
    )
  }
}

/// A work item in transit to the main actor.
private struct Item: @unchecked Sendable {
  private let item: DispatchWorkItem

  init(_ item: DispatchWorkItem) { self.item = item }

  func run() {
    if !item.isCancelled { item.perform() }
  }
}
