import Foundation
import Responder
import Simulation

/// The simulator's notifications, in the place of Foundation's: `NotificationCenter.default` is the bus of the simulator
/// whose code runs.
public typealias NotificationCenter = Simulation.NotificationBus

extension NotificationBus {
  /// Calls `block` for each matching notification until the returned observer is removed.
  ///
  /// It is called inside the post, on the main actor; `queue` may be nil or the main queue, which come to the same as
  /// everything is posted on the main thread. The bus holds the block and what it captures.
  ///
  /// Stops with `notifications are delivered on the main queue: queue must be nil or .main` for another queue.
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

  /// Calls a method of `observer`, with the notification, for each that matches; see ``Selector``. The observer is held weakly.
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

  /// Ends what `observer` registered; see the form that takes an object.
  @_disfavoredOverload
  public nonisolated func removeObserver(
    _ observer: Any,
    name: Notification.Name? = nil,
    object: Any? = nil
  ) {
    removeObserver(required(observer), name: name, object: instance(object))
  }

  /// The instance of a class that `object` is; nil for nil.
  private nonisolated func instance(_ object: Any?) -> AnyObject? { object.map(required) }

  private nonisolated func required(_ object: Any) -> AnyObject {
    guard type(of: object) is AnyClass else {
      programmerError("notifications know objects by identity, so \(object) must be an instance of a class")
    }
    return object as AnyObject
  }
}

/// The protocols of typed messages, which Foundation's notification center has the names of.
extension NotificationBus {
  /// A message that is posted on the main actor.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias MainActorMessage = Foundation.NotificationCenter.MainActorMessage
  /// A short name for a type of messages.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias MessageIdentifier = Foundation.NotificationCenter.MessageIdentifier
  /// The plain kind of short name.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public typealias BaseMessageIdentifier = Foundation.NotificationCenter.BaseMessageIdentifier
  /// What observing messages returns.
  public typealias ObservationToken = Simulation.ObservationToken
}
