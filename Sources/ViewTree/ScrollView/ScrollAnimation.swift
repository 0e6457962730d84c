import Foundation
import Simulation

/// An animated change of a scroll view's offset that code, or a tap on the status bar, asked for: steps on the clock until it is there.
@MainActor final class ScrollAnimation {
  /// How long the change takes.
  static let duration = Duration.milliseconds(300)

  /// Why the content moves, which decides what the delegate hears at the end.
  enum Reason { case code, scrollToTop }

  let reason: Reason
  let start: CGPoint
  let end: CGPoint
  private let began: VirtualClock.Instant
  private weak var scrollView: ScrollView?
  private let context: SimulationContext
  private var work: ScheduledWork?

  init(of scrollView: ScrollView, to end: CGPoint, _ reason: Reason, in context: SimulationContext) {
    self.reason = reason
    self.scrollView = scrollView
    self.start = scrollView.contentOffset
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
    let left = Self.duration - began.duration(to: context.clock.now)
    work = context.schedule(after: min(Screen.frameDuration, left), label: "scrolling") { [weak self] in
      self?.advance()
    }
  }

  private func advance() {
    guard let scrollView else { return }
    let elapsed = began.duration(to: context.clock.now)
    guard elapsed < Self.duration else { return scrollView.finish(self) }
    let part = View.AnimationCurve.easeInOut.progress(at: elapsed.inSeconds / Self.duration.inSeconds)
    scrollView.bounds.origin = start.interpolated(to: end, part)
    if scrollView.animation === self { scheduleStep() }
  }
}

extension ScrollView {
  /// Begins an animated change.
  func scroll(to offset: CGPoint, _ reason: ScrollAnimation.Reason = .code) {
    guard let context = ownWindow?.application.context else { return }
    let move = "\(GeometryText.point(contentOffset)) -> \(GeometryText.point(offset))"
    noteMoving()
    let begin = { [self] in animation = ScrollAnimation(of: self, to: offset, reason, in: context) }
    context.log.recording(.scrolling, debugName, "animates contentOffset \(move)", during: begin)
  }

  /// Ends an animated change where it leads, and tells the delegate (E26, E34).
  func finish(_ finished: ScrollAnimation) {
    guard animation === finished else { return }
    bounds.origin = finished.end
    // The delegate may have begun another change.
    guard animation === finished else { return }
    animation = nil
    ownWindow?.log?.record(.scrolling, debugName, "contentOffset is \(GeometryText.point(contentOffset))")
    switch finished.reason {
    case .code: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }
}
