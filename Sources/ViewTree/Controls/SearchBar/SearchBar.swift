import Foundation
import Responder

/// A field for what is searched, with a button beside it that cancels if the program wants one.
///
/// A tap on the field, or ``becomeFirstResponder()`` on the bar, begins editing the field. The bar's delegate hears what a
/// field's would, in the same order.
@preconcurrency @MainActor open class SearchBar: View, TextInputTraits {
  /// How the bar stands out. Pictures don't show it.
  public enum Style: Int, Sendable {
    /// As usual in its place.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }

  /// How high a bar is that sizes itself.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  /// Who decides about editing, and hears of it.
  open weak var delegate: (any SearchBarDelegate)?
  /// The field.
  public final let searchTextField = SearchTextField(frame: .zero)
  /// How the bar stands out.
  open var searchBarStyle = Style.default
  private let cancelButton = Button(type: .system)
  private lazy var listener = SearchFieldListener(of: self)

  /// Creates a bar; without a height it is 56 points high.
  public override init(frame: CGRect) {
    var frame = frame
    if frame.height == 0 { frame.size.height = SearchBar.height }
    super.init(frame: frame)
    searchTextField.delegate = listener
    searchTextField.borderStyle = .roundedRect
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addTarget(
      listener,
      action: MethodSelector("textChanged", SearchFieldListener.textChanged).ofToolkit,
      for: .editingChanged
    )
    addSubview(searchTextField)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addTarget(
      listener,
      action: MethodSelector("cancelled", SearchFieldListener.cancelled).ofToolkit,
      for: .touchUpInside
    )
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// What is searched. Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What the empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether a button at the right cancels.
  open var showsCancelButton: Bool {
    get { cancelButton.superview != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that cancels, or takes it away; it is so at once, also if `animated`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancelButton.sizeThatFits(bounds.size)
    let room = showsCancelButton ? button.width + SearchBar.margin : 0
    let height = min(SearchBar.fieldHeight, bounds.height)
    let middle = bounds.midY - height / 2
    searchTextField.frame = CGRect(
      x: SearchBar.margin,
      y: middle,
      width: max(0, bounds.width - 2 * SearchBar.margin - room),
      height: height
    )
    cancelButton.frame = CGRect(
      x: bounds.width - SearchBar.margin - button.width,
      y: middle,
      width: button.width,
      height: height
    )
  }

  /// The width it has, and 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: SearchBar.height)
  }

  /// 56 points high, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: SearchBar.height)
  }

  // MARK: First responder

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Whether the field may be edited; asks the delegate.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins to edit the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The view above the keys while the field is edited.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
}

/// The field's.
extension SearchBar {
  /// The keys the field wants.
  public final var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the return key says; Search at first.
  public final var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Where shift turns on by itself.
  public final var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the keyboard mends words.
  public final var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether misspelt words are marked.
  public final var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the return key does nothing while there is no text; true at first.
  public final var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is a secret.
  public final var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// How the keyboard looks.
  public final var keyboardAppearance: KeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the text is about.
  public final var textContentType: TextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// What a password must have that the system makes up.
  public final var passwordRules: TextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// Whether quotation marks become curly.
  public final var smartQuotesType: TextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public final var smartDashesType: TextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces come and go around what is pasted and cut.
  public final var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is shown before it is typed.
  public final var inlinePredictionType: TextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
}
