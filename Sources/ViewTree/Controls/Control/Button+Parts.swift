import Foundation
import Responder
import Simulation

extension Button {
  final func makePartsIfNeeded() -> ButtonParts {
    if let parts { return parts }
    let parts = ButtonParts()
    self.parts = parts
    return parts
  }

  /// Changes the options, and from now on updates the button when its state changes.
  func changeParts(_ body: (ButtonParts) -> Void) {
    body(makePartsIfNeeded())
    dependsOnState = true
    partsDidChange()
  }

  // MARK: Views

  /// The label that represents the title. Its font is the font of the title; its text and color follow the
  /// button. Its other properties don't affect the button's layout.
  ///
  /// The label is created and added as a subview by the first layout with a title, or on first access (U26).
  /// The simulated user sees only the button.
  public final var titleLabel: Label? {
    if let label = parts?.titleLabel { return label }
    defer { setNeedsLayout() }
    return makeTitleLabel()
  }

  /// The view that represents the image. It is created and added as a subview by the first layout with an
  /// image, or on first access (U26).
  public final var imageView: ImageView? {
    if let view = parts?.imageView { return view }
    defer { setNeedsLayout() }
    return makeImageView()
  }

  private func makeTitleLabel() -> Label {
    let label = Label(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    makePartsIfNeeded().titleLabel = label
    showTitle(in: label)
    addSubview(label)
    return label
  }

  private func makeImageView() -> ImageView {
    let view = ImageView(frame: .zero)
    makePartsIfNeeded().imageView = view
    view.image = shownImage
    addSubview(view)
    return view
  }

  /// Returns whether a subview is the button's own title label, image view, activity indicator or menu sign.
  package final func ownsPart(_ view: View) -> Bool {
    guard let parts else { return false }
    return view === parts.titleLabel || view === parts.imageView || view === parts.wheel
      || view === parts.indicatorView
  }

  /// Updates the title label and the image view to the title and image that the button shows.
  final func partsDidChange() {
    invalidateIntrinsicContentSize()
    if let label = parts?.titleLabel { showTitle(in: label) }
    parts?.imageView?.image = shownImage
    setNeedsLayout()
  }

  private func showTitle(in label: Label) {
    label.standardFont = standardTitleFont
    if let mode = configured?.titleLineBreakMode { label.lineBreakMode = mode }
    if let parts, parts.titleShadowColor != currentTitleShadowColor {
      parts.titleShadowColor = currentTitleShadowColor
      label.shadowColor = currentTitleShadowColor
    }
    let attributed = configuredAttributedTitle ?? shownAttributedTitle
    label.show(
      attributed,
      or: shownTitle,
      in: attributed == nil ? shownTitleColor ?? currentTitleColor : nil
    )
  }

  /// Positions the views of the title and the image. Creates those that have something to show.
  final func placeParts() {
    updateConfigurationIfNeeded()
    if parts?.titleLabel == nil, shownTitle != nil { _ = makeTitleLabel() }
    if parts?.imageView == nil, shownImage != nil { _ = makeImageView() }
    guard let parts else { return }
    let room = contentRect(forBounds: bounds)
    parts.titleLabel?.frame = titleRect(forContentRect: room)
    parts.imageView?.frame = imageRect(forContentRect: room)
    placeSigns(in: room)
  }

  // MARK: What is shown

  /// The displayed title in the current state: the configuration's title, or else the button's own.
  package final var shownTitle: String? {
    selectedAction?.title ?? configured?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// The displayed attributed title, or `nil` if the configuration has a title.
  final var shownAttributedTitle: NSAttributedString? {
    configured?.title == nil && selectedAction == nil ? currentAttributedTitle : nil
  }

  /// The displayed image in the current state: the configuration's image, or else the button's own.
  package final var shownImage: Image? {
    let image = selectedAction.flatMap { $0.pictured as? Image } ?? configured?.image ?? currentImage
    guard let configured else {
      return currentPreferredSymbolConfiguration.map { image?.withConfiguration($0) } ?? image
    }
    return configured.shownImage(image, tint: tintColor, state: lookState)
  }

  /// The title color of the configuration, or else the one set for the state, or `nil`.
  package final var shownTitleColor: Color? {
    configured.map { $0.foreground(tint: tintColor, state: lookState) } ?? titleColor(for: state)
  }

  /// The title's font: the font set on the label, or else the standard one, with the measures of the button's
  /// system.
  package final var titleFont: Font { (explicitTitleFont ?? standardTitleFont).on(typeface) }

  /// Sets the size and weight of a title for which the app sets no font.
  final func setTitleStyle(size: CGFloat, weight: Font.Weight = .regular) {
    changeParts { $0.titleStyle = (size, weight) }
  }

  /// The font of a title unless the app sets one: 15 points (TC4), or the text style of the configuration's
  /// size (TC6 to TC8, TD21).
  private var standardTitleFont: Font {
    if let style = parts?.titleStyle {
      return Font(.system, size: style.size, weight: style.weight, on: typeface)
    }
    guard let size = configured?.buttonSize else { return .standardTitle(typeface) }
    let scaling = FontScaling.style(size == .medium || size == .large ? .body : .subheadline)
    return Font(.system, size: scaling.size(for: categoryOfFonts), on: typeface)
  }

  /// The title's font if the app set one.
  package final var explicitTitleFont: Font? { parts?.titleLabel?.explicitFont }

  /// The title as runs of uniform text attributes; empty without a title.
  package final var titleRuns: [TextRun] {
    if let runs = configuredTitleRuns { return runs }
    let look = TextAppearance(font: titleFont, color: shownTitleColor)
    let shadow = parts?.titleLabel?.shadow
    if let title = shownAttributedTitle { return TextRun.runs(of: title, over: look).casting(shadow) }
    guard let title = shownTitle, !title.isEmpty else { return [] }
    return [TextRun(title, look)].casting(shadow)
  }

  // MARK: Room

  /// The insets of the title and image from the button's edges.
  public final var contentEdgeInsets: EdgeInsets {
    get { parts?.contentInsets ?? .zero }
    set { changeParts { $0.contentInsets = newValue } }
  }

  /// The offset of the title from its standard position, as insets. It doesn't affect the button's size.
  public final var titleEdgeInsets: EdgeInsets {
    get { parts?.titleInsets ?? .zero }
    set { changeParts { $0.titleInsets = newValue } }
  }

  /// The offset of the image from its standard position, as insets. It doesn't affect the button's size.
  public final var imageEdgeInsets: EdgeInsets {
    get { parts?.imageInsets ?? .zero }
    set { changeParts { $0.imageInsets = newValue } }
  }

  final var contentInsets: EdgeInsets {
    configured?.contentInsets.insets(isRightToLeft: mirrorsParts) ?? contentEdgeInsets
  }

  /// The combined size of the title and subtitle with the padding between them, without insets.
  private var wordsSize: CGSize {
    let line = TextRunLine(runs: titleRuns)
    let subtitle = TextRunLine(runs: subtitleRuns)
    let padding = line.height > 0 && subtitle.height > 0 ? configured?.titlePadding ?? 0 : 0
    return roundedUp(
      CGSize(width: max(line.width, subtitle.width), height: line.height + padding + subtitle.height)
    )
  }

  private var imageSize: CGSize {
    showsWheel ? ActivityIndicatorView.Style.medium.size : shownImage?.size ?? .zero
  }

  private var gap: CGFloat {
    imageSize.width > 0 && wordsSize.width > 0 ? configured?.imagePadding ?? 0 : 0
  }

  /// The fitting size. A title without a configuration or insets is at least 30 points wide and has 6 points
  /// above and below, in whole points (MV2, TC3): 30 points in all with the standard font. A button without
  /// contents has the size of its type (TC2, U25, U28).
  final var standardSize: CGSize {
    let isPlain = configured == nil && contentInsets == .zero
    if isPlain, shownTitle == nil, shownImage == nil { return buttonType.standardSize }
    var size = partsSize
    if isPlain, shownTitle != nil {
      size = CGSize(width: max(30, size.width.rounded(.up)), height: size.height.rounded(.up))
    }
    return size
  }

  /// The size of the image and title with the insets around them.
  final var partsSize: CGSize {
    let (image, words, insets) = (imageSize, wordsSize, contentInsets)
    let isStacked = configured?.stacksImage ?? false
    let width = (isStacked ? max(image.width, words.width) : image.width + gap + words.width) + signRoom
    var height = max(words.height, titleFont.lineHeight)
    if configured == nil, insets == .zero { height += 12 }
    height = isStacked ? height + gap + image.height : max(height, image.height)
    return roundedUp(
      CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    )
  }

  final func standardTitleRect(in room: CGRect) -> CGRect { rects(in: room).title }

  final func standardImageRect(in room: CGRect) -> CGRect { rects(in: room).image }

  /// Returns the frames of the image and title, side by side or as the configuration places them. The content
  /// alignments position both together, but without a configuration each has its own vertical position (U27).
  /// The image is before the title in the button's direction.
  private func rects(in whole: CGRect) -> (image: CGRect, title: CGRect) {
    let room = roomBesideSign(in: whole)
    let isStacked = configured?.stacksImage ?? false
    let isLast = configured?.putsImageLast ?? false
    let image = imageSize
    var title = wordsSize
    title.width = min(title.width, max(0, room.width - (isStacked ? 0 : image.width + gap)))
    title.height = min(title.height, room.height)
    let whole =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    let origin = CGPoint(
      x: room.minX + lineAlignment.shift(of: whole.width, in: room.width),
      y: room.minY + contentVerticalAlignment.shift(of: whole.height, in: room.height)
    )
    let place = CGRect(origin: origin, size: whole)
    func rect(_ size: CGSize, isFirst: Bool, other: CGSize) -> CGRect {
      let before = isFirst ? 0 : gap + (isStacked ? other.height : other.width)
      let x = isStacked ? (whole.width - size.width) / 2 : before
      let y = isStacked ? before : (whole.height - size.height) / 2
      let ownY = room.minY + contentVerticalAlignment.shift(of: size.height, in: room.height)
      let rect = CGRect(
        x: origin.x + x,
        y: configured == nil && contentVerticalAlignment != .fill ? ownY : origin.y + y,
        width: size.width,
        height: size.height
      )
      return directed(rect, in: place)
    }
    return (
      moved(rect(image, isFirst: !isLast, other: title), by: imageEdgeInsets),
      moved(rect(title, isFirst: isLast, other: image), by: titleEdgeInsets)
    )
  }

  /// Returns a rectangle moved by insets. Centered content moves by half the difference of opposite insets,
  /// other content by the inset of the side it is aligned to.
  private func moved(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    let x: CGFloat =
      switch lineAlignment {
      case .right: -insets.right
      case .left: insets.left
      default: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }
}

extension Button.ButtonType {
  /// The size of a button of this type that shows no title and no image. The sizes of built-in signs, and the
  /// height for the system's type, are assumptions.
  fileprivate var standardSize: CGSize {
    switch self {
    case .custom: CGSize(width: 30, height: 34)
    case .system, .close: CGSize(width: 30, height: 30)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 22, height: 22)
    }
  }
}

extension Control.ContentVerticalAlignment {
  /// Returns the distance of content of a height from the top of the available space.
  fileprivate func shift(of height: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .top, .fill: 0
    case .center: (room - height) / 2
    case .bottom: room - height
    }
  }
}
