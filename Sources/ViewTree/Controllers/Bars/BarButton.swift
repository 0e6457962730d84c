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

  /// Updates the button with the item's properties.
  func showItem() {
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = item.showsMenuAtOnce
  }

  /// Returns the item's width, or else the width of text or image plus a margin; the height is the bar's.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = item.width > 0 ? item.width : partsSize.width + 16
    return CGSize(width: width, height: BarLayout.height)
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
    guard !(systemItem?.isSpace ?? false) else { return nil }
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
