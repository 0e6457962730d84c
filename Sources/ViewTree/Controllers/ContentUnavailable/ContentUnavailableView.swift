import Foundation
import Responder
import Simulation

/// A view that shows a content-unavailable configuration, in the middle of its safe area; UIKit's
/// `UIContentUnavailableView`, from iOS 17.
@preconcurrency @MainActor open class ContentUnavailableView: View, ContentView {
  private var shown: ContentUnavailableConfiguration
  private var image: View?
  private var labels: [Label] = []
  private var buttons: [Button] = []

  /// Creates a view with a configuration and an empty frame.
  public init(configuration: ContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    update()
  }

  /// Creates a view with an empty configuration; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    update()
  }

  /// The configuration.
  ///
  /// Stops with `ContentUnavailableView can't show a BadgeConfiguration` for one that isn't a
  /// ``ContentUnavailableConfiguration``.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else {
        programmerError("\(debugName) can't show a \(type(of: newValue))")
      }
      guard newValue != shown else { return }
      shown = newValue
      update()
    }
  }

  // MARK: Parts

  private func update() {
    for view in subviews { view.removeFromSuperview() }
    (image, labels, buttons) = (nil, [], [])
    let background = shown.background
    backgroundColor = background.backgroundColor
    if background.cornerRadius > 0 || rare?.layer != nil {
      layer.cornerRadius = background.cornerRadius
      layer.borderWidth = background.strokeWidth
      layer.borderColor = background.strokeColor?.cgColor
    }
    image = newImage()
    let texts = [
      (shown.text, shown.attributedText, shown.textProperties),
      (shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
    ]
    labels = texts.map { text, attributed, properties in
      let label = Label()
      label.show(text, attributed, properties)
      label.textAlignment = shown.alignment == .center ? .center : .natural
      label.isHidden = text?.isEmpty ?? true
      return label
    }
    buttons = [
      newButton(shown.button, shown.buttonProperties),
      newButton(shown.secondaryButton, shown.secondaryButtonProperties),
    ]
    for part in parts { addSubview(part) }
    setNeedsLayout()
  }

  private func newImage() -> View? {
    if shown.style == .loading, shown.image == nil {
      let wheel = ActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let configuration = image.isSymbolImage ? properties.preferredSymbolConfiguration : nil
    let view = ImageView(image: configuration.map(image.withConfiguration) ?? image)
    view.contentMode = .scaleAspectFit
    if let color = properties.tintColor { view.tintColor = color }
    if properties.cornerRadius > 0 {
      view.clipsToBounds = true
      view.layer.cornerRadius = properties.cornerRadius
    }
    return view
  }

  private func newButton(
    _ configuration: Button.Configuration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties
  ) -> Button {
    let button = Button(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    let texts = [configuration.title, configuration.subtitle].compactMap { $0 }
    button.isHidden = texts.allSatisfy(\.isEmpty) && configuration.image == nil
    return button
  }

  /// The visible parts, from the top.
  private var parts: [View] { ([image] + labels + buttons).compactMap { $0 }.filter { !$0.isHidden } }

  // MARK: Layout

  /// Places the parts below each other, in the middle of the safe area or at its top.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let area = bounds.inset(by: storedSafeAreaInsets)
      .inset(by: EdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0))
    let width = max(0, area.width - margins.leading - margins.trailing)
    let sizes = parts.map { size(of: $0, in: width) }
    let gaps = zip(parts, parts.dropFirst()).map { gap(between: $0, and: $1) }
    let height = sizes.reduce(0) { $0 + $1.height } + gaps.reduce(0, +)
    let isCentered = shown.alignment == .center
    var y = isCentered ? max(area.minY, area.midY - height / 2) : area.minY
    for (number, part) in parts.enumerated() {
      let size = sizes[number]
      let x = margins.leading + (isCentered ? (width - size.width) / 2 : 0)
      part.frame = directed(CGRect(origin: CGPoint(x: area.minX + x, y: y), size: size))
      y += size.height + (number < gaps.count ? gaps[number] : 0)
    }
  }

  private func size(of part: View, in width: CGFloat) -> CGSize {
    var size = part.sizeThatFits(CGSize(width: width, height: 0))
    size.width = min(size.width, width)
    if part is Label { size.width = shown.alignment == .center ? size.width : width }
    guard part === image else { return size }
    let limit = shown.imageProperties.maximumSize
    let factors = [
      limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1, 1,
    ]
    let factor = factors.min() ?? 1
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func gap(between upper: View, and lower: View) -> CGFloat {
    if upper === image { return shown.imageToTextPadding }
    if lower is Label { return shown.textToSecondaryTextPadding }
    return upper is Button ? shown.buttonToSecondaryButtonPadding : shown.textToButtonPadding
  }
}

extension Label {
  /// Shows a text of a configuration.
  fileprivate func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: ContentUnavailableConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.color
    (numberOfLines, lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { attributedText = attributed } else { self.text = text }
  }
}
