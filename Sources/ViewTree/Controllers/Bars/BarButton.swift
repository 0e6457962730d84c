import Foundation
import Responder

/// The button of an item in a bar.
package final class BarButton: Button {
  let item: BarButtonItem
  /// A closure that a tap calls in place of the item's action.
  var onTap: ((Event?) -> Void)?

  init(_ item: BarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button with the item's properties. A title has 17 points, in bold for an item that completes
  /// a task (TC43).
  func showItem() {
    setTitleStyle(size: 17, weight: item.style == .done ? typeface.boldWeight : .regular)
    setTitle(item.title, for: .normal)
    for state in styledStates.union(item.styledStates) {
      let attributes = item.titleTextAttributes(for: state)
      setTitleColor(attributes?[.foregroundColor] as? Color, for: state)
      let styled = attributes.flatMap { $0[.font] == nil ? nil : $0 }
      setAttributedTitle(styled.flatMap { title(with: $0) }, for: state)
    }
    styledStates = item.styledStates
    setImage(item.image, for: .normal)
    if let tint = item.tintColor { tintColor = tint } else if hasOwnTint { tintColor = nil }
    hasOwnTint = item.tintColor != nil
    isEnabled = item.isEnabled
    (accessibilityLabel, accessibilityIdentifier) = (item.accessibilityLabel, item.accessibilityIdentifier)
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = item.showsMenuAtOnce
    if selectsByTaps != item.changesSelectionAsPrimaryAction {
      changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    }
    if isSelected != item.isSelected { isSelected = item.isSelected }
  }

  package override var isSelected: Bool {
    didSet { if item.isSelected != isSelected { item.isSelected = isSelected } }
  }

  /// The states for which the item had attributes.
  private var styledStates: Set<Control.State> = []
  private var hasOwnTint = false

  private func title(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    item.title.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// Returns the item's width, or else the width of text or image plus a margin, and a height of 44 points
  /// (MC9). The bar makes the button as high as itself.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = item.width > 0 ? item.width : partsSize.width + 16
    return CGSize(width: width, height: 44)
  }

  override func finishTouch(_ events: Events, for event: Event?) {
    super.finishTouch(events, for: event)
    guard events.contains(.touchUpInside) else { return }
    if let onTap { onTap(event) } else { item.perform(for: event) }
  }
}

extension BarButtonItem {
  /// Returns the view of the item in `bar`; `nil` for a space.
  func makeView(in bar: View) -> View? {
    self.bar = bar
    guard !(systemItem?.isSpace ?? false), !isSearchPlace else { return nil }
    let made = customView ?? view ?? BarButton(self)
    view = made
    return made
  }

  /// Removes the item from `bar`, unless it is already in another bar.
  func leave(_ bar: View) {
    guard self.bar === bar else { return }
    self.bar = nil
    if view?.superview === bar { view?.removeFromSuperview() }
  }
}
