import Foundation
import Responder
import Simulation

/// A scroll view with multiline text that the user can edit.
///
/// The content's height is that of the lines. The caret stays visible while text is inserted.
@preconcurrency @MainActor open class TextView: ScrollView, TextInputTraits, ResponderStandardEditActions {
  /// The object that edits the text. Its members are not public.
  public final private(set) lazy var engine = TextEngine(owner: self)
  /// The lines. `TextView+Layout.swift` changes them.
  final var textLayout = TextLayout(TextBuffer(), width: 0, Font.standard.measures)
  /// The rarely used state, or nil while there is none.
  final var extras: TextViewExtras?
  /// Whether the delegate was notified that editing began, but not yet that it ended.
  final var hasBegunEditing = false

  /// The delegate, which controls editing and is notified of editing and scrolling (U98). It is the value of
  /// ``ScrollView/delegate``, or nil if that is no ``TextViewDelegate``.
  @_nonoverride open weak var delegate: (any TextViewDelegate)? {
    get { super.delegate as? any TextViewDelegate }
    set { super.delegate = newValue }
  }

  /// Whether the user can change the text; if not, the text view shows no keyboard. Changing the property
  /// while the text view is first responder makes it resign without asking the delegate, which is an
  /// assumption.
  open var isEditable = true {
    didSet {
      if isEditable != oldValue, isFirstResponder { _ = focusScope?.forceResign() }
      editabilityDidChange()
    }
  }
  /// Whether the user can select text.
  open var isSelectable = true { didSet { editabilityDidChange() } }
  /// The distances of the lines from the content's edges.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layOutText() } }
  }

  /// The semantic meaning of the text, or nil, the default, if it is unknown.
  open var textContentType: TextContentType! {
    get { baseTextContentType }
    set { baseTextContentType = newValue }
  }

  // MARK: Appearance

  /// The font, the color and other attributes of the text. `TextView+Words.swift` reads them.
  final var words = TextWords()

  /// The font of the whole text. The default, also restored by setting nil, is the system font at 17 points.
  open var font: Font? {
    get { words.font ?? .standard(typeface) }
    set {
      words.set(newValue)
      setStorage(.font, newValue)
      layOutText()
    }
  }
  /// The color of the whole text; ``Color/label`` by default. After setting nil, the text has this color, but
  /// the property is nil (MX24).
  open var textColor: Color? {
    get { words.color ?? (hasNoTextColor ? nil : .label) }
    set {
      words.set(newValue)
      setStorage(.foregroundColor, newValue)
      hasNoTextColor = newValue == nil
    }
  }
  private var hasNoTextColor = false
  /// The horizontal alignment of the lines.
  open var textAlignment: TextAlignment {
    get { words.alignment }
    set {
      words.set(newValue)
      setStorage(words.runs)
      if extras != nil { layOutText() }
    }
  }
  /// Whether preferred fonts, and fonts that ``FontMetrics`` has scaled, follow the content size category of
  /// the text view's traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  /// The area available to the lines.
  public final var textContainer: TextContainer {
    if let ownContainer { return ownContainer }
    let container = TextContainer(of: self)
    ownContainer = container
    return container
  }
  private var ownContainer: TextContainer?

  /// Whether the text container limits or truncates lines.
  final var containerHasOwnRules: Bool { ownContainer?.hasOwnRules ?? false }

  /// The distance of the lines from the sides of the text container.
  final var linePadding: CGFloat {
    ownContainer?.lineFragmentPadding ?? TextMetrics.linePadding
  }

  // MARK: Traits

  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  open var autocorrectionType = TextAutocorrectionType.default
  open var spellCheckingType = TextSpellCheckingType.default
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { layOutText() } } }
  open var enablesReturnKeyAutomatically = false

  // MARK: Text

  /// The text. It is never nil when read, and setting nil sets the empty text.
  ///
  /// Setting it moves the caret to the end, and calls only `textViewDidChangeSelection` of the delegate, if
  /// the selection has changed (MX1). In iOS 4 and 5 it scrolls the enclosing scroll views to the caret
  /// (E52).
  open var text: String! {
    get { engine.text }
    set {
      words.dropRuns()
      setStorage(NSAttributedString(string: newValue ?? "", attributes: words.whole))
      applyText(newValue)
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { engine.buffer.length > 0 }

  /// Replaces the selection with text. The delegate is notified, but not asked.
  open func insertText(_ text: String) {
    engine.change(engine.buffer.marked ?? engine.buffer.selection, to: text)
  }

  /// Deletes the selection, or else the character before the caret. The delegate is notified, but not asked.
  open func deleteBackward() {
    guard let range = engine.backspaceRange else { return }
    engine.change(range, to: "")
  }

  /// The selected range in UTF-16 units; a range of length 0 is the caret. Setting it notifies the delegate.
  open var selectedRange: NSRange {
    get { engine.buffer.selection }
    set { engine.select(newValue) }
  }

  /// The selected range; the same as ``selectedRange``. Setting nil moves the caret to the start, and the
  /// property is nil until the text or the selection changes (MX4).
  open var selectedTextRange: TextRange? {
    get { engine.selectedRange.map(engine.range) }
    set {
      guard let newValue else { return engine.removeSelection() }
      if let range = engine.units(newValue) { engine.select(range) }
    }
  }

  /// Returns the caret's rectangle at a position, in the content's coordinates.
  ///
  /// It begins between the characters and is as high as its line. From iOS 26 its middle is between the
  /// characters, it begins 1 point above the line, and is 1 point higher than the line in whole points
  /// (MX13).
  open func caretRect(for position: TextPosition) -> CGRect { publicCaret(for: position) }

  /// Scrolls as little as needed to show a part of the text, or its beginning if it is too high, at the next
  /// run-loop turn (MX18).
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let context = inputContext else { return show(range) }
    _ = context.schedule(after: .zero, label: "scroll to a part of the text") { [weak self] in
      self?.show(range)
    }
  }

  /// Returns the given width, and the height of the lines at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }

  /// The size of the text while scrolling is disabled; no intrinsic size otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : textSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  package override final var ownTypingTarget: (any KeyboardTypingTarget)? { self }

  override final var sizesContentByConstraints: Bool { false }

  override var wrapsContent: Bool { !isScrollEnabled }

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

  /// The view to show in place of the keys, with its frame's height. While the text view is first responder,
  /// a new one is shown by `reloadInputViews()` (A61).
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view to show above the keys, with its frame's height. While the text view is first responder, a new
  /// one is shown by `reloadInputViews()` (A61).
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether editing may begin; asks the delegate. A read-only text view can become first responder if it is
  /// selectable.
  open override var canBecomeFirstResponder: Bool {
    guard isEditable else { return isSelectable }
    return askDelegate("textViewShouldBeginEditing") { $0.textViewShouldBeginEditing(self) }
  }

  /// Whether editing may end; asks the delegate while editing, and is true otherwise.
  open override var canResignFirstResponder: Bool {
    guard isFirstResponder, isEditable else { return true }
    return askDelegate("textViewShouldEndEditing") { $0.textViewShouldEndEditing(self) }
  }

  /// Begins editing once the keyboard is about to appear (A69, S2), unless a handler of its notifications has
  /// ended it. On iOS 4 and 5 the scroll views around scroll to the caret before (E52).
  override func inputViewsDidFollow() {
    guard isFirstResponder, isEditable, !hasBegunEditing else { return }
    hasBegunEditing = true
    if !isTakingTap { showCaretInSurroundings() }
    notifyDelegate("textViewDidBeginEditing") { $0.textViewDidBeginEditing(self) }
    post(TextView.textDidBeginEditingNotification)
  }

  /// Applies the keyboard's pending correction (A53), then reports the end of editing if its beginning was
  /// reported.
  override func didResignFirstResponder() {
    engine.autocorrectWord(tells: false)
    engine.unmark()
    guard hasBegunEditing else { return }
    hasBegunEditing = false
    notifyDelegate("textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
    post(TextView.textDidEndEditingNotification)
  }

  // MARK: Touches

  /// Creates a text view with a frame. A tap on it begins editing at the tapped position.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with a frame and a text container, or with a new one if it is nil.
  public init(frame: CGRect, textContainer: TextContainer?) {
    ownContainer = textContainer
    super.init(frame: frame)
    setUp()
    guard let textContainer else { return }
    textContainer.attach(to: self)
    takeStorage(of: textContainer)
  }

  /// Creates a text view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: TextView.self)
  }

  private func setUp() {
    let tap = TextTapGestureRecognizer(TextView.tapAction)
    self.tap = tap
    baseAdd(tap)
  }

  private static let tapAction = MethodSelector("takeTap", TextView.takeTap).internalSelector
  private var tap: TextTapGestureRecognizer?
  /// Whether a tap makes the text view first responder; the caret's position follows.
  private var isTakingTap = false

  private func takeTap(_ tap: TextTapGestureRecognizer) {
    takeTap(at: tap.location(in: self), count: tap.tapCount)
  }

  private func takeTap(at point: CGPoint, count: Int) {
    if performItem(at: point) { return }
    // Becoming first responder may scroll; the tap refers to the text that was under the finger before.
    let selection = engine.selection(ofTapAt: point, count: count, in: self)
    isTakingTap = true
    let begins = (isEditable || isFirstResponder) && becomeFirstResponder()
    isTakingTap = false
    guard begins, let selection else { return }
    engine.select(selection)
    if isFirstResponder { showCaretInSurroundings() }
  }

  /// Handles the beginning of touches; they are not forwarded to the next responder (C25).
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    if touchesBeginEditing { engine.textTouch = TextTouch(touches, event, after: engine.textTouch) }
  }

  /// Handles the end of touches. Before 3.2, a tap begins editing and places the caret here (B50).
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    guard let tap = engine.textTouch.take()?.tap(touches, event) else { return }
    takeTap(at: tap.location(in: self), count: tap.tapCount)
  }

  /// Handles the cancellation of touches, which begins no editing and moves no caret.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    engine.textTouch = nil
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.width != geometry.bounds.width { layOutText() }
  }

  // MARK: The edit menu

  /// Whether an action of the edit menu is available now (A59). Copying requires a selection.
  open override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
    engine.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard. `textView(_:shouldChangeTextIn:replacementText:)` is called.
  open override func cut(_ sender: Any?) { engine.perform(.cut) }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { engine.perform(.copy) }
  /// Replaces the selection with the pasteboard's text. `textView(_:shouldChangeTextIn:replacementText:)` is
  /// called once, with the whole text (B13).
  open override func paste(_ sender: Any?) { engine.perform(.paste) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { engine.perform(.select) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { engine.perform(.selectAll) }
  /// Deletes the selection. `textView(_:shouldChangeTextIn:replacementText:)` is called.
  open override func delete(_ sender: Any?) { engine.perform(.delete) }

  /// The undo manager for changes of the text: the nearest one up the responder chain; see `Responder`.
  open override var undoManager: UndoManager? { nextThatMayHandleTouches?.undoManager }

  // MARK: Description

  override var standardAccessibilityValue: String? { masked(engine.text) }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    ["text = '\(masked(engine.text))'"] + (isFirstResponder ? ["editing = YES"] : [])
      + super.descriptionDetails
  }

  // MARK: Attributes

  /// The attributed text.
  ///
  /// Setting it is like setting ``text``, but doesn't call an override of that property. The attributes of
  /// the first character become those of the text view.
  open var attributedText: NSAttributedString! {
    get { words.attributed(engine.text) }
    set {
      words.take(newValue)
      setStorage(newValue)
      applyText(newValue?.string)
    }
  }

  /// The attributes of typed characters: by default, those of the character before the caret. Setting the
  /// text or changing the selection restores the default.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { words.typing(at: selectedRange.location) }
    set { words.typing = newValue }
  }

  // MARK: Text input

  /// Replaces a range with text and notifies the delegate of the change. The delegate isn't
  /// asked before (MX2).
  open func replace(_ range: TextRange, withText text: String) { engine.replace(range, withText: text) }

  /// Replaces the composed text, or else the selection, without asking the delegate. `selectedRange` is
  /// relative to the new text and clamped to it.
  ///
  /// The delegate is notified of the selection and of the text, then the notification is posted (MX6): twice
  /// if composed text is removed, which nil and the empty text do (MX8).
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Returns the rectangle of a range on its first line, in the content's coordinates: from iOS 26 that of
  /// ``selectionRects(for:)``, or the extent of the line if the range is empty (MX13).
  open func firstRect(for range: TextRange) -> CGRect {
    engine.units(range).map { publicFirstRect(of: $0) } ?? .zero
  }

  /// Returns the position between characters that is nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> TextPosition? {
    OffsetPosition(location(at: point))
  }

  /// Returns the rectangles of a range, one for each line from the top; empty for an empty range.
  ///
  /// They are as wide as the text. From iOS 26 all but the last one reach the right edge of the lines, and
  /// the first one begins 1 point above its line (MX14).
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    engine.units(range).map { publicRects(of: $0) } ?? []
  }

  // MARK: Finding

  /// Returns a session that searches the text.
  open func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
    TextSearchingFindSession(searchableObject: self)
  }
  /// Does nothing; for subclasses.
  open func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}
  /// Does nothing; for subclasses.
  open func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}

extension TextView: TextEditingView {}
