import Foundation
import Simulation

/// Work that an operation queue runs in the simulator's time, in the place of Foundation's.
///
/// A subclass overrides `main()`, or `start()` and the properties of its state for work that ends later.
/// After a change of such a property it calls `didChangeValue(forKey:)` or `didChangeValue(for:)`, as with
/// Foundation, or the state depends on an `@objc dynamic` property of rewritten source; the queue reads the
/// state then, and after `start()`.
open class Operation: NSObject, @unchecked Sendable {
  /// The order of operations that are ready at the same time.
  public enum QueuePriority: Int, Sendable {
    /// Runs after all others.
    case veryLow = -8
    /// Runs after normal ones.
    case low = -4
    /// The default.
    case normal = 0
    /// Runs before normal ones.
    case high = 4
    /// Runs before all others.
    case veryHigh = 8
  }

  private struct State {
    var isCancelled = false
    var isExecuting = false
    var isFinished = false
    /// Whether the end was reported to the queue and to dependent operations.
    var hasEnded = false
    var dependencies: [Operation] = []
    var dependents: [WeakOperation] = []
    var waiters: [DispatchSemaphore] = []
    var completion: (@Sendable () -> Void)?
    var queue: OperationQueue.Run?
    /// The identifiers of the observers of the subclass's properties.
    var observers: [Int] = []
  }

  private struct WeakOperation {
    weak var operation: Operation?
  }

  private let lock = NSRecursiveLock()
  private var state = State()

  /// The name, for the app.
  open var name: String?
  /// The order among the operations that are ready; `normal` by default.
  open var queuePriority = QueuePriority.normal
  /// The importance of the work, kept for the app to read: all work runs in one order.
  open var qualityOfService = QualityOfService.default
  /// The priority of the thread, kept for the app to read: there is one thread.
  open var threadPriority = 0.5

  /// Creates an operation.
  public override init() { super.init() }

  private func read<Value>(_ value: (State) -> Value) -> Value { lock.withLock { value(state) } }

  // MARK: State

  /// Whether the operation was cancelled. It isn't stopped by that; its code asks for the property.
  open var isCancelled: Bool {
    KeyObservers.wasRead(self, \Operation.isCancelled)
    return read(\.isCancelled)
  }

  /// Whether the work has begun and not ended.
  open var isExecuting: Bool {
    KeyObservers.wasRead(self, \Operation.isExecuting)
    return read(\.isExecuting)
  }

  /// Whether the work has ended or was cancelled before it began.
  open var isFinished: Bool {
    KeyObservers.wasRead(self, \Operation.isFinished)
    return read(\.isFinished)
  }

  /// Whether the work can begin: all dependencies are finished, or the operation is cancelled.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  /// Whether the work may end after `start()` returns; false by default.
  open var isAsynchronous: Bool { false }

  /// The old name of ``isAsynchronous``.
  open var isConcurrent: Bool { isAsynchronous }

  // MARK: Work

  /// Runs ``main()``, unless the operation is cancelled, and finishes.
  ///
  /// Stops with `receiver is not yet ready to execute` if it isn't ready.
  open func start() {
    guard !isFinished else { return }
    if !isCancelled {
      guard isReady else {
        programmerError("\(type(of: self)).start(): receiver is not yet ready to execute")
      }
      change(\.isExecuting, \.isExecuting, to: true)
      main()
      change(\.isExecuting, \.isExecuting, to: false)
    }
    change(\.isFinished, \.isFinished, to: true)
    stateMayHaveChanged()
  }

  /// The work; the default does nothing.
  open func main() {}

  /// Marks the operation as cancelled. One that waits in a queue becomes ready, and finishes without its work
  /// in its turn.
  open func cancel() {
    guard !read(\.isFinished) else { return }
    change(\.isCancelled, \.isCancelled, to: true)
    stateMayHaveChanged()
    read(\.queue)?.refill()
  }

  /// The block that runs in a later turn, once, after the operation has finished.
  open var completionBlock: (@Sendable () -> Void)? {
    get { read(\.completion) }
    set { lock.withLock { state.completion = newValue } }
  }

  private func change(
    _ property: WritableKeyPath<State, Bool>,
    _ path: KeyPath<Operation, Bool>,
    to value: Bool
  ) {
    let old = lock.withLock { () -> Bool in
      defer { state[keyPath: property] = value }
      return state[keyPath: property]
    }
    if old != value { KeyObservers.changed(self, path, from: old, to: value) }
  }

  // MARK: Dependencies

  /// The operations that must be finished before this one is ready.
  open var dependencies: [Operation] { read(\.dependencies) }

