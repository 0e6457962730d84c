import Foundation
import Responder
import Simulation

extension Application {
  /// Adds the navigator of a find interaction to a window.
  final func showFindNavigator(for interaction: FindInteraction, in window: Window) -> any FindNavigating {
    let navigator = FindNavigator(interaction)
    window.addSubview(navigator)
    navigator.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      navigator.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      navigator.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      navigator.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    return navigator
  }
}

/// The bar above the keyboard with which the user finds text. Its sizes are assumed.
final class FindNavigator: View, FindNavigating {
  private weak var interaction: FindInteraction?
  private let searchField = SearchTextField(frame: .zero)
  private let replaceField = TextField(frame: .zero)
  private let countLabel = Label(frame: .zero)
  private let doneButton = Button(type: .system)
  private let previousButton = Button(type: .system)
  private let nextButton = Button(type: .system)
  private let optionsButton = Button(type: .system)
  private let replaceButton = Button(type: .system)
  private let replaceAllButton = Button(type: .system)
  private lazy var listener = FindFieldListener(self)
  private weak var formerResponder: Responder?
  private var showsReplacement = false

  private static let rowHeight: CGFloat = 52

  init(_ interaction: FindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    accessibilityIdentifier = "find navigator"
    backgroundColor = .secondarySystemBackground
    for field in [searchField, replaceField] {
      field.borderStyle = .roundedRect
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.clearButtonMode = .whileEditing
      field.delegate = listener
      field.addTarget(
        listener,
        action: MethodSelector("textChanged", FindFieldListener.textChanged).internalSelector,
        for: .editingChanged
      )
    }
    searchField.returnKeyType = .search
    searchField.placeholder = "Find"
    searchField.accessibilityIdentifier = "find.searchField"
    replaceField.placeholder = "Replace"
    replaceField.accessibilityIdentifier = "find.replaceField"
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textColor = .secondaryLabel
    countLabel.accessibilityIdentifier = "find.resultCount"
    set(doneButton, "Done", "find.doneButton") { $0.dismissFindNavigator() }
    set(previousButton, "Previous", "find.previousButton") { $0.findPrevious() }
    set(nextButton, "Next", "find.nextButton") { $0.findNext() }
    set(replaceButton, "Replace", "find.replaceButton") { $0.replaceOne() }
    set(replaceAllButton, "Replace All", "find.replaceAllButton") { $0.replaceAll() }
    optionsButton.setTitle("Options", for: .normal)
    optionsButton.accessibilityIdentifier = "find.optionsButton"
    optionsButton.menu = interaction.optionsMenuProvider?([])
    optionsButton.showsMenuAsPrimaryAction = true
    optionsButton.isHidden = optionsButton.menu == nil
    for view in [searchField, replaceField, countLabel, optionsButton] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func set(
    _ button: Button,
    _ title: String,
    _ identifier: String,
    _ body: @escaping (FindInteraction) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(
      Action(title: title) { [weak self] _ in self?.interaction.map(body) },
      for: .touchUpInside
    )
    addSubview(button)
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.rowHeight * (showsReplacement ? 2 : 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = storedSafeAreaInsets
    var room = CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
    room = room.insetBy(dx: 12 + max(insets.left, insets.right), dy: 8)
    var right = room.maxX
    for button in [doneButton, nextButton, previousButton, optionsButton] where !button.isHidden {
      let width = button.intrinsicContentSize.width
      right -= width
      button.frame = CGRect(x: right, y: room.minY, width: width, height: room.height)
      right -= 8
    }
    let countWidth = countLabel.text?.isEmpty == false ? countLabel.intrinsicContentSize.width : 0
    right -= countWidth
    countLabel.frame = CGRect(x: right, y: room.minY, width: countWidth, height: room.height)
    if countWidth > 0 { right -= 8 }
    searchField.frame = CGRect(
      x: room.minX,
      y: room.minY,
      width: max(0, right - room.minX),
      height: room.height
    )
    let row = room.offsetBy(dx: 0, dy: Self.rowHeight)
    right = row.maxX
    for button in [replaceAllButton, replaceButton] {
      let width = button.intrinsicContentSize.width
      right -= width
      button.frame = CGRect(x: right, y: row.minY, width: width, height: row.height)
      right -= 8
    }
    replaceField.frame = CGRect(
      x: row.minX,
      y: row.minY,
      width: max(0, right - row.minX),
      height: row.height
    )
  }

  // MARK: For the interaction

  func begin(showsReplacement: Bool) {
    self.showsReplacement = showsReplacement
    for view in [replaceField, replaceButton, replaceAllButton] as [View] {
      view.isHidden = !showsReplacement
    }
    invalidateIntrinsicContentSize()
    searchField.text = interaction?.searchText
    replaceField.text = interaction?.replacementText
    if !searchField.isFirstResponder {
      let former = baseWindow?.application.focusedResponder
      if former !== replaceField { formerResponder = former }
      _ = searchField.becomeFirstResponder()
    }
  }

  func update() {
    let text = interaction?.searchText ?? ""
    if searchField.text != text { searchField.text = text }
    let count = interaction?.countText ?? ""
    guard countLabel.text != count else { return }
    countLabel.text = count
    baseSetNeedsLayout()
  }

  func end() {
    let wasEditing = searchField.isFirstResponder || replaceField.isFirstResponder
    if wasEditing, let formerResponder {
      _ = formerResponder.becomeFirstResponder()
    } else if wasEditing {
      _ = searchField.resignFirstResponder()
      _ = replaceField.resignFirstResponder()
    }
    removeFromSuperview()
  }

  fileprivate func fieldDidChange(_ field: TextField) {
    if field === searchField {
      interaction?.searchText = field.text
    } else {
      interaction?.replacementText = field.text
    }
  }

  fileprivate func fieldDidReturn(_ field: TextField) {
    if field === searchField { interaction?.findNext() } else { interaction?.replaceOne() }
  }
}

/// The delegate and the target of the navigator's fields.
private final class FindFieldListener: TextFieldDelegate {
  private weak var navigator: FindNavigator?

  init(_ navigator: FindNavigator) { self.navigator = navigator }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    navigator?.fieldDidReturn(textField)
    return false
  }

  func textChanged(_ field: TextField) { navigator?.fieldDidChange(field) }
}
