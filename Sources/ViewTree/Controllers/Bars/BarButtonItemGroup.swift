import Responder
import Simulation

/// A group of related items in a navigation bar or in the shortcuts bar of a pad; UIKit's
/// `UIBarButtonItemGroup`.
///
/// A navigation bar without enough space shows the representative item in place of the group's items. The
/// shortcuts bar always shows the items side by side.
@preconcurrency @MainActor open class BarButtonItemGroup: IdentityHashable {
  /// The navigation item that shows the group.
  final weak var owner: NavigationItem?
  /// Whether the navigation bar has no space for the items.
  final var isCollapsed = false

  /// The items, from the leading to the trailing end.
  open var barButtonItems: [BarButtonItem] { didSet { groupDidChange() } }
  /// The item that is shown in place of the others if the space is short; a tap shows them as a menu unless
  /// the item has an action or a menu. `nil` if the group doesn't collapse.
  open var representativeItem: BarButtonItem? { didSet { groupDidChange() } }
  /// Whether the representative item is shown.
  public final var isDisplayingRepresentativeItem: Bool { isCollapsed && representativeItem != nil }
  /// Whether the group is hidden; from iOS 16.
  open var isHidden = false { didSet { if isHidden != oldValue { groupDidChange() } } }
  /// A menu of the items' actions, for places without space for buttons; `nil` if none of them has a title.
  /// From iOS 16.
  open var menuRepresentation: MenuElement? {
    get { storedMenu ?? makeMenu() }
    set { storedMenu = newValue }
  }
  private var storedMenu: MenuElement?

  /// Creates a group.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    for item in barButtonItems { item.group = self }
  }

  /// Creates a group without a representative item.
  public convenience init(barButtonItems: [BarButtonItem]) {
    self.init(barButtonItems: barButtonItems, representativeItem: nil)
  }

  /// Returns a group that is always shown.
  public static func fixedGroup(representativeItem: BarButtonItem? = nil, items: [BarButtonItem])
    -> BarButtonItemGroup
  { BarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// The items that are not hidden, if the group isn't.
  final var visibleItems: [BarButtonItem] { isHidden ? [] : barButtonItems.filter(\.isShown) }

  /// The items that a navigation bar shows.
  final var shownItems: [BarButtonItem] {
    guard isDisplayingRepresentativeItem, let representativeItem, !isHidden else { return visibleItems }
    if representativeItem.menu == nil, representativeItem.primaryAction == nil,
      representativeItem.action == nil
    {
      representativeItem.menu = makeMenu()
    }
    return [representativeItem]
  }

  private func makeMenu() -> Menu? {
    let elements = visibleItems.compactMap(\.menuRepresentation)
    return elements.isEmpty ? nil : Menu(title: representativeItem?.title ?? "", children: elements)
  }

  private func groupDidChange() {
    for item in barButtonItems { item.group = self }
    owner?.bar?.collapsedRoom = nil
    owner?.bar?.itemDidChange()
  }
}

extension BarButtonItem {
  /// The group that contains the item; from iOS 16.
  public final var buttonGroup: BarButtonItemGroup? { group }

  /// Returns a group with only this item; from iOS 16.
  public final func creatingFixedGroup() -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns an action with the item's title that performs the item's, or a menu with its title; `nil` for an
  /// item without title.
  final func madeMenuRepresentation() -> MenuElement? {
    let name = title ?? primaryAction?.title ?? accessibilityLabel ?? ""
    guard !name.isEmpty else { return nil }
    if showsMenuAtOnce, let menu { return Menu(title: name, image: image, children: menu.children) }
    return Action(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
      self?.perform(for: nil)
    }
  }
}
