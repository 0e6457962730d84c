import Foundation
import Responder
import Simulation

/// The view of an accessory, in its reserved width and the height of the cell.
final class AccessoryView: View {
  /// The measures that are assumed.
  private enum Measures {
    static let button: CGFloat = 24
    static let handle: CGFloat = 28
    static let disclosure: CGFloat = 12
  }

  private(set) var accessory = CellAccessory(.disclosureIndicator, .always)
  private weak var cell: CollectionViewListCell?
  private var part: View?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: CellAccessory, in cell: CollectionViewListCell) {
    (self.accessory, self.cell) = (accessory, cell)
    if part == nil {
      let part = makePart()
      self.part = part
      addSubview(part)
    }
    update()
  }

  // MARK: Parts

  private func makePart() -> View {
    switch accessory.accessoryType {
    case .disclosureIndicator: symbol("chevron.forward")
    case .checkmark: symbol("checkmark")
    case .multiselect: symbol("circle")
    case .outlineDisclosure: button("chevron.forward", "Expand")
    case .delete: button("minus.circle.fill", "Remove")
    case .insert: button("plus.circle.fill", "Insert")
    case .detail: button("info.circle", "More Info")
    case .reorder: ItemMoveControl()
    case .label: Label()
    case .popUpMenu: PopUpAccessoryButton(type: .system)
    case .customView(let view): view
    }
  }

  private func symbol(_ name: String) -> View {
    let view = ImageView(image: Image(systemName: name))
    view.contentMode = .scaleAspectFit
    return view
  }

  private func button(_ name: String, _ label: String) -> View {
    let button = Button(type: .custom)
    button.setImage(Image(systemName: name), for: .normal)
    button.accessibilityLabel = label
    button.addTarget(
      self,
      action: MethodSelector("tap", AccessoryView.tap).internalSelector,
      for: .touchUpInside
    )
    return button
  }

  /// Updates the part for the state of the cell and the looks of the accessory.
  func update() {
    guard let part, let cell else { return }
    let looks = accessory.looks
    if part.ownTintColor != looks.tintColor ?? standardTint {
      part.tintColor = looks.tintColor ?? standardTint
    }
    switch part {
    case let image as ImageView where accessory.accessoryType == .multiselect:
      image.image = Image(systemName: cell.isSelected ? "checkmark.circle.fill" : "circle")
      image.backgroundColor = cell.isSelected ? looks.backgroundColor : nil
    case let button as PopUpAccessoryButton:
      if let menu = accessory.menu { button.show(menu.0, menu.1) }
    case let button as Button:
      button.backgroundColor = looks.backgroundColor
      if accessory.accessoryType == .outlineDisclosure {
        let isExpanded = cell.baseConfigurationState.isExpanded
        button.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        button.setImage(Image(systemName: isExpanded ? "chevron.down" : "chevron.forward"), for: .normal)
      }
    case let label as Label:
      label.text = looks.text
      label.font = looks.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = looks.tintColor ?? .secondaryLabel
      label.adjustsFontForContentSizeCategory = looks.followsTextSize
    case let control as ItemMoveControl:
      control.hasSeparator = looks.hasSeparator
    default: break
    }
    setNeedsLayout()
  }

  /// The color of an accessory without one of its own; nil for the tint color of the cell.
  private var standardTint: Color? {
    switch accessory.accessoryType {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    default: nil
    }
  }

  // MARK: Taps

  private func tap() { perform() }

  /// Performs the effect of a tap: calls the app's closure, or has the system's effect.
  func perform() {
    if let handler = accessory.handler { return handler() }
    guard let cell, let list = cell.list, let path = cell.itemPath else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure:
      (list.dataSource as? any OutlineProviding)?.toggleExpansion(at: path)
      cell.stateOfConfigurationsDidChange()
      update()
    case .delete: list.revealTrailingActions(of: cell)
    default: break
    }
  }

  // MARK: Layout

  private var size: CGSize {
    let signs = systemValue(of: VersionRules.accessorySigns)
    switch accessory.accessoryType {
    case .disclosureIndicator: return scaledSize(signs.disclosure.width, signs.disclosure.height)
    case .checkmark: return scaledSize(signs.checkmark.width, signs.checkmark.height)
    case .outlineDisclosure: return CGSize(width: Measures.button, height: Measures.button)
    case .multiselect, .delete, .insert, .detail:
      return CGSize(width: Measures.button, height: Measures.button)
    case .reorder: return CGSize(width: Measures.handle, height: cell?.bounds.height ?? Measures.handle)
    case .label, .popUpMenu: return part?.sizeThatFits(.zero) ?? .zero
    case .customView(let view):
      if accessory.looks.keepsSize { return view.bounds.size }
      let own = view.intrinsicContentSize
      let fitting = own.width > 0 && own.height > 0 ? own : view.bounds.size
      return fitting == .zero ? view.systemLayoutSizeFitting(.zero) : fitting
    }
  }

  /// The width of the accessory's area.
  var reservedWidth: CGFloat {
    switch accessory.looks.width {
    case .custom(let width): width
    case .standard: max(size.width, Measures.handle)
    case .actual, nil: size.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = size
    part?.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width,
      height: size.height
    )
  }
}

/// A button with a menu from which an element is selected.
private final class PopUpAccessoryButton: Button {
  private var handler: ((Menu) -> Void)?
  private weak var lastSelection: MenuElement?

  func show(_ menu: Menu, _ handler: ((Menu) -> Void)?) {
    self.handler = handler
    guard self.menu !== menu else { return }
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    lastSelection = menu.selectedElements.first
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let menu, let selection = menu.selectedElements.first, selection !== lastSelection else { return }
    lastSelection = selection
    handler?(menu)
  }
}
