import Simulation
import Foundation

/// A view that displays text on up to ``numberOfLines`` lines, one by default. A label receives no touches
/// (C13).
@preconcurrency @MainActor open class Label: View {
  private var ownFont: Font?
  /// The font of a label that is a part of a control, unless the app sets one.
  final var standardFont: Font? { didSet { if standardFont != oldValue { contentDidChange() } } }
  private var ownColor: Color?
  private var storedText: String?
  private var storedAlignment = TextAlignment.natural
  private var storedLineBreakMode = LineBreakMode.byTruncatingTail
  /// The attributed text, or nil if the text has no attributes. `Label+Attributes.swift` changes it.
  final var attributes: NSAttributedString?

  /// The text, or nil. Setting it removes the attributes of ``attributedText``, but the label keeps those
  /// that it copied from the first character.
  open var text: String? {
    get { storedText }
    set {
      dropAttributes()
      storedText = newValue
      contentDidChange()
    }
  }

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: Label.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Updates the layout and the drawing after a change of the text or of its measures.
  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    baseSetNeedsDisplay()
  }

  // MARK: Appearance

  /// The font of the whole text. The default, also restored by setting nil, is the system font at 17 points.
  open var font: Font! {
    get { ownFont ?? standardFont ?? .standard(typeface) }
    set {
      ownFont = newValue
      applyToAttributes(.font, font as Font)
      fontDidChange()
    }
  }
  /// The color of the whole text. The default, also restored by setting nil, is ``Color/label``.
  open var textColor: Color! {
    get { ownColor ?? .label }
    set {
      ownColor = newValue
      applyToAttributes(.foregroundColor, newValue ?? Color.label)
      baseSetNeedsDisplay()
    }
  }
  /// The color of the shadow of text that has no shadow attribute, or nil, the default, for no shadow.
  ///
  /// Pictures show the shadow. The label that shows a button's title has the color of the button's state
  /// (MV16).
  open var shadowColor: Color? {
    get { shadow?.color }
    set {
      guard newValue != shadow?.color else { return }
      shadow = newValue.map { TextShadowLook(offset: shadowOffset, blur: 0, color: $0) }
      baseSetNeedsDisplay()
    }
  }
  /// The distance of the shadow to the right and downwards, in points; 0 and -1 by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      shadow?.offset = shadowOffset
      baseSetNeedsDisplay()
    }
  }
  /// The shadow of text without a shadow of its own.
  final var shadow: TextShadowLook?
  /// The text color while ``isHighlighted`` is true, or nil for the usual color.
  open var highlightedTextColor: Color? { didSet { baseSetNeedsDisplay() } }
  /// Whether the text has the ``highlightedTextColor``.
  open var isHighlighted = false { didSet { baseSetNeedsDisplay() } }
  /// Whether the text has its color; a disabled label is gray. Touches aren't affected.
  open var isEnabled = true { didSet { baseSetNeedsDisplay() } }
  /// The horizontal alignment of the lines.
  open var textAlignment: TextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      attributes = attributes?.aligned(newValue)
      baseSetNeedsDisplay()
    }
  }
  /// The alignment of the lines in the label's direction.
  package final var shownAlignment: TextAlignment { textAlignment.resolved(in: self) }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// The treatment of text that doesn't fit.
  open var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      contentDidChange()
    }
  }
  /// Whether a single line shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which the font size is scaled down; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether preferred fonts, and fonts that ``FontMetrics`` has scaled, follow the content size category of
  /// the label's traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// The width at which several lines are broken if layout doesn't determine one; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Size

  /// Returns the size of the text: a single line at any width, several lines broken at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text. Several lines are broken at ``preferredMaxLayoutWidth`` or, once constraints have
  /// given the label a width, at that width.
  open override var intrinsicContentSize: CGSize {
    runs.isEmpty ? .zero : sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || runs.isEmpty ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { measuredFont.baselines(inset: 0) }

  /// Returns the rectangle of the text at the top left of `bounds`, no larger than `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let breaker = LineBreaker(width: bounds.width, limit: numberOfLines, mode: lineBreakMode)
    let size = roundedUp(breaker.lines(of: runs).size)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }

  // MARK: Drawing

  /// The place of the text in the last drawing.
  private enum DrawnText {
    /// The label hasn't drawn. Labels that aren't of a subclass never draw; their text is in the bounds.
    case inBounds
    /// An override of ``Label/drawText(in:)`` has passed no rectangle to super.
    case none
    case inside(CGRect)
  }

  private var drawnText = DrawnText.inBounds

  /// The rectangle in which pictures show the text of a label with these bounds; nil for no text.
  package final func shownTextRect(in bounds: CGRect) -> CGRect? {
    switch drawnText {
    case .inBounds: bounds
    case .none: nil
    case .inside(let rect): rect
    }
  }

  /// Calls ``drawText(in:)`` with the bounds.
  open override func draw(_ rect: CGRect) {
    drawnText = .none
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle, vertically centered. Pictures show the text in the rectangle that an
  /// override passes to super, and no text if it doesn't call super.
  ///
  /// It is called by ``draw(_:)``, so never for a label that isn't of a subclass.
  open func drawText(in rect: CGRect) { drawnText = .inside(rect) }

  // MARK: Description

  /// The class name, with the accessibility identifier or else the text.
  open override var debugName: String {
    let name = ClassNames.name(of: type(of: self))
    return (accessibilityIdentifier ?? text).map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityLabel: String? { text }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    text.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: For the label's extensions

  private func fontDidChange() {
    contentDidChange()
    baseSuperview?.subviewDidChange(.font, of: self)
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = categoryOfFonts
    ownFont = ownFont?.adjusted(to: category)
    attributes = attributes?.adjustingFonts(to: category)
    fontDidChange()
  }

  /// Sets the text without other changes.
  final func storeText(_ text: String?) { storedText = text }

  /// Sets the alignment and the line break mode without other changes.
  final func store(_ style: ParagraphStyle) {
    (storedAlignment, storedLineBreakMode) = (style.alignment, style.lineBreakMode)
  }

  /// Sets the font and the color of the whole text without changing the attributes.
  final func storeFontAndColor(_ font: Font?, _ color: Color?) {
    if let font { ownFont = font }
    if let color { ownColor = color }
  }

  /// The text color, or nil for the default color of the context.
  final var shownColor: Color? {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? ownColor : ownColor
  }

  /// The font, with the measures of the label's system.
  final var measuredFont: Font { (font as Font).on(typeface) }

  /// The font that the app has set, or nil for the default.
  package final var explicitFont: Font? { ownFont }

  // MARK: Attributes

  /// The attributed text. If none was set, its attributes are the label's font, color and alignment.
  ///
  /// Setting it sets ``text`` and copies the font, color and alignment of the first character to the label.
  /// Missing attributes default to the label's properties. Nil removes the text.
  open var attributedText: NSAttributedString? {
    get {
      if let attributes { return attributes }
      guard let text else { return nil }
      return NSAttributedString(string: text, attributes: standardAttributes)
    }
    set {
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      storeText(newValue?.string)
      defer { contentDidChange() }
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      storeFontAndColor(first[.font] as? Font, first[.foregroundColor] as? Color)
      if let style = first[.paragraphStyle] as? ParagraphStyle { store(style) }
    }
  }
}
