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
  /// The traits of the font. The weight of the bold system font and heavier weights are bold.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    let bold = font.face.design == .named ? .semibold : font.face.typeface.boldWeight
    if font.weight.rawValue >= bold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor in the same family with exactly these traits; never nil, as every family has
  /// every face. Bold means the weight of the bold system font in the system's family, but bold for the large
  /// titles (TD13), and bold in others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let typeface = font.face.typeface
    guard font.face.design == .named else {
      let weight = isBold ? font.boldWeight : .regular
      let design: FontFace.Design =
        isMonospaced ? .systemMonospaced : font.isMonospaced ? .system : font.face.design
      return FontDescriptor(
        Font(design, size: font.pointSize, weight: weight, isItalic: isItalic, on: typeface)
          .copy(size: font.pointSize, scaling: font.scaling)
      )
    }
    let style = (isBold ? Font.Weight.bold.faceName : "") + (isItalic ? "Italic" : "")
    let family = font.familyName
    return FontDescriptor(
      Font(
        named: FontNames(face: style.isEmpty ? family : "\(family)-\(style)", family: family),
        weight: isBold ? .bold : .regular,
        isItalic: isItalic,
        isMonospaced: isMonospaced || Font.codeFamilies.contains(family),
        size: font.pointSize
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

  /// The weight of the font with a bold trait.
  fileprivate final var boldWeight: Weight {
    guard case .style(let style) = scaling else { return face.typeface.boldWeight }
    return style.boldWeight(on: face.typeface)
  }

  /// Creates the font of a descriptor. A size of 0 means the descriptor's size; the font then follows the
  /// content size category as the descriptor's font does.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let size = Font.size(pointSize, or: font.pointSize)
    let names = font.face.systemNames(size: size) ?? FontNames(face: font.fontName, family: font.familyName)
    let scaling = pointSize == 0 ? font.scaling : nil
    self.init(names, font.face, size: size, isMonospaced: font.isMonospaced, scaling: scaling)
  }
}
