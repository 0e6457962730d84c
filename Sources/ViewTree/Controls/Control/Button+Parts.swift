import Foundation
import Simulation

extension Button {
  private func keepParts() -> ButtonParts {
    if let parts { return parts }
    let parts = ButtonParts()
    self.parts = parts
    return parts
  }

  func changeParts(_ body: (ButtonParts) -> Void) {
    body(keepParts())
    partsDidChange()
  }

  // MARK: Views

  /// The label that stands for the title: its font is the title's, text and color follow the button. What else is set about it
  /// moves nothing of the button.
  ///
  /// It is made, and becomes a subview, when it is first asked for. The simulated person sees the button and not the label.
  public final var titleLabel: Label? {
    if let label = parts?.titleLabel { return label }
    let label = Label(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    changeParts { $0.titleLabel = label }
    addSubview(label)
    return label
  }

  /// The view that stands for the image; made, and made a subview, when it is first asked for.
  public final var imageView: ImageView? {
    if let view = parts?.imageView { return view }
    let view = ImageView(frame: .zero)
    changeParts { $0.imageView = view }
    addSubview(view)
    return view
  }

  /// Whether a subview is the button's own label or image.
  package final func ownsPart(_ view: View) -> Bool {
    guard let parts else { return false }
    return view === parts.titleLabel || view === parts.imageView
  }

  /// Brings label and image view in line with what the button shows.
  final func partsDidChange() {
    invalidateIntrinsicContentSize()
    if let label = parts?.titleLabel {
      label.show(
        shownAttributedTitle,
        or: shownTitle,
        in: shownAttributedTitle == nil ? shownTitleColor ?? currentTitleColor : nil
      )
    }
    parts?.imageView?.image = shownImage
    setNeedsLayout()
  }

  final func placeParts() {
    updateConfigurationIfNeeded()
    guard let parts else { return }
    let room = contentRect(forBounds: bounds)
    parts.titleLabel?.frame = titleRect(forContentRect: room)
    parts.imageView?.frame = imageRect(forContentRect: room)
  }

  // MARK: What is shown

  /// The words in the present state: the configuration's, or else the button's own.
  package final var shownTitle: String? {
    configured?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// The title with attributes, where those are shown.
  final var shownAttributedTitle: NSAttributedString? {
    configured?.title == nil ? currentAttributedTitle : nil
  }

  /// The image in the present state: the configuration's, or else the button's own.
  package final var shownImage: Image? { configured?.image ?? currentImage }

  /// The title's color if somebody has set it or the configuration's style says it.
  package final var shownTitleColor: Color? {
    configured.map { $0.foreground(tint: tintColor, state: state) } ?? titleColor(for: state)
  }

  private var configured: Configuration? { parts?.configuration }

  /// The title's font: the label's if it was given one, or else the standard one.
  package final var titleFont: Font { givenTitleFont ?? .standard }

  /// The title's font if the program set one.
  package final var givenTitleFont: Font? { parts?.titleLabel?.givenFont }

  /// The title in runs that look the same; none without a title.
  package final var titleRuns: [TextRun] {
    let look = TextLook(font: titleFont, color: shownTitleColor)
    if let title = shownAttributedTitle { return TextRun.runs(of: title, over: look) }
    guard let title = shownTitle, !title.isEmpty else { return [] }
    return [TextRun(title, look)]
  }

  // MARK: Room

  /// How far title and image keep away from the button's edges.
  public final var contentEdgeInsets: EdgeInsets {
    get { parts?.contentInsets ?? .zero }
    set { changeParts { $0.contentInsets = newValue } }
  }

  /// How the title is moved from where it would be; it does not count for the button's size.
  public final var titleEdgeInsets: EdgeInsets {
    get { parts?.titleInsets ?? .zero }
    set { changeParts { $0.titleInsets = newValue } }
  }

  /// How the image is moved from where it would be; it does not count for the button's size.
  public final var imageEdgeInsets: EdgeInsets {
    get { parts?.imageInsets ?? .zero }
    set { changeParts { $0.imageInsets = newValue } }
  }

  final var contentInsets: EdgeInsets { configured?.contentInsets.sides ?? contentEdgeInsets }

  /// The size of title and subtitle, without what is around them.
  private var wordsSize: CGSize {
    let line = TextRunLine(runs: titleRuns)
    let subtitle = TextRunLine(runs: configured?.subtitleRuns(tint: tintColor, state: state) ?? [])
    return CGSize(width: max(line.width, subtitle.width), height: line.height + subtitle.height)
  }

  private var imageSize: CGSize { shownImage?.size ?? .zero }

  private var gap: CGFloat {
    imageSize.width > 0 && wordsSize.width > 0 ? configured?.imagePadding ?? 0 : 0
  }

  /// A title without a configuration or insets has 7 points above and below: 30 in all at the standard font.
  final var standardSize: CGSize {
    let (image, words, insets) = (imageSize, wordsSize, contentInsets)
    let isStacked = configured?.stacksImage ?? false
    let width = isStacked ? max(image.width, words.width) : image.width + gap + words.width
    var height = max(words.height, titleFont.lineHeight)
    if configured == nil, insets == .zero { height += 14 }
    height = isStacked ? height + gap + image.height : max(height, image.height)
    return CGSize(
      width: (width + insets.left + insets.right).roundedUpToPixel,
      height: (height + insets.top + insets.bottom).roundedUpToPixel
    )
  }

  final func standardTitleRect(in room: CGRect) -> CGRect { rects(in: room).title }

  final func standardImageRect(in room: CGRect) -> CGRect { rects(in: room).image }

  /// Image and title side by side, or as the configuration places them, where the alignments put both together.
  private func rects(in room: CGRect) -> (image: CGRect, title: CGRect) {
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
      x: room.minX + contentHorizontalAlignment.ofWords.shift(of: whole.width, in: room.width),
      y: room.minY + contentVerticalAlignment.shift(of: whole.height, in: room.height)
    )
    func rect(_ size: CGSize, isFirst: Bool, other: CGSize) -> CGRect {
      let before = isFirst ? 0 : gap + (isStacked ? other.height : other.width)
      let x = isStacked ? (whole.width - size.width) / 2 : before
      let y = isStacked ? before : (whole.height - size.height) / 2
      return CGRect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }
    return (
      moved(rect(image, isFirst: !isLast, other: title), by: imageEdgeInsets),
      moved(rect(title, isFirst: isLast, other: image), by: titleEdgeInsets)
    )
  }

  /// Insets move what is in the middle by half, and what is at a side by what they say there.
  private func moved(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    let x: CGFloat =
      switch contentHorizontalAlignment.ofWords {
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

extension Control.ContentVerticalAlignment {
  /// How far content of that height stands from the top of its room.
  fileprivate func shift(of height: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .top, .fill: 0
    case .center: (room - height) / 2
    case .bottom: room - height
    }
  }
}