  /// Makes the operation wait for another one, in any queue.
  open func addDependency(_ op: Operation) {
    lock.withLock { if !state.dependencies.contains(op) { state.dependencies.append(op) } }
    op.lock.withLock {
      op.state.dependents.removeAll { $0.operation == nil || $0.operation === self }
      op.state.dependents.append(WeakOperation(operation: self))
    }
  }

  /// Ends the wait for another operation.
  open func removeDependency(_ op: Operation) {
    lock.withLock { state.dependencies.removeAll { $0 === op } }
    op.lock.withLock { op.state.dependents.removeAll { $0.operation === self } }
    read(\.queue)?.refill()
  }

  // MARK: Changes of the state

  /// Announces a change of a property by its name.
  open func willChangeValue(forKey key: String) {}

  /// Reports a change of a property by its name, after which the operation's state is read.
  open func didChangeValue(forKey key: String) {
    let paths: [String: (KeyPath<Operation, Bool>, Bool)] = [
      "isFinished": (\.isFinished, isFinished), "isExecuting": (\.isExecuting, isExecuting),
      "isCancelled": (\.isCancelled, isCancelled),
    ]
    if let (path, value) = paths[key] { KeyObservers.changed(self, path, from: !value, to: value) }
    stateMayHaveChanged()
    read(\.queue)?.refill()
  }

  /// Reports the end once: to the queue, the operations that depend on it, and the completion block.
  final func stateMayHaveChanged() {
    guard !read(\.hasEnded), isFinished else { return }
    let ended = lock.withLock { () -> State? in
      guard !state.hasEnded else { return nil }
      defer {
        state.hasEnded = true
        (state.completion, state.queue, state.waiters, state.dependents) = (nil, nil, [], [])
        state.observers = []
      }
      return state
    }
    guard let ended else { return }
    for observer in ended.observers { KeyObservers.remove(observer) }
    if let completion = ended.completion {
      DispatchQueue.global().async { completion() }
    }
    ended.queue?.ended(self)
    for dependent in ended.dependents { dependent.operation?.read(\.queue)?.refill() }
    for waiter in ended.waiters { waiter.signal() }
  }

  /// Reads the state after each change of an observable property of the subclass, on which the state may
  /// depend by `keyPathsForValuesAffectingIsFinished()`.
  @MainActor final func observeProperties() {
    for table in SourceRegistry.tables(of: self) {
      for (_, property) in table.properties.sorted(by: { $0.key < $1.key }) {
        let id = KeyObservers.add(self, property.path) { operation, _, _ in
          (operation as? Operation)?.stateMayHaveChanged()
        }
        lock.withLock { state.observers.append(id) }
      }
    }
  }

  // MARK: Queues

  /// Notes the queue that runs the operation.
  ///
  /// Stops if the operation is in a queue or finished.
  final func enter(_ queue: OperationQueue.Run) {
    lock.withLock {
      if state.queue != nil { programmerError("\(type(of: self)): operation is already enqueued on a queue") }
      if state.isFinished {
        programmerError("\(type(of: self)): operation is finished and cannot be enqueued")
      }
      state.queue = queue
    }
  }

  /// Waits until the operation is finished. On the main thread, its queue runs the work inside the
  /// call.
  ///
  /// Stops with `waitUntilFinished() would wait for ever` there, if work of a later turn would finish it.
  open func waitUntilFinished() {
    guard !isFinished else { return }
    if MainQueue.isCurrent {
      read(\.queue)?.runNow { self.isFinished }
      guard isFinished else {
        programmerError(
          "\(type(of: self)).waitUntilFinished() would wait for ever: its work runs on this thread"
        )
      }
      return
    }
    let semaphore = DispatchSemaphore(value: 0)
    let waits = lock.withLock {
      if !state.hasEnded { state.waiters.append(semaphore) }
      return !state.hasEnded
    }
    if waits { semaphore.wait() }
  }
}

extension NSObjectProtocol where Self: Operation {
  /// Announces a change of a property.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Reports a change of a property, after which the operation's state is read.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    let names: [(AnyKeyPath, String)] = [
      (\Operation.isFinished, "isFinished"), (\Operation.isExecuting, "isExecuting"),
      (\Operation.isCancelled, "isCancelled"), (\Self.isFinished, "isFinished"),
      (\Self.isExecuting, "isExecuting"), (\Self.isCancelled, "isCancelled"),
    ]
    didChangeValue(forKey: names.first { $0.0 == keyPath }?.1 ?? "")
  }
}
