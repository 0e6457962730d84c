import Foundation
import Simulation

/// A font: face, weight and size.
///
/// There are no font files. The measures are those of the system fonts, Helvetica, Helvetica Neue, Menlo and
/// Courier; a font of another family has those of the nearest of these. Every name is valid. Two fonts are
/// equal if their names, weights, slants and sizes are equal.
///
/// A font has the measures of the system on which it is created. A view of a simulator with another system
/// measures its text with the corresponding font of that system.
///
/// A subclass must be immutable, because fonts are sent between tasks.
open class Font: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The name of the face, such as `.SFUI-Semibold` or `Helvetica-Bold`. The names of system fonts differ
  /// between systems (TM11).
  public final let fontName: String
  /// The name of the family, such as `.AppleSystemUIFont` or `Helvetica`.
  public final let familyName: String
  /// The size in points.
  public final let pointSize: CGFloat
  /// Whether the font is monospaced.
  package final let isMonospaced: Bool
  /// The face whose measures the font has.
  final let face: FontFace
  /// The rule by which the font follows the content size category, or nil.
  final let scaling: FontScaling?
  /// The measures of the face in the size.
  final let measures: FontMeasures

  init(_ names: FontNames, _ face: FontFace, size: CGFloat, isMonospaced: Bool, scaling: FontScaling? = nil) {
    (fontName, familyName, pointSize) = (names.face, names.family, size)
    (self.face, self.isMonospaced, self.scaling) = (face, isMonospaced, scaling)
    measures = FontMeasures(face, size: size)
  }

  /// Creates the system font of 17 points, which is assumed.
  public init() {
    let font = Font.systemFont(ofSize: Font.labelFontSize)
    (fontName, familyName, pointSize) = (font.fontName, font.familyName, font.pointSize)
    (face, isMonospaced, scaling, measures) = (font.face, false, nil, font.measures)
  }

  /// Creates a font from the name of its face; nil for the empty name.
  ///
  /// The part before the hyphen is the family; the part after it determines weight and slant, as in
  /// `Georgia-BoldItalic`. A size of 0 or less means the standard size, 17 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let parts = fontName.split(separator: "-", maxSplits: 1)
    let names = FontNames(face: fontName, family: parts.first.map(String.init) ?? fontName)
    let style = FaceStyle(parts.count > 1 ? String(parts[1]) : "")
    self.init(
      named: names,
      weight: style.weight,
      isItalic: style.isItalic,
      isMonospaced: style.isMonospaced || Font.codeFamilies.contains(names.family),
      size: Font.size(fontSize)
    )
  }

  /// Creates a font of a family that isn't the system's.
  convenience init(named names: FontNames, weight: Weight, isItalic: Bool, isMonospaced: Bool, size: CGFloat)
  {
    let face = FontFace(
      family: names.family,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      .current
    )
    self.init(names, face, size: size, isMonospaced: isMonospaced)
  }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> Font { copy(size: Font.size(fontSize), scaling: nil) }

  final func copy(size: CGFloat, scaling: FontScaling?) -> Font {
    let names = face.systemNames(size: size) ?? FontNames(face: fontName, family: familyName)
    return Font(names, face, size: size, isMonospaced: isMonospaced, scaling: scaling)
  }

  /// Returns the corresponding font of another system.
  final func on(_ typeface: SystemTypeface) -> Font {
    guard face.typeface != typeface else { return self }
    let face = face.on(typeface)
    let names = face.systemNames(size: pointSize) ?? FontNames(face: fontName, family: familyName)
    return Font(names, face, size: pointSize, isMonospaced: isMonospaced, scaling: scaling)
  }

  package final var weight: Weight { face.weight }
  /// Whether the font is italic.
  package final var isItalic: Bool { face.isItalic }

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
        && one.isItalic == other.isItalic && one.face.design == other.face.design
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
struct FaceStyle {
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
