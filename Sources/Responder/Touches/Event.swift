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

  /// The motions of the device and the commands of remote controls. The raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// No motion or command; that of all simulated events.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// A command to play.
    case remoteControlPlay = 100
    /// A command to pause.
    case remoteControlPause = 101
    /// A command to stop.
    case remoteControlStop = 102
    /// A command to play or to pause.
    case remoteControlTogglePlayPause = 103
    /// A command to skip to the next item.
    case remoteControlNextTrack = 104
    /// A command to skip to the previous item.
    case remoteControlPreviousTrack = 105
    /// A command to begin a search backwards.
    case remoteControlBeginSeekingBackward = 106
    /// A command to end a search backwards.
    case remoteControlEndSeekingBackward = 107
    /// A command to begin a search forwards.
    case remoteControlBeginSeekingForward = 108
    /// A command to end a search forwards.
    case remoteControlEndSeekingForward = 109
  }

  /// The motion or the command; none.
  open var subtype: EventSubtype { .none }
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
