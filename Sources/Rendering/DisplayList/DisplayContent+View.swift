import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension DisplayContent {
  /// Creates the content of a view without its subviews, or returns `nil` if the view shows nothing.
  ///
  /// To support another class, add a case to ``DisplayContent`` and a line here.
  @MainActor init?(of view: View) {
    let content: DisplayContent? =
      switch view {
      case let field as TextField: .field(FieldContent(of: field))
      case let button as Button: ButtonContent(of: button).map { .button($0) }
      case let label as Label: LabelContent(of: label).map { .label($0) }
      case let image as ImageView:
        image.shownImage.map { DisplayContent(of: $0, tint: $0.tint(on: image.tintColor)) }
      case let control as Control: DisplayContent(ofValueControl: control)
      case let progress as ProgressView:
        .progress(
          part: CGFloat(progress.progress),
          ValueColors(on: progress.progressTintColor, off: progress.trackTintColor)
        )
      case let wheel as ActivityIndicatorView: .wheel(turns: wheel.isAnimating)
      case is MenuBox: .alert
      case let view as TextView:
        .textArea(name: view.accessibilityIdentifier, isFocused: view.isFirstResponder)
      case let view as ScrollView:
        .scrollArea(name: view.accessibilityIdentifier, isFocused: view.isFirstResponder)
      case let cell as TableViewCell: .row(RowContent(of: cell))
      case let picker as PickerView:
        .picker(bar: picker.selectionBar.offsetBy(dx: -picker.bounds.minX, dy: -picker.bounds.minY))
      case is NavigationBar, is Toolbar, is TabBar: .bar(BarContent(of: view))
      case is AlertView: .alert
      case is KeyboardHostView: .keyboard
      case let keyplane as KeyplaneView: .keyboardPart(name: nil, isFirst: keyplane.isTopmostPart)
      case let part as KeyboardPartView: .keyboardPart(name: part.name, isFirst: part.isTopmostPart)
      default: DisplayContent(ofPartOf: view)
      }
    guard let content = content ?? DisplayContent(ofArea: view) else { return nil }
    self = content
  }

  /// Creates the content of a plain view that is part of a presentation or of a controller of the package.
  @MainActor private init?(ofPartOf view: View) {
    if let style = view.presentationStyle, [.pageSheet, .formSheet, .popover].contains(style) {
      self = .sheet
    } else if view.dimming > 0 {
      self = .dimming(view.dimming)
    } else {
      switch view.superview?.owningController {
      case is AlertController: self = .alert
      default: return nil
      }
    }
  }

  /// Creates the content of a plain view that has a color, an identifier or the focus.
  @MainActor private init?(ofArea view: View) {
    let hasColor = view.visibleBackground.map { $0.alpha > 0 } ?? false
    guard hasColor || view.accessibilityIdentifier != nil || view.isFirstResponder else { return nil }
    self = .area(name: view.accessibilityIdentifier, isFocused: view.isFirstResponder)
  }
}

extension View {
  /// Whether the view is the box of an alert.
  fileprivate var isAlertBox: Bool { self is AlertView || superview?.owningController is AlertController }
}

extension BarContent {
  @MainActor init(of bar: View) {
    let traits = bar.traitCollection
    isAtTop = bar is NavigationBar
    ground = bar.barGround
    platters = bar.barPlatters.map { platter in
      var platter = platter
      platter.color = platter.color?.resolvedColor(with: traits)
      return platter
    }
  }
}

extension LabelContent {
  @MainActor init?(of label: Label) {
    guard label.text != nil else { return nil }
    lines = label.shownTextRect(in: label.bounds).map { label.shownLines(in: $0) } ?? []
    alignment = label.shownAlignment
    followsGround = label.superview is NavigationBar || label.superview?.isAlertBox == true
    if label.superview is NavigationBar { alignment = .center }
  }
}

extension RowContent {
  @MainActor init(of cell: TableViewCell) {
    name = cell.accessibilityIdentifier
    isChosen = cell.appearsSelected && cell.selectedBackgroundView == nil
    chosenColor = isChosen ? cell.chosenColor : nil
    accessory = cell.shownAccessoryType
    accessoryRect = cell.accessorySignRect
    separator = cell.separatorRect
    separatorColor = cell.separatorColor
  }
}

extension [TextRun] {
  /// Returns the runs, or an empty array if all of them have the given look.
  func ifAny(differFrom look: TextAppearance) -> [TextRun] { allSatisfy { $0.look == look } ? [] : self }
}

extension FieldContent {
  @MainActor init(of field: TextField) {
    let isFirst = field.isFirstResponder
    text = field.shownText
    placeholder = field.placeholder ?? ""
    caret = isFirst ? field.textBeforeCaret.count : nil
    let count = isFirst ? field.selectedCharacterCount : 0
    selected = count > 0 ? caret.map { $0..<($0 + count) } : nil
    isEnabled = field.isEnabled
    border = field.borderStyle
    textRect =
      isFirst
      ? field.editingRect(forBounds: field.bounds)
      : text.isEmpty
        ? field.placeholderRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    alignment = field.shownAlignment
    look = TextAppearance(font: field.shownFont, color: field.explicitColor)
    runs = field.shownRuns.ifAny(differFrom: look)
    placeholderRuns = field.placeholderRuns
  }
}

