import Foundation
import Simulation

extension ListContentConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Sendable {
      /// Lines begin where the interface's lines begin.
      case natural = 0
      /// Lines are centered.
      case center = 1
      /// Lines are justified; in this package they are aligned as natural text.
      case justified = 2
    }

    /// The change of a text's letters.
    public enum TextTransform: Int, Sendable {
      /// The letters are unchanged.
      case none = 0
      /// All letters are capital letters.
      case uppercase = 1
      /// No letters are capital letters.
      case lowercase = 2
      /// The first letter of each word is a capital letter.
      case capitalized = 3
    }

    /// The font. Attributes of an attributed text take precedence.
    public var font: Font
    /// The color. Attributes of an attributed text take precedence.
    public var color: Color
    /// The function that changes the color, or nil to show it unchanged.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The treatment of text that doesn't fit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font size is scaled down; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the content size category; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's letters. An attributed text is unchanged.
    public var transform = TextTransform.none

    init(_ style: Font.TextStyle, _ color: Color) {
      (font, self.color) = (.preferredFont(forTextStyle: style), color)
    }

    /// Returns the color, after ``colorTransformer``.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    /// Changes the values that are equal to those of `old` to those of `new`.
    mutating func follow(from old: Self, to new: Self) {
      if color == old.color { color = new.color }
      if font == old.font { font = new.font }
    }

    /// Returns a text after ``transform``.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of a symbol, or nil for the image's own.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of a template image, or nil for the tint color of the view.
    public var tintColor: Color?
    /// The function that changes the color, or nil to show it unchanged.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The size to which a larger image is scaled down, with its aspect ratio; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centered; 0 for the image's own, and ``standardDimension`` for a size
    /// that aligns the texts of cells with different symbols.
    public var reservedLayoutSize = CGSize.zero

    /// The system's value for a width or height of ``reservedLayoutSize``.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The assumed width and height of the area of a symbol.
    static let standardSide: CGFloat = 28

    /// Returns the color of a template image in a view with a tint color, after ``tintColorTransformer``.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size of an image after ``maximumSize``.
    func size(of image: Image) -> CGSize {
      let (size, limit) = (image.size, maximumSize)
      guard size.width > 0, size.height > 0 else { return size }
      let factors = [
        limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1,
      ]
      let factor = min(1, factors.min() ?? 1)
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the size of the area of an image with a size.
    func area(of size: CGSize) -> CGSize {
      func reserved(_ given: CGFloat, _ own: CGFloat) -> CGFloat {
        given == Self.standardDimension ? max(own, Self.standardSide) : given > 0 ? given : own
      }
      return CGSize(
        width: reserved(reservedLayoutSize.width, size.width),
        height: reserved(reservedLayoutSize.height, size.height)
      )
    }
  }
}
