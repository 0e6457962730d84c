import Foundation
import Responder
import Simulation

/// The simulator's notification bus, in the place of Foundation's notification center.
/// `NotificationCenter.default` is the bus of the current simulator.
public typealias NotificationCenter = Simulation.NotificationBus

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
