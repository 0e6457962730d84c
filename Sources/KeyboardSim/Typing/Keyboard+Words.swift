import Foundation
import Responder
import Simulation
import ViewTree

/// What a keyboard does with more than one key at a time: it mends words, and composes text of other scripts.
extension Keyboard: WordCorrecting {
  /// Returns what takes a word's place; a capital at the beginning stays one.
  package func correction(for word: String) -> String? {
    if let exact = corrections[word] { return exact }
    guard let first = word.first, first.isUppercase, let better = corrections[word.lowercased()] else {
      return nil
    }
    return better.prefix(1).uppercased() + better.dropFirst()
  }

  /// Shows `text` as what an input method composes now, in place of what it composed before.
  ///
  /// The delegate is asked at each step (B22). What takes no text, or no such keyboard, is left alone.
  public func compose(_ text: String) {
    act("composes \"\(text)\"") { $0.composeFromKeyboard(text) }
  }

  /// Puts the candidate that a person picked in place of what is composed; from iOS 10 the delegate is asked (B22).
  public func pickCandidate(_ text: String) {
    act("has \"\(text)\" picked") { $0.pickFromKeyboard(text) }
  }

  private func act(_ event: String, _ body: (any KeyboardTypingTarget) -> Void) {
    guard let target = target?.typingTarget else { return }
    context.activate {
      context.log.recording(.keyboard, "keyboard", event) {
        body(target)
        adjustShift()
      }
    }
  }
}
