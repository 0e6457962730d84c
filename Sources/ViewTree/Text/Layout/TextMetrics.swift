import Foundation

/// How large words are where there are no fonts: the one assumption about the system font.
///
/// Every character, as a person counts them, is 8 points wide, and every line 16 points high. UIKit's own numbers
/// depend on the font and differ for each character; programs must not rely on those here.
enum TextMetrics {
  /// The height of a line, and of the caret.
  static let lineHeight: CGFloat = 16
  /// How far below the top of a line its baseline is.
  static let ascent: CGFloat = 12

  /// The baselines of one line of text that is `inset` away from the edges above and below.
  static func baselines(inset: CGFloat) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    (inset + ascent, inset + lineHeight - ascent)
  }

  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The room at both ends of a text view's lines, inside its insets.
  static let linePadding: CGFloat = 5
}

/// How wide words are; see ``TextMetrics``.
enum TextWidth {
  /// Points for each character.
  static let character: CGFloat = 8

  /// Returns the width of some words, in points.
  static func of(_ text: some StringProtocol) -> CGFloat { CGFloat(text.count) * character }
}
