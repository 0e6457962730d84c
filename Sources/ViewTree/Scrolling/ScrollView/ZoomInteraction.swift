/// Where a scroll view is between two fingers, a change of scale that takes time, and rest: a pure machine.
///
/// It takes what fingers, code and the clock do, and names what to tell the delegate, in order. Each beginning that is
/// told gets its end.
struct ZoomInteraction: Hashable, Sendable {
  /// The stages of zooming.
  enum Stage: Hashable, Sendable {
    /// Nothing is zoomed.
    case idle
    /// Two fingers zoom.
    case pinching
    /// Content comes back from beyond a limit after the fingers are gone.
    case bouncing
    /// Content is on its way to a scale that code asked for.
    case animating
  }

  /// What happens.
  enum Event: Hashable, Sendable {
    /// Two fingers have moved far enough.
    case pinchBegan
    /// A finger was lifted, and content must come back to where it may rest, or not.
    case pinchEnded(bounces: Bool)
    /// Code asked for a change that takes time.
    case animationBegan
    /// A change that takes time has come to its end.
    case cameToRest
    /// Something else takes over.
    case wasStopped
  }

  /// What to tell the delegate.
  enum Callback: Hashable, Sendable {
    case willBeginZooming
    case didEndZooming
  }

  private(set) var stage = Stage.idle

  /// Notes an event and returns what to tell. An event that does not fit the stage is ignored.
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
    case (.bouncing, .cameToRest), (.animating, .cameToRest), (.pinching, .wasStopped),
      (.bouncing, .wasStopped), (.animating, .wasStopped):
      stage = .idle
      return [.didEndZooming]
    default:
      return []
    }
    return wasIdle ? [.willBeginZooming] : [.didEndZooming, .willBeginZooming]
  }
}
