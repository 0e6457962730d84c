import Foundation
import Responder
import Simulation

/// A control with one line of text that the user can edit.
///
/// A tap makes it first responder; the keyboard then types into it. The delegate is called first, then
/// control events are sent, then notifications are posted (A66, A67).
@preconcurrency @MainActor open class TextField: Control, TextInputTraits, ResponderStandardEditActions {
  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user has finished; the only reason on iOS (B29).
    case committed = 0
    /// The user has cancelled.
    case cancelled = 1
  }

  /// The object that edits the text. Its members are not public.
  public final let engine = TextEngine()
  // With checks of exclusive access to the properties of this class, a change of focus (W5) takes 9 % longer.
  /// The views at the ends. `TextField+Parts.swift` changes them.
  @exclusivity(unchecked) final var parts = TextFieldParts()

  /// The delegate, which controls editing.
  @exclusivity(unchecked) open weak var delegate: (any TextFieldDelegate)?
  /// The text that an empty field displays. Setting it removes the attributes of ``attributedPlaceholder``.
  open var placeholder: String? {
    get { words.placeholder?.string ?? words.plainPlaceholder }
    set {
      (words.placeholder, words.plainPlaceholder) = (nil, newValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the text is cleared when editing begins (B30).
  @exclusivity(unchecked) open var clearsOnBeginEditing = false
  /// Whether the field is first responder of its window (B37).
  open var isEditing: Bool { isFirstInScope }

  /// The semantic meaning of the text, or nil, the default, if it is unknown.
  open var textContentType: TextContentType! {
    get { baseTextContentType }
    set { baseTextContentType = newValue }
  }

  // MARK: Traits

  @exclusivity(unchecked) open var keyboardType = KeyboardType.default
  @exclusivity(unchecked) open var returnKeyType = ReturnKeyType.default
  @exclusivity(unchecked) open var autocapitalizationType = TextAutocapitalizationType.sentences
  @exclusivity(unchecked) open var autocorrectionType = TextAutocorrectionType.default
  @exclusivity(unchecked) open var spellCheckingType = TextSpellCheckingType.default
  /// Whether the text is secure. After turning this on while editing, the next key clears the text first
  /// (B43).
  @exclusivity(unchecked) open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue, isFirstInScope { engine.replacesAllOnNextKey = hasText } }
  }
  @exclusivity(unchecked) open var enablesReturnKeyAutomatically = false

  // MARK: Text

  /// The text. It is never nil when read (Q14), and setting nil sets the empty text.
  ///
  /// Setting it doesn't call the delegate (B17), and moves the caret to the end (Q12). Each end of editing
  /// also sets it once, to its current value, so an override is called then (A51).
  open var text: String? {
    get { engine.text }
    set {
      words.dropRuns()
      engine.setText(newValue ?? "")
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { engine.buffer.length > 0 }

  /// Replaces the selection with text. The delegate isn't asked; `.editingChanged` and the notification are
  /// sent (B19, Q11).
  open func insertText(_ text: String) {
    engine.change(engine.buffer.marked ?? engine.buffer.selection, to: text)
  }

  /// Deletes the selection, or else the character before the caret. The delegate isn't asked. If there is
  /// nothing to delete, no event is sent.
  open func deleteBackward() {
    guard let range = engine.backspaceRange else { return _ = deletesBeforeText() }
    engine.change(range, to: "")
  }

  package func deletesBeforeText() -> Bool { false }

  /// The selected range. Setting it notifies the delegate from iOS 13 (B24), and never sends
  /// `.editingChanged` (B49).
  open var selectedTextRange: TextRange? {
    get { engine.range(engine.buffer.selection) }
    set { if let range = engine.units(newValue) { engine.select(range) } }
  }

  /// Returns the caret's rectangle at a position, which follows from the width of the text before it.
  open func caretRect(for position: TextPosition) -> CGRect { baseCaretRect(for: position) }

  // MARK: Appearance

  /// The font, the color and other attributes of the text. `TextField+Words.swift` reads them.
  @exclusivity(unchecked) final var words = TextWords()

  /// The font of the text and the placeholder. The default, also restored by setting nil, is the system font
  /// at 17 points.
  open var font: Font? {
    get { words.font ?? .standard(typeface) }
    set {
      words.set(newValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text. The default, also restored by setting nil, is ``Color/label``.
  open var textColor: Color? {
    get { words.color ?? .label }
    set { words.set(newValue) }
  }
  /// The horizontal alignment of the text and the placeholder.
  open var textAlignment: TextAlignment {
    get { words.alignment }
    set { words.alignment = newValue }
  }
  /// Whether the text shrinks to fit the width, down to ``minimumFontSize``.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  /// The smallest font size for shrinking, in points; 0 for no limit.
  @exclusivity(unchecked) open var minimumFontSize: CGFloat = 0
  /// Whether preferred fonts, and fonts that ``FontMetrics`` has scaled, follow the content size category of
  /// the field's traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    words.adjustFonts(to: categoryOfFonts)
    invalidateIntrinsicContentSize()
  }

  /// The style of the border. The border insets the text from the sides.
  @exclusivity(unchecked) open var borderStyle = BorderStyle.none {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The background image. A field with a rounded rectangle doesn't show it (B48).
  @exclusivity(unchecked) open var background: Image?
  /// The condition under which the clear button is shown at the right end (B34).
  @exclusivity(unchecked) open var clearButtonMode = ViewMode.never { didSet { updateParts() } }
  /// The view at the left end.
  open var leftView: View? {
    didSet {
      parts.hasLeft = leftView != nil
      replacePart(oldValue)
    }
  }
  /// The condition under which ``leftView`` is shown.
  @exclusivity(unchecked) open var leftViewMode = ViewMode.never { didSet { updateParts() } }
  /// The view at the right end, in place of the clear button.
  open var rightView: View? {
    didSet {
      parts.hasRight = rightView != nil
      replacePart(oldValue)
    }
  }
  /// The condition under which ``rightView`` is shown.
  @exclusivity(unchecked) open var rightViewMode = ViewMode.never { didSet { updateParts() } }

  /// Returns the rectangle of the text while the field isn't editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { baseTextRect(in: bounds) }
  /// Returns the rectangle of the text while the field is editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { baseTextRect(in: bounds) }
  /// Returns the rectangle of the placeholder; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isFirstInScope ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { baseClearButtonRect(in: bounds) }
  /// Returns the rectangle of ``leftView``: at the left end, vertically centered.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { baseLeftViewRect(in: bounds) }
  /// Returns the rectangle of ``rightView``: at the right end, vertically centered.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { baseRightViewRect(in: bounds) }

  /// Returns the size of the longer of text and placeholder, with the border; 34 points high with a rounded
  /// rectangle.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  /// The same size as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { standardSize }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    let font = ownFont
    return font.baselines(inset: (standardSize.height - font.lineHeight) / 2)
  }

  /// Lays out the views at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Input views

  @exclusivity(unchecked) private var ownInputView: View?
  @exclusivity(unchecked) private var ownAccessoryView: View?

  /// The view to show in place of the keys. Its frame's height is used. Setting it while editing requires
  /// `reloadInputViews()` (A61).
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view to show above the keys. Its frame's height is used. Setting it while editing requires
  /// `reloadInputViews()` (A61).
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether editing may begin: false for a disabled field (A16); otherwise asks the delegate (A15).
  open override var canBecomeFirstResponder: Bool {
    guard isEnabled else { return false }
    return askDelegate("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  /// Whether editing may end; asks the delegate while editing, and is true otherwise (A18).
  open override var canResignFirstResponder: Bool {
    guard isFirstInScope else { return true }
    return askDelegate("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  override func didBecomeFirstResponder() {
    engine.moveCaretToEnd()
    engine.replacesAllOnNextKey = isSecureTextEntry && hasText
    updateParts()
    notifyDelegate("textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    send(.editingDidBegin, event: nil)
    post(TextField.textDidBeginEditingNotification)
    notifySelectionChange()
    if clearsOnBeginEditing, isFirstResponder { clear() }
  }

  /// Scrolls the enclosing scroll view to the field, in system versions that do so automatically (E50, E51).
  override func inputViewsDidFollow() {
    guard isFirstResponder, isRuleTrue(VersionRules.focusScrollsToField), node.isUnder(.isScrollView),
      let scrollView = enclosingScrollView
    else { return }
    acting(as: LogEntry.Rule("the automatic scroll to the focused field", fact: "E50")) {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
  }

  /// Applies the keyboard's pending correction (A53), sets the text to its current value (A51), then reports
  /// the end of editing.
  override func didResignFirstResponder() {
    engine.autocorrectWord(tells: false)
    engine.unmark()
    engine.replacesAllOnNextKey = false
    let runs = words.runs
    text = engine.text
    // Restore the attributes, unless an override of `text` has changed the text or its attributes.
    if let runs, words.runs == nil, runs.string == engine.text { words.keep(runs) }
    notifyDelegate("textFieldDidEndEditing") { $0.textFieldDidEndEditing(self, reason: .committed) }
    send(.editingDidEnd, event: nil)
    post(TextField.textDidEndEditingNotification)
  }

  // MARK: Touches

  /// Creates a field with a frame. A tap on it begins editing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: TextField.self)
  }

  private func setUp() {
    engine.attach(to: self)
    let tap = TextTapGestureRecognizer(TextField.tapAction)
    self.tap = tap
    baseAdd(tap)
  }

  private static let tapAction = MethodSelector("takeTap", TextField.takeTap).internalSelector
  private var tap: TextTapGestureRecognizer?

  /// Begins editing if the field is enabled (B40, B47); if it is already editing, moves the caret.
  private func takeTap(_ tap: TextTapGestureRecognizer) {
    guard isEnabled else { return }
    guard isFirstInScope else { return _ = becomeFirstResponder() }
    moveCaret(toTapAt: tap.location(in: self), count: tap.tapCount)
  }

  private func moveCaret(toTapAt point: CGPoint, count: Int) {
    guard let selection = engine.selection(ofTapAt: point, count: count, in: self) else { return }
    engine.select(selection)
  }

  package override final var ownTypingTarget: (any KeyboardTypingTarget)? { self }

  /// Handles the beginning of touches. Before 3.2, a touch begins editing before it ends (B41); in a scroll
  /// view, when the field receives the delayed touch (B50).
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    guard touchesBeginEditing, isEnabled else { return }
    if isFirstInScope {
      engine.textTouch = TextTouch(touches, event, after: engine.textTouch)
    } else {
      becomeFirstResponder()
    }
  }

  /// Handles the end of touches. Before 3.2, a tap in a field that was editing before it moves the caret
  /// (B50).
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    guard let tap = engine.textTouch.take()?.tap(touches, event), isEnabled, isFirstInScope else { return }
    moveCaret(toTapAt: tap.location(in: self), count: tap.tapCount)
  }

  /// Handles the cancellation of touches, which begins no editing and moves no caret.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    engine.textTouch = nil
  }

  /// Does nothing: the field sends no touch-up events (B39).
  override func finishTouch(_ events: Events, for event: Event?) {}

  // MARK: The edit menu

  /// Whether an action of the edit menu is available now (A59). Copying requires a selection in text that
  /// isn't secure.
  open override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
    engine.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard. The delegate is asked.
  open override func cut(_ sender: Any?) { engine.perform(.cut) }
  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { engine.perform(.copy) }
  /// Replaces the selection with the pasteboard's text. The delegate is asked once about the whole text
  /// (B13).
  open override func paste(_ sender: Any?) { engine.perform(.paste) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { engine.perform(.select) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { engine.perform(.selectAll) }
  /// Deletes the selection. The delegate is asked.
  open override func delete(_ sender: Any?) { engine.perform(.delete) }

  /// The undo manager for changes of the text: the nearest one up the responder chain; see `Responder`.
  open override var undoManager: UndoManager? { nextThatMayHandleTouches?.undoManager }

  // MARK: Description

  /// The class name, with the accessibility identifier or else the placeholder.
  open override var debugName: String {
    let name = ClassNames.name(of: type(of: self))
    return (accessibilityIdentifier ?? placeholder).map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityValue: String? { shownText }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    ["text = '\(shownText)'"] + (shownBackground.map { ["background = '\($0.name)'"] } ?? [])
      + (isFirstInScope ? ["editing = YES"] : [])
  }

  /// The text as displayed; dots for secure text.
  package final var shownText: String { masked(engine.text) }

  // MARK: Attributes

  /// The attributed text. All of it is measured with the field's font.
  ///
  /// Setting it is like setting ``text``, but doesn't call an override of that property. The attributes of
  /// the first character become those of the field.
  open var attributedText: NSAttributedString? {
    get { words.attributed(engine.text) }
    set {
      words.take(newValue)
      engine.setText(newValue?.string ?? "")
    }
  }

  /// The attributed text that an empty field displays. Setting it also changes ``placeholder``, but doesn't
  /// call an override of that property (U20).
  open var attributedPlaceholder: NSAttributedString? {
    get { words.placeholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      words.placeholder = newValue.map { NSAttributedString(attributedString: $0) }
      words.plainPlaceholder = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of the whole text. Setting them applies them to the whole text and to typed text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { words.whole }
    set {
      words.dropRuns()
      words.take(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of typed characters; nil while the field isn't editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isFirstInScope ? words.typing(at: engine.buffer.selection.location) : nil }
    set { if isFirstInScope { words.typing = newValue } }
  }

  // MARK: Text input

  /// Replaces a range with text and notifies the delegate of the change. The delegate is
  /// asked before (B20).
  open func replace(_ range: TextRange, withText text: String) { engine.replace(range, withText: text) }

  /// Replaces the composed text, or else the selection, without asking the delegate. `selectedRange` is
  /// relative to the new text and clamped to it.
  ///
  /// The delegate is notified of the selection and of the text, then the notification is posted (MX6): twice
  /// if composed text is removed, which nil and the empty text do (MX8).
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Returns the rectangle of a range, as wide as its text.
  open func firstRect(for range: TextRange) -> CGRect {
    guard let units = engine.units(range) else { return .zero }
    let width = width(before: units.end) - width(before: units.location)
    let start = caretRect(for: range.start)
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// Returns the position between characters that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> TextPosition? {
    let count = shownFont.count(of: shownText, nearest: point.x - textStart)
    return OffsetPosition(engine.buffer.advanced(0, byCharacters: count))
  }

  /// Returns the rectangle of a range, as wide as its text; empty for an empty range.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    guard let units = engine.units(range), units.length > 0 else { return [] }
    return [TextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
  }
}
