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
    guard let values = values("fontDescription", key: key) else { return nil }
    if let style = values.string("style") { return .style(style) }
    if let name = values.string("name") {
      return .named(name, size: try values.requiredNumber("pointSize"))
    }
    let kinds: KeyValuePairs = ["system": "regular", "boldSystem": "bold", "italicSystem": "italic"]
    guard let kind = try values.choice("type", kinds) else {
      throw values.fail("expected the attribute type, style or name")
    }
    let size = try values.requiredNumber("pointSize")
    if kind == "italic" { return .italicSystem(size: size) }
    let weights: KeyValuePairs = [
      "ultraLight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular", "medium": "medium",
      "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
    ]
    return .system(size: size, weight: try values.choice("weight", weights) ?? kind)
  }
}
