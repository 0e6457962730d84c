import Foundation

extension View {
  /// The change of an animation's pace between its start and its end.
  ///
  /// As on iOS, a switch over the four named cases is exhaustive, and the keyboard's curve, the number 7 of
  /// `UIKeyboardAnimationCurveUserInfoKey`, is a value without a name (U101). A switch without `default` or
  /// `@unknown default` stops for it with `unexpected enum case while switching on value of type
  /// 'AnimationCurve'`.
  public enum AnimationCurve: Hashable, Sendable, RawRepresentable {
    /// A slow start and a slow end.
    case easeInOut
    /// A slow start and a fast end.
    case easeIn
    /// A fast start and a slow end.
    case easeOut
    /// A constant pace.
    case linear
    /// The keyboard's curve. Unavailable cases don't count for the exhaustiveness of a switch.
    @available(*, unavailable, message: "the keyboard's curve has no name; use AnimationCurve(rawValue: 7)")
    case keyboard

    /// The keyboard's curve, the fifth case, which code can't name.
    static let ofKeyboard = unsafeBitCast(keyboardPlace, to: AnimationCurve.self)
    private static let keyboardPlace: UInt8 = 4
    private static let keyboardNumber = 7

    /// Creates a curve from its number: 0 to 3 for the named curves, 7 for the keyboard's. Any other number
    /// returns `nil`; on iOS it returns a curve that nothing uses.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      case Self.keyboardNumber: self = .ofKeyboard
      default: return nil
      }
    }

    /// The curve's number.
    public var rawValue: Int {
      let place = unsafeBitCast(self, to: UInt8.self)
      return place == Self.keyboardPlace ? Self.keyboardNumber : Int(place)
    }

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
