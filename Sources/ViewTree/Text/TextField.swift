import Foundation
import Responder
import Simulation

/// A control that a person types one line of text into.
///
/// A tap makes it first responder; the keyboard then types into it. Its delegate, its control events and the
/// notifications hear of everything, in this order (A66, A67).
@preconcurrency @MainActor open class TextField: Control, TextInputTraits {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The person is done; the only reason on iOS (B29).
    case committed = 0
    /// The person gave up.
    case cancelled = 1
  }

  final var buffer = TextBuffer()
  /// Whether the next key replaces the whole text: in a secure field that has begun editing with text (B42, B44).
  final var clearsOnNextKey = false

  /// Who decides about editing.
  open weak var delegate: (any TextFieldDelegate)?
  /// What an empty field shows.
  open var placeholder: String?
  /// Whether the text is cleared when editing begins (B30).
  open var clearsOnBeginEditing = false
  /// Whether the field is first responder of its window (B37).
  public final var isEditing: Bool { focusScope?.firstResponder === self }

  // MARK: Traits

  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// Whether the text is a secret. Turning it on while editing lets the next key clear the text first (B43).
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue, isEditing { clearsOnNextKey = hasText } }
  }
  open var enablesReturnKeyAutomatically = false

  /// The text; never nil when read (Q14), and nil sets the empty text.
  ///
  /// Setting it asks nobody and tells nobody (B17), and puts the caret at the end (Q12).
  open var text: String? {
    get { buffer.text }
    set { buffer.setText(newValue ?? "") }
  }

  /// The selected range in UTF-16 units; without length, the caret.
  public final var selectedRange: NSRange { buffer.selection }

  // MARK: Input views

  private var ownInputView: View?
  private var ownAccessoryView: View?

  /// The view in place of the keys; its frame's height counts. Setting it while editing needs `reloadInputViews()` (A61).
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keys; its frame's height counts. Setting it while editing needs `reloadInputViews()` (A61).
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether editing may begin: a disabled field says no (A16), any other asks its delegate (A15).
  open override var canBecomeFirstResponder: Bool {
    guard isEnabled else { return false }
    return ask("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  /// Whether editing may end: asks the delegate while editing, and says yes otherwise (A18).
  open override var canResignFirstResponder: Bool {
    guard isEditing else { return true }
    return ask("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  // MARK: Text from code

  /// Whether there is any text.
  open var hasText: Bool { !buffer.text.isEmpty }

  /// Puts text in place of the selection. The delegate is not asked; `.editingChanged` and the notification are sent
  /// (B19, Q11).
  open func insertText(_ text: String) {
    replace(buffer.selection, with: text)
  }

  /// Deletes the selection, or the character before the caret. The delegate is not asked; nothing to delete sends
  /// nothing.
  open func deleteBackward() {
    guard let range = buffer.backspaceRange else { return }
    replace(range, with: "")
  }

  // MARK: Touches

  /// Creates a field with that frame; a tap on it begins editing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = TapGestureRecognizer()
    tap.addTarget(self, action: MethodSelector("takeFocus", TextField.takeFocus))
    tap.name = "text interaction"
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Begins editing, if the field is enabled (B40, B47).
  private func takeFocus() {
    if isEnabled { becomeFirstResponder() }
  }

  /// The field sends no up events (B39).
  override func finishTouch(_ events: [Events], for event: Event?) {}

  // MARK: Names

  /// The class, and the identifier or the placeholder.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? placeholder).map { "\(name) \"\($0)\"" } ?? name
  }

  open override var descriptionDetails: [String] {
    ["text = '\(shownText)'"] + (isEditing ? ["editing = YES"] : [])
  }

  /// The text as people see it: dots in place of a secret.
  package final var shownText: String { masked(buffer.text) }

  /// Returns `text`, or a dot for each of its characters if the field is secure.
  final func masked(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension TextField: KeyInput {}
