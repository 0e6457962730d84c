import Foundation
import Simulation

/// The state of zooming: the values at its beginning, and the animation under way.
@MainActor final class ZoomSession {
  var interaction = ZoomInteraction()
  /// The view that is zoomed.
  weak var view: View?
  /// The content's scale that corresponds to a pinch scale of 1.
  var startScale: CGFloat = 1
  /// The point of the zoomed view that stays under the fingers.
  var anchor = CGPoint.zero
  /// The animated change of scale under way, if any.
  var animation: ZoomAnimation?
}

/// A zoom scale with its content offset.
struct ZoomState: Hashable, Sendable {
  var scale: CGFloat
  var offset: CGPoint

  /// Returns the state at the fraction `part` between this state and another. A point that both states show
  /// at the same place stays there.
  func interpolated(to end: ZoomState, _ part: CGFloat) -> ZoomState {
    ZoomState(
      scale: scale.interpolated(to: end.scale, part),
      offset: offset.interpolated(to: end.offset, part)
    )
  }
}

/// An animated change of a scroll view's zoom scale.
@MainActor final class ZoomAnimation: ContentAnimation {
  let start: ZoomState
  let end: ZoomState

  init(of scrollView: ScrollView, from start: ZoomState, to end: ZoomState, in context: SimulationContext) {
    self.start = start
    self.end = end
    super.init(of: scrollView, label: "zooming", in: context)
  }

  override func show(_ part: CGFloat, in scrollView: ScrollView) {
    scrollView.apply(start.interpolated(to: end, part))
  }

  override func finish(in scrollView: ScrollView) {
    scrollView.finishZoom(self)
  }

  override func isCurrent(in scrollView: ScrollView) -> Bool { scrollView.zoom?.animation === self }
}
