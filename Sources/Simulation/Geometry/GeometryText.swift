import Foundation

/// The text form of numbers, points and rectangles in logs, messages and pictures, identical on all
/// platforms.
package enum GeometryText {
  /// Returns a number with at most two decimals and no trailing zeros.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    let hundredths = (Double(value) * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(Double(value))" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a point as `(20, 380)`.
  package static func point(_ value: CGPoint) -> String {
    "(\(number(value.x)), \(number(value.y)))"
  }

  /// Returns a size as `320 x 216`.
  package static func size(_ value: CGSize) -> String {
    "\(number(value.width)) x \(number(value.height))"
  }

  /// Returns a rectangle in the form of UIKit's descriptions: `(0 264; 320 216)`.
  package static func rect(_ value: CGRect) -> String {
    let origin = "\(number(value.origin.x)) \(number(value.origin.y))"
    return "(\(origin); \(number(value.size.width)) \(number(value.size.height)))"
  }

  /// Returns insets as top, left, bottom and right: `{0, 0, 216, 0}`.
  package static func insets(_ value: EdgeInsets) -> String {
    "{\(number(value.top)), \(number(value.left)), \(number(value.bottom)), \(number(value.right))}"
  }

  /// Returns a duration in seconds with at most `digits` decimals, as `0.25 s`.
  package static func seconds(_ value: Duration, digits: Int = 3) -> String {
    "\(fixed(value.inSeconds, digits: digits).trimmingZeros) s"
  }

  /// Returns a number with exactly `digits` decimals.
  package static func fixed(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    guard abs(value) * scale < 9e18 else { return "\(value)" }
    let whole = Int((abs(value) * scale).rounded())
    let (units, rest) = whole.quotientAndRemainder(dividingBy: Int(scale))
    let decimals = String(rest)
    let padding = String(repeating: "0", count: digits - decimals.count)
    return "\(value < 0 && whole != 0 ? "-" : "")\(units).\(padding)\(decimals)"
  }
}

extension String {
  fileprivate var trimmingZeros: String {
    guard contains(".") else { return self }
    var text = self[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}

extension Duration {
  /// Returns a duration in seconds, limited to 0 through 1,000,000,000; NaN counts as 0, and infinity as the
  /// maximum.
  package static func pinned(seconds: Double) -> Duration { .seconds(min(max(0, seconds), 1e9)) }

  /// The duration as a number of seconds.
  package var inSeconds: Double {
    let all = attoseconds
    guard all >= 0 else { return Double(components.seconds) + Double(components.attoseconds) / 1e18 }
    // A single hardware division is faster than the general one.
    let (high, low) = (UInt64(truncatingIfNeeded: all >> 64), UInt64(truncatingIfNeeded: all))
    let parts = (1_000_000_000_000_000_000 as UInt64).dividingFullWidth((high, low))
    return Double(parts.quotient) + Double(parts.remainder) / 1e18
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFiniteRect: Bool {
    // Only finite numbers times 0 are 0.
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  package var isFinitePoint: Bool { x.isFinite && y.isFinite }
}
