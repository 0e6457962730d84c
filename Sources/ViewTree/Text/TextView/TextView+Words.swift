import Foundation
import Simulation

extension TextView: TextSizeFollowing {}

extension TextView {
  /// The font and the color of the whole text.
  package final var textAppearance: TextAppearance { TextAppearance(font: textFont, color: words.color) }

  /// Returns a part of the text as runs of equal appearance; dots for secure text.
  final func runs(of text: Substring, at location: Int) -> [TextRun] {
    guard words.runs != nil || extras != nil, let runs = displayedText, !isSecureTextEntry else {
      return text.isEmpty ? [] : [TextRun(masked(String(text)), textAppearance)]
    }
    let range = NSRange(location: location, length: text.utf16.count)
    return TextRun.runs(of: runs.attributedSubstring(from: range), over: textAppearance)
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    words.adjustFonts(to: categoryOfFonts)
    setStorage(words.runs)
    layOutText()
  }

  /// Sets the text after its attributes have been set.
  final func applyText(_ text: String?) {
    engine.setText(text ?? "")
    showCaretInSurroundings()
  }
}
