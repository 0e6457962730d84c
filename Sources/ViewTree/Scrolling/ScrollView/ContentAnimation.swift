import Foundation
import Simulation

/// A change of what a scroll view shows that takes time: steps on the clock until it is there.
///
/// A kind of change says what a step shows, and what comes at the end.
@MainActor class ContentAnimation {
  /// How long the change takes.
  static let duration = Duration.milliseconds(300)

  private let began: VirtualClock.Instant
  private let context: Handle<SimulationContext>
  private let clock: VirtualClock
  private let label: String
  private weak var scrollView: ScrollView?
  private var work: ScheduledWork?

  init(of scrollView: ScrollView, label: String, in context: SimulationContext) {
    self.scrollView = scrollView
    self.label = label
    self.context = context.handle
    clock = context.clock
    began = clock.now
    scheduleStep()
  }

  /// Shows what lies `part` of the way to the end.
  func show(_ part: CGFloat, in scrollView: ScrollView) {}

  /// The end is reached.
  func finish(in scrollView: ScrollView) {}

  /// Whether the scroll view goes on with this change; a delegate may have begun another.
  func isCurrent(in scrollView: ScrollView) -> Bool { true }

  /// Stops where it is.
  final func cancel() {
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
    guard elapsed < Self.duration else { return finish(in: scrollView) }
    show(
      View.AnimationCurve.easeInOut.progress(at: elapsed.inSeconds / Self.duration.inSeconds),
      in: scrollView
    )
    if isCurrent(in: scrollView) { scheduleStep() }
  }
}
