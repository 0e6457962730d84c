import Foundation

/// What happened on the screen, or on a hardware keyboard, at one moment.
///
/// The same object may tell of a later moment if nobody has kept it.
@preconcurrency @MainActor public class Event {
  /// What made an event. The numbers are UIKit's.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// Somebody shook the device; nobody does here.
    case motion = 1
    /// A remote control; there is none here.
    case remoteControl = 2
    /// Keys of a hardware keyboard.
    case presses = 3
  }

  /// When it happened, in seconds of virtual time since the simulator was created.
  public final var timestamp: TimeInterval { time }
  // Behind an accessor, as other modules would check each access.
  private final var time: TimeInterval
  private final var fingers: Fingers

  /// Who has a part in it; a set is made of a single finger only if somebody asks.
  private enum Fingers {
    /// A finger that whoever delivers the event holds meanwhile.
    case delivered(Unmanaged<Touch>)
    case one(Touch)
    case several(Set<Touch>)
  }

  /// The fingers that are on the screen, and those just lifted.
  public final var allTouches: Set<Touch>? {
    switch fingers {
    case .delivered(let touch): [touch.takeUnretainedValue()]
    case .one(let touch): [touch]
    case .several(let touches): touches
    }
  }

  /// What made the event.
  public var type: EventType { .touches }

  /// Creates the event of a finger that is alone on the screen, without holding its touch: whoever delivers it does, and
  /// calls ``holdTouch()`` before letting go.
  package init(timestamp: TimeInterval, delivering touch: Touch) {
    time = timestamp
    fingers = .delivered(.passUnretained(touch))
  }

  package init(timestamp: TimeInterval, touches: Set<Touch>) {
    time = timestamp
    fingers = .several(touches)
  }

  /// Tells of another moment, as if it were created anew; for an event that nobody else has.
  package final func reuse(timestamp: TimeInterval, delivering touch: Touch) {
    time = timestamp
    fingers = .delivered(.passUnretained(touch))
  }

  /// Holds the touch from now on: the event has been delivered, and somebody keeps it.
  package final func holdTouch() {
    if case .delivered(let touch) = fingers { fingers = .one(touch.takeUnretainedValue()) }
  }
}
