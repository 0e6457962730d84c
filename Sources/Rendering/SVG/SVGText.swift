import Foundation
import Simulation
import ViewTree

/// The formats of numbers, colors and text in SVG: the same bytes on every platform, and valid XML.
enum SVGText {
  /// Returns a length in points, with at most two decimals.
  static func number(_ value: CGFloat) -> String { GeometryText.number(value) }

  /// Returns a coefficient of a transform, with at most five decimals.
  static func factor(_ value: CGFloat) -> String {
    var text = GeometryText.fixed(Double(value), digits: 5)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// Returns text that is valid in an element or an attribute.
  ///
  /// Characters with a meaning in XML are written as references. A scalar that XML doesn't allow becomes `�`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar.isAllowedInXML ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns the visible form of a text: symbols replace control characters, and invisible characters are
  /// removed.
  static func visible(_ text: some StringProtocol) -> String { text.compactMap(Glyph.init).text }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Color {
  /// The color in the form `#0a66d8`, without its opacity.
  var hex: String {
    let parts = [red, green, blue].map { part in
      let value = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  /// Whether dark text is more legible on the color than light text.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 }
}
