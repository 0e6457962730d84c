import Foundation
import Simulation

/// One finger on the screen, from the moment it goes down until it is lifted or taken away.
///
/// The same object is delivered each time; its values are those of the moment. It stays bound to the view it went down
/// on, also when it leaves that view (C20).
@preconcurrency @MainActor public final class Touch {
  /// What a touch did last.
  public enum Phase: String, Sendable {
    /// The finger went down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What the finger did last.
  @exclusivity(unchecked) public package(set) var phase: Phase = .began
  /// How many taps in a row this touch belongs to: 1 for the first; 0 once the finger has moved far (C35).
  @exclusivity(unchecked) public package(set) var tapCount = 1
  /// When it did that, in seconds of virtual time since the simulator was created.
  @exclusivity(unchecked) public package(set) var timestamp: TimeInterval
  /// Who gets the touch; nil if the finger went down where nothing is.
  @exclusivity(unchecked) package var target: TouchTarget?
  /// Where the finger is, in screen coordinates.
  @exclusivity(unchecked) package private(set) var screenLocation: CGPoint
  /// Where the finger was before it moved last, in screen coordinates.
  @exclusivity(unchecked) package private(set) var previousScreenLocation: CGPoint

  package init(at screenLocation: CGPoint, timestamp: TimeInterval) {
    self.screenLocation = screenLocation
    self.previousScreenLocation = screenLocation
    self.timestamp = timestamp
  }

  /// Notes what the finger did.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousScreenLocation = screenLocation
    screenLocation = location
  }
}

extension Touch: Hashable {
  /// Whether both are the same finger.
  public nonisolated static func == (lhs: Touch, rhs: Touch) -> Bool { lhs === rhs }

  /// Hashes the finger's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
