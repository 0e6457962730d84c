import Foundation
import Simulation
import ViewTree

/// How numbers, colors and words are written in an SVG: the same bytes everywhere, and nothing that XML does not allow.
enum SVGText {
  /// A length in points, with two decimals at most.
  static func number(_ value: CGFloat) -> String { GeometryText.number(value) }

  /// One of the numbers of a transform, with five decimals at most.
  static func factor(_ value: CGFloat) -> String {
    var text = GeometryText.fixed(Double(value), digits: 5)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// Words as they may stand in an element or an attribute.
  ///
  /// Signs that mean something in XML are written as references; a scalar that XML does not allow becomes `�`.
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

  /// What a person sees of a text: signs in place of control characters, and nothing of what is invisible.
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
  /// The color as `#0a66d8`, without its opacity.
  var hex: String {
    let parts = [red, green, blue].map { part in
      let value = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  /// Whether dark words are read on it better than light ones.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 }
}
