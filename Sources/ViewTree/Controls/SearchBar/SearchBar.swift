import Foundation
import Responder
import Simulation

/// A view with a text field for a search query and, optionally, a cancel button beside it.
///
/// A tap on the field, or a call of ``becomeFirstResponder()`` on the bar, begins editing the field. The
/// bar's delegate receives the equivalents of the field's delegate methods, in the same order.
@preconcurrency @MainActor open class SearchBar: View, TextInputTraits {
  /// The appearance of the bar, kept for the app to read.
  public enum Style: Int, Sendable {
    /// The standard appearance for the bar's context.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The heights of a bar that sizes itself, and of its field (TC28).
  private var measures: VersionRules.SearchBarMeasures { designValue(of: VersionRules.searchBarMeasures) }
  private static let margin: CGFloat = 8

  /// The object that controls editing and is notified of it.
  open weak var delegate: (any SearchBarDelegate)?
  /// The text field.
  public final let searchTextField = SearchTextField(frame: .zero)
  /// The appearance of the bar, kept for the app to read.
  open var searchBarStyle = Style.default
  private let cancelButton = Button(type: .system)
  private lazy var listener = SearchFieldListener(of: self)
  /// The search controller of the bar.
  final weak var follower: (any SearchBarFollower)?
  /// The place of the bar, which decides about its margins.
  final var placement = SearchBarPlace.alone { didSet { if placement != oldValue { showCancelTitle() } } }
  private var scopes = SearchScopes()

  /// Creates a bar, with the height of the system if the frame has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { self.frame.size.height = measures.height }
    setUp()
  }

