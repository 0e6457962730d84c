import Foundation

extension View {
  /// The change of an animation's pace between its start and its end.
  ///
  /// Any number is a curve, because `UIKeyboardAnimationCurveUserInfoKey` may contain one without a name: 7,
  /// the keyboard's.
  public struct AnimationCurve: Hashable, Sendable, RawRepresentable {
    /// The curve's number.
    public let rawValue: Int

    /// Creates a curve from a number. Never `nil`, but failable as on iOS.
    public init?(rawValue: Int) { self.init(number: rawValue) }

    init(number: Int) { rawValue = number }

    /// A slow start and a slow end.
    public static let easeInOut = AnimationCurve(number: 0)
    /// A slow start and a fast end.
    public static let easeIn = AnimationCurve(number: 1)
    /// A fast start and a slow end.
    public static let easeOut = AnimationCurve(number: 2)
    /// A constant pace.
    public static let linear = AnimationCurve(number: 3)

    /// Returns the progress after the fraction `time` of the duration; both from 0 to 1.
    ///
    /// The keyboard's curve is not documented; a steep ease-out approximates it (KN24).
    package func progress(at time: Double) -> Double {
      self == .linear ? min(max(time, 0), 1) : bezier.y(atX: time)
    }

    /// The curve as a Bézier curve.
    var bezier: CubicBezier {
      switch self {
      case .linear: CubicBezier(0, 0, 1, 1)
      case .easeIn: CubicBezier(0.42, 0, 1, 1)
      case .easeOut: CubicBezier(0, 0, 0.58, 1)
      case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
      default: CubicBezier(0.38, 0.7, 0.125, 1)
      }
    }
  }
}

/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier: Hashable, Sendable {
  var x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns the curve's value at `x`. Finds the parameter by bisection, so that the result is the same on
  /// all machines.
  func y(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, y1, y2)
  }

  private func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
