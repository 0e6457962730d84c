import Foundation
import Simulation

/// The timing of an animation: its start, its end and its pace.
struct AnimationTiming: Hashable, Sendable {
  /// The change of the pace over the duration.
  enum Pace: Hashable, Sendable {
    case curve(View.AnimationCurve)
    case spring(Spring)
    case bezier(CubicBezier)
    /// Half a wave of the cosine: the pace of animated offsets and of pages (MA11, MA12).
    case sine

    /// Returns the progress after the fraction `part` of the duration.
    func progress(at part: Double) -> Double {
      switch self {
      case .curve(let curve): curve.progress(at: part)
      case .spring(let spring): spring.progress(at: part)
      case .bezier(let bezier): bezier.y(atX: part)
      case .sine: (1 - cos(.pi * part)) / 2
      }
    }
  }

  /// The duration of one iteration in one direction.
  var duration: Duration
  var delay = Duration.zero
  var pace = Pace.curve(.easeInOut)
  /// The number of iterations; 0 and 1 mean one, infinity means endless.
  var repeatCount = 0.0
  /// Whether each iteration returns to its start.
  var autoreverses = false
  /// The part of each iteration in which the value changes, as fractions of the duration; set for keyframes
  /// of animations that repeat endlessly or autoreverse.
  var part: Part?

  /// A part of an iteration.
  struct Part: Hashable, Sendable {
    var start: Double
    var length: Double

    /// Returns a part of this part.
    func part(_ start: Double, _ length: Double) -> Part {
      Part(start: self.start + self.length * start, length: self.length * length)
    }

    /// Returns the progress of the part at a position in the iteration.
    func progress(at place: Double) -> Double {
      guard length > 0 else { return place < start ? 0 : 1 }
      return min(max(0, (place - start) / length), 1)
    }
  }

  /// Whether the animation repeats endlessly.
  var isEndless: Bool { repeatCount == .infinity }

  /// The duration without the delay, or `nil` if the animation is endless.
  private var activeDuration: Duration? {
    isEndless ? nil : duration * (max(repeatCount, 1) * (autoreverses ? 2 : 1))
  }

  /// The duration with the delay, or `nil` if the animation is endless.
  var total: Duration? { activeDuration.map { delay + $0 } }

  /// Returns the progress when `elapsed` has passed since the start.
  func progress(after elapsed: Duration) -> Double {
    let time = max(0, (elapsed - delay).inSeconds)
    let end = activeDuration?.inSeconds ?? .infinity
    guard time < end else { return 1 }
    let ways = time / duration.inSeconds
    let way = ways < 1 ? ways : ways.truncatingRemainder(dividingBy: 1)
    let isReturning = autoreverses && Int(ways) % 2 == 1
    let place = isReturning ? 1 - way : way
    return pace.progress(at: part?.progress(at: place) ?? place)
  }
}
