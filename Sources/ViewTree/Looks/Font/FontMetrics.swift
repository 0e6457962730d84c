import Foundation

/// How fonts and lengths grow with the size of words that a person prefers.
///
/// Nobody prefers another size than the standard one here, so everything keeps its size.
public final class FontMetrics: Sendable {
  /// The growth of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// The growth of a style; all styles are the same at the standard size.
  public init(forTextStyle textStyle: Font.TextStyle) {}

  /// Returns the font as it is.
  public func scaledFont(for font: Font) -> Font { font }

  /// Returns the font as it is, whatever the traits.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font { font }

  /// Returns the font, no larger than `maximumPointSize`.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the font, no larger than `maximumPointSize`, whatever the traits.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }

  /// Returns the length as it is, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the length as it is, in points, whatever the traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
    value
  }
}
