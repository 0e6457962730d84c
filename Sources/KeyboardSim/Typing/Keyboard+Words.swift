import Foundation
import Responder
import Simulation
import ViewTree

/// Word correction, and composition of text in other scripts.
extension Keyboard: WordCorrecting {
  /// Returns the replacement for a word; a capital at the beginning is preserved.
  package func correction(for word: String) -> String? {
    if let exact = corrections[word] { return exact }
    guard let first = word.first, first.isUppercase, let better = corrections[word.lowercased()] else {
      return nil
    }
    return better.prefix(1).uppercased() + better.dropFirst()
  }

  /// Shows `text` as an input method's marked text, in place of the previous marked text.
  ///
  /// Calls the delegate at each step (B22). Does nothing if the target takes no text or has no such keyboard.
  public func compose(_ text: String) {
    act("composes \"\(text)\"") { $0.composeFromKeyboard(text) }
  }

  /// Replaces the marked text by the candidate that the user picked; from iOS 10 the delegate is called
  /// (B22).
  public func pickCandidate(_ text: String) {
    act("has \"\(text)\" picked") { $0.acceptCandidateFromKeyboard(text) }
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
