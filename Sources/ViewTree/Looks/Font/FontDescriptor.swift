import Foundation

/// What a font is, face and size; UIKit's `UIFontDescriptor`.
public final class FontDescriptor: Hashable, Sendable {
  /// Whether a font leans, and how heavy it is, as a set.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// It is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// It is for code.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: Font

  init(_ font: Font) { self.font = font }

  /// Returns the descriptor of the system's font for a style.
  public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    FontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// Returns the same as ``preferredFontDescriptor(withTextStyle:)``, whatever the traits.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The name of the face.
  public var postscriptName: String { font.fontName }
  /// Whether the font leans, is bold from semibold on, or is for code.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor of the same family with these traits and no others; never nil, as every family has every face.
  /// Bold is semibold in the system's family, and bold in others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
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
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(font.withSize(newPointSize))
  }

  /// Whether both look the same.
  public static func == (one: FontDescriptor, other: FontDescriptor) -> Bool { one.font == other.font }

  /// Hashes what the comparison looks at.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// What the font is.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }

  /// Makes the font that a descriptor says; a size of 0 means the descriptor's own.
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
