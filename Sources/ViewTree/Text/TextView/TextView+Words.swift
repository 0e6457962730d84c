import Foundation

extension TextView: FontAdjusting {}

extension TextView {
  /// The attributed text. All of it is measured with the text view's font.
  ///
  /// Setting it is like setting ``text``, but doesn't call an override of that property. The attributes of
  /// the first character become those of the text view.
  public final var attributedText: NSAttributedString! {
    get { words.attributed(engine.text) }
    set {
      words.take(newValue)
      applyText(newValue?.string)
    }
  }

  /// The attributes of typed characters: by default, those of the character before the caret. Setting the
  /// text or changing the selection restores the default.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { words.typing(at: selectedRange.location) }
    set { words.typing = newValue }
  }

  /// The font and the color of the whole text.
  package final var textAppearance: TextAppearance { TextAppearance(font: textFont, color: words.color) }

  /// Returns a part of the text as runs of equal appearance; dots for secure text.
  final func runs(of text: Substring, at location: Int) -> [TextRun] {
    guard let runs = words.runs, !isSecureTextEntry else {
      return text.isEmpty ? [] : [TextRun(masked(String(text)), textAppearance)]
    }
    let range = NSRange(location: location, length: text.utf16.count)
    return TextRun.runs(of: runs.attributedSubstring(from: range), over: textAppearance)
  }
}
