import Foundation
import Simulation

/// An animated change of a scroll view's offset, started by code or by a tap on the status bar.
@MainActor final class ScrollAnimation: ContentAnimation {
  /// The cause of the change, which determines the delegate's callback at the end.
  enum Reason { case code, scrollToTop }

  let reason: Reason
  let start: CGPoint
  let end: CGPoint

  init(of scrollView: ScrollView, to end: CGPoint, _ reason: Reason, in context: SimulationContext) {
    self.reason = reason
    self.start = scrollView.contentOffset
    self.end = end
    super.init(of: scrollView, label: "scrolling", in: context)
  }

  override func show(_ part: CGFloat, in scrollView: ScrollView) {
    scrollView.moveContent(to: start.interpolated(to: end, part))
  }

  override func finish(in scrollView: ScrollView) {
    scrollView.finish(self)
  }

  override func isCurrent(in scrollView: ScrollView) -> Bool { scrollView.animation === self }
}

extension ScrollView {
  /// Starts an animated change of the offset.
  func scroll(to offset: CGPoint, _ reason: ScrollAnimation.Reason = .code) {
    guard let context = baseWindow?.context else { return }
    let move = "\(GeometryText.point(contentOffset)) -> \(GeometryText.point(offset))"
    noteMoving()
    let begin = { [self] in animation = ScrollAnimation(of: self, to: offset, reason, in: context) }
    context.log.recording(
      .scrolling,
      debugName,
      "animates contentOffset \(move)",
      .change(.contentOffset(contentOffset, offset), of: identity(in: context.log)),
      during: begin
    )
  }

  /// Ends an animated change at its final offset and notifies the delegate (E26, E34).
  func finish(_ finished: ScrollAnimation) {
    guard animation === finished else { return }
    moveContent(to: finished.end)
    // The delegate may have started another change.
    guard animation === finished else { return }
    animation = nil
    baseWindow?.log.record(.scrolling, debugName, "contentOffset is \(GeometryText.point(contentOffset))")
    switch finished.reason {
    case .code: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }
}
