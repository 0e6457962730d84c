import Foundation
import Simulation

/// The touches or presses of one moment.
///
/// Tests may subclass it, and pass an event of their own to a touch method. The simulator reads its own
/// events without the overrides.
@preconcurrency @MainActor open class Event: IdentityHashable {
  /// The cause of an event. The raw values are UIKit's.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Motion of the device; not simulated.
    case motion = 1
    /// A command of a remote control; not simulated.
    case remoteControl = 2
    /// Presses of keys on a hardware keyboard.
    case presses = 3
  }

  /// The time of the event, in seconds of virtual time since the simulator was created.
  open var timestamp: TimeInterval { baseTimestamp }
  /// The active touches, and those that end or are cancelled in this event.
  open var allTouches: Set<Touch>? { baseAllTouches }
  /// The cause of the event.
  open var type: EventType { .touches }

  package final let baseTimestamp: TimeInterval
  package final let baseAllTouches: Set<Touch>?

  /// The number of an event with touches, in the order of the events of an application; 0 for presses.
  package final let number: Int

  /// Creates an event without touches and without a time.
  public init() {
    (baseTimestamp, baseAllTouches, number) = (0, nil, 0)
  }

  package init(timestamp: TimeInterval, touches: Set<Touch>, number: Int = 0) {
    baseTimestamp = timestamp
    self.number = number
    baseAllTouches = touches
  }
}
