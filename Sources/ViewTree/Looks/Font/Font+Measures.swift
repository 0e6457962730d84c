import Foundation

/// The measures of text. All measuring uses this one assumption about fonts.
///
/// At 17 points every user-perceived character is 8 points wide, and every line 16 points high. Other sizes
/// are in proportion; the face and the weight have no effect. UIKit's measures depend on the font and the
/// character, so apps must not rely on these numbers.
extension Font {
  /// The width of a character, in points.
  package var characterWidth: CGFloat { pointSize * 8 / 17 }

  /// The height of a line and of the caret, in points.
  public var lineHeight: CGFloat { pointSize * 16 / 17 }

  /// The height of a line above the baseline, in points. Together with ``descender`` it makes up the line
  /// height.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// The extent of a line below the baseline, in points, as a negative number.
  public var descender: CGFloat { -lineHeight * 0.2 }
  /// The height of capital letters, with UIKit's ratio for the system font.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of lowercase letters, with UIKit's ratio for the system font.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The space between two lines; always 0.
  public var leading: CGFloat { 0 }

  /// Returns the width of a text, in points.
  package func width(of text: some StringProtocol) -> CGFloat { CGFloat(text.count) * characterWidth }

  /// Returns the number of characters that fit in a width, not rounded.
  package func columns(in width: CGFloat) -> CGFloat { width / characterWidth + 1e-6 }
}

extension Font {
  /// Returns the baselines of the first and last of some lines that are inset from the top and bottom edges.
  func baselines(inset: CGFloat) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    (inset + ascender, inset - descender)
  }
}

/// The dimensions around text, independent of the font.
enum TextMetrics {
  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The space at both ends of a text view's lines, inside its insets.
  static let linePadding: CGFloat = 5
}

extension CGFloat {
  /// The value rounded up to the next half point, for sizes that must not clip their content.
  var roundedUpToPixel: CGFloat {
    let rounded = (self * 2 - 1e-6).rounded(.up) / 2
    return rounded == 0 ? 0 : rounded
  }
}
