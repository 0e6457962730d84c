import Foundation

/// What happened on the screen, or on a hardware keyboard, at one moment.
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
  public final let timestamp: TimeInterval
  private let fingers: Fingers

  /// Who has a part in it; a set is made of a single finger only if somebody asks.
  private enum Fingers {
    case one(Touch)
    case several(Set<Touch>)
  }

  /// The fingers that are on the screen, and those just lifted.
  public final var allTouches: Set<Touch>? {
    switch fingers {
    case .one(let touch): [touch]
    case .several(let touches): touches
    }
  }

  /// What made the event.
  public var type: EventType { .touches }

  /// Creates the event of a finger that is alone on the screen.
  package init(timestamp: TimeInterval, touch: Touch) {
    self.timestamp = timestamp
    fingers = .one(touch)
  }

  package init(timestamp: TimeInterval, touches: Set<Touch>) {
    self.timestamp = timestamp
    fingers = .several(touches)
  }
}
