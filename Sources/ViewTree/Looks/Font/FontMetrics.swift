import Foundation
import Simulation

/// An object that scales fonts and lengths for the user's preferred text size.
///
/// The simulated user always prefers the standard size, so nothing is scaled.
public final class FontMetrics: IdentityHashable, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style. All styles are equal at the standard size.
  public init(forTextStyle textStyle: Font.TextStyle) {}

  /// Returns the font unchanged.
  public func scaledFont(for font: Font) -> Font { font }

  /// Returns the font unchanged; the traits are ignored.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font { font }

  /// Returns the font, no larger than `maximumPointSize`.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the font, no larger than `maximumPointSize`; the traits are ignored.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }

  /// Returns the length unchanged, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the length unchanged, in points; the traits are ignored.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
    value
  }
}
