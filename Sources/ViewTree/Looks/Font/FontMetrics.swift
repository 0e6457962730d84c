import Foundation
import Simulation

/// An object that scales fonts and lengths for the user's preferred text size, as the text of a style is
/// scaled; from iOS 11.
public final class FontMetrics: IdentityHashable, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// Returns the font in a size for the current content size category, in whole points. A label with
  /// `adjustsFontForContentSizeCategory` updates it.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font in a size for the content size category of traits.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font in a size for the current content size category, no larger than `maximumPointSize`; 0
  /// means no limit.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font in a size for the content size category of traits, no larger than `maximumPointSize`; 0
  /// means no limit.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let scaling = FontScaling.metrics(style, standard: font.pointSize, maximum: maximumPointSize)
    return font.copy(size: scaling.size(for: .effective(for: traitCollection)), scaling: scaling)
  }

  /// Returns a length for the current content size category, in points, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length for the content size category of traits, in points, rounded to pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
    let (factor, divisor) = DynamicType.scale(of: style, for: .effective(for: traitCollection))
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : max(1, TraitCollection.current.displayScale)
    return (value * factor / divisor * scale).rounded() / scale
  }
}
