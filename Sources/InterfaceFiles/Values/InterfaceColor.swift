import Foundation

/// A color of an interface file. Components are from 0 to 1, and may exceed it in extended spaces.
package enum InterfaceColor: Equatable, Sendable {
  case white(CGFloat, alpha: CGFloat)
  case rgb(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
  /// A color of the system by the name of its accessor, such as `systemBackgroundColor`.
  case system(String)
  /// A color of an asset catalog by its name.
  case named(String)
}

extension InterfaceValues {
  /// The color of a child `color` with that key; nil without it.
  package func color(_ key: String) throws -> InterfaceColor? {
    try values("color", key: key)?.recovering { try $0.ownColor() }
  }

  /// The color that the element is.
  package func ownColor() throws -> InterfaceColor {
    if let name = string("systemColor") { return .system(name) }
    if let name = string("cocoaTouchSystemColor") { return .system(name) }
    // A color of macOS, as in files that both systems share.
    let isSystems = element.attributes["catalog"] == "System"
    if let name = string("name") { return isSystems ? .system(name) : .named(name) }
    let spaces: KeyValuePairs = [
      "calibratedWhite": true, "deviceWhite": true, "genericGamma22GrayColorSpace": true,
      "calibratedRGB": false, "deviceRGB": false, "custom": false, "displayP3": false,
    ]
    guard let isWhite = try choice("colorSpace", spaces) else {
      throw fail("expected the attribute colorSpace, systemColor or name")
    }
    let alpha = try requiredNumber("alpha")
    let customSpaces: KeyValuePairs = [
      "sRGB": false, "displayP3": false, "genericGamma22GrayColorSpace": true, "adobeRGB1998": false,
      "extendedSRGB": false, "extendedGray": true, "calibratedWhite": true, "calibratedRGB": false,
    ]
    let custom = try choice("customColorSpace", customSpaces)
    if custom ?? isWhite { return .white(try requiredNumber("white"), alpha: alpha) }
    let (red, green) = (try requiredNumber("red"), try requiredNumber("green"))
    return .rgb(red, green, try requiredNumber("blue"), alpha: alpha)
  }
}
