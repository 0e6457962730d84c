import Foundation

/// How content goes on by itself along one axis after the finger is lifted: a pure function of time.
///
/// It slows down by a constant factor each millisecond. If that leads beyond the range of rest, it comes back to the
/// edge like a spring without swinging; with bounces off it stops at the edge.
struct Deceleration: Hashable, Sendable {
  /// How quickly the spring at an edge pulls, per millisecond.
  static let springRate = 0.012
  /// The velocity at which content is as good as there, in points per millisecond: a point away at the usual rate.
  static let restVelocity = 0.002

  var start: Double
  /// Points per millisecond.
  var velocity: Double
  /// What is left of the velocity after a millisecond: 0.998 by default.
  var rate: Double
  /// Where content may rest.
  var range: ClosedRange<Double>
  var bounces: Bool

  /// Where content of that velocity comes to rest if nothing is in the way.
  var target: Double { start + velocity * rate / (1 - rate) }

  /// Where content is `time` milliseconds after the finger was lifted.
  func position(at time: Double) -> Double {
    guard let edge = edgeTime else { return clamp(free(time)) }
    guard time > edge.time else { return free(time) }
    guard bounces else { return edge.position }
    let since = time - edge.time
    // A critically damped spring that begins at the edge with the velocity left, or beyond it with none.
    let away = edge.distance
    return edge.position
      + (away + (edge.velocity + Self.springRate * away) * since) * exp(-Self.springRate * since)
  }

  /// How fast content is `time` milliseconds after the finger was lifted, in points per millisecond.
  func velocity(at time: Double) -> Double {
    guard let edge = edgeTime, time > edge.time else { return velocity * pow(rate, time) }
    guard bounces else { return 0 }
    let since = time - edge.time
    let pull = edge.velocity + Self.springRate * edge.distance
    return (edge.velocity - Self.springRate * pull * since) * exp(-Self.springRate * since)
  }

  /// Returns the same motion from another place.
  func moved(by way: Double) -> Deceleration {
    var moved = self
    moved.start += way
    return moved
  }

  /// How long it takes until content rests, in milliseconds.
  var duration: Double {
    guard let edge = edgeTime else {
      guard abs(velocity) > Self.restVelocity else { return 0 }
      return log(Self.restVelocity / abs(velocity)) / log(rate)
    }
    guard bounces else { return edge.time }
    // Long enough for what is beyond the edge to be less than half a point.
    var since = 0.0
    while since < 3000, abs(position(at: edge.time + since) - edge.position) > 0.5 || since < 50 {
      since += 10
    }
    return edge.time + since
  }

  /// Where content rests in the end.
  var end: Double {
    edgeTime?.position ?? clamp(target)
  }

  private func free(_ time: Double) -> Double {
    start + velocity * (pow(rate, time) - 1) / log(rate)
  }

  private func clamp(_ position: Double) -> Double {
    min(max(position, range.lowerBound), range.upperBound)
  }

  /// When content reaches an edge, with what velocity, and how far beyond it begins; nil if it never does.
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

/// How far content follows a finger beyond its edge.
enum RubberBand {
  /// How much of the way content follows at first.
  static let factor = 0.55

  /// Returns where content is when a finger drags it to `offset`: beyond the range it follows less and less.
  static func offset(_ offset: Double, in range: ClosedRange<Double>, length: Double, bounces: Bool) -> Double
  {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces, offset != edge, length > 0 else { return edge }
    let beyond = abs(offset - edge)
    let followed = (1 - 1 / (beyond * factor / length + 1)) * length
    return offset < edge ? edge - followed : edge + followed
  }
}
