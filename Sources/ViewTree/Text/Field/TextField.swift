import Foundation
import Responder
import Simulation

/// A control that a person types one line of text into.
///
/// A tap makes it first responder; the keyboard then types into it. Its delegate, its control events and the
/// notifications hear of everything, in this order (A66, A67).
@preconcurrency @MainActor open class TextField: Control, TextInputTraits, ResponderStandardEditActions {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The person is done; the only reason on iOS (B29).
    case committed = 0
    /// The person gave up.
    case cancelled = 1
  }

  package final let engine = TextEngine()
  /// The views at its ends; `TextField+Parts.swift` changes them.
  @exclusivity(unchecked) final var parts = TextFieldParts()

  /// Who decides about editing.
  @exclusivity(unchecked) open weak var delegate: (any TextFieldDelegate)?
  /// What an empty field shows. Setting it gives up the attributes of ``attributedPlaceholder``.
  open var placeholder: String? {
    didSet {
      words.placeholder = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the text is cleared when editing begins (B30).
  @exclusivity(unchecked) open var clearsOnBeginEditing = false
  /// Whether the field is first responder of its window (B37).
  public final var isEditing: Bool { isFirstInScope }

  // MARK: Traits

  @exclusivity(unchecked) open var keyboardType = KeyboardType.default
  @exclusivity(unchecked) open var returnKeyType = ReturnKeyType.default
  @exclusivity(unchecked) open var autocapitalizationType = TextAutocapitalizationType.sentences
  @exclusivity(unchecked) open var autocorrectionType = TextAutocorrectionType.default
  @exclusivity(unchecked) open var spellCheckingType = TextSpellCheckingType.default
  /// Whether the text is a secret. Turning it on while editing lets the next key clear the text first (B43).
  @exclusivity(unchecked) open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue, isEditing { engine.replacesAllOnNextKey = hasText } }
  }
  @exclusivity(unchecked) open var enablesReturnKeyAutomatically = false

  // MARK: Text

  /// The text; never nil when read (Q14), and nil sets the empty text.
  ///
  /// Setting it asks nobody and tells nobody (B17), and puts the caret at the end (Q12). It is also set, to what it is,
  /// once at each end of editing, so an override hears of that (A51).
  open var text: String? {
    get { engine.text }
    set {
      words.dropRuns()
      engine.setText(newValue ?? "")
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { engine.buffer.length > 0 }

  /// Puts text in place of the selection. The delegate is not asked; `.editingChanged` and the notification are sent
  /// (B19, Q11).
  open func insertText(_ text: String) {
    engine.change(engine.buffer.marked ?? engine.buffer.selection, to: text)
  }

  /// Deletes the selection, or the character before the caret. The delegate is not asked; nothing to delete sends
  /// nothing.
  open func deleteBackward() {
    guard let range = engine.backspaceRange else { return }
    engine.change(range, to: "")
  }

  /// What is selected; setting it tells the delegate from iOS 13 (B24), and never sends `.editingChanged` (B49).
  open var selectedTextRange: TextRange? {
    get { engine.range(engine.buffer.selection) }
    set { if let range = engine.units(newValue) { engine.select(range) } }
  }

  /// Returns the caret's rectangle at a place, as wide as the words before it (see `Font+Measures.swift`).
  open func caretRect(for position: TextPosition) -> CGRect { standardCaretRect(for: position) }

  // MARK: Looks

  /// Font, color and what else was set about the words; `TextField+Words.swift` reads it.
  @exclusivity(unchecked) final var words = TextWords()

  /// The font of text and placeholder; the system's at 17 points by default, and again when nil is set.
  open var font: Font? {
    get { words.font ?? .standard }
    set {
      words.set(newValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text; ``Color/label`` by default, and again when nil is set.
  open var textColor: Color? {
    get { words.color ?? .label }
    set { words.set(newValue) }
  }
  /// Where text and placeholder are between left and right.
  open var textAlignment: TextAlignment {
    get { words.alignment }
    set { words.alignment = newValue }
  }
  /// Whether the text shrinks until there is room for it, to ``minimumFontSize`` at most.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  /// The smallest size that shrinking goes to, in points; 0 for no limit.
  @exclusivity(unchecked) open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the size of words that a person prefers. Nobody prefers another one than the standard.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false

  /// The frame that is drawn around the field. It moves the text in from the sides.
  @exclusivity(unchecked) open var borderStyle = BorderStyle.none {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A picture behind the field; a rounded rectangle does not show it (B48).
  @exclusivity(unchecked) open var background: Image?
  /// When a button at the right end offers to clear the text (B34).
  @exclusivity(unchecked) open var clearButtonMode = ViewMode.never { didSet { updateParts() } }
  /// A view at the left end.
  open var leftView: View? {
    didSet {
      parts.hasLeft = leftView != nil
      replacePart(oldValue)
    }
  }
  /// When ``leftView`` is there.
  @exclusivity(unchecked) open var leftViewMode = ViewMode.never { didSet { updateParts() } }
  /// A view at the right end, in place of the button that clears.
  open var rightView: View? {
    didSet {
      parts.hasRight = rightView != nil
      replacePart(oldValue)
    }
  }
  /// When ``rightView`` is there.
  @exclusivity(unchecked) open var rightViewMode = ViewMode.never { didSet { updateParts() } }

  /// Returns where the text is shown while nobody edits it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns where the text is shown while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns where the placeholder is shown; by default where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
  /// Returns where ``leftView`` is: at the left end, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(in: bounds) }
  /// Returns where ``rightView`` is: at the right end, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(in: bounds) }

  /// Room for the text, or else the placeholder, and for the frame around it: 34 points high with a rounded one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  /// The same as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { standardSize }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    let font = words.font ?? .standard
    return font.baselines(inset: (standardSize.height - font.lineHeight) / 2)
  }

  /// Places the views at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Input views

  @exclusivity(unchecked) private var ownInputView: View?
  @exclusivity(unchecked) private var ownAccessoryView: View?

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
    return askDelegate("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  /// Whether editing may end: asks the delegate while editing, and says yes otherwise (A18).
  open override var canResignFirstResponder: Bool {
    guard isEditing else { return true }
    return askDelegate("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  override func focusDidArrive() {
    engine.moveCaretToEnd()
    engine.replacesAllOnNextKey = isSecureTextEntry && hasText
    updateParts()
    tellDelegate("textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    send(.editingDidBegin, event: nil)
    post(TextField.textDidBeginEditingNotification)
    tellSelectionChange()
    if clearsOnBeginEditing, isFirstResponder { clear() }
  }

  /// Scrolls the enclosing scroll view to the field, on systems that do so by themselves (E50, E51).
  override func inputViewsDidFollow() {
    guard isFirstResponder, isSo(VersionRules.focusScrollsToField), node.isUnder(.isScrollView),
      let scrollView = enclosingScrollView
    else { return }
    acting(as: LogEntry.Rule("the automatic scroll to the focused field", fact: "E50")) {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
  }

  /// The keyboard's last word is taken over first (A53), and the text is set to what it is (A51).
  override func focusDidLeave() {
    engine.mendWord(tells: false)
    engine.unmark()
    engine.replacesAllOnNextKey = false
    let runs = words.runs
    text = engine.text
    // An override has had its say; else the text keeps its attributes.
    if let runs, words.runs == nil, runs.string == engine.text { words.keep(runs) }
    tellDelegate("textFieldDidEndEditing") { $0.textFieldDidEndEditing(self, reason: .committed) }
    send(.editingDidEnd, event: nil)
    post(TextField.textDidEndEditingNotification)
  }

  // MARK: Touches

  /// Creates a field with that frame; a tap on it begins editing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    engine.serve(self)
    let tap = TextTapGestureRecognizer(TextField.tapAction)
    self.tap = tap
    addGestureRecognizer(tap)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  private static let tapAction = MethodSelector("takeTap", TextField.takeTap).ofToolkit
  private var tap: TextTapGestureRecognizer?

  /// Begins editing, if the field is enabled (B40, B47); while it is editing already, moves the caret.
  private func takeTap(_ tap: TextTapGestureRecognizer) {
    guard isEnabled else { return }
    guard isEditing else { return _ = becomeFirstResponder() }
    if let place = engine.selection(of: tap, in: self) { engine.select(place) }
  }

  package override final var ownTypingTarget: (any KeyboardTypingTarget)? { self }

  /// Until iPhone OS 3 the finger need not be lifted: touching the field begins editing (B41).
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    if isEnabled, inputContext?.rule(VersionRules.touchDownFocusesField) == true { becomeFirstResponder() }
  }

  /// The field sends no up events (B39).
  override func finishTouch(_ events: Events, for event: Event?) {}

  // MARK: The edit menu

  /// Whether an action of the edit menu makes sense now (A59): what is copied must be selected and no secret.
  open override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
    engine.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard; the delegate is asked.
  open func cut(_ sender: Any?) { engine.perform(.cut) }
  /// Puts a copy of the selection on the pasteboard.
  open func copy(_ sender: Any?) { engine.perform(.copy) }
  /// Puts the pasteboard's text in place of the selection; the delegate is asked about the whole text (B13).
  open func paste(_ sender: Any?) { engine.perform(.paste) }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { engine.perform(.select) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { engine.perform(.selectAll) }
  /// Deletes the selection; the delegate is asked.
  open func delete(_ sender: Any?) { engine.perform(.delete) }

  /// The undo manager for changes here: the nearest up the chain; see `Responder`.
  open override var undoManager: UndoManager? { nextThatMayHandleTouches?.undoManager }

  // MARK: Names

  /// The class, and the identifier or the placeholder.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? placeholder).map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityValue: String? { shownText }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    ["text = '\(shownText)'"] + (shownBackground.map { ["background = '\($0.name)'"] } ?? [])
      + (isEditing ? ["editing = YES"] : [])
  }

  /// The text as people see it: dots in place of a secret.
  package final var shownText: String { masked(engine.text) }
}
