import Foundation
import Simulation

/// The face, the weight and the size of words.
///
/// There are no font files: every character of any font is as wide as its size alone says (see `Font+Measures.swift`), and any
/// name is that of a font. Two fonts are equal if name, weight, slant and size are.
public final class Font: Hashable, Sendable, CustomStringConvertible {
  /// The name of the face: `.SFUI-Semibold`, `Helvetica-Bold`.
  public let fontName: String
  /// The name of the family: `.AppleSystemUIFont`, `Helvetica`.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  package let weight: Weight
  /// Whether it leans.
  package let isItalic: Bool
  /// Whether all characters are meant to be as wide as each other.
  package let isMonospaced: Bool

  init(
    name: String,
    family: String,
    size: CGFloat,
    weight: Weight,
    isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    (fontName, familyName, pointSize) = (name, family, size)
    (self.weight, self.isItalic, self.isMonospaced) = (weight, isItalic, isMonospaced)
  }

  /// Makes a font by the name of its face; nil for the empty name.
  ///
  /// The family is what stands before the hyphen; what stands behind it says weight and slant: `Georgia-BoldItalic`. A size
  /// of 0 or less means the standard size, 17 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let parts = fontName.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(String.init) ?? fontName
    let face = FontFace(parts.count > 1 ? String(parts[1]) : "")
    self.init(
      name: fontName,
      family: family,
      size: Font.size(fontSize),
      weight: face.weight,
      isItalic: face.isItalic,
      isMonospaced: face.isMonospaced || Font.codeFamilies.contains(family)
    )
  }

  /// Returns the same font in another size.
  public func withSize(_ fontSize: CGFloat) -> Font {
    Font(
      name: fontName,
      family: familyName,
      size: Font.size(fontSize),
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced
    )
  }

  /// The families by whose names no face says that they are for code.
  static let codeFamilies: Set = ["Menlo", "Courier", "CourierNewPS", "CourierNewPSMT"]

  /// Returns a size that a font can have: the other one in place of what is not above 0 or not finite.
  static func size(_ size: CGFloat, or standard: CGFloat = labelFontSize) -> CGFloat {
    size > 0 && size.isFinite ? size : standard
  }

  // MARK: As a value

  /// Whether both look the same.
  public static func == (one: Font, other: Font) -> Bool {
    one === other
      || one.fontName == other.fontName && one.pointSize == other.pointSize && one.weight == other.weight
        && one.isItalic == other.isItalic
  }

  /// Hashes what the comparison looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }

  /// Whether `object` is an equal font.
  public func isEqual(_ object: Any?) -> Bool { (object as? Font) == self }

  /// The face and the size: `Font(Helvetica-Bold 15)`.
  public var description: String { "Font(\(fontName) \(GeometryText.number(pointSize)))" }
}

/// What the words at the end of a face's name say about it.
struct FontFace {
  var weight = Font.Weight.regular
  var isItalic: Bool
  var isMonospaced: Bool

  init(_ name: String) {
    let name = name.lowercased()
    isItalic = name.contains("italic") || name.contains("oblique")
    isMonospaced = name.contains("mono")
    // The longer names first, as they end in the shorter ones.
    let weights: [(String, Font.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    if let match = weights.first(where: { name.contains($0.0) }) { weight = match.1 }
  }
}
