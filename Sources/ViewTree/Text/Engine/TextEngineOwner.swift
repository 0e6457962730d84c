import Foundation
import Responder
import Simulation

/// A view with a text that a ``TextEngine`` edits: a text field or a text view.
@MainActor package protocol TextEngineOwner: View, TextInputTraits {
  /// Who edits the text.
  var engine: TextEngine { get }
  /// Whether a person may change the text.
  var allowsEditing: Bool { get }
  /// Asks the delegate whether `string` may take the place of `range`.
  func allowsChange(in range: NSRange, to string: String) -> Bool
  /// The text has changed, and nobody outside knows: time to measure it. `edit` is nil if all of it is new.
  func textWasEdited(_ edit: TextEdit?)
  /// Tells the delegate of another selection.
  func tellSelectionChange()
  /// Tells whoever listens that the text was changed by a person; `context` is the ``inputContext``.
  func tellChange(in context: SimulationContext?)
}

/// Where a text was edited, in UTF-16 units: a range of the old text, and how long that is in the new one.
package struct TextEdit: Hashable, Sendable {
  var range: NSRange
  var newLength: Int
}

extension TextEngineOwner {
  /// What the simulator's parts share, if there is a simulator.
  var inputContext: SimulationContext? { ownWindow?.context ?? SimulationContext.current }

  /// Whether there is a log that is written.
  private var isLogWritten: Bool {
    if let windowNode { return windowNode.windowLoan { $0.log.isEnabled } }
    return SimulationContext.current?.log.isEnabled ?? false
  }

  private var writtenLog: EventLog? { isLogWritten ? ownWindow?.log ?? SimulationContext.current?.log : nil }

  /// Asks the delegate, and writes question and answer into the log.
  func ask(_ question: @autoclosure () -> String, _ answer: () -> Bool) -> Bool {
    guard isLogWritten, let log = writtenLog else { return answer() }
    return log.asking(.editing, debugName, question(), by: identity(in: log), answer: answer)
  }

  /// Tells the delegate, and writes it into the log.
  func tell(_ event: String, _ body: () -> Void) {
    guard isLogWritten, let log = writtenLog else { return body() }
    log.recording(.editing, debugName, event, during: body)
  }

  func post(_ name: Notification.Name) {
    if let windowNode, windowNode.windowLoan({ !$0.isHeard(name) }) { return }
    post(name, in: inputContext)
  }

  /// Whether a rule of the system is so.
  func isSo(_ rule: VersionRule<Bool>) -> Bool {
    if let windowNode { return windowNode.windowLoan { $0.context.rule(rule) } }
    return SimulationContext.current?.rule(rule) ?? false
  }

  func post(_ name: Notification.Name, in context: SimulationContext?) {
    guard let bus = context?.notifications, bus.isHeard(name) else { return }
    bus.post(name: name, object: self)
  }

  /// Whether the keyboard mends words: not in a secret, and in addresses only if asked to (KT17).
  var wantsCorrections: Bool {
    guard !isSecureTextEntry else { return false }
    return autocorrectionType == .yes || autocorrectionType == .default && !keyboardType.isForAddresses
  }

  /// Lets the keyboard look again at what is before the caret, if it types here (KT3).
  func showTextToKeyboard() {
    guard isFirstResponder else { return }
    ownWindow?.application.inputSystem?.textDidChange(in: self)
  }

  /// Returns `text`, or a dot for each of its characters if it is a secret.
  func masked(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
