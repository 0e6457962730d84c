import Foundation

/// A description of a font's face and size; UIKit's `UIFontDescriptor`.
///
/// A subclass must be immutable, because descriptors are sent between tasks.
open class FontDescriptor: Hashable, @unchecked Sendable {
  /// The traits of a font: italic, bold, monospaced.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The font is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  final let font: Font

  init(_ font: Font) { self.font = font }

  /// Creates the descriptor of a face in a size. The empty name, and a size that no font can have, mean those
  /// of the system font of 17 points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(name: fontName, size: size) ?? .systemFont(ofSize: Font.size(size)))
  }

  /// Returns the descriptor of the system font for a text style.
  public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    FontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// Returns the same as ``preferredFontDescriptor(withTextStyle:)``; the traits are ignored.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name of the face.
  open var postscriptName: String { font.fontName }
  /// The traits of the font. Semibold and heavier weights are bold.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor in the same family with exactly these traits; never nil, as every family has
  /// every face. Bold means semibold in the system's family, and bold in others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    let isSystem = font.familyName.hasPrefix(".AppleSystemUIFont")
    let isBold = symbolicTraits.contains(.traitBold)
    let weight: Font.Weight = isBold ? isSystem ? .semibold : .bold : .regular
    let isItalic = symbolicTraits.contains(.traitItalic)
    let isMonospaced =
      symbolicTraits.contains(.traitMonoSpace) || Font.codeFamilies.contains(font.familyName)
    let family = isSystem ? ".AppleSystemUIFont" + (isMonospaced ? "Monospaced" : "") : font.familyName
    let bold = isSystem || isBold ? weight.faceName : ""
    let face = bold + (isItalic ? "Italic" : "")
    let start = isSystem && !isMonospaced ? ".SFUI" : family
    return FontDescriptor(
      Font(
        name: face.isEmpty ? start : "\(start)-\(face)",
        family: family,
        size: font.pointSize,
        weight: weight,
        isItalic: isItalic,
        isMonospaced: isMonospaced
      )
    )
  }

  /// Returns the same descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(font.withSize(newPointSize))
  }

  /// Returns whether two descriptors are equal.
  public static func == (one: FontDescriptor, other: FontDescriptor) -> Bool { one.font == other.font }

  /// Hashes the described font.
  public final func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// The font's descriptor.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }

  /// Creates the font of a descriptor. A size of 0 means the descriptor's size.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      name: font.fontName,
      family: font.familyName,
      size: Font.size(pointSize, or: font.pointSize),
      weight: font.weight,
      isItalic: font.isItalic,
      isMonospaced: font.isMonospaced
    )
  }
}
