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

  /// The simulator's context, if there is one.
  private var context: SimulationContext? { (ownWindow?.application ?? Application.current)?.context }

  /// Asks the delegate; without one the answer is yes.
  func ask(_ question: @autoclosure () -> String, _ answer: (any TextFieldDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    guard let log = context?.log else { return answer(delegate) }
    return log.asking(.editing, debugName, question()) { answer(delegate) }
  }

  /// Tells the delegate.
  private func tell(_ event: String, _ body: (any TextFieldDelegate) -> Void) {
    guard let delegate else { return }
    guard let log = context?.log else { return body(delegate) }
    log.recording(.editing, debugName, event) { body(delegate) }
  }

  private func post(_ name: Notification.Name) {
    context?.notifications.post(name: name, object: self)
  }

  // MARK: Changing

  /// Changes the text and tells of it: control event, then notification (B11).
  func replace(_ range: NSRange, with string: String) {
    let old = shownText
    clearsOnNextKey = false
    buffer.replace(range, with: string)
    context?.log.record(.editing, debugName, "text \"\(old)\" -> \"\(shownText)\"")
    send(.editingChanged, event: nil)
    post(TextField.textDidChangeNotification)
  }

  /// Changes the text if the delegate agrees; otherwise nothing changes and nobody is told (B16).
  private func replaceIfAllowed(_ range: NSRange, with string: String) {
    let isAllowed = ask(
      "shouldChangeCharactersIn {\(range.location), \(range.length)} replacement \"\(masked(string))\""
    ) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
    guard isAllowed else { return }
    // The delegate was asked about the key alone; the first key in a secret takes the place of all of it (B45).
    replace(clearsOnNextKey ? NSRange(location: 0, length: buffer.text.utf16.count) : range, with: string)
  }

  /// Clears the text at the beginning of editing, if the field is set to and the delegate agrees (B30-B32).
  private func clearOnBegin() {
    guard clearsOnBeginEditing, hasText else { return }
    guard ask("textFieldShouldClear", { $0.textFieldShouldClear(self) }) else { return }
    replace(NSRange(location: 0, length: buffer.text.utf16.count), with: "")
  }
}

// MARK: - Focus

extension TextField: FocusObserver {
  package func didBecomeFirstResponder() {
    buffer.moveCaretToEnd()
    clearsOnNextKey = isSecureTextEntry && hasText
    tell("textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    send(.editingDidBegin, event: nil)
    post(TextField.textDidBeginEditingNotification)
    clearOnBegin()
  }

  /// Scrolls the enclosing scroll view to the field, on systems that do so by themselves (E50, E51).
  package func didShowInputViews() {
    guard isFirstResponder, let context, context.rule(VersionRules.focusScrollsToField) else { return }
    guard let scrollView = enclosingScrollView else { return }
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
  }

  package func didResignFirstResponder() {
    clearsOnNextKey = false
    tell("textFieldDidEndEditing") { $0.textFieldDidEndEditing(self, reason: .committed) }
    send(.editingDidEnd, event: nil)
    post(TextField.textDidEndEditingNotification)
  }

  private var enclosingScrollView: ScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? ScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }
}

// MARK: - Keys

extension TextField: KeyboardTypingTarget {
  package var textBeforeCaret: String { buffer.textBeforeCaret }

  package func typeFromKeyboard(_ text: String) {
    replaceIfAllowed(buffer.selection, with: text)
  }

  /// Backspace; with nothing to delete nobody is asked (B15).
  package func deleteFromKeyboard() {
    guard let range = buffer.backspaceRange else { return }
    replaceIfAllowed(range, with: "")
  }

  /// Return: the delegate decides whether `.editingDidEndOnExit` is sent, and from iOS 9 `.primaryActionTriggered` after
  /// it (B8). If anybody listens to the former, the field then resigns by itself, with the ordinary end of editing
  /// (B1-B6, Q10).
  package func returnFromKeyboard() {
    guard ask("textFieldShouldReturn", { $0.textFieldShouldReturn(self) }) else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, event: nil)
    if context?.rule(VersionRules.returnTriggersPrimaryAction) == true {
      send(.primaryActionTriggered, event: nil)
    }
    if resigns, isFirstResponder { resignFirstResponder() }
  }
}
