import Foundation

/// What happened on the screen at one moment.
@preconcurrency @MainActor public final class Event {
  /// When it happened, in seconds of virtual time since the simulator was created.
  public let timestamp: TimeInterval
  private let fingers: Fingers

  /// Who has a part in it; a set is made of a single finger only if somebody asks.
  private enum Fingers {
    case one(Touch)
    case several(Set<Touch>)
  }

  /// The fingers that are on the screen, and those just lifted.
  public var allTouches: Set<Touch>? {
    switch fingers {
    case .one(let touch): [touch]
    case .several(let touches): touches
    }
  }

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
