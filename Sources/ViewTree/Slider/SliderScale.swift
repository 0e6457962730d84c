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
    guard maximum > minimum else { return start }
    return start + CGFloat((value - minimum) / (maximum - minimum)) * (end - start)
  }

  /// Returns the value at a place; beyond the ends it is that of the end.
  func value(at position: CGFloat) -> Float {
    guard end > start else { return minimum }
    let part = min(max((position - start) / (end - start), 0), 1)
    return minimum + Float(part) * (maximum - minimum)
  }
}
