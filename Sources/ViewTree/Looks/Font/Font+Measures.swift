import Foundation
import Simulation

/// The measures of text; see ``FontMeasures``.
extension Font {
  /// The height of a line and of the caret, in points: 1.193 times the size for the system font from iOS 7
  /// (TM1, TM5), and whole points before (TM9).
  public var lineHeight: CGFloat { measures.heights.lineHeight }
  /// The height of a line above the baseline, in points. Together with ``descender`` and ``leading`` it makes
  /// up the line height.
  public var ascender: CGFloat { measures.heights.ascender }
  /// The extent of a line below the baseline, in points, as a negative number.
  public var descender: CGFloat { measures.heights.descender }
  /// The height of capital letters.
  public var capHeight: CGFloat { measures.heights.capHeight }
  /// The height of lowercase letters.
  public var xHeight: CGFloat { measures.heights.xHeight }
  /// The space between two lines: 0 for the system font, but not for Helvetica Neue.
  public var leading: CGFloat { measures.heights.leading }

  /// Returns the width of a text on one line, in points.
  package func width(of text: some StringProtocol) -> CGFloat { measures.width(of: text) }

  /// Returns the number of characters before the boundary that is nearest to a distance from the start of a
  /// text.
  package func count(of text: some StringProtocol, nearest distance: CGFloat) -> Int {
    measures.count(of: text, nearest: distance)
  }

  /// Returns the number of characters at the start of a text that fit in a width.
  package func count(of text: some StringProtocol, fitting width: CGFloat) -> Int {
    measures.count(of: text, fitting: width)
  }

  /// Returns the baselines of the first and last of some lines that are inset from the top and bottom edges.
  func baselines(inset: CGFloat) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    (inset + ascender, inset - descender + leading)
  }
}

/// The reduction of a text that is wider than its room.
package enum TextShrinking {
  /// Returns the factor, at least `minimum`, by which font sizes are multiplied so that a text fits a width.
  ///
  /// Widths aren't in proportion to sizes, because small sizes have a wider tracking.
  ///
  /// - Parameter measure: Returns the width of the text for a factor.
  package static func factor(
    fitting width: CGFloat,
    minimum: CGFloat,
    _ measure: (CGFloat) -> CGFloat
  ) -> CGFloat {
    var factor: CGFloat = 1
    for _ in 0..<40 {
      let found = measure(factor)
      guard found > width + 1e-6, found > 0, factor > minimum else { break }
      factor = max(factor * width / found, minimum)
    }
    return factor
  }
}

/// The dimensions around text, independent of the font.
enum TextMetrics {
  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The space at both ends of a text view's lines, inside its insets.
  static let linePadding: CGFloat = 5
}

extension View {
  /// The typeface of the system in whose simulator the view is or, without a window, of the current one.
  final var typeface: SystemTypeface {
    effectiveApplication?.context.typeface ?? .newest
  }

  /// Returns the size, rounded up to the pixels of the screen (TM39, TM40); to whole points before iOS 7
  /// (TM41).
  final func roundedUp(_ size: CGSize) -> CGSize {
    let context = effectiveApplication?.context
    let isWhole = context?.typeface.sizesAreWhole ?? false
    let scale = isWhole ? 1 : context?.device.scale ?? 3
    return CGSize(width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
  }
}

extension CGFloat {
  /// Returns the value, rounded up to a pixel of a screen with `scale` pixels per point.
  func roundedUp(to scale: CGFloat) -> CGFloat {
    let rounded = (self * scale - 1e-6).rounded(.up) / scale
    return rounded == 0 ? 0 : rounded
  }
}
