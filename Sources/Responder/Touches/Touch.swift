import Foundation
import Simulation

/// One finger on the screen, from the moment it goes down until it is lifted or taken away.
///
/// The same object is delivered each time; its values are those of the moment. It stays bound to the view it went down
/// on, also when it leaves that view (C20). A later finger gets the same object if nobody has kept it.
@preconcurrency @MainActor public final class Touch {
  /// What a touch did last. The numbers are UIKit's.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and did not move.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
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
  /// What the module that makes touches knows the touch's view by; nil if the finger went down where nothing is, and until
  /// that is known.
  package var target: AnyObject? {
    get { state.isBound ? state.target : nil }
    set {
      state.target = newValue
      state.isBound = true
    }
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
    /// Whether the target is this finger's, not that of the one before.
    var isBound = false
  }

  // Behind accessors, as other modules would check each access.
  @usableFromInline var state: State

  package init(at screenLocation: CGPoint, timestamp: TimeInterval) {
    state = State(timestamp: timestamp, location: screenLocation, previousLocation: screenLocation)
  }

  /// Begins anew as another finger's; for a touch that nobody else has.
  package func reuse(at screenLocation: CGPoint, timestamp: TimeInterval) {
    state.phase = .began
    state.tapCount = 1
    state.timestamp = timestamp
    (state.location, state.previousLocation) = (screenLocation, screenLocation)
    state.isBound = false
  }

  /// The finger has the target of the one before.
  package func keepTarget() { state.isBound = true }

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
