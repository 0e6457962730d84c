import Foundation

/// A font of an interface file. Sizes are points.
package enum InterfaceFont: Equatable, Sendable {
  /// The system font; weights are names such as `semibold`.
  case system(size: CGFloat, weight: String)
  case italicSystem(size: CGFloat)
  /// A text style by its name, such as `UICTFontTextStyleBody`.
  case style(String)
  case named(String, size: CGFloat)
}

extension InterfaceValues {
  /// The font of a child `fontDescription` with that key; nil without it.
  package func font(_ key: String) throws -> InterfaceFont? {
    try values("fontDescription", key: key)?.recovering { try $0.ownFont() }
  }

  private func ownFont() throws -> InterfaceFont {
    if let style = string("style") { return .style(style) }
    if let name = string("name") {
      return .named(name, size: try fontSize())
    }
    let kinds: KeyValuePairs = ["system": "regular", "boldSystem": "bold", "italicSystem": "italic"]
    guard let kind = try choice("type", kinds) else {
      throw fail("expected the attribute type, style or name")
    }
    let size = try fontSize()
    if kind == "italic" { return .italicSystem(size: size) }
    let weights: KeyValuePairs = [
      "ultraLight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular", "medium": "medium",
      "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
    ]
    return .system(size: size, weight: try choice("weight", weights) ?? kind)
  }

  /// The size in points, from 0, which is the default size, to 10,000.
  private func fontSize() throws -> CGFloat {
    let size = try requiredNumber("pointSize")
    guard (0...10_000).contains(size) else {
      throw fail(
        "expected pointSize to be from 0 to 10000, found \"\(element.attributes["pointSize"] ?? "")\""
      )
    }
    return size
  }
}
