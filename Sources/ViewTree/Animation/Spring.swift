import Foundation
import Simulation

/// The motion of a spring from 0 to 1, in which a duration counts as 1.
struct Spring: Hashable, Sendable {
  /// The damping ratio: from 1 the spring doesn't oscillate, and below it oscillates more the smaller the
  /// ratio is.
  let damping: Double
  /// The undamped frequency, in radians per duration.
  let frequency: Double
  /// The initial velocity, in total distances per duration.
  let velocity: Double

  /// The frequency of a critically damped spring that is at a thousandth of its way after its duration, in
  /// radians per duration (MA1).
  private static let criticalFrequency = 9.2334

  /// Creates a spring with a damping ratio that ends at a thousandth of its way after the duration (MA1,
  /// U11). Ratios above 1 count as 1.
  init(damping: Double, velocity: Double) {
    let damping = min(max(0.01, damping), 1)
    let width = (1 - damping * damping).squareRoot()
    let frequency = damping < 1 ? log(damping / width * 1000) / damping : Self.criticalFrequency
    self.init(damping: damping, frequency: frequency, velocity: velocity)
  }

  init(damping: Double, frequency: Double, velocity: Double) {
    (self.damping, self.frequency, self.velocity) = (damping, frequency, velocity)
  }

  /// Returns the duration of a critically damped spring with a frequency in radians per second.
  static func criticalDuration(frequency: Double) -> Duration { .seconds(criticalFrequency / frequency) }

  /// Returns the position at a time. At the time 1, the spring jumps to its end.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return time < 1 ? 1 - distance(at: time) : 1
  }

  /// Returns the distance from the end at a time.
  func distance(at time: Double) -> Double {
    let decay = damping * frequency
    if damping == 1 { return exp(-decay * time) * (1 + (decay - velocity) * time) }
    let swing = frequency * abs(1 - damping * damping).squareRoot()
    let amplitude = (decay - velocity) / swing
    if damping < 1 { return exp(-decay * time) * (cos(swing * time) + amplitude * sin(swing * time)) }
    return ((1 + amplitude) * exp((swing - decay) * time) + (1 - amplitude) * exp(-(swing + decay) * time))
      / 2
  }
}

/// A spring with physical properties, in seconds. They determine the time after which it is at rest.
struct PhysicalSpring: Hashable, Sendable {
  /// The damping ratio.
  let damping: Double
  /// The undamped frequency, in radians per second.
  let frequency: Double
  /// The initial velocity, in total distances per second.
  let velocity: Double
  /// The frequency of the critically damped spring that settles at the same time, if this one doesn't
  /// oscillate.
  private let settlingFrequency: Double

  /// Creates a spring from a mass, a stiffness and a damping coefficient.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    frequency = max(0, stiffness / mass).squareRoot()
    self.damping = frequency > 0 ? damping / (2 * mass * frequency) : 1
    self.velocity = velocity
    settlingFrequency = frequency
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce between -1 and 1 (MA2, MA3).
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(-0.999, bounce), 1)
    frequency = perceptualDuration > 0 ? 2 * .pi / perceptualDuration : .infinity
    damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.velocity = velocity
    settlingFrequency = frequency * (1 + min(0, bounce))
  }

  /// The time after which the spring is within a thousandth of its end, in seconds; the greatest number if it
  /// never comes to rest (MA4, MA5).
  ///
  /// For a spring that oscillates, the time follows from the sum of its amplitudes. Any other one is examined
  /// every tenth of a second as if it were critically damped; a negative bounce lowers the frequency. These
  /// formulas reproduce the recorded values; they aren't documented.
  var settlingDuration: Double {
    guard frequency > 0, damping > 0 else { return .greatestFiniteMagnitude }
    guard frequency < .infinity else { return 0 }
    if damping < 1 {
      let decay = damping * frequency
      let swing = frequency * (1 - damping * damping).squareRoot()
      return log((1 + abs(decay - velocity) / swing) * 1000) / decay
    }
    let spring = Spring(damping: 1, frequency: settlingFrequency, velocity: velocity)
    // Beyond this time the exponential outweighs any velocity that is finite in practice.
    let steps = (1...100_000).lazy.map { Double($0) / 10 }
    return steps.first { abs(spring.distance(at: $0)) < 0.001 } ?? .greatestFiniteMagnitude
  }

  /// The timing of an animation that lasts until the spring is at rest; it is endless if the spring never
  /// comes to rest.
  var timing: AnimationTiming {
    let seconds = settlingDuration
    let duration = Duration.pinned(seconds: seconds)
    let length = duration.inSeconds
    let spring = Spring(damping: damping, frequency: frequency * length, velocity: velocity * length)
    let isEndless = seconds == .greatestFiniteMagnitude
    return AnimationTiming(duration: duration, pace: .spring(spring), repeatCount: isEndless ? .infinity : 0)
  }
}
