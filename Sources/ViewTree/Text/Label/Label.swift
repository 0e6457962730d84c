import Foundation

/// Words that take no touches (C13): one line, or as many as ``numberOfLines`` allows.
@preconcurrency @MainActor open class Label: View {
  private var ownFont: Font?
  private var ownColor: Color?
  private var storedText: String?
  /// The text with its attributes, while there are any; `Label+Attributes.swift` changes it.
  final var attributes: NSAttributedString?

  /// The text; nil for none. Setting it gives up the attributes of ``attributedText``, except that those of the first
  /// character become the label's own.
  open var text: String? {
    get { storedText }
    set {
      dropAttributes()
      storedText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a label with that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// The font; the system's at 17 points by default, and again when nil is set. It applies to the whole text.
  open var font: Font! {
    get { ownFont ?? .standard }
    set {
      ownFont = newValue
      applyToAttributes(.font, newValue ?? Font.standard)
      invalidateIntrinsicContentSize()
      parent?.subviewDidChange(.font, of: self)
    }
  }
  /// The color of the words; ``Color/label`` by default, and again when nil is set. It applies to the whole text.
  open var textColor: Color! {
    get { ownColor ?? .label }
    set {
      ownColor = newValue
      applyToAttributes(.foregroundColor, newValue ?? Color.label)
    }
  }
  /// The color of the words while ``isHighlighted`` is true; nil for no other.
  open var highlightedTextColor: Color?
  /// Whether ``highlightedTextColor`` is seen.
  open var isHighlighted = false
  /// Whether the words have their color; else they are gray. Touches are not concerned.
  open var isEnabled = true
  /// Where the lines are between left and right.
  open var textAlignment = TextAlignment.natural
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// What becomes of words that there is no room for.
  open var lineBreakMode = LineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a single line shrinks until there is room for it.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size that shrinking goes to; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of words that a person prefers. Nobody prefers another one than the standard.
  open var adjustsFontForContentSizeCategory = false
  /// The width that several lines are broken for where nothing else says one; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Size

  /// The size of the words: on one line whatever the width, on several lines broken for the width that is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the words: several lines are broken for ``preferredMaxLayoutWidth``, and once constraints have given the label a
  /// width, for that.
  open override var intrinsicContentSize: CGSize {
    runs.isEmpty ? .zero : sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || runs.isEmpty ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { (font as Font).baselines(inset: 0) }

  /// Returns where the words would be in `bounds`, at its top left; no larger than it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let breaker = LineBreaker(width: bounds.width, limit: numberOfLines, mode: lineBreakMode)
    let size = breaker.lines(of: runs).size
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }

  /// Draws the words; there is nothing to draw on here, so nothing calls it.
  open func drawText(in rect: CGRect) {}

  // MARK: Names

  /// The class, and the identifier or the text.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? text).map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityLabel: String? { text }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    text.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: For the label's other parts

  /// Sets the text and nothing else.
  final func storeText(_ text: String?) { storedText = text }

  /// Sets what the whole text has, without a change to the attributes.
  final func storeLooks(_ font: Font?, _ color: Color?) {
    if let font { ownFont = font }
    if let color { ownColor = color }
  }

  /// The color of the words if it is not the one that the place has.
  final var shownColor: Color? {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? ownColor : ownColor
  }

  /// The font that the program gave the label; nil for none.
  package final var givenFont: Font? { ownFont }
}
