import Foundation
import Responder
import Simulation

/// A view with text that a ``TextEngine`` edits: a text field or a text view.
@MainActor package protocol TextEngineOwner: TextEditingView {
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether the delegate is asked about a backspace that has nothing to delete.
  var asksAboutEmptyDeletion: Bool { get }
  /// Whether the delegate is notified of the selection after code has set the whole text (MX1).
  var reportsSelectionOfNewText: Bool { get }
  /// Whether the delegate is asked about a replacement by code (B20, MX2).
  var asksAboutReplacement: Bool { get }
  /// Handles a backspace at the beginning of the text; returns whether there was something to delete or to
  /// select before the text.
  func deletesBeforeText() -> Bool
  /// Asks the delegate whether `string` may replace `range`.
  func allowsChange(in range: NSRange, to string: String) -> Bool
  /// Called when the text has changed, before any notification, to measure it. `edit` is nil if all of the
  /// text is new.
  func textWasEdited(_ edit: TextEdit?)
  /// Scrolls the scroll views around the view so that the caret is visible, after an edit of the first
  /// responder's text and before any notification of it (E53).
  func showCaretAfterEdit()
  /// Notifies the delegate of a selection change.
  func notifySelectionChange()
  /// Reports that the user has changed the text. `context` is the ``inputContext``.
  func notifyTextChange(in context: SimulationContext?)
}

/// The range of an edit, in UTF-16 units of the old text, and its length in the new text.
package struct TextEdit: Hashable, Sendable {
  var range: NSRange
  var newLength: Int
}

extension TextEngineOwner {
  /// Returns false.
  package func deletesBeforeText() -> Bool { false }

  /// The context that the simulator's parts share, or nil without a simulator.
  var inputContext: SimulationContext? { baseWindow?.context ?? SimulationContext.current }

  /// Whether there is an enabled log.
  private var isLogWritten: Bool {
    if let windowNode { return windowNode.windowLoan { $0.log.isEnabled } }
    return SimulationContext.current?.log.isEnabled ?? false
  }

  private var writtenLog: EventLog? { isLogWritten ? baseWindow?.log ?? SimulationContext.current?.log : nil }

  /// Asks the delegate, and logs the question and the answer.
  func ask(_ question: @autoclosure () -> String, _ answer: () -> Bool) -> Bool {
    guard isLogWritten, let log = writtenLog else { return answer() }
    return log.asking(.editing, debugName, question(), by: identity(in: log), answer: answer)
  }

  /// Notifies the delegate, and logs the notification.
  func tell(_ event: String, _ body: () -> Void) {
    Recursion.enter("\(event) of \(debugName)")
    defer { Recursion.leave() }
    guard isLogWritten, let log = writtenLog else { return body() }
    log.recording(.editing, debugName, event, during: body)
  }

  func post(_ name: Notification.Name) {
    if let windowNode, windowNode.windowLoan({ !$0.isObserved(name) }) { return }
    post(name, in: inputContext)
  }

  /// Returns the value of a system version rule, or false without a simulator.
  func isRuleTrue(_ rule: VersionRule<Bool>) -> Bool {
    if let windowNode { return windowNode.windowLoan { $0.context.rule(rule) } }
    return SimulationContext.current?.rule(rule) ?? false
  }

  func post(_ name: Notification.Name, in context: SimulationContext?) {
    guard let bus = context?.notifications, bus.isObserved(name) else { return }
    bus.basePost(name: name, object: self)
  }

  /// Whether the keyboard corrects words: never in secure text, and in email and web addresses only if the
  /// autocorrection type is `.yes` (KT17).
  var allowsAutocorrection: Bool {
    guard !isSecureTextEntry else { return false }
    return autocorrectionType == .yes || autocorrectionType == .default && !keyboardType.isForAddresses
  }

  /// Notifies the keyboard of the text before the caret, if it types here (KT3).
  func notifyInputSystem() {
    guard isFirstResponder else { return }
    baseWindow?.application.inputSystem?.textDidChange(in: self)
  }

  /// Returns `text`, with a dot in place of each character if the text is secure.
  func masked(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