  /// Creates a bar with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if bounds.height == 0 { frame.size.height = measures.height }
    setUp()
    coder.readInterface(of: self, as: SearchBar.self)
  }

  private func setUp() {
    searchTextField.delegate = listener
    searchTextField.bar = self
    searchTextField.borderStyle = .roundedRect
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.returnKeyType = .search
    searchTextField.autocorrectionType = .no
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addTarget(
      listener,
      action: MethodSelector("textChanged", SearchFieldListener.textChanged).internalSelector,
      for: .editingChanged
    )
    addSubview(searchTextField)
    cancelButton.setTitleStyle(size: 17)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addTarget(
      listener,
      action: MethodSelector("cancelled", SearchFieldListener.cancelled).internalSelector,
      for: .touchUpInside
    )
  }

  // MARK: Content

  /// The text of the search. Setting it doesn't notify the delegate, but an active search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { follower?.searchTextDidChange() }
    }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the bar shows a cancel button at the right.
  open var showsCancelButton: Bool {
    get { cancelButton.superview != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or removes the cancel button. The change is immediate, even if `animated` is true.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The button at the right, with the title of the place: a cross in a toolbar, and else the word.
  private func showCancelTitle() {
    cancelButton.setTitle(placement == .toolbar ? nil : "Cancel", for: .normal)
    cancelButton.setImage(placement == .toolbar ? Image(systemName: "xmark") : nil, for: .normal)
    cancelButton.accessibilityLabel = "Cancel"
    setNeedsLayout()
  }

  /// Whether the field can be edited; true by default. From iOS 16.4.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      scopes.control?.isEnabled = newValue
      if !newValue { searchTextField.resignFirstResponder() }
    }
  }

  /// Whether the field shows a button for bookmarks at the right while it is empty.
  open var showsBookmarkButton: Bool {
    get { searchTextField.rightView is SearchBookmarkButton }
    set {
      guard newValue != showsBookmarkButton else { return }
      searchTextField.rightView =
        newValue ? SearchBookmarkButton { [weak self] in self?.listener.bookmarksTapped() } : nil
      searchTextField.rightViewMode = .unlessEditing
    }
  }

  // MARK: Scopes

  /// The titles of the scope buttons. If the selected one is no longer among them, the first is selected.
  open var scopeButtonTitles: [String]? {
    get { scopes.titles }
    set {
      scopes.titles = newValue
      scopes.selected = scopes.valid(scopes.selected)
      showScopes()
    }
  }

  /// The index of the selected scope button. Setting it doesn't notify the delegate, but an active search
  /// controller. An index without a button selects none.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set {
      guard newValue != scopes.selected else { return }
      scopes.selected = newValue
      scopes.control?.selectedSegmentIndex = newValue
      follower?.searchScopeDidChange()
    }
  }

  /// Whether the scope buttons are shown below the field, if there are any. A search controller sets it.
  open var showsScopeBar: Bool {
    get { scopes.isShown }
    set { setShowsScopeBar(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons at once, even if `animated` is true. They are 44 points high, which is
  /// assumed.
  open func setShowsScopeBar(_ show: Bool, animated: Bool) {
    guard show != scopes.isShown else { return }
    scopes.isShown = show
    showScopes()
  }

  private func showScopes() {
    let wasHigh = scopes.control?.superview != nil
    scopes.control?.removeFromSuperview()
    scopes.control = nil
    if scopes.isShown, let titles = scopes.titles, !titles.isEmpty {
      let control = SegmentedControl(items: titles)
      control.selectedSegmentIndex = scopes.selected
      control.addAction(
        Action { [weak self, weak control] _ in control.map { self?.scopeWasTapped($0.selectedSegmentIndex) }
        },
        for: .valueChanged
      )
      scopes.control = control
      addSubview(control)
    }
    setNeedsLayout()
    guard wasHigh != (scopes.control != nil) else { return }
    // A bar in a view of the app keeps the height of its field.
    if placement == .alone, baseTranslatesMask {
      frame.size.height += wasHigh ? -SearchScopes.height : SearchScopes.height
    }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  private func scopeWasTapped(_ index: Int) {
    scopes.selected = index
    listener.scopeChanged(to: index)
  }

  /// The height of the scope buttons, or 0.
  final var scopeHeight: CGFloat { scopes.control == nil ? 0 : SearchScopes.height }

  // MARK: Layout

  /// Positions the field, the button and the scope buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let strip = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - scopeHeight))
    let isInToolbar = placement == .toolbar
    var button = cancelButton.sizeThatFits(bounds.size)
    if isInToolbar { button.width = strip.height }
    let margin = isInToolbar && !showsCancelButton ? toolbarMargin : SearchBar.margin
    let room = showsCancelButton ? button.width + SearchBar.margin : 0
    let height = isInToolbar ? strip.height : min(measures.fieldHeight, strip.height)
    let middle = strip.midY - height / 2
    let field = CGRect(
      x: margin,
      y: middle,
      width: max(0, bounds.width - 2 * margin - room),
      height: height
    )
    let cancel = CGRect(
      x: bounds.width - SearchBar.margin - button.width,
      y: middle,
      width: button.width,
      height: height
    )
    searchTextField.frame = directed(field)
    cancelButton.frame = directed(cancel)
    let scope = CGRect(x: 16, y: strip.maxY, width: max(0, bounds.width - 32), height: scopeHeight)
    scopes.control?.frame = scope.insetBy(dx: 0, dy: min(6, scope.height / 2))
  }

  /// The margin at the sides in a toolbar; 0 among other items.
  final var toolbarMargin: CGFloat = 0 { didSet { if toolbarMargin != oldValue { setNeedsLayout() } } }

  /// Returns the current width and the height of the system: 56 points from iOS 11, and 44 before (TC28). The
  /// scope buttons come in addition.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: measures.height + scopeHeight)
  }

  /// The height of the system with the scope buttons, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: measures.height + scopeHeight)
  }

  // MARK: First responder

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Whether the field can be edited; calls the delegate.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
}

/// The text input traits of the field.
extension SearchBar {
  /// The keyboard type of the field.
  public final var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The type of the return key; `.search` by default.
  public final var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The capitalization that turns on shift automatically.
  public final var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words; `.no` by default (MX16).
  public final var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether misspelled words are marked.
  public final var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the return key is disabled while there is no text; true by default.
  public final var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text entry is secure.
  public final var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The appearance of the keyboard.
  public final var keyboardAppearance: KeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The semantic meaning of the text.
  public final var textContentType: TextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The requirements for a password that the system generates.
  public final var passwordRules: TextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// Whether straight quotation marks become curly ones.
  public final var smartQuotesType: TextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public final var smartDashesType: TextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces are inserted or removed around pasted and cut text.
  public final var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether the predicted rest of a word is shown before it is typed.
  public final var inlinePredictionType: TextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
}
