import Foundation

/// What happened on the screen at one moment.
@preconcurrency @MainActor public final class Event {
  /// When it happened, in seconds of virtual time since the simulator was created.
  public let timestamp: TimeInterval
  /// The fingers that are on the screen, and those just lifted.
  public let allTouches: Set<Touch>?

  package init(timestamp: TimeInterval, touches: Set<Touch>) {
    self.timestamp = timestamp
    allTouches = touches
  }
}
