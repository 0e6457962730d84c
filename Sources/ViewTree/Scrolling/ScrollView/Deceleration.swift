import Foundation

/// The deceleration of content along one axis after a touch has ended: a pure function of time.
///
/// The velocity decreases by a constant factor each millisecond, and the content stops when it is slow
/// (MG4, MG5). If the motion leads beyond the range of rest, the content returns to the edge like a spring
/// (MG9, MG10); with bounces off it stops at the edge.
struct Deceleration: Hashable, Sendable {
  /// The velocity at which content stops, in points per millisecond (MG5).
  static let restVelocity = 0.01

  var start: Double
  /// The initial velocity in points per millisecond.
  var velocity: Double
  /// The fraction of the velocity that remains after a millisecond: 0.998 by default.
  var rate: Double
  /// The positions at which content may rest.
  var range: ClosedRange<Double>
  var bounces: Bool

  /// The position at which content of this velocity comes to rest if no edge stops it.
  var target: Double {
    guard abs(velocity) > Self.restVelocity else { return start }
    return start + (velocity - (velocity < 0 ? -Self.restVelocity : Self.restVelocity)) * reach
  }

  /// Returns the velocity of content that comes to rest after a distance if no edge stops it.
  static func velocity(over distance: Double, rate: Double) -> Double {
    guard distance != 0 else { return 0 }
    return distance * (1 - rate) / rate + (distance < 0 ? -restVelocity : restVelocity)
  }

  /// Returns the position `time` milliseconds after the touch has ended.
  func position(at time: Double) -> Double {
    guard let edge = edgeTime else { return clamp(free(time)) }
    guard time > edge.time else { return free(time) }
    guard bounces else { return edge.position }
    return edge.position + edge.spring.distance(at: time - edge.time)
  }

  /// Returns the velocity `time` milliseconds after the touch has ended, in points per millisecond.
  func velocity(at time: Double) -> Double {
    guard let edge = edgeTime, time > edge.time else { return velocity * pow(rate, time) }
    return bounces ? edge.spring.velocity(at: time - edge.time) : 0
  }

  /// Returns the same motion, shifted by a distance.
  func moved(by way: Double) -> Deceleration {
    var moved = self
    moved.start += way
    return moved
  }

  /// The time until the content rests, in milliseconds.
  var duration: Double {
    guard let edge = edgeTime else {
      guard abs(velocity) > Self.restVelocity else { return 0 }
      return log(Self.restVelocity / abs(velocity)) / log(rate)
    }
    return bounces ? edge.time + edge.spring.duration : edge.time
  }

  /// The position at which the content comes to rest.
  var end: Double {
    edgeTime?.position ?? clamp(target)
  }

  /// The distance that content moves with a velocity of 1.
  private var reach: Double { rate / (1 - rate) }

  private func free(_ time: Double) -> Double { start + velocity * reach * (1 - pow(rate, time)) }

  private func clamp(_ position: Double) -> Double {
    min(max(position, range.lowerBound), range.upperBound)
  }

  /// The time at which content reaches an edge, and its spring from there, or nil if it never reaches one.
  private var edgeTime: (time: Double, position: Double, spring: EdgeSpring)? {
    if start != clamp(start) {
      return (0, clamp(start), EdgeSpring(start: start - clamp(start), velocity: velocity))
    }
    guard velocity != 0 else { return nil }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let left = 1 - (edge - start) / (velocity * reach)
    guard left > 0, abs(target - start) > abs(edge - start) else { return nil }
    let time = log(left) / log(rate)
    return (time, edge, EdgeSpring(start: 0, velocity: velocity * pow(rate, time)))
  }
}

/// The return of content to an edge: a pure function of time in milliseconds.
struct EdgeSpring: Hashable, Sendable {
  /// The rate of a spring that begins with a velocity, per millisecond: it is critically damped (MG9).
  private static let rate = 0.011
  /// The two rates of a spring that begins at rest, per millisecond: it is overdamped (MG10).
  private static let (slowRate, fastRate) = (0.009, 0.046)
  /// The velocity below which the content counts as resting at the beginning, in points per millisecond.
  private static let leastVelocity = 0.05

  /// The initial distance from the edge.
  var start: Double
  /// The initial velocity in points per millisecond.
  var velocity: Double

  private var beginsAtRest: Bool { start != 0 && abs(velocity) < Self.leastVelocity }

  /// Returns the distance from the edge. Content that reaches the edge from beyond it stays there.
  func distance(at time: Double) -> Double {
    guard time < arrival else { return 0 }
    guard !beginsAtRest else {
      let (slow, fast) = (Self.slowRate, Self.fastRate)
      return start * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }
    return (start + (velocity + Self.rate * start) * time) * exp(-Self.rate * time)
  }

  /// Returns the velocity in points per millisecond.
  func velocity(at time: Double) -> Double {
    guard time < arrival else { return 0 }
    guard !beginsAtRest else {
      let (slow, fast) = (Self.slowRate, Self.fastRate)
      return start * slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
    }
    return (velocity - Self.rate * (velocity + Self.rate * start) * time) * exp(-Self.rate * time)
  }

  /// The time at which content that is thrown back from beyond the edge reaches it.
  private var arrival: Double {
    let pull = velocity + Self.rate * start
    guard start != 0, !beginsAtRest, pull * start < 0 else { return .infinity }
    return -start / pull
  }

  /// The time until the distance is at most half a point, 50 to 3000 milliseconds.
  var duration: Double {
    var time = 0.0
    while time < 3000, time < arrival, abs(distance(at: time)) > 0.5 || time < 50 { time += 10 }
    return min(time, arrival)
  }
}

/// The resistance of content that is dragged beyond its edge.
enum RubberBand {
  /// The fraction of a finger's movement that the content follows just beyond the edge.
  static let factor = 0.55

  /// Returns the offset of content that a finger drags to `offset`: beyond the range the resistance grows.
  static func offset(_ offset: Double, in range: ClosedRange<Double>, length: Double, bounces: Bool) -> Double
  {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces, offset != edge, length > 0 else { return edge }
    let beyond = abs(offset - edge)
    let followed = (1 - 1 / (beyond * factor / length + 1)) * length
    return offset < edge ? edge - followed : edge + followed
  }

  /// Returns the fraction of a finger's velocity that content has at an offset: less than 1 beyond the range.
  static func pace(at offset: Double, in range: ClosedRange<Double>, length: Double) -> Double {
    let beyond = abs(offset - min(max(offset, range.lowerBound), range.upperBound))
    guard beyond > 0, length > 0 else { return 1 }
    // The content is at (1 - 1 / (x + 1)) * length, where the finger is at x * length / factor.
    let left = 1 - min(beyond / length, 1)
    return factor * left * left
  }
}
