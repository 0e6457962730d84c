import Foundation
import Simulation

/// What zooming needs to remember: where it began, and the change that is under way.
@MainActor final class ZoomSession {
  var interaction = ZoomInteraction()
  /// The view that is zoomed.
  weak var view: View?
  /// The scale that counts as a pinch of 1.
  var startScale: CGFloat = 1
  /// The point of the zoomed view that stays under the fingers.
  var anchor = CGPoint.zero
  /// The change of scale that takes time.
  var animation: ZoomAnimation?
}

/// A scale, and the offset that goes with it.
struct ZoomState: Hashable, Sendable {
  var scale: CGFloat
  var offset: CGPoint

  /// Returns what lies `part` of the way to another state. A point that both show at one place stays there.
  func interpolated(to end: ZoomState, _ part: CGFloat) -> ZoomState {
    ZoomState(
      scale: scale.interpolated(to: end.scale, part),
      offset: offset.interpolated(to: end.offset, part)
    )
  }
}

/// A change of a scroll view's scale that takes time.
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
