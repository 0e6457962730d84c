import Foundation
import Simulation

/// A queue that runs operations in the simulator's time, in the place of Foundation's.
///
/// An operation that becomes ready runs in a run-loop turn of its own on the main actor, in the order of the
/// work of ``DispatchQueue``; of several that are ready, the one with the highest priority is first. Each
/// simulator has its own operations in a queue.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// The value of ``maxConcurrentOperationCount`` for no limit.
  public static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the main thread, whose operations run one by one.
  open class var main: OperationQueue { mainQueue }
  private static let mainQueue = OperationQueue(main: ())

  /// The queue whose operation runs; without one, ``main`` on the main thread, and nil on another.
  open class var current: OperationQueue? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { Run.running.last } ?? main
  }

  private let lock = NSRecursiveLock()
  private lazy var runs = PerSimulator { [unowned self] in Run(self) }
  private var limit: Int
  private var suspended = false

  /// The name; by default, the same for all queues but the main one.
  open var name: String?
  /// The importance of the work, kept for the app to read: all work runs in one order.
  open var qualityOfService = QualityOfService.default
  /// The dispatch queue whose order the operations have, for the app; all queues have one order.
  open var underlyingQueue: DispatchQueue?

  /// Creates a queue without a limit of operations that run at the same time.
  public override init() {
    (limit, name) = (Self.defaultMaxConcurrentOperationCount, "NSOperationQueue")
    super.init()
  }

  private init(main: Void) {
    (limit, name, underlyingQueue) = (1, "NSOperationQueue Main Queue", .main)
    super.init()
  }

  private var run: Run { lock.withLock { runs }.current }

  /// The number of operations that have begun and not ended at the same time; 1 for the main queue, whatever
  /// is set. It matters for operations that end after their `start()`.
  open var maxConcurrentOperationCount: Int {
    get { lock.withLock { limit } }
    set {
      guard self !== Self.mainQueue else { return }
      lock.withLock { limit = newValue }
      run.refill()
    }
  }

  /// Whether no operation begins. Those that have begun continue.
  open var isSuspended: Bool {
    get { lock.withLock { suspended } }
    set {
      lock.withLock { suspended = newValue }
      run.refill()
    }
  }

  /// The operations that haven't finished, in the order in which they were added.
  open var operations: [Operation] {
    KeyObservers.wasRead(self, \OperationQueue.operations)
    return run.operations
  }

  /// The number of operations that haven't finished.
  open var operationCount: Int {
    KeyObservers.wasRead(self, \OperationQueue.operationCount)
    return run.operations.count
  }

  // MARK: Adding

  /// Adds an operation.
  ///
  /// Stops if it is in a queue or finished.
  open func addOperation(_ op: Operation) { run.add([op], isBarrier: false) }

  /// Adds operations. With `wait`, returns when they are finished, as ``Operation/waitUntilFinished()`` does.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    run.add(ops, isBarrier: false)
    if wait { for operation in ops { operation.waitUntilFinished() } }
  }

  /// Adds a block as an operation.
  open func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Adds a block that runs when all operations before it are finished, and before all those behind it.
  open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    run.add([BlockOperation(block: barrier)], isBarrier: true)
  }

  /// Cancels all operations; they finish without their work in their turns.
  open func cancelAllOperations() { for operation in run.operations { operation.cancel() } }

  /// Waits until no operation is left. On the main thread, the work runs inside the call.
  ///
  /// Stops with `waitUntilAllOperationsAreFinished() would wait for ever` there, if work of a later turn
  /// would finish an operation, and for the main queue.
  open func waitUntilAllOperationsAreFinished() {
    let run = run
    guard MainQueue.isCurrent else {
      for operation in run.operations { operation.waitUntilFinished() }
      return
    }
    run.runNow { run.operations.isEmpty }
    guard run.operations.isEmpty else {
      programmerError(
        "OperationQueue.waitUntilAllOperationsAreFinished() would wait for ever: the work runs on this thread"
      )
    }
  }

  fileprivate var isMain: Bool { self === Self.mainQueue }

  fileprivate func countChanged(from old: [Operation], to new: [Operation]) {
    KeyObservers.changed(self, \OperationQueue.operationCount, from: old.count, to: new.count)
    KeyObservers.changed(self, \OperationQueue.operations, from: old, to: new)
  }

  fileprivate var dispatchQueue: DispatchQueue {
    isMain ? .main : underlyingQueue ?? DispatchQueue(label: name ?? "NSOperationQueue")
  }
}

