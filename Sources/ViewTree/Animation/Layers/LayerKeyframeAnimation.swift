import Foundation
import Simulation

/// The values between keyframes; UIKit's `CAAnimationCalculationMode`.
public struct LayerAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight way from one value to the next; the default.
  public static let linear = LayerAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next one.
  public static let discrete = LayerAnimationCalculationMode(rawValue: "discrete")
  /// A straight way at a constant speed; times and timing functions of keyframes have no effect.
  public static let paced = LayerAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = LayerAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values, at which they have the times of ``paced``.
  public static let cubicPaced = LayerAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation of a property through several values; UIKit's `CAKeyframeAnimation`.
@preconcurrency @MainActor open class LayerKeyframeAnimation: LayerPropertyAnimation {
  /// The values, from the start to the end. Values that aren't of one kind have no visible effect.
  open var values: [Any]? { willSet { requireMutable() } }
  /// The path of a position, in place of ``values``: each line and each curve of it counts as the way from
  /// one value to the next. Moves of the pen are jumps without a time of their own.
  open var path: CGPath? { willSet { requireMutable() } }
  /// The time of each value as a fraction of the duration, ascending from 0 to 1; with ``calculationMode``
  /// discrete, one more than values, the last one for the end. Nil, or another number of times, gives equal
  /// distances.
  open var keyTimes: [NSNumber]? { willSet { requireMutable() } }
  /// The pace from each value to the next; nil for a constant one.
  open var timingFunctions: [MediaTimingFunction]? { willSet { requireMutable() } }
  /// The values between the keyframes.
  open var calculationMode = LayerAnimationCalculationMode.linear { willSet { requireMutable() } }
  /// The tightness of the curve at each value of a cubic animation, from -1 to 1; 0 by default.
  open var tensionValues: [NSNumber]? { willSet { requireMutable() } }
  /// The sharpness of the corner at each value of a cubic animation, from -1 to 1; 0 by default.
  open var continuityValues: [NSNumber]? { willSet { requireMutable() } }
  /// The position of the curve before or behind each value of a cubic animation, from -1 to 1; 0 by default.
  open var biasValues: [NSNumber]? { willSet { requireMutable() } }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    guard let other = other as? LayerKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, tensionValues) = (other.calculationMode, other.tensionValues)
    (continuityValues, biasValues, path) = (other.continuityValues, other.biasValues, other.path)
  }

  override func value(at progress: Double, seconds: Double, base: LayerValue) -> LayerValue? {
    if let path { return point(on: path.shape.curves(closing: false), at: progress).map { .point($0) } }
    let values = (values ?? []).compactMap { LayerValue($0) }
    guard let first = values.first, values.allSatisfy({ $0.isLike(first) }) else { return nil }
    if calculationMode == .discrete {
      let times = times(count: values.count + 1)
      return values[times.lastIndex { $0 <= progress + 1e-9 }.map { min($0, values.count - 1) } ?? 0]
    }
    guard values.count > 1 else { return first }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let times = isPaced ? Self.pacedTimes(of: values) : times(count: values.count)
    let place = min(times.lastIndex { $0 <= progress } ?? 0, values.count - 2)
    let length = times[place + 1] - times[place]
    var part = length > 0 ? min(max(0, (progress - times[place]) / length), 1) : 1
    if !isPaced, let functions = timingFunctions, functions.indices.contains(place) {
      part = functions[place].progress(at: part)
    }
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return values[place].interpolated(to: values[place + 1], CGFloat(part))
    }
    return curve(through: values, from: place, CGFloat(part))
  }

  /// Returns the point of a path at a time; nil for an empty path. In a paced animation the speed is
  /// constant.
  private func point(on curves: [PathCurve], at progress: Double) -> CGPoint? {
    guard let first = curves.first else { return nil }
    if calculationMode == .discrete {
      let points = [first.start] + curves.map(\.end)
      let times = times(count: points.count + 1)
      return points[times.lastIndex { $0 <= progress + 1e-9 }.map { min($0, points.count - 1) } ?? 0]
    }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let lengths = curves.map(\.length)
    let whole = lengths.reduce(0, +)
    let times =
      isPaced && whole > 0
      ? lengths.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + Double($1 / whole)) }
      : times(count: curves.count + 1)
    let place = min(times.lastIndex { $0 <= progress } ?? 0, curves.count - 1)
    let time = times[place + 1] - times[place]
    var part = time > 0 ? min(max(0, (progress - times[place]) / time), 1) : 1
    let curve = curves[place]
    if isPaced { return curve.point(curve.parameter(at: CGFloat(part) * lengths[place])) }
    if let functions = timingFunctions, functions.indices.contains(place) {
      part = functions[place].progress(at: part)
    }
    return curve.point(CGFloat(part))
  }

  /// Returns the times of keyframes.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  /// Returns times in proportion to the distances of the values.
  private static func pacedTimes(of values: [LayerValue]) -> [Double] {
    let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let whole = distances.reduce(0, +)
    guard whole > 0 else { return (0..<values.count).map { Double($0) / Double(values.count - 1) } }
    return distances.reduce(into: [0]) { times, way in times.append((times.last ?? 0) + way / whole) }
  }

  /// Returns a value on the Kochanek-Bartels spline through the values.
  private func curve(through values: [LayerValue], from place: Int, _ t: CGFloat) -> LayerValue {
    let all = values.map(\.components)
    let (start, end) = (all[place], all[place + 1])
    let before = place > 0 ? all[place - 1] : start
    let after = place + 2 < all.count ? all[place + 2] : end
    let (one, two) = (shape(at: place), shape(at: place + 1))
    let (square, cube) = (t * t, t * t * t)
    return values[place].with(
      start.indices.map { index in
        let (p0, p1, p2, p3) = (before[index], start[index], end[index], after[index])
        let leaving = one.leaving(p1 - p0, p2 - p1)
        let arriving = two.arriving(p2 - p1, p3 - p2)
        let atStart = (2 * cube - 3 * square + 1) * p1 + (cube - 2 * square + t) * leaving
        return atStart + (3 * square - 2 * cube) * p2 + (cube - square) * arriving
      }
    )
  }

  private func shape(at place: Int) -> SplineShape {
    func value(_ list: [NSNumber]?) -> CGFloat {
      guard let list, list.indices.contains(place) else { return 0 }
      return CGFloat(list[place].doubleValue)
    }
    return SplineShape(
      tension: value(tensionValues),
      continuity: value(continuityValues),
      bias: value(biasValues)
    )
  }
}

/// The shape of a Kochanek-Bartels spline at a point.
private struct SplineShape {
  var tension: CGFloat
  var continuity: CGFloat
  var bias: CGFloat

  /// Returns the tangent with which the curve leaves the point, from the ways to the point and from it.
  func leaving(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
    let first = (1 - tension) * (1 + bias) * (1 + continuity) / 2
    return first * before + (1 - tension) * (1 - bias) * (1 - continuity) / 2 * after
  }

  /// Returns the tangent with which the curve arrives at the point.
  func arriving(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
    let first = (1 - tension) * (1 + bias) * (1 - continuity) / 2
    return first * before + (1 - tension) * (1 - bias) * (1 + continuity) / 2 * after
  }
}
