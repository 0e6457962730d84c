import Foundation
import Responder
import Simulation

/// The title of a navigation item with a subtitle or a menu, or a text field for a new title.
final class NavigationTitleView: View, TextFieldDelegate {
  private let item: NavigationItem
  private let titleLabel = Label(frame: .zero)
  private let subtitleLabel = Label(frame: .zero)
  private var button: Button?
  /// The field for a new title, while the simulated user changes it.
  private(set) var field: TextField?

  init(_ item: NavigationItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(titleLabel)
    addSubview(subtitleLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether an item's title is more than a text.
  static func isNeeded(for item: NavigationItem) -> Bool {
    item.titleView == nil
      && (item.titleMenuProvider != nil || item.renameDelegate != nil || item.subtitle?.isEmpty == false)
  }

  /// Whether the view shows the title of an item.
  func shows(_ item: NavigationItem?) -> Bool { item === self.item }

  /// Updates the view with the properties of the item, and with the looks of a title.
  func show(like title: Label) {
    titleLabel.standardFont = title.standardFont
    (titleLabel.font, titleLabel.textColor) = (title.font, title.textColor)
    (titleLabel.text, subtitleLabel.text) = (item.title, item.subtitle)
    subtitleLabel.standardFont = Font(.system, size: 12, on: typeface)
    subtitleLabel.textColor = .secondaryLabel
    let hasMenu = item.titleMenuProvider != nil || item.renameDelegate != nil
    if hasMenu, button == nil {
      let button = NavigationTitleButton(frame: .zero)
      button.tapped = { [weak self] in self?.openMenu() }
      self.button = button
      addSubview(button)
    } else if !hasMenu {
      button?.removeFromSuperview()
      button = nil
    }
    button?.setTitle(item.title, for: .normal)
    button?.setImage(Image(systemName: "chevron.down"), for: .normal)
    button?.accessibilityLabel = item.title
    button?.setTitleStyle(size: 17, weight: typeface.boldWeight)
    button?.setTitleColor(titleLabel.textColor, for: .normal)
    titleLabel.isHidden = button != nil || field != nil
    button?.isHidden = field != nil
    setNeedsLayout()
  }

  /// The size of the title with its parts.
  var wantedSize: CGSize {
    let title = button?.sizeThatFits(.zero).width ?? titleLabel.sizeThatFits(.zero).width
    let subtitle = (subtitleLabel.text ?? "").isEmpty ? 0 : subtitleLabel.sizeThatFits(.zero).width
    return CGSize(width: max(title, subtitle, field == nil ? 0 : 200), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasSubtitle = !(subtitleLabel.text ?? "").isEmpty
    let low: CGFloat = hasSubtitle ? 16 : 0
    let upper = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - low))
    titleLabel.textAlignment = .center
    subtitleLabel.textAlignment = .center
    for view in [titleLabel, button, field].compactMap(\.self) { view.frame = upper }
    subtitleLabel.frame = CGRect(x: 0, y: upper.maxY - 2, width: bounds.width, height: low)
    subtitleLabel.isHidden = !hasSubtitle
  }

  // MARK: The menu

  private func openMenu() {
    let suggested = item.renameDelegate == nil ? [] : [renaming]
    let menu = item.titleMenuProvider.map { $0(suggested) } ?? Menu(children: suggested)
    if let menu { MenuPresentation.show(menu, at: self, from: nil) }
  }

  private var renaming: Action {
    Action(title: "Rename", image: Image(systemName: "pencil")) { [weak self] _ in self?.beginRenaming() }
  }

  // MARK: Renaming

  private func beginRenaming() {
    guard let delegate = item.renameDelegate, field == nil,
      delegate.navigationItemShouldBeginRenaming(item)
    else { return }
    let title = item.title ?? ""
    let stem = title.lastIndex(of: ".").flatMap { $0 == title.startIndex ? nil : $0 } ?? title.endIndex
    let (text, selection) = delegate.navigationItem(
      item,
      willBeginRenamingWith: title,
      selectedRange: title.startIndex..<stem
    )
    let field = TextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.accessibilityLabel = "Title"
    field.text = text
    field.delegate = self
    self.field = field
    addSubview(field)
    titleLabel.isHidden = true
    button?.isHidden = true
    setNeedsLayout()
    superview?.setNeedsLayout()
    guard field.becomeFirstResponder() else { return endRenaming() }
    let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
    let length = text.utf16.distance(from: selection.lowerBound, to: selection.upperBound)
    field.selectedTextRange = field.engine.range(NSRange(location: start, length: length))
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    let title = textField.text ?? ""
    endRenaming()
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }

  private func endRenaming() {
    field?.removeFromSuperview()
    field = nil
    titleLabel.isHidden = button != nil
    button?.isHidden = false
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

/// The button of a title with a menu.
final class NavigationTitleButton: Button {
  var tapped: (() -> Void)?

  override func finishTouch(_ events: Events, for event: Event?) {
    super.finishTouch(events, for: event)
    if events.contains(.touchUpInside) { tapped?() }
  }
}
