import Responder
import ViewTree

extension Keyboard {
  /// Becomes the delegate of a first responder that is a text input of the app.
  func listen(to new: Responder?, insteadOf old: Responder?) {
    if let listener = inputListener, let old = old.flatMap(textInputOfApp), old.inputDelegate === listener {
      old.inputDelegate = nil
    }
    guard let input = new.flatMap(textInputOfApp) else { return }
    let listener = inputListener ?? TextInputListener(self)
    inputListener = listener
    input.inputDelegate = listener
  }

  private func textInputOfApp(_ responder: Responder) -> (any TextInput)? {
    // The package's text inputs notify the keyboard themselves.
    if let view = responder as? View, view.ownTypingTarget != nil { return nil }
    return responder as? any TextInput
  }
}

/// The delegate that adjusts the keyboard to changes of a text input that the app implements.
final class TextInputListener: TextInputDelegate {
  private weak var keyboard: Keyboard?

  init(_ keyboard: Keyboard) { self.keyboard = keyboard }

  func selectionWillChange(_ textInput: (any TextInput)?) {}
  func selectionDidChange(_ textInput: (any TextInput)?) { follow(textInput) }
  func textWillChange(_ textInput: (any TextInput)?) {}
  func textDidChange(_ textInput: (any TextInput)?) { follow(textInput) }

  private func follow(_ textInput: (any TextInput)?) {
    if let responder = textInput as? Responder { keyboard?.textDidChange(in: responder) }
  }
}
