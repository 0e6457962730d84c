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
  /// It may be called from code without actor isolation, such as that of a class that is not of UIKit, on the
  /// main thread (U99).
  ///
  /// Stops with `notifications are delivered on the main queue: queue must be nil or .main` for another
  /// queue, and with `observers are added on the main thread` on any other thread.
  public final nonisolated func addObserver(
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
    guard MainQueue.isCurrent else {
      programmerError("observers are added on the main thread")
    }
    nonisolated(unsafe) let filter = object.map(NotificationBus.instance)
    return MainActor.assumeIsolated {
      addObserver(forName: name, object: filter, file: file, line: line, using: block)
    }
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
