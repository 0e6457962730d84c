import Foundation
import Responder
import Simulation

extension TextView {
  /// Posted when editing has begun, after the delegate call. The object is the text view.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text, after the delegate call. The object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when editing has ended, after the delegate call. The object is the text view.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")

  /// Asks the delegate and returns its answer; true without a delegate.
  final func askDelegate(
    _ question: @autoclosure () -> String,
    _ answer: (any TextViewDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return ask(question()) { answer(delegate) }
  }

  /// Notifies the delegate, if there is one.
  final func notifyDelegate(_ event: String, _ body: (any TextViewDelegate) -> Void) {
    guard let delegate else { return }
    tell(event) { body(delegate) }
  }
}

// MARK: - Changing

extension TextView: TextEngineOwner {
  package final var allowsEditing: Bool { isEditable }

  /// A text view asks about an empty range at the start of the text (U21).
  package final var asksAboutEmptyDeletion: Bool { true }

  package final var reportsSelectionOfNewText: Bool { true }

  package final var asksAboutReplacement: Bool { false }

  package final func allowsChange(in range: NSRange, to string: String) -> Bool {
    askDelegate("shouldChangeTextIn {\(range.location), \(range.length)} replacement \"\(masked(string))\"") {
      $0.textView(self, shouldChangeTextIn: range, replacementText: string)
    }
  }

  package final func textWasEdited(_ edit: TextEdit?) {
    if let edit, !followInStorage(edit), words.followsEdits { words.follow(edit, in: engine.buffer) }
    if let edit { layOutText(after: edit) } else { layOutText() }
  }

  package final func notifySelectionChange() {
    words.typing = nil
    notifyDelegate("textViewDidChangeSelection") { $0.textViewDidChangeSelection(self) }
  }

  package final func notifyTextChange(in context: SimulationContext?) {
    notifyDelegate("textViewDidChange") { $0.textViewDidChange(self) }
    post(TextView.textDidChangeNotification, in: context)
  }
}

// MARK: - Keys

extension TextView: KeyboardTypingTarget {
  package final var needsKeyboard: Bool { isEditable }

  /// Inserts a line feed.
  package func returnFromKeyboard() { typeFromKeyboard("\n") }
}
