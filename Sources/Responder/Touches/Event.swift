import Foundation
import Simulation

/// The touches or presses of one moment.
@preconcurrency @MainActor public class Event: IdentityHashable {
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
  public final let timestamp: TimeInterval
  /// The active touches, and those that end or are cancelled in this event.
  public final let allTouches: Set<Touch>?

  /// The cause of the event.
  public var type: EventType { .touches }

  /// The number of an event with touches, in the order of the events of an application; 0 for presses.
  package final let number: Int

  package init(timestamp: TimeInterval, touches: Set<Touch>, number: Int = 0) {
    self.timestamp = timestamp
    self.number = number
    allTouches = touches
  }
}
