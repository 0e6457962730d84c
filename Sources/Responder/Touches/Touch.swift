import Foundation
import Simulation

/// One finger on the screen, from the moment it goes down until it is lifted or taken away.
///
/// The same object is delivered each time; its values are those of the moment. It stays bound to the view it went down
/// on, also when it leaves that view (C20). A later finger gets the same object if nobody has kept it.
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
  @inlinable public var phase: Phase { state.phase }
  /// How many taps in a row this touch belongs to: 1 for the first; 0 once the finger has moved far (C35).
  @inlinable public package(set) var tapCount: Int {
    get { state.tapCount }
    set { state.tapCount = newValue }
  }
  /// When it did that, in seconds of virtual time since the simulator was created.
  public var timestamp: TimeInterval { state.timestamp }
  /// What the module that makes touches knows the touch's view by; nil if the finger went down where nothing is.
  package var target: AnyObject? {
    get { state.target }
    set { state.target = newValue }
  }
  /// Where the finger is, in screen coordinates.
  @inlinable package var screenLocation: CGPoint { state.location }
  /// Where the finger was before it moved last, in screen coordinates.
  package var previousScreenLocation: CGPoint { state.previousLocation }

  @usableFromInline struct State {
    @usableFromInline var phase = Phase.began
    @usableFromInline var tapCount = 1
    var timestamp: TimeInterval
    @usableFromInline var location: CGPoint
    var previousLocation: CGPoint
    @usableFromInline var target: AnyObject?
  }

  // Behind accessors, as other modules would check each access.
  @exclusivity(unchecked) @usableFromInline var state: State

  package init(at screenLocation: CGPoint, timestamp: TimeInterval) {
    state = State(timestamp: timestamp, location: screenLocation, previousLocation: screenLocation)
  }

  /// Begins anew as another finger's; for a touch that nobody else has.
  package func reuse(at screenLocation: CGPoint, timestamp: TimeInterval) {
    state.phase = .began
    state.tapCount = 1
    state.timestamp = timestamp
    (state.location, state.previousLocation) = (screenLocation, screenLocation)
  }

  /// Notes what the finger did.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    state.phase = phase
    state.timestamp = timestamp
    state.previousLocation = state.location
    state.location = location
  }
}

extension Touch: Hashable {
  /// Whether both are the same finger.
  public nonisolated static func == (lhs: Touch, rhs: Touch) -> Bool { lhs === rhs }

  /// Hashes the finger's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
