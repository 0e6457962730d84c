import Foundation
import Simulation

/// A font: face, weight and size.
///
/// There are no font files: the width of every character depends only on the font size (see
/// `Font+Measures.swift`), and every name is valid. Two fonts are equal if their names, weights, slants and
/// sizes are equal.
///
/// A subclass must be immutable, because fonts are sent between tasks.
open class Font: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The name of the face, such as `.SFUI-Semibold` or `Helvetica-Bold`.
  public final let fontName: String
  /// The name of the family, such as `.AppleSystemUIFont` or `Helvetica`.
  public final let familyName: String
  /// The size in points.
  public final let pointSize: CGFloat
  package final let weight: Weight
  /// Whether the font is italic.
  package final let isItalic: Bool
  /// Whether the font is monospaced.
  package final let isMonospaced: Bool
  /// The rule by which the font follows the content size category, or nil.
  final let scaling: FontScaling?

  init(
    name: String,
    family: String,
    size: CGFloat,
    weight: Weight,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    scaling: FontScaling? = nil
  ) {
    (fontName, familyName, pointSize) = (name, family, size)
    (self.weight, self.isItalic, self.isMonospaced) = (weight, isItalic, isMonospaced)
    self.scaling = scaling
  }

  /// Creates the system font of 17 points, which is assumed.
  public init() {
    let font = Font.systemFont(ofSize: Font.labelFontSize)
    (fontName, familyName, pointSize) = (font.fontName, font.familyName, font.pointSize)
    (weight, isItalic, isMonospaced, scaling) = (font.weight, false, false, nil)
  }

  /// Creates a font from the name of its face; nil for the empty name.
  ///
  /// The part before the hyphen is the family; the part after it determines weight and slant, as in
  /// `Georgia-BoldItalic`. A size of 0 or less means the standard size, 17 points.
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
  open func withSize(_ fontSize: CGFloat) -> Font { copy(size: Font.size(fontSize), scaling: nil) }

  final func copy(size: CGFloat, scaling: FontScaling?) -> Font {
    Font(
      name: fontName,
      family: familyName,
      size: size,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      scaling: scaling
    )
  }

  /// The monospaced families whose face names don't say so.
  static let codeFamilies: Set = ["Menlo", "Courier", "CourierNewPS", "CourierNewPSMT"]

  /// Returns the size, or `standard` if the size isn't positive or isn't finite.
  static func size(_ size: CGFloat, or standard: CGFloat = labelFontSize) -> CGFloat {
    size > 0 && size.isFinite ? size : standard
  }

  // MARK: Comparison

  /// Returns whether two fonts are equal.
  public static func == (one: Font, other: Font) -> Bool {
    one === other
      || one.fontName == other.fontName && one.pointSize == other.pointSize && one.weight == other.weight
        && one.isItalic == other.isItalic
  }

  /// Hashes name, size, weight and slant.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }

  /// Returns whether `object` is an equal font.
  open func isEqual(_ object: Any?) -> Bool { (object as? Font) == self }

  /// The face and the size, such as `Font(Helvetica-Bold 15)`.
  open var description: String { "Font(\(fontName) \(GeometryText.number(pointSize)))" }
}

/// The weight and style that the end of a face's name indicates.
struct FontFace {
  var weight = Font.Weight.regular
  var isItalic: Bool
  var isMonospaced: Bool

  init(_ name: String) {
    let name = name.lowercased()
    isItalic = name.contains("italic") || name.contains("oblique")
    isMonospaced = name.contains("mono")
    // The longer names come first, as they end with the shorter ones.
    let weights: [(String, Font.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    if let match = weights.first(where: { name.contains($0.0) }) { weight = match.1 }
  }
}
