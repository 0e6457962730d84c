import Foundation

extension TextView {
  /// The text with its attributes. Setting it is as setting ``text``, though an override of that does not hear of it; the
  /// attributes of the first character become the text view's own. All of it is measured by the text view's font.
  public final var attributedText: NSAttributedString! {
    get { words.attributed(engine.text) }
    set {
      words.take(newValue)
      takeText(newValue?.string)
    }
  }

  /// What characters have that are typed: what the one before the caret has, unless it is set. Setting the text, or another
  /// selection, takes it back.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { words.typing(at: selectedRange.location) }
    set { words.typing = newValue }
  }

  /// Font and color of the whole text.
  package final var textLook: TextLook { TextLook(font: textFont, color: words.color) }

  /// A part of the text in runs that look the same, with dots in place of a secret.
  final func runs(of text: Substring, at location: Int) -> [TextRun] {
    guard let runs = words.runs, !isSecureTextEntry else {
      return text.isEmpty ? [] : [TextRun(masked(String(text)), textLook)]
    }
    let range = NSRange(location: location, length: text.utf16.count)
    return TextRun.runs(of: runs.attributedSubstring(from: range), over: textLook)
  }
}
