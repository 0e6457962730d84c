import Foundation
import Simulation

/// How an animator's animations go from their start to their end: ``CubicTimingParameters`` or ``SpringTimingParameters``.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// The curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// None.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// None.
  public var springTimingParameters: SpringTimingParameters? { nil }

  var pace: AnimationTiming.Pace {
    cubicTimingParameters?.curve ?? springTimingParameters.map { .spring($0.spring) } ?? .curve(.easeInOut)
  }
}

/// A timing curve with two control points.
@preconcurrency @MainActor public final class CubicTimingParameters: TimingCurveProvider {
  let curve: AnimationTiming.Pace
  /// The curve by its name; ease-in-ease-out where it was made of points.
  public let animationCurve: View.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Makes the curve of a name.
  public init(animationCurve curve: View.AnimationCurve) {
    let bezier = curve.bezier
    animationCurve = curve
    self.curve = .curve(curve)
    controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
    controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
  }

  /// Makes a curve from (0, 0) to (1, 1) by way of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = .bezier(CubicBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
  }

  /// Itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }
}

/// A spring. It comes to rest when the animator's duration is over; of a mass, a stiffness and a damping only their ratio
/// counts, the damping ratio.
@preconcurrency @MainActor public final class SpringTimingParameters: TimingCurveProvider {
  let spring: Spring
  /// The speed at the beginning, in ways per duration; the longer part of it counts.
  public let initialVelocity: CGVector

  /// Makes a spring that does not swing if `ratio` is 1 or more, and swings the more the nearer it is to 0.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    spring = Spring(damping: max(0.01, Double(ratio)), velocity: Double(speed))
    initialVelocity = velocity
  }

  /// Makes a spring of its physics.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Makes the spring of the system's own animations, which does not swing.
  public convenience init() { self.init(dampingRatio: 1) }

  /// Itself.
  public var springTimingParameters: SpringTimingParameters? { self }
}
