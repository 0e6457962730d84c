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

  /// What a queue is like.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes attributes of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Work may run at the same time as other work of the queue; here it runs in one order all the same.
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  /// When a queue lets go what Objective-C has put off; nothing does here.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target queue does.
    case inherit
    /// After each piece of work.
    case workItem
    /// Some time.
    case never
  }

  /// Creates a queue. Whatever it is like, its work runs in the one order of things.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// Runs `work` at the clock's next turn; the group, if any, has it as work until it is done.
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

  /// Runs `workItem` at the clock's next turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem, file: StaticString = #fileID, line: Int = #line) {
    let item = Item(workItem)
    schedule(at: nil, file, line) { item.run() }
  }

  /// Runs `workItem` at the clock's next turn, unless it is cancelled before; the group has it as work until then.
  public func async(
    group: DispatchGroup,
    execute workItem: DispatchWorkItem,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let item = Item(workItem)
    async(group: group, file: file, line: line) { item.run() }
  }

  /// Runs `work` when the simulator's time is `deadline`, or at the clock's next turn if that has passed; never for the
  /// distant future.
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

  /// Runs `execute` when the simulator's time is `deadline`, unless it is cancelled before.
  public func asyncAfter(
    deadline: DispatchTime,
    execute: DispatchWorkItem,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let item = Item(execute)
    schedule(at: deadline, file, line) { item.run() }
  }

  /// Runs `work` now and returns what it returns; for ``main``, from another thread, when the main thread is free.
  ///
  /// Stops with `DispatchQueue.main.sync on the main thread waits for itself` for ``main``.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    guard self === DispatchQueue.main else { return try work() }
    if MainQueue.isCurrent { programmerError("DispatchQueue.main.sync on the main thread waits for itself") }
    return try Dispatch.DispatchQueue.main.sync(execute: work)
  }

  /// The same: nothing else runs at the same time, as a barrier wants it.
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
      return Dispatch.DispatchQueue.main.async {
        Self.schedule(at: deadline, label, file, line, work)
      }
    }
    MainActor.assumeIsolated { Self.schedule(at: deadline, label, file, line, work) }
  }

  @MainActor private static func schedule(
    at deadline: DispatchTime?,
    _ label: String,
    _ file: StaticString,
    _ line: Int,
    _ work: @escaping @MainActor () -> Void
  ) {
    let context = SimulationContext.required(for: "DispatchQueue")
    guard deadline != .distantFuture else { return }
    let delay = deadline.map { $0.sinceStart - DispatchTime.present.sinceStart } ?? .zero
    _ = context.schedule(after: max(delay, .zero), label: label, file: file, line: line, body: work)
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
