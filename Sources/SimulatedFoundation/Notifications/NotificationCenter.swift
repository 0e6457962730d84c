import Foundation
import Responder
import Simulation

/// The simulator's notification bus, in the place of Foundation's notification center.
/// `NotificationCenter.default` is the bus of the current simulator.
public typealias NotificationCenter = Simulation.NotificationBus

extension NotificationBus {
  /// Calls `block` for each matching notification until the returned observer is removed.
  ///
  /// The block is called inside the post, on the main actor. `queue` may be `nil` or the main queue, which
  /// are equivalent because all posts are on the main thread. The bus retains the block.
  ///
  /// Stops with `notifications are delivered on the main queue: queue must be nil or .main` for another
  /// queue.
  public func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    file: StaticString = #fileID,
    line: Int = #line,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue == nil || queue === OperationQueue.main else {
      programmerError("notifications are delivered on the main queue: queue must be nil or .main")
    }
    let filter = instance(object)
    return addObserver(forName: name, object: filter, file: file, line: line, using: block)
  }

  /// Calls a method of `observer` with each matching notification; see ``Selector``. The observer is not
  /// retained.
  @_disfavoredOverload
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name: Notification.Name?,
    object: Any?,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let filter = instance(object)
    addObserver(
      required(observer),
      selector: aSelector,
      name: name,
      object: filter,
      file: file,
      line: line
    )
  }

  /// Removes the registrations of `observer`; see the method that takes an object.
  @_disfavoredOverload
  public nonisolated func removeObserver(
    _ observer: Any,
    name: Notification.Name? = nil,
    object: Any? = nil
  ) {
    removeObserver(required(observer), name: name, object: instance(object))
  }

  /// Returns the class instance that `object` contains, or `nil` for `nil`.
  private nonisolated func instance(_ object: Any?) -> AnyObject? { object.map(required) }

  private nonisolated func required(_ object: Any) -> AnyObject {
    guard type(of: object) is AnyClass else {
      programmerError("notifications know objects by identity, so \(object) must be an instance of a class")
    }
    return object as AnyObject
  }
}

/// The protocols of typed messages, under their names in Foundation's notification center.
extension NotificationBus {
  /// A message that is posted on the main actor.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias MainActorMessage = Foundation.NotificationCenter.MainActorMessage
  /// An identifier of a message type.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias MessageIdentifier = Foundation.NotificationCenter.MessageIdentifier
  /// The standard identifier of a message type.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias BaseMessageIdentifier = Foundation.NotificationCenter.BaseMessageIdentifier
  /// The token that observing messages returns.
  public typealias ObservationToken = Simulation.ObservationToken
}