extension OperationQueue {
  /// The operations of a queue in one simulator.
  final class Run: @unchecked Sendable {
    /// The queues whose operations run, the innermost last.
    @MainActor fileprivate static var running: [OperationQueue] = []

    private let lock = NSRecursiveLock()
    private unowned let queue: OperationQueue
    /// The queue, while it has operations.
    private var owner: OperationQueue?
    private var waiting: [Operation] = []
    private var begun: Set<ObjectIdentifier> = []
    private var barriers: Set<ObjectIdentifier> = []
    /// The number of turns that were scheduled for an operation and haven't come.
    private var turns = 0

    init(_ queue: OperationQueue) { self.queue = queue }

    var operations: [Operation] { lock.withLock { waiting } }

    func add(_ operations: [Operation], isBarrier: Bool) {
      for operation in operations { operation.enter(self) }
      let (old, new) = lock.withLock {
        let old = waiting
        waiting += operations
        owner = waiting.isEmpty ? nil : queue
        if isBarrier { barriers.formUnion(operations.map(ObjectIdentifier.init)) }
        return (old, waiting)
      }
      queue.countChanged(from: old, to: new)
      refill()
    }

    /// Schedules a turn for each operation that is ready and has none.
    func refill() {
      guard !queue.isSuspended else { return }
      let count = ready.count
      let missing = lock.withLock { () -> Int in
        let number = max(count - turns, 0)
        turns += number
        return number
      }
      let dispatchQueue = queue.dispatchQueue
      for _ in 0..<missing { dispatchQueue.async(execute: { self.turn() }) }
    }

    /// The operations that can begin: not behind a barrier, and a barrier only as the first of all.
    private var ready: [Operation] {
      let (all, begun, barriers) = lock.withLock { (waiting, self.begun, self.barriers) }
      var ready: [Operation] = []
      for (index, operation) in all.enumerated() {
        let isBarrier = barriers.contains(ObjectIdentifier(operation))
        if isBarrier, index > 0 { break }
        if !begun.contains(ObjectIdentifier(operation)), operation.isReady { ready.append(operation) }
        if isBarrier { break }
      }
      return ready
    }

    private func turn() {
      let owner = lock.withLock {
        turns -= 1
        return self.owner
      }
      // Without an owner, there are no operations, and the queue may have been deallocated.
      if owner != nil { beginNext() }
    }

    /// Begins the ready operation with the highest priority, and returns whether there was one.
    @discardableResult private func beginNext() -> Bool {
      guard !queue.isSuspended else { return false }
      let limit = queue.maxConcurrentOperationCount
      guard limit < 0 || lock.withLock({ begun.count }) < limit else { return false }
      let ready = ready
      guard let highest = ready.map(\.queuePriority.rawValue).max(),
        let operation = ready.first(where: { $0.queuePriority.rawValue == highest })
      else { return false }
      _ = lock.withLock { begun.insert(ObjectIdentifier(operation)) }
      let queue = queue
      MainActor.assumeIsolated {
        operation.observeProperties()
        Self.running.append(queue)
      }
      operation.start()
      MainActor.assumeIsolated { _ = Self.running.popLast() }
      operation.stateMayHaveChanged()
      return true
    }

    /// Removes an operation that has ended.
    func ended(_ operation: Operation) {
      let (old, new) = lock.withLock {
        let old = waiting
        waiting.removeAll { $0 === operation }
        begun.remove(ObjectIdentifier(operation))
        barriers.remove(ObjectIdentifier(operation))
        return (old, waiting)
      }
      queue.countChanged(from: old, to: new)
      refill()
      lock.withLock { if waiting.isEmpty { owner = nil } }
    }

    /// Runs operations on the main thread until a condition is true or none can begin.
    func runNow(until isDone: () -> Bool) {
      guard !queue.isMain else { return }
      while !isDone(), beginNext() {}
    }
  }
}
