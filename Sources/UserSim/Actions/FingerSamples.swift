import Foundation
import Simulation

/// The times at which the device samples fingers on paths: at the end of each step, and every 10 ms while a
/// finger moves.
struct FingerSamples: Hashable, Sendable {
  /// The time between samples.
  static let interval = Duration.milliseconds(10)

  let times: [Duration]

  init(_ paths: [FingerPath]) {
    var times: Set<Duration> = []
    for path in paths {
      var (from, begin) = (path.start, Duration.zero)
      for step in path.steps {
        let end = begin + step.duration
        // A resting finger needs no samples.
        if step.point != from { times.formUnion(Self.ticks(after: begin, before: end)) }
        times.insert(end)
        (from, begin) = (step.point, end)
      }
    }
    self.times = times.filter { $0 > .zero }.sorted()
  }

  private static func ticks(after begin: Duration, before end: Duration) -> some Sequence<Duration> {
    let first = interval * (Int((begin / interval).rounded(.down)) + 1)
    return sequence(first: first) { $0 + interval }.prefix { $0 < end }
  }
}

/// A cursor that returns a finger's positions along a path at increasing times; O(steps) in total.
struct FingerWalk {
  /// The time that the finger is down.
  let end: Duration
  private let steps: [FingerPath.Step]
  /// The index of the current step, with the step's start point and start time.
  private var index = 0
  private var from: CGPoint
  private var begin = Duration.zero

  init(_ path: FingerPath) {
    (end, steps, from) = (path.duration, path.steps, path.start)
  }

  /// Returns the finger's position at a time after touch-down, which must not be earlier than that of the
  /// previous call.
  mutating func point(after time: Duration) -> CGPoint {
    while index < steps.count {
      let step = steps[index]
      let rest = time - begin
      if rest < step.duration {
        let part = CGFloat(rest / step.duration)
        return CGPoint(
          x: from.x + (step.point.x - from.x) * part,
          y: from.y + (step.point.y - from.y) * part
        )
      }
      (from, begin, index) = (step.point, begin + step.duration, index + 1)
    }
    return from
  }
}