extension ButtonContent {
  /// Returns `nil` for a button without a title, an image, a sign or a background.
  ///
  /// Images aren't drawn. A button without a title shows its accessibility label instead, as the words that
  /// the images have for the user, or else its identifier; symbols and other images are shown as their names.
  @MainActor init?(of button: Button) {
    backgroundImage = button.currentBackgroundImage?.name
    let image = button.imageWords
    let menuSign = button.showsMenuSign ? "⌄" : nil
    let parts = [button.showsWheel ? "✳" : image, button.shownTitle, button.buttonType.sign, menuSign]
      .compactMap { $0 }.filter { !$0.isEmpty }
    background = button.configuredBackground
    guard !parts.isEmpty || background != nil || backgroundImage != nil else { return nil }
    showsBackgroundName = parts.isEmpty
    title = parts.isEmpty ? backgroundImage?.asImageWords ?? "" : parts.joined(separator: " ")
    alignment = button.lineAlignment
    subtitle = button.subtitleRuns
    titlePadding = button.configuration?.titlePadding ?? 0
    wordsAlignment = button.wordsAlignment
    let runs = button.titleRuns.withAttachmentsPlaced
    font = button.titleFont
    let isPlain =
      button.explicitTitleFont == nil && runs.ifAny(differFrom: TextAppearance(font: font)).isEmpty
    if !runs.isEmpty, !isPlain {
      self.image = button.showsWheel ? "✳" : image
      self.runs = runs
      if let menuSign, let look = runs.last?.look { self.runs.append(TextRun(" " + menuSign, look)) }
    }
    isHighlighted = button.isHighlighted
    isSelected = button.isSelected
    isEnabled = button.isEnabled
    place =
      switch button {
      case is BarButton: .bar
      case is MenuItemView: .menu
      case _ where button.superview?.isAlertBox == true: .alert
      case _ where title == button.buttonType.sign: .sign
      default:
        button is TabBarButton ? .tab : .alone
      }
    if let rects = (button as? TabBarButton)?.stackedRects {
      stack = ButtonStack(
        image: image ?? "",
        imageRect: rects.image,
        title: button.shownTitle ?? "",
        titleRect: rects.title
      )
    }
  }
}

extension Button {
  /// The words instead of the image: the label or the identifier without a title, or else the image's name
  /// between `<` and `>`.
  fileprivate var imageWords: String? {
    guard let image = shownImage else { return currentBackgroundImage == nil ? nil : labelOfImages }
    if !image.isSymbolImage, let label = labelOfImages { return label }
    if image.name.isEmpty, !image.recordedCommands.isEmpty { return "<image>" }
    return image.name.asImageWords
  }

  /// The accessibility label of a button without a title or a sign, unless it is only the name of the image,
  /// or else its identifier, under which logs name it.
  private var labelOfImages: String? {
    guard (shownTitle ?? "").isEmpty, buttonType.sign == nil else { return nil }
    let label = accessibilityLabel.flatMap { $0.isEmpty || $0 == shownImage?.name ? nil : $0 }
    return label ?? accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The alignment of title and subtitle. The automatic one is assumed to be the center.
  fileprivate var wordsAlignment: TextAlignment {
    switch configuration?.titleAlignment {
    case .automatic, .center, nil: .center
    case .leading: mirrorsParts ? .right : .left
    case .trailing: mirrorsParts ? .left : .right
    }
  }
}

extension String {
  /// The name of an image between `<` and `>`, without the file extension, for which buttons as small as keys
  /// have no space. Empty for a drawing, which has no name.
  fileprivate var asImageWords: String {
    isEmpty ? "" : "<\(URL(filePath: self).deletingPathExtension().lastPathComponent)>"
  }
}

extension Button.ButtonType {
  /// The built-in sign of a button of this type.
  fileprivate var sign: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "×"
    }
  }
}

extension KeyContent {
  @MainActor init(of key: KeyboardKey, isShifted: Bool, in keyplane: KeyplaneView) {
    title = key.title
    kind = key.key.kind
    isHighlighted = key.isHighlighted
    isOn = isShifted && key.key.kind == .shift
    isEnabled = key.isEnabled
    letters = key.key.letters
    hasPopup = key.hasPopup
    choices = key.choices
    extendsChoicesRight = key.frame.midX < keyplane.bounds.midX
  }
}

extension ScrollIndicators {
  /// Returns `nil` if all of the content is visible, or if the scroll view doesn't show its indicators.
  ///
  /// - Parameter visible: The visible bounds, in the content's coordinates.
  @MainActor init?(of scrollView: ScrollView, visible: CGRect) {
    let inset = scrollView.contentInset
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
    if scrollView.showsHorizontalScrollIndicator {
      horizontal = Self.part(
        visible.minX...visible.maxX,
        of: (-inset.left, content.width + inset.right)
      )
    }
    if scrollView.showsVerticalScrollIndicator {
      vertical = Self.part(
        visible.minY...visible.maxY,
        of: (-inset.top, content.height + inset.bottom)
      )
    }
    if horizontal == nil, vertical == nil { return nil }
  }

  private static func part(_ visible: ClosedRange<CGFloat>, of whole: (start: CGFloat, end: CGFloat))
    -> ClosedRange<CGFloat>?
  {
    let length = whole.end - whole.start
    guard length > visible.upperBound - visible.lowerBound else { return nil }
    let start = (visible.lowerBound - whole.start) / length
    let end = (visible.upperBound - whole.start) / length
    return min(max(start, 0), 1)...min(max(end, 0), 1)
  }
}
