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

  /// Returns the timing of an animation with a duration, which a spring with physical properties replaces by
  /// its own.
  func timing(in duration: Duration) -> AnimationTiming {
    if let curve = cubicTimingParameters?.curve { return AnimationTiming(duration: duration, pace: curve) }
    return springTimingParameters?.springTiming(in: duration) ?? AnimationTiming(duration: duration)
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

/// A spring. One with a damping ratio comes to rest at the end of the animator's duration; one with physical
/// properties, or with a duration and a bounce, has a duration of its own.
@preconcurrency @MainActor public final class SpringTimingParameters: IdentityHashable, TimingCurveProvider {
  private enum Kind {
    case damping(ratio: Double)
    case physical(PhysicalSpring)
  }

  private let kind: Kind
  private let speed: Double
  /// The initial velocity, in total distances per second; the component with the larger magnitude is used.
  public let initialVelocity: CGVector

  private init(_ kind: (_ speed: Double) -> Kind, _ velocity: CGVector) {
    let speed = Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
    self.kind = kind(speed)
    (self.speed, initialVelocity) = (speed, velocity)
  }

  /// Creates a spring that doesn't oscillate if `ratio` is 1 or more, and oscillates more the nearer it is to
  /// 0.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init({ _ in .damping(ratio: Double(ratio)) }, velocity)
  }

  /// Creates a spring from its physical properties. The animation lasts until the spring is at rest, whatever
  /// the animator's duration is (MA5).
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
    self.init(
      { .physical(PhysicalSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: $0)) },
      velocity
    )
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce; see
  /// ``View/animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)``. From
  /// iOS 17.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = .zero
  ) {
    self.init(
      { .physical(PhysicalSpring(perceptualDuration: duration, bounce: Double(bounce), velocity: $0)) },
      velocity
    )
  }

  /// Creates the spring of the system's animations, which doesn't oscillate.
  public convenience init() { self.init(dampingRatio: 1) }

  /// The object itself.
  public var springTimingParameters: SpringTimingParameters? { self }

  fileprivate func springTiming(in duration: Duration) -> AnimationTiming {
    switch kind {
    case .damping(let ratio):
      let spring = Spring(damping: ratio, velocity: speed * duration.inSeconds)
      return AnimationTiming(duration: duration, pace: .spring(spring))
    case .physical(let spring): return spring.timing
    }
  }
}
