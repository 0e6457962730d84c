import Foundation
import Simulation

/// The timing of an animator's animations: ``CubicTimingParameters`` or ``SpringTimingParameters``.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// The curve, or `nil` for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring, or `nil` for a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// No curve.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// No spring.
  public var springTimingParameters: SpringTimingParameters? { nil }

  var pace: AnimationTiming.Pace {
    cubicTimingParameters?.curve ?? springTimingParameters.map { .spring($0.spring) } ?? .curve(.easeInOut)
  }
}

/// A timing curve with two control points.
@preconcurrency @MainActor public final class CubicTimingParameters: IdentityHashable, TimingCurveProvider {
  let curve: AnimationTiming.Pace
  /// The named curve, or ease-in-ease-out if the curve was created from control points.
  public let animationCurve: View.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates a named curve.
  public init(animationCurve curve: View.AnimationCurve) {
    let bezier = curve.bezier
    animationCurve = curve
    self.curve = .curve(curve)
    controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
    controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = .bezier(CubicBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
  }

  /// The object itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }
}

/// A spring, which comes to rest at the end of the animator's duration. Of mass, stiffness and damping only
/// the resulting damping ratio is used.
@preconcurrency @MainActor public final class SpringTimingParameters: IdentityHashable, TimingCurveProvider {
  let spring: Spring
  /// The initial velocity, in total distances per duration; the component with the larger magnitude is used.
  public let initialVelocity: CGVector

  /// Creates a spring that doesn't oscillate if `ratio` is 1 or more, and oscillates more the nearer it is to
  /// 0.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    spring = Spring(damping: max(0.01, Double(ratio)), velocity: Double(speed))
    initialVelocity = velocity
  }

  /// Creates a spring from its physical properties.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Creates the spring of the system's animations, which doesn't oscillate.
  public convenience init() { self.init(dampingRatio: 1) }

  /// The object itself.
  public var springTimingParameters: SpringTimingParameters? { self }
}
