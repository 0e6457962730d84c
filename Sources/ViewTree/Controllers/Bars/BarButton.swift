import Foundation
import Responder
import Simulation

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

  /// Updates the button with the item's properties. A title has 17 points (TC43), and up to 21 in larger text
  /// sizes (MC60), in bold for an item that completes a task. On a platter other titles are medium, with
  /// which "Edit" has its recorded width (MC25).
  func showItem() {
    let weight: Font.Weight = barItemMeasures.platter == nil ? .regular : .medium
    setTitleStyle(size: titleSize, weight: item.style == .done ? typeface.boldWeight : weight)
    let symbol = shownSymbol
    setTitle(symbol == nil ? item.title : nil, for: .normal)
    for state in styledStates.union(item.styledStates) {
      let attributes = item.titleTextAttributes(for: state)
      setTitleColor(attributes?[.foregroundColor] as? Color, for: state)
      let styled = attributes.flatMap { $0[.font] == nil ? nil : $0 }
      setAttributedTitle(styled.flatMap { title(with: $0) }, for: state)
    }
    styledStates = item.styledStates
    setImage(item.image ?? symbol, for: .normal)
    if let tint = shownTint { tintColor = tint } else if hasOwnTint { tintColor = nil }
    hasOwnTint = shownTint != nil
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? (symbol == nil ? nil : item.title)
    accessibilityIdentifier = item.accessibilityIdentifier
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
  /// (MC9). The bar makes the button as high as its platters, or as itself.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = item.width > 0 ? item.width : partsSize.width + 2 * barItemMeasures.titlePadding
    return CGSize(width: width, height: 44)
  }

  // MARK: iOS 26

  /// The symbol in place of the title of a system item (MC12).
  private var shownSymbol: Image? {
    guard designValue(of: VersionRules.barButtonsAreLabelColored), item.image == nil,
      let systemItem = item.systemItem, item.title == systemItem.title
    else { return nil }
    return systemItem.symbol.flatMap { Image(systemName: $0) }
  }

  /// The tint color that doesn't come from the bar: the item's, or from iOS 26 that of labels (MC12) and of
  /// texts on prominent platters.
  private var shownTint: Color? {
    guard designValue(of: VersionRules.barButtonsAreLabelColored) else { return item.tintColor }
    return item.isProminent ? .white : item.tintColor ?? .label
  }

  /// Whether the button has an image and no title.
  var showsOnlyImage: Bool { currentImage != nil && (currentTitle ?? "").isEmpty }

  /// The size of titles: 17 points, and from iOS 26 up to 21 in larger text sizes (MC60).
  private var titleSize: CGFloat {
    guard designValue(of: VersionRules.barTitlesFollowTextSize) else { return 17 }
    return min(max(17, FontScaling.style(.body).size(for: categoryOfFonts)), 21)
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

// MARK: - Text sizes

extension View {
  /// Updates the buttons of a bar after a change of the text size, from iOS 26 (MC60).
  fileprivate func followTextSizeInBar() {
    for view in subviews { (view as? BarButton)?.showItem() }
    setNeedsLayout()
  }
}

extension NavigationBar: TextSizeFollowing {
  final func followTextSize() {
    guard designValue(of: VersionRules.barTitlesFollowTextSize) else { return }
    followTextSizeInBar()
    showExtras()
    superview?.setNeedsLayout()
  }
}

extension Toolbar: TextSizeFollowing {
  final func followTextSize() {
    if designValue(of: VersionRules.barTitlesFollowTextSize) { followTextSizeInBar() }
  }
}
