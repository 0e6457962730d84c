import Foundation
import Responder
import Simulation

extension TextField {
  /// Posted when editing has begun, after the delegate call and the control event (A66). The object is the
  /// field.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text, after the control event (B11). The object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted when editing has ended, after the delegate call and the control event (A67). The object is the
  /// field.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// Notifies the delegate, if there is one.
  final func notifyDelegate(_ event: String, _ body: (any TextFieldDelegate) -> Void) {
    guard let delegate else { return }
    tell(event) { body(delegate) }
  }

  /// Asks the delegate and returns its answer; true without a delegate.
  final func askDelegate(
    _ question: @autoclosure () -> String,
    _ answer: (any TextFieldDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return ask(question()) { answer(delegate) }
  }

  /// Clears the text, if there is any and the delegate agrees. The delegate isn't asked about the changed
  /// characters (B31-B33).
  final func clear() {
    guard hasText else { return }
    guard askDelegate("textFieldShouldClear", { $0.textFieldShouldClear(self) }) else { return }
    engine.change(engine.buffer.fullRange, to: "")
  }
}

// MARK: - Changing

extension TextField: TextEngineOwner {
  package final var allowsEditing: Bool { isEnabled }

  /// A text field doesn't ask (B15).
  package final var asksAboutEmptyDeletion: Bool { false }

  package final var reportsSelectionOfNewText: Bool { false }

  package final var asksAboutReplacement: Bool { true }

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

  /// Notifies the delegate of a selection change in iOS 13 and later (B24); earlier versions don't (B25).
  package final func notifySelectionChange() {
    words.typing = nil
    guard isRuleTrue(VersionRules.textFieldReportsSelectionChanges), let delegate else { return }
    tell("textFieldDidChangeSelection") { delegate.textFieldDidChangeSelection(self) }
  }

  /// Sends the control event, then posts the notification (B11).
  package final func notifyTextChange(in context: SimulationContext?) {
    send(.editingChanged, event: nil)
    post(TextField.textDidChangeNotification, in: context)
  }
}

// MARK: - Keys

extension TextField: KeyboardTypingTarget {
  package final var needsKeyboard: Bool { true }

  /// Handles the return key. The delegate decides whether `.editingDidEndOnExit` is sent and, from iOS 9,
  /// `.primaryActionTriggered` after it (B8). If the former has a target, the field then resigns by itself,
  /// with the usual end of editing (B1-B6, Q10).
  package func returnFromKeyboard() {
    engine.autocorrectWord()
    guard isFirstResponder, askDelegate("textFieldShouldReturn", { $0.textFieldShouldReturn(self) }) else {
      return
    }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, event: nil)
    if isRuleTrue(VersionRules.returnTriggersPrimaryAction) {
      send(.primaryActionTriggered, event: nil)
    }
    if resigns, isFirstResponder { resignFirstResponder() }
  }
}
