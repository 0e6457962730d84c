/// The stage of a scroll view's zooming by pinch, bounce or animation: a pure state machine.
///
/// It handles events from touches, code and the clock, and returns the delegate's callbacks in order. Each
/// beginning that is reported is followed by its end.
struct ZoomInteraction: Hashable, Sendable {
  /// The stages of zooming.
  enum Stage: Hashable, Sendable {
    /// The content is not being zoomed.
    case idle
    /// Two fingers zoom the content.
    case pinching
    /// The content returns from beyond a limit after the pinch has ended.
    case bouncing
    /// The content is animated to a scale that code has set.
    case animating
  }

  /// An event that affects zooming.
  enum Event: Hashable, Sendable {
    /// The pinch recognizer has recognized a pinch.
    case pinchBegan
    /// The pinch has ended; `bounces` is true if the content must return to its limits.
    case pinchEnded(bounces: Bool)
    /// Code has started an animated change.
    case animationBegan
    /// An animated change has reached its end.
    case motionDidEnd
    /// Zooming was stopped before the pinch or the animated change ended.
    case wasStopped
  }

  /// A callback of the delegate.
  enum Callback: Hashable, Sendable {
    case willBeginZooming
    case didEndZooming
  }

  private(set) var stage = Stage.idle

  /// Handles an event and returns the callbacks for the delegate. An event that doesn't fit the stage is
  /// ignored.
  mutating func handle(_ event: Event) -> [Callback] {
    let wasIdle = stage == .idle
    switch (stage, event) {
    case (_, .pinchBegan):
      stage = .pinching
    case (_, .animationBegan):
      stage = .animating
    case (.pinching, .pinchEnded(let bounces)):
      stage = bounces ? .bouncing : .idle
      return bounces ? [] : [.didEndZooming]
    case (.bouncing, .motionDidEnd), (.animating, .motionDidEnd), (.pinching, .wasStopped),
      (.bouncing, .wasStopped), (.animating, .wasStopped):
      stage = .idle
      return [.didEndZooming]
    default:
      return []
    }
    return wasIdle ? [.willBeginZooming] : [.didEndZooming, .willBeginZooming]
  }
}
