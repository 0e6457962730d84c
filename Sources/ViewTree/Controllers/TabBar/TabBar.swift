import Foundation
import Responder
import Simulation

/// A bar of items side by side, one of which is selected; UIKit's `UITabBar`.
///
/// A tap on an item selects it and then notifies the delegate. Selection by client code doesn't.
@preconcurrency @MainActor open class TabBar: View {
  private var storedItems: [TabBarItem]?
  private weak var storedDelegate: (any TabBarDelegate)?
  /// The controller that manages the bar.
  final weak var controller: TabBarController?
  /// The buttons of the items.
  package private(set) final var buttons: [TabBarButton] = []

  /// The delegate. Stops with `TabBar: the delegate of a tab bar controller's bar can't be changed` if a tab
  /// bar controller manages the bar.
  open weak var delegate: (any TabBarDelegate)? {
    get { controller ?? storedDelegate }
    set {
      if controller != nil {
        programmerError("\(debugName): the delegate of a tab bar controller's bar can't be changed")
      }
      storedDelegate = newValue
    }
  }

  // MARK: Items

  /// The items, in the order of reading. Setting them deselects an item that isn't among them.
  open var items: [TabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items at once, even if `animated` is true.
  ///
  /// Stops with `TabBar: the items of a tab bar controller's bar can't be changed` if a tab bar controller
  /// manages the bar.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    if controller != nil {
      programmerError("\(debugName): the items of a tab bar controller's bar can't be changed")
    }
    show(items)
  }

  /// The selected item. Setting an item that the bar doesn't have deselects.
  open var selectedItem: TabBarItem? {
    get { buttons.first(where: \.isSelected)?.item }
    set { for button in buttons { button.isSelected = button.item === newValue } }
  }

  /// Shows items in place of the current ones.
  final func show(_ items: [TabBarItem]?) {
    let selected = selectedItem
    for item in storedItems ?? [] where item.bar === self { item.bar = nil }
    for button in buttons {
      button.badge.removeFromSuperview()
      button.removeFromSuperview()
    }
    storedItems = items
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = TabBarButton(item)
      button.isSelected = item === selected
      tint(button)
      button.addAction(Action { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  final func itemDidChange(_ item: TabBarItem) {
    guard let button = buttons.first(where: { $0.item === item }) else { return }
    button.showItem()
    tint(button)
    setNeedsLayout()
  }

  private func tapped(_ item: TabBarItem) {
    if let controller { return controller.tapped(item) }
    selectedItem = item
    storedDelegate?.tabBar(self, didSelect: item)
  }

  // MARK: Appearance

  /// The background color; `nil` for that of the style. The color of an appearance takes precedence.
  open var barTintColor: Color?
  /// The style of the bar: light or dark.
  open var barStyle = BarStyle.default
  /// Whether the bar is translucent, kept for the app to read. True by default.
  open var isTranslucent = true
  /// The color of the items that aren't selected; `nil` for the system's. From iOS 10.
  open var unselectedItemTintColor: Color? { didSet { for button in buttons { tint(button) } } }
  /// The appearance of the bar.
  open var standardAppearance = TabBarAppearance() { didSet { setNeedsLayout() } }
  /// The appearance of the bar over content that is scrolled to its end, from iOS 15; `nil` for
  /// ``standardAppearance``.
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { setNeedsLayout() } }

  private var shownAppearance: TabBarAppearance {
    guard let scrollEdgeAppearance, isBarAtScrollEdge(atTop: false) else { return standardAppearance }
    return scrollEdgeAppearance
  }

  /// The images behind the items, and the views that show them.
  final var images = BarImages() { didSet { setNeedsLayout() } }
  final var imageViews: BarImageViews?
  final var hasOwnAppearance: Bool { !shownAppearance.isStandard }

  package override var groundColor: Color? {
    if shownImage != nil { return nil }
    return shownAppearance.backgroundColor ?? barTintColor
      ?? (barStyle == .black ? .black : backgroundColor)
  }

  private func tint(_ button: TabBarButton) {
    button.setTitleColor(
      unselectedItemTintColor ?? button.item.titleTextAttributes(for: .normal)?[.foregroundColor] as? Color,
      for: .normal
    )
  }

  // MARK: Layout

  /// The position of the items in a bar that is wider than they need.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of an item if the items are centered; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between two items if the items are centered; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The position of items; UIKit's `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable {
    /// Filled on phones, and centered on pads.
    case automatic
    /// The items share the width of the bar.
    case fill
    /// The items are in the middle, with a width and space of their own.
    case centered
  }

  /// Returns the tab bar's current width and the height of the system (TC31, KI92), with the bottom safe
  /// area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bottom = baseWindow?.storedSafeAreaInsets.bottom ?? 0
    return CGSize(
      width: bounds.width,
      height: height(VersionRules.tabBarHeights, safeBottom: bottom) + bottom
    )
  }

  /// The height of ``sizeThatFits(_:)``; the bar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// The widths of the items and the start of the first, from the leading edge.
  private func row(in bounds: CGRect) -> (start: CGFloat, each: CGFloat, step: CGFloat) {
    let count = CGFloat(max(1, buttons.count))
    let isPad = effectiveApplication?.context.device.idiom == .pad
    let isCentered = itemPositioning == .centered || itemPositioning == .automatic && isPad
    let isSet = itemWidth > 0 || itemSpacing > 0
    let whole = (bounds.minX, bounds.width / count, bounds.width / count)
    guard isCentered, isPad || isSet else { return whole }
    let (width, space) = (itemWidth > 0 ? itemWidth : 76, itemSpacing > 0 ? itemSpacing : 34)
    let all = count * width + (count - 1) * space
    guard all <= bounds.width else { return whole }
    return (bounds.minX + (bounds.width - all) / 2, width, width + space)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImages()
    let area = areaOfButtons
    let row = row(in: area)
    let traits = traitCollection
    let isWide = traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular
    for (number, button) in buttons.enumerated() {
      let x = row.start + row.step * CGFloat(number)
      button.frame = directed(CGRect(x: x, y: 0, width: row.each, height: area.height))
      button.isWide = isWide && designValue(of: VersionRules.tabBarTitlesAreBesideImages)
      button.placeBadge()
    }
  }

  /// The part of the bar in which the buttons are placed: on phones with iOS 26 its platter, 62 points high
  /// at the bar's top (KI92). Its distance from the sides is assumed to be the one from the bottom.
  private var areaOfButtons: CGRect {
    let height = designValue(of: VersionRules.tabBarPlatterHeight)
    guard height > 0, effectiveApplication?.context.device.idiom != .pad else {
      let height = max(0, bounds.height - storedSafeAreaInsets.bottom)
      return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
    let side = max(0, bounds.height - height)
    let width = max(0, bounds.width - 2 * side)
    return CGRect(x: side, y: 0, width: width, height: min(height, bounds.height))
  }

  /// The platter behind the buttons, in the bar's coordinates; `nil` before iOS 26. On pads it is the bar.
  package final var platter: BarPlatter? {
    guard designValue(of: VersionRules.tabBarPlatterHeight) > 0 else { return nil }
    return BarPlatter(frame: areaOfButtons, color: nil)
  }
}

/// The appearance of a tab bar; UIKit's `UITabBarAppearance`.
@preconcurrency @MainActor open class TabBarAppearance: BarAppearance {}
