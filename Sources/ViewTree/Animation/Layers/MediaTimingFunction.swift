import Foundation
import Simulation

/// The pace of an animation as a cubic curve from (0, 0) to (1, 1); UIKit's `CAMediaTimingFunction`.
@preconcurrency @MainActor open class MediaTimingFunction: IdentityHashable {
  private let points: [Float]

  /// Creates a named curve; an unknown name gives the linear one.
  public convenience init(name: MediaTimingFunctionName) {
    switch name {
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes the two coordinates of a point of the curve: the start, the control points, and the end, with the
  /// indices from 0 to 3.
  ///
  /// Stops with `MediaTimingFunction has control points 0 to 3, not 4` for another index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else {
      programmerError("MediaTimingFunction has control points 0 to 3, not \(idx)")
    }
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }

  /// Returns the progress after a fraction of the duration. A straight line is exact.
  final func progress(at part: Double) -> Double {
    if points == [0, 0, 0, 0, 1, 1, 1, 1] { return min(max(part, 0), 1) }
    return CubicBezier(Double(points[2]), Double(points[3]), Double(points[4]), Double(points[5])).y(
      atX: part
    )
  }
}

/// The names of timing functions; UIKit's `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = MediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = MediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = MediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = MediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of the system's own animations, with a slow end.
  public static let `default` = MediaTimingFunctionName(rawValue: "default")
}
