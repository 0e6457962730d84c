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

/// A change of a scroll view's scale that takes time: steps on the clock until it is there.
@MainActor final class ZoomAnimation {
  let start: ZoomState
  let end: ZoomState
  private let began: VirtualClock.Instant
  private weak var scrollView: ScrollView?
  private let context: SimulationContext
  private var work: ScheduledWork?

  init(of scrollView: ScrollView, from start: ZoomState, to end: ZoomState, in context: SimulationContext) {
    self.scrollView = scrollView
    self.start = start
    self.end = end
    self.context = context
    began = context.clock.now
    scheduleStep()
  }

  /// Stops where it is.
  func cancel() {
    work?.cancel()
  }

  private func scheduleStep() {
    let left = ScrollAnimation.duration - began.duration(to: context.clock.now)
    work = context.schedule(after: min(Screen.frameDuration, left), label: "zooming") { [weak self] in
      self?.advance()
    }
  }

  private func advance() {
    guard let scrollView else { return }
    let elapsed = began.duration(to: context.clock.now)
    guard elapsed < ScrollAnimation.duration else { return scrollView.finishZoom(self) }
    let time = elapsed.inSeconds / ScrollAnimation.duration.inSeconds
    let part = View.AnimationCurve.easeInOut.progress(at: time)
    scrollView.apply(start.interpolated(to: end, part))
    if scrollView.zoom?.animation === self { scheduleStep() }
  }
}
