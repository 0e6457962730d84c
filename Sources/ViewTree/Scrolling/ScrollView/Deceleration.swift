import Foundation

/// The deceleration of content along one axis after a touch has ended: a pure function of time.
///
/// The velocity decreases by a constant factor each millisecond. If the motion leads beyond the range of
/// rest, the content returns to the edge like a critically damped spring; with bounces off it stops at the
/// edge.
struct Deceleration: Hashable, Sendable {
  /// The rate of the spring at an edge, per millisecond.
  static let springRate = 0.012
  /// The velocity at which content counts as resting, in points per millisecond. At the normal rate, it would
  /// move one more point.
  static let restVelocity = 0.002

  var start: Double
  /// The initial velocity in points per millisecond.
  var velocity: Double
  /// The fraction of the velocity that remains after a millisecond: 0.998 by default.
  var rate: Double
  /// The positions at which content may rest.
  var range: ClosedRange<Double>
  var bounces: Bool

  /// The position at which content of this velocity comes to rest if no edge stops it.
  var target: Double { start + velocity * rate / (1 - rate) }

  /// Returns the position `time` milliseconds after the touch has ended.
  func position(at time: Double) -> Double {
    guard let edge = edgeTime else { return clamp(free(time)) }
    guard time > edge.time else { return free(time) }
    guard bounces else { return edge.position }
    let since = time - edge.time
    // A critically damped spring: starts at the edge with the remaining velocity, or beyond it with none.
    let away = edge.distance
    return edge.position
      + (away + (edge.velocity + Self.springRate * away) * since) * exp(-Self.springRate * since)
  }

  /// Returns the velocity `time` milliseconds after the touch has ended, in points per millisecond.
  func velocity(at time: Double) -> Double {
    guard let edge = edgeTime, time > edge.time else { return velocity * pow(rate, time) }
    guard bounces else { return 0 }
    let since = time - edge.time
    let pull = edge.velocity + Self.springRate * edge.distance
    return (edge.velocity - Self.springRate * pull * since) * exp(-Self.springRate * since)
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
    guard bounces else { return edge.time }
    // The motion ends when the distance from the edge is at most half a point, after 50 to 3000 milliseconds.
    var since = 0.0
    while since < 3000, abs(position(at: edge.time + since) - edge.position) > 0.5 || since < 50 {
      since += 10
    }
    return edge.time + since
  }

  /// The position at which the content comes to rest.
  var end: Double {
    edgeTime?.position ?? clamp(target)
  }

  private func free(_ time: Double) -> Double {
    start + velocity * (pow(rate, time) - 1) / log(rate)
  }

  private func clamp(_ position: Double) -> Double {
    min(max(position, range.lowerBound), range.upperBound)
  }

  /// The time and velocity at which content reaches an edge, and its initial distance beyond the edge, or nil
  /// if it never reaches one.
  private var edgeTime: (time: Double, position: Double, velocity: Double, distance: Double)? {
    if start < range.lowerBound { return (0, range.lowerBound, 0, start - range.lowerBound) }
    if start > range.upperBound { return (0, range.upperBound, 0, start - range.upperBound) }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let way = (edge - start) * log(rate) / (velocity == 0 ? 1 : velocity) + 1
    guard velocity != 0, way > 0, way <= 1, abs(target - start) > abs(edge - start) else { return nil }
    let time = log(way) / log(rate)
    return (time, edge, velocity * pow(rate, time), 0)
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
}
