import Foundation
import Simulation

/// A finger on the screen, from touch-down until it is lifted or the touch is cancelled.
///
/// The same object is delivered in each event; its properties are those of the moment. The touch stays bound
/// to the view that was hit at touch-down, even when the finger leaves that view (C20).
///
/// Tests may subclass it, and pass a touch of their own to a touch method of a view or a recognizer. The
/// simulator reads the touches of its own fingers without the overrides. The view, the window and the
/// locations can't be overridden, as the class belongs to a module without views (U92).
@preconcurrency @MainActor open class Touch {
  /// The last change of a touch. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and did not move since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The kinds of touches. The raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen; all simulated touches.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The kind of the touch; ``TouchType/direct`` for those of the simulated user.
  open var type: TouchType { .direct }
  /// The last change of the touch.
  open var phase: Phase { basePhase }
  /// The number of taps in succession: 1 for the first, 0 after the finger has moved far (C35).
  open var tapCount: Int { baseTapCount }
  /// The time of the last change, in seconds of virtual time since the simulator was created.
  open var timestamp: TimeInterval { baseTimestamp }

  package final var basePhase: Phase { state.phase }
  package final var baseTapCount: Int {
    get { state.tapCount }
    set { state.tapCount = newValue }
  }
  package final var baseTimestamp: TimeInterval { state.timestamp }
  /// The view of the touch, in a form of the module that creates touches; nil if no view was hit.
  package final var target: AnyObject? {
    get { state.target }
    set { state.target = newValue }
  }
  /// The location of the touch, in screen coordinates.
  package final var screenLocation: CGPoint { state.location }
  /// The location before the last change, in screen coordinates.
  package final var previousScreenLocation: CGPoint { state.previousLocation }

  private struct State {
    var phase = Phase.began
    var tapCount = 1
    var timestamp: TimeInterval
    var target: AnyObject?
    var location: CGPoint
    var previousLocation: CGPoint
  }

  // Stored behind accessors, because other modules would check each access.
  @exclusivity(unchecked) private final var state: State

  /// Creates a touch at the origin of the screen, in the phase `began`, without a view, a window or a time.
  public init() {
    state = State(tapCount: 0, timestamp: 0, location: .zero, previousLocation: .zero)
  }

  package init(at screenLocation: CGPoint, timestamp: TimeInterval) {
    state = State(timestamp: timestamp, location: screenLocation, previousLocation: screenLocation)
  }

  /// Changes the phase, location and time.
  package final func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    state.phase = phase
    state.timestamp = timestamp
    state.previousLocation = state.location
    state.location = location
  }
}

extension Touch: Hashable {
  /// Whether both are the same touch.
  public nonisolated static func == (lhs: Touch, rhs: Touch) -> Bool { lhs === rhs }

  /// Hashes the identity of the touch.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
