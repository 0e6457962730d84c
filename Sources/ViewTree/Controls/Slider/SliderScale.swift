import Foundation

/// Where on a slider's track which value is.
struct SliderScale: Hashable, Sendable {
  var minimum: Float
  var maximum: Float
  /// The place of the thumb's middle at the minimum, and at the maximum.
  var start: CGFloat
  var end: CGFloat

  /// Returns where the thumb's middle is at a value.
  func position(of value: Float) -> CGFloat {
    start + Self.part(of: value, from: minimum, to: maximum) * (end - start)
  }

  /// Returns the value at a place; beyond the ends it is that of the end.
  func value(at position: CGFloat) -> Float {
    guard end > start else { return minimum }
    let part = min(max((position - start) / (end - start), 0), 1)
    return Float(Double(minimum) + part * (Double(maximum) - Double(minimum)))
  }

  /// Returns how much of the way a value is, from 0 to 1; 0 if there is no way. No distance of two floats is too long.
  static func part(of value: Float, from minimum: Float, to maximum: Float) -> Double {
    guard maximum > minimum else { return 0 }
    return (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
  }
}
