import Foundation
import Simulation

/// When an animation begins and ends, and how it goes in between.
struct AnimationTiming: Hashable, Sendable {
  /// How the pace changes.
  enum Pace: Hashable, Sendable {
    case curve(View.AnimationCurve)
    case spring(Spring)
    case bezier(CubicBezier)

    /// Returns how much of the way is done when the part `part` of the duration has passed.
    func progress(at part: Double) -> Double {
      switch self {
      case .curve(let curve): curve.progress(at: part)
      case .spring(let spring): spring.progress(at: part)
      case .bezier(let bezier): bezier.y(atX: part)
      }
    }
  }

  /// How long one way takes.
  var duration: Duration
  var delay = Duration.zero
  var pace = Pace.curve(.easeInOut)
  /// How often it runs; 0 and 1 mean once, infinity for ever.
  var repeatCount = 0.0
  /// Whether each run goes back to where it began.
  var autoreverses = false
  /// The part of each way in which something happens, as parts of the duration; a keyframe of a way that is gone again.
  var part: Part?

  /// A part of a way.
  struct Part: Hashable, Sendable {
    var start: Double
    var length: Double

    /// Returns a part of this part.
    func part(_ start: Double, _ length: Double) -> Part {
      Part(start: self.start + self.length * start, length: self.length * length)
    }

    /// Returns how much of it is done when so much of the way is.
    func progress(at place: Double) -> Double {
      guard length > 0 else { return place < start ? 0 : 1 }
      return min(max(0, (place - start) / length), 1)
    }
  }

  /// Whether it never ends by itself.
  var isEndless: Bool { repeatCount == .infinity }

  /// How long it takes from the end of the delay; nil if it does not end.
  private var activeDuration: Duration? {
    isEndless ? nil : duration * (max(repeatCount, 1) * (autoreverses ? 2 : 1))
  }

  /// How long it takes with its delay; nil if it does not end.
  var total: Duration? { activeDuration.map { delay + $0 } }

  /// Returns how much of the way is done when `elapsed` has passed since the start.
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

/// A spring that comes to rest at 1 in the time 1.
///
/// UIKit's own is not documented; this is a damped oscillation that is within a thousandth when the time is over.
struct Spring: Hashable, Sendable {
  /// 1 and more swings not at all, less swings more.
  var damping: Double
  /// The speed at the beginning, in ways per duration.
  var velocity: Double

  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard damping < 1 else {
      let frequency = 9.233
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let decay = 6.908
    let swing = decay / damping * (1 - damping * damping).squareRoot()
    let amplitude = (decay - velocity) / swing
    return 1 - exp(-decay * time) * (cos(swing * time) + amplitude * sin(swing * time))
  }
}
