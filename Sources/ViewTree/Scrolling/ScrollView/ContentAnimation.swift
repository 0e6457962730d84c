import Foundation
import Simulation

/// An animated change of a scroll view's content: it advances in steps on the clock until it reaches its end.
///
/// Subclasses define the effect of a step and of the end.
@MainActor class ContentAnimation {
  /// The duration of the change.
  static let duration = Duration.milliseconds(300)

  private let began: VirtualClock.Instant
  private let context: Handle<SimulationContext>
  private let clock: VirtualClock
  private let label: String
  private weak var scrollView: ScrollView?
  private var work: ScheduledWork?
  private let span: SpanRecord.Span?

  init(of scrollView: ScrollView, label: String, in context: SimulationContext) {
    self.scrollView = scrollView
    self.label = label
    self.context = context.handle
    clock = context.clock
    began = clock.now
    span = clock.beginAnimation("\(label) of \(scrollView.debugName)", for: Self.duration)
    scheduleStep()
  }

  /// Shows the state at the fraction `part` of the change.
  func show(_ part: CGFloat, in scrollView: ScrollView) {}

  /// Called at the end of the change.
  func finish(in scrollView: ScrollView) {}

  /// Whether this is still the scroll view's current change. A delegate may have started another.
  func isCurrent(in scrollView: ScrollView) -> Bool { true }

  /// Stops the change at its current state.
  final func cancel() {
    span?.end(isCutShort: true)
    work?.cancel()
  }

  private func scheduleStep() {
    let left = Self.duration - began.duration(to: clock.now)
    work = context.object?.schedule(after: min(Screen.frameDuration, left), label: label) { [weak self] in
      self?.advance()
    }
  }

  private func advance() {
    guard let scrollView else { return }
    let elapsed = began.duration(to: clock.now)
    guard elapsed < Self.duration else {
      span?.end()
      return finish(in: scrollView)
    }
    show(AnimationTiming.Pace.sine.progress(at: elapsed.inSeconds / Self.duration.inSeconds), in: scrollView)
    if isCurrent(in: scrollView) { scheduleStep() }
  }
}
