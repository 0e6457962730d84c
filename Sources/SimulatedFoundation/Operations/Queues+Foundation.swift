import Foundation
import Simulation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NotificationBus {
  /// Calls `block` for each matching notification until the returned observer is removed. The block is called
  /// inside the post, on the main actor, whatever its queue is.
  @_disfavoredOverload @discardableResult
  public final nonisolated func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    file: StaticString = #fileID,
    line: Int = #line,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let main: Foundation.OperationQueue? = nil
    return addObserver(forName: name, object: object, queue: main, file: file, line: line, using: block)
  }
}

extension URLSession {
  /// Creates a session whose delegate is called in a queue of the simulator.
  @_disfavoredOverload
  public convenience init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    let forwarding = queue.map(ForwardingQueue.init)
    self.init(configuration: configuration, delegate: delegate, delegateQueue: forwarding)
  }
}

/// A queue of Foundation's that passes each block to one of the simulator.
private final class ForwardingQueue: Foundation.OperationQueue, @unchecked Sendable {
  private let queue: OperationQueue

  init(_ queue: OperationQueue) { self.queue = queue }

  override func addOperation(_ op: Foundation.Operation) { queue.addOperation { op.start() } }
  override func addOperation(_ block: @escaping @Sendable () -> Void) { queue.addOperation(block) }
}
