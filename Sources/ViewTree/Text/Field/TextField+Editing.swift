import Foundation
import Responder
import Simulation

extension TextField {
  /// Posted when editing has begun, after the delegate and the control event (A66). The object is the field.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when a person changed the text, after the control event (B11). The object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted when editing has ended, after the delegate and the control event (A67). The object is the field.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// Tells the delegate, if there is one.
  final func tellDelegate(_ event: String, _ body: (any TextFieldDelegate) -> Void) {
    guard let delegate else { return }
    tell(event) { body(delegate) }
  }

  /// Asks the delegate; without one the answer is yes.
  final func askDelegate(
    _ question: @autoclosure () -> String,
    _ answer: (any TextFieldDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return ask(question()) { answer(delegate) }
  }

  /// Clears the text, if there is any and the delegate agrees; it is not asked about the characters (B31-B33).
  final func clear() {
    guard hasText else { return }
    guard askDelegate("textFieldShouldClear", { $0.textFieldShouldClear(self) }) else { return }
    engine.change(engine.buffer.fullRange, to: "")
  }
}

// MARK: - Changing

extension TextField: TextEngineOwner {
  package final var allowsEditing: Bool { isEnabled }

  package final func allowsChange(in range: NSRange, to string: String) -> Bool {
    askDelegate(
      "shouldChangeCharactersIn {\(range.location), \(range.length)} replacement \"\(masked(string))\""
    ) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  package final func textWasEdited(_ edit: TextEdit?) {
    if let edit, words.followsEdits { words.follow(edit, in: engine.buffer) }
    updateParts()
    invalidateIntrinsicContentSize()
  }

  /// From iOS 13 the delegate hears of the selection (B24); before, nobody does (B25).
  package final func tellSelectionChange() {
    words.typing = nil
    guard isSo(VersionRules.fieldTellsSelection), let delegate else { return }
    tell("textFieldDidChangeSelection") { delegate.textFieldDidChangeSelection(self) }
  }

  /// The control event, then the notification (B11).
  package final func tellChange(in context: SimulationContext?) {
    send(.editingChanged, event: nil)
    post(TextField.textDidChangeNotification, in: context)
  }
}

// MARK: - Keys

extension TextField: KeyboardTypingTarget {
  package final var wantsKeyboard: Bool { true }

  /// Return: the delegate decides whether `.editingDidEndOnExit` is sent, and from iOS 9 `.primaryActionTriggered` after
  /// it (B8). If anybody listens to the former, the field then resigns by itself, with the ordinary end of editing
  /// (B1-B6, Q10).
  package func returnFromKeyboard() {
    engine.mendWord()
    guard isFirstResponder, askDelegate("textFieldShouldReturn", { $0.textFieldShouldReturn(self) }) else {
      return
    }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, event: nil)
    if isSo(VersionRules.returnTriggersPrimaryAction) {
      send(.primaryActionTriggered, event: nil)
    }
    if resigns, isFirstResponder { resignFirstResponder() }
  }
}
