import Foundation

/// A mapping between the values of a slider and positions on its track.
struct SliderScale: Hashable, Sendable {
  var minimum: Float
  var maximum: Float
  /// The position of the thumb's center at the minimum, and at the maximum.
  var start: CGFloat
  var end: CGFloat

  /// Returns the position of the thumb's center at a value.
  func position(of value: Float) -> CGFloat {
    start + Self.part(of: value, from: minimum, to: maximum) * (end - start)
  }

  /// Returns the value at a position; a position beyond either end means that end.
  func value(at position: CGFloat) -> Float {
    guard end > start else { return minimum }
    let part = min(max((position - start) / (end - start), 0), 1)
    return Float(Double(minimum) + part * (Double(maximum) - Double(minimum)))
  }

  /// Returns a value's fraction of the range, from 0 to 1, or 0 for an empty range. Computed in `Double`, so
  /// that the difference of any two floats is finite.
  static func part(of value: Float, from minimum: Float, to maximum: Float) -> Double {
    guard maximum > minimum else { return 0 }
    return (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
  }
}
