import Foundation
import Responder
import Simulation

/// A scroll view with a text of many lines that a person types into.
///
/// Its delegate is a ``TextViewDelegate``, set as ``ScrollView/delegate``. The content is as high as the lines, which
/// are measured by one assumption (see `Font+Measures.swift`), and the caret stays in sight while text is put in.
@preconcurrency @MainActor open class TextView: ScrollView, TextInputTraits, ResponderStandardEditActions {
  package final private(set) lazy var engine = TextEngine(owner: self)
  /// The lines; `TextView+Layout.swift` changes them.
  final var textLayout = TextLayout(TextBuffer(), columns: 1)
  /// Whether the delegate was told that editing began, and not yet that it ended.
  final var hasBegunEditing = false

  /// Whether a person can change the text; otherwise it brings no keyboard. Changing it while the text view is first
  /// responder makes it resign, unasked; that is assumed.
  open var isEditable = true {
    didSet { if isEditable != oldValue, isFirstResponder { _ = focusScope?.forceResign() } }
  }
  /// Whether a person can select text.
  open var isSelectable = true
  /// How far the lines keep away from the content's edges.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layOutText() } }
  }

  // MARK: Looks

  /// Font, color and what else was set about the words; `TextView+Words.swift` reads it.
  final var words = TextWords()

  /// The font of the whole text; the system's at 17 points by default, and again when nil is set.
  open var font: Font? {
    get { words.font ?? .standard }
    set {
      words.set(newValue)
      layOutText()
    }
  }
  /// The color of the whole text; ``Color/label`` by default, and again when nil is set.
  open var textColor: Color? {
    get { words.color ?? .label }
    set { words.set(newValue) }
  }
  /// Where the lines are between left and right.
  open var textAlignment: TextAlignment {
    get { words.alignment }
    set { words.alignment = newValue }
  }
  /// Whether the font follows the size of words that a person prefers. Nobody prefers another one than the standard.
  open var adjustsFontForContentSizeCategory = false

  /// The room that the lines have.
  public final private(set) lazy var textContainer: TextContainer = {
    hasTextContainer = true
    return TextContainer(of: self)
  }()
  private var hasTextContainer = false

  /// How far lines keep away from the sides of their room.
  final var linePadding: CGFloat {
    hasTextContainer ? textContainer.lineFragmentPadding : TextMetrics.linePadding
  }

  // MARK: Traits

  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  open var autocorrectionType = TextAutocorrectionType.default
  open var spellCheckingType = TextSpellCheckingType.default
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false

  // MARK: Text

  /// The text; never nil when read, and nil sets the empty text.
  ///
  /// Setting it asks nobody and tells nobody, and puts the caret at the end. In iOS 4 and 5 it scrolls the scroll views
  /// around this one to the caret (E52).
  open var text: String! {
    get { engine.text }
    set {
      words.dropRuns()
      takeText(newValue)
    }
  }

  /// Sets the text, whose attributes are known already.
  final func takeText(_ text: String?) {
    engine.setText(text ?? "")
    if inputContext?.rule(VersionRules.settingTextScrollsSurroundings) == true { showCaretInSurroundings() }
  }

  /// Whether there is any text.
  open var hasText: Bool { engine.buffer.length > 0 }

  /// Puts text in place of the selection; the delegate is told and not asked.
  open func insertText(_ text: String) {
    engine.change(engine.buffer.marked ?? engine.buffer.selection, to: text)
  }

  /// Deletes the selection, or the character before the caret; the delegate is told and not asked.
  open func deleteBackward() {
    guard let range = engine.backspaceRange else { return }
    engine.change(range, to: "")
  }

  /// What is selected, in UTF-16 units; without length, the caret. Setting it tells the delegate.
  open var selectedRange: NSRange {
    get { engine.buffer.selection }
    set { engine.select(newValue) }
  }

  /// What is selected; the same as ``selectedRange``.
  open var selectedTextRange: TextRange? {
    get { engine.range(engine.buffer.selection) }
    set { if let range = engine.units(newValue) { selectedRange = range } }
  }

  /// Returns the caret's rectangle at a place, in the content's coordinates.
  open func caretRect(for position: TextPosition) -> CGRect {
    caretRect(at: engine.units(position) ?? engine.buffer.length)
  }

  /// Scrolls as little as needed to show a part of the text; of one that is too high, its beginning.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = engine.buffer.clamped(range)
    let rect = caretRect(at: range.location).union(caretRect(at: range.end))
    scrollRectToVisible(rect, animated: false)
  }

  /// The width that is offered, and the height of the lines that it gives.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }

  /// The size of the text while nothing can be scrolled; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : textSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  package override final var ownTypingTarget: (any KeyboardTypingTarget)? { self }

  override final var sizesContentByConstraints: Bool { false }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : textSize(fitting: CGSize(width: width, height: .infinity)).height
  }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    let lines = textFont.baselines(inset: 0)
    return (textContainerInset.top + lines.fromTop, textContainerInset.bottom + lines.fromBottom)
  }

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

  /// Whether editing may begin: asks the delegate. A text that is for reading only can be first responder if a person
  /// may select in it.
  open override var canBecomeFirstResponder: Bool {
    guard isEditable else { return isSelectable }
    return askDelegate("textViewShouldBeginEditing") { $0.textViewShouldBeginEditing(self) }
  }

  /// Whether editing may end: asks the delegate while editing, and says yes otherwise.
  open override var canResignFirstResponder: Bool {
    guard isFirstResponder, isEditable else { return true }
    return askDelegate("textViewShouldEndEditing") { $0.textViewShouldEndEditing(self) }
  }

  /// Editing begins when the keyboard is on its way (A69, S2), unless a handler of its notifications has ended it.
  override func inputViewsDidFollow() {
    guard isFirstResponder, isEditable, !hasBegunEditing else { return }
    hasBegunEditing = true
    tellDelegate("textViewDidBeginEditing") { $0.textViewDidBeginEditing(self) }
    post(TextView.textDidBeginEditingNotification)
  }

  /// The keyboard's last word is taken over first (A53). Nobody hears of an end whose beginning was never told.
  override func focusDidLeave() {
    engine.mendWord(tells: false)
    engine.unmark()
    guard hasBegunEditing else { return }
    hasBegunEditing = false
    tellDelegate("textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
    post(TextView.textDidEndEditingNotification)
  }

  // MARK: Touches

  /// Creates a text view with that frame; a tap on it begins editing where the tap was.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = TextTapGestureRecognizer(TextView.tapAction)
    self.tap = tap
    addGestureRecognizer(tap)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  private static let tapAction = MethodSelector("takeTap", TextView.takeTap).ofToolkit
  private var tap: TextTapGestureRecognizer?

  private func takeTap(_ tap: TextTapGestureRecognizer) {
    // The focus may scroll, and the finger means what was under it before.
    let place = engine.selection(of: tap, in: self)
    guard isEditable || isFirstResponder, becomeFirstResponder(), let place else { return }
    engine.select(place)
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.width != geometry.bounds.width { layOutText() }
  }

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

  override var standardAccessibilityValue: String? { masked(engine.text) }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    ["text = '\(masked(engine.text))'"] + (isFirstResponder ? ["editing = YES"] : [])
      + super.descriptionDetails
  }
}
