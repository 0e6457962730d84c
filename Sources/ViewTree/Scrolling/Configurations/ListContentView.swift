import Foundation
import Simulation

/// A view that shows a list content configuration: an image, a text and a secondary text; UIKit's
/// `UIListContentView`.
///
/// Its height follows from its width, so that cells and stack views size it by their constraints.
@preconcurrency @MainActor open class ListContentView: View, ContentView {
  private var shown: ListContentConfiguration
  private var image: ImageView?
  private var label: Label?
  private var secondaryLabel: Label?
  private let imageGuide = ContentPartGuide()
  private let textGuide = ContentPartGuide()
  private let secondaryTextGuide = ContentPartGuide()

  /// Creates a view with a configuration and an empty frame.
  public init(configuration: ListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with the content of an empty cell; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for guide in [imageGuide, textGuide, secondaryTextGuide] { guide.belong(to: self) }
    update()
  }

  /// The configuration.
  ///
  /// Stops with `ListContentView can't show a BadgeConfiguration` for one that isn't a
  /// ``ListContentConfiguration``.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? ListContentConfiguration else {
        programmerError("\(debugName) can't show a \(type(of: newValue))")
      }
      shown = newValue
      update()
    }
  }

  // MARK: Guides

  /// A guide around the primary text; nil without a text.
  open var textLayoutGuide: LayoutGuide? { label == nil ? nil : textGuide }
  /// A guide around the secondary text; nil without one.
  open var secondaryTextLayoutGuide: LayoutGuide? { secondaryLabel == nil ? nil : secondaryTextGuide }
  /// A guide around the image; nil without an image.
  open var imageLayoutGuide: LayoutGuide? { image == nil ? nil : imageGuide }

  // MARK: Parts

  private func update() {
    show(shown.image != nil, \.image) { ImageView(frame: .zero) }
    show(shown.hasText, \.label) { Label() }
    show(shown.hasSecondaryText, \.secondaryLabel) { Label() }
    if let image {
      let properties = shown.imageProperties
      image.image = symbol
      image.contentMode = .scaleAspectFit
      image.tintColor =
        properties.tintColor == nil && properties.tintColorTransformer == nil
        ? nil : properties.resolvedTintColor(for: tintColor)
      image.clipsToBounds = properties.cornerRadius > 0
      if properties.cornerRadius > 0 || image.rare?.layer != nil {
        image.layer.cornerRadius = properties.cornerRadius
      }
      image.alpha = shown.alpha
    }
    label?.show(shown.text, shown.attributedText, shown.textProperties, alpha: shown.alpha)
    secondaryLabel?.show(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      alpha: shown.alpha
    )
    contentSizeDidChange()
  }

  private func show<Part: View>(
    _ isWanted: Bool,
    _ part: ReferenceWritableKeyPath<ListContentView, Part?>,
    _ make: () -> Part
  ) {
    guard isWanted != (self[keyPath: part] != nil) else { return }
    self[keyPath: part]?.removeFromSuperview()
    let new = isWanted ? make() : nil
    self[keyPath: part] = new
    if let new { addSubview(new) }
  }

  /// The image in the size of its configuration.
  private var symbol: Image? {
    guard let image = shown.image, let configuration = shown.imageProperties.preferredSymbolConfiguration
    else { return shown.image }
    return image.withConfiguration(configuration)
  }

  /// Resolves the color of the image again.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown.imageProperties.tintColorTransformer != nil { update() }
  }

  override func subviewDidChange(_ change: SubviewChange, of subview: View) {
    // The fonts of the texts follow the content size category.
    if change == .font { contentSizeDidChange() }
  }

  private func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (baseSuperview as? any ConfiguredView)?.contentSizeDidChange()
  }

  // MARK: Layout

  /// The distance to the leading edge that a cell adds for the indentation of its content.
  final var indentation: CGFloat = 0 { didSet { if indentation != oldValue { contentSizeDidChange() } } }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    var arrangement = ListContentArrangement(configuration: shown, margins: margins, width: width)
    if let image = symbol, self.image != nil {
      arrangement.imageSize = shown.imageProperties.size(of: image)
      arrangement.imageArea = shown.imageProperties.area(of: arrangement.imageSize)
    }
    arrangement.place(label, secondaryLabel)
    return arrangement
  }

  /// The margin of the table whose row, header or footer has the content; nil without a table (RW10).
  private var tableMargin: CGFloat? {
    switch baseSuperview {
    case let cell as TableViewCell: cell.table?.innerMargin
    case let band as TableViewHeaderFooterView: (band.superview as? TableView)?.innerMargin
    default: nil
    }
  }

  /// The margins, with those of the table and of the system's rows unless the app has set others.
  private var margins: DirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    if let tableMargin, margins.leading == shown.style.margins.leading { margins.leading = tableMargin }
    margins.leading += indentation
    guard shown.style.isCell else { return margins }
    let (standard, own) = (shown.style.margins, CGFloat(designValue(of: VersionRules.rowMeasures).margin))
    if margins.top == standard.top { margins.top = own }
    if margins.bottom == standard.bottom { margins.bottom = own }
    return margins
  }

  /// The least height of a cell with the content, unless the app has set margins.
  final var leastHeight: CGFloat {
    let (own, standard) = (shown.directionalLayoutMargins, shown.style.margins)
    guard shown.style.isCell, own.top == standard.top, own.bottom == standard.bottom else { return 0 }
    return TableView.standardRowHeight
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width)
    let height = bounds.height
    place(image, imageGuide, arrangement.imageFrame(inHeight: height))
    place(label, textGuide, arrangement.textFrame(inHeight: height))
    place(secondaryLabel, secondaryTextGuide, arrangement.secondaryTextFrame(inHeight: height))
  }

  private func place(_ part: View?, _ guide: ContentPartGuide, _ frame: CGRect) {
    let frame = directed(frame)
    part?.frame = frame
    guide.frame = frame
  }

  /// The leading edge of the texts, in the view's coordinates from left to right.
  final var textStart: CGFloat { arrangement(width: bounds.width).textStart }

  /// The size of the content in a single line.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }

  override var wrapsContent: Bool { true }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? { arrangement(width: width).height }

  /// Returns the size of the content at a width; at no width, that of texts in single lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let arrangement = arrangement(width: width)
    return CGSize(width: min(width, arrangement.naturalWidth), height: arrangement.height)
  }

  /// Returns the size of the content at the target's width if that is required, and otherwise at the smaller
  /// one of that and the natural width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required
    let size = sizeThatFits(CGSize(width: targetSize.width, height: 0))
    return CGSize(width: isFixed ? targetSize.width : size.width, height: size.height)
  }

  // MARK: Text

  /// The texts that are shown, from the first to the last.
  final var texts: [String] {
    [label?.text, secondaryLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension ListContentConfiguration {
  fileprivate var hasText: Bool { text.map { !$0.isEmpty } ?? false }
  fileprivate var hasSecondaryText: Bool { secondaryText.map { !$0.isEmpty } ?? false }
}

extension Label {
  /// Shows a text of a configuration.
  fileprivate func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: ListContentConfiguration.TextProperties,
    alpha: CGFloat
  ) {
    self.text = text.map(properties.transformed)
    font = properties.font
    textColor = properties.resolvedColor()
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { attributedText = attributed }
    self.alpha = alpha
  }
}

/// A guide that follows a part of a content view.
final class ContentPartGuide: LayoutGuide {
  var frame = CGRect.zero {
    didSet { if frame != oldValue { spot?.inputDidChange() } }
  }

  override var layoutFrame: CGRect { frame }

  override var binding: LayoutBinding? {
    guard let bounds = owningView?.bounds else { return nil }
    return LayoutBinding(
      insets: EdgeInsets(
        top: frame.minY,
        left: frame.minX,
        bottom: bounds.height - frame.maxY,
        right: bounds.width - frame.maxX
      )
    )
  }
}
