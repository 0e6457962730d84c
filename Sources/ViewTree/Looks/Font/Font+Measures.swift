import Foundation

/// How large words are: the one assumption about fonts, which all measuring reads.
///
/// At 17 points every character, as a person counts them, is 8 points wide, and every line 16 points high; other sizes are in
/// proportion, and the face and the weight change nothing. UIKit's own numbers depend on the font and differ for each
/// character; programs must not rely on those here.
extension Font {
  /// The width of a character, in points.
  package var characterWidth: CGFloat { pointSize * 8 / 17 }

  /// The height of a line, and of the caret, in points.
  public var lineHeight: CGFloat { pointSize * 16 / 17 }

  /// How much of a line is above the baseline; with ``descender`` the whole line.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// How far a line reaches below the baseline, as a negative number.
  public var descender: CGFloat { -lineHeight * 0.2 }
  /// The height of capital letters; UIKit's part of the size for the system's font.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters; UIKit's part of the size for the system's font.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// What is between two lines: nothing.
  public var leading: CGFloat { 0 }

  /// Returns the width of some words, in points.
  package func width(of text: some StringProtocol) -> CGFloat { CGFloat(text.count) * characterWidth }

  /// Returns how many characters fit side by side, not rounded.
  package func columns(in width: CGFloat) -> CGFloat { width / characterWidth + 1e-6 }
}

extension Font {
  /// The baselines of a line, or lines, `inset` away from the edges above and below.
  func baselines(inset: CGFloat) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    (inset + ascender, inset - descender)
  }
}

/// What is around words, whatever their font.
enum TextMetrics {
  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The room at both ends of a text view's lines, inside its insets.
  static let linePadding: CGFloat = 5
}

extension CGFloat {
  /// The next half of a point, for sizes that must not cut what they are made for.
  var roundedUpToPixel: CGFloat { (self * 2 - 1e-6).rounded(.up) / 2 }
}
