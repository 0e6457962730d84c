import Foundation
import Simulation

/// The moments at which fingers on paths are seen by the device: wherever a step ends, and every 10 ms while one moves.
struct FingerSamples: Hashable, Sendable {
  /// How long the device looks away.
  static let interval = Duration.milliseconds(10)

  let times: [Duration]

  init(_ paths: [FingerPath]) {
    var times: Set<Duration> = []
    for path in paths {
      var (from, begin) = (path.start, Duration.zero)
      for step in path.steps {
        let end = begin + step.duration
        // A finger that rests is seen to do nothing, however long.
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

/// A finger on its way along a path, asked where it is at one moment after the other; that costs O(steps) in all.
struct FingerWalk {
  /// How long the finger is down.
  let end: Duration
  private let steps: [FingerPath.Step]
  /// The step that the finger is in, and where and when that began.
  private var index = 0
  private var from: CGPoint
  private var begin = Duration.zero

  init(_ path: FingerPath) {
    (end, steps, from) = (path.duration, path.steps, path.start)
  }

  /// Returns where the finger is so long after it went down, which must not be before the last time asked for.
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
