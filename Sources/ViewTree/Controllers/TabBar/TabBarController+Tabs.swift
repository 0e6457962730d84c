import Foundation
import Responder
import Simulation

/// An entry of a tab bar: a controller with its item, or a tab whose controller may not exist yet.
@MainActor struct TabEntry {
  var tab: Tab?
  var controller: ViewController?

  var item: TabBarItem { tab?.barItem ?? controller?.tabBarItem ?? TabBarItem() }
}

/// The tabs of iOS 18.
extension TabBarController {
  /// Shows tabs in place of the current ones; a search tab is the last one.
  final func replaceTabs(with tabs: [Tab]) {
    for tab in storedTabs where tab.owner === self { tab.owner = nil }
    storedTabs = tabs
    for tab in tabs { tab.owner = self }
    let shown =
      tabs.filter { !$0.isHidden && !($0 is SearchTab) } + tabs.filter { !$0.isHidden && $0 is SearchTab }
    replaceTabs(shown.map { TabEntry(tab: $0, controller: $0.selectedLeaf.viewController) })
  }

  /// Called after a change of the tabs' visibility, or of the children or the selection of a group.
  final func tabsDidChange() {
    let old = selected
    replaceTabs(with: storedTabs)
    if let old, old !== selected, old.viewIfLoaded?.superview === viewIfLoaded {
      old.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Creates the controller of the selected tab and adds it.
  final func loadSelectedTab() {
    guard let index, let leaf = entries[index].tab?.selectedLeaf, entries[index].controller == nil,
      let controller = leaf.loadedController
    else { return }
    entries[index].controller = controller
    guard controller.baseParent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Selects a tab, and the groups that contain it.
  final func select(_ tab: Tab) {
    var root = tab
    while let group = root.parent {
      if group.selectedChild !== root { group.selectedChild = root }
      root = group
    }
    guard root.owner === self, let number = entries.firstIndex(where: { $0.tab === root }) else { return }
    select(number)
  }

  /// Called after a tap on the item of a tab: asks the delegate, calls ``tabBar(_:didSelect:)``, selects, and
  /// notifies the delegate.
  final func tapped(_ tab: Tab, _ item: TabBarItem) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return itemIsSelected() }
    let previous = selectedTab
    tabBar(tabBar, didSelect: item)
    select(tab)
    delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
    if let search = tab as? SearchTab, search.automaticallyActivatesSearch { activateSearch() }
  }

  private func activateSearch() {
    let top = (selected as? NavigationController)?.topViewController ?? selected
    view.layoutIfNeeded()
    top?.storedNavigationItem?.searchController?.searchBar.becomeFirstResponder()
  }

  // MARK: The bar at the top

  /// The height of a bar at the top of a pad, and its distance from the content (KI93).
  private static let (topBarHeight, gapBelowTopBar): (CGFloat, CGFloat) = (44, 20)

  /// Whether the bar is at the top: on pads from iOS 18 (KI93), where the width is regular.
  final var isBarAtTop: Bool {
    guard let application = view.effectiveApplication, application.context.device.idiom == .pad,
      application.context.rule(VersionRules.padTabBarsAreAtTop)
    else { return false }
    return traitCollection.horizontalSizeClass == .regular
  }

  /// The height at the top of the controllers' views that the bar covers, below the safe area.
  final var topBarInset: CGFloat {
    isViewLoaded && isBarAtTop && !tabBar.isHidden ? Self.topBarHeight + Self.gapBelowTopBar : 0
  }

  /// Places the bar below the status bar, as wide as its items; they are 120 points wide at most, which is
  /// assumed.
  final func placeBarAtTop(isHidden: Bool) {
    let insets = EdgeInsets(top: isHidden ? 0 : Self.topBarHeight + Self.gapBelowTopBar)
    for controller in entries.compactMap(\.controller) where controller.barInsets != insets {
      controller.barInsets = insets
    }
    let room = max(0, view.bounds.width - 320)
    let width = min(CGFloat(entries.count) * 120, room)
    let y = view.storedSafeAreaInsets.top
    tabBar.frame = CGRect(x: (view.bounds.width - width) / 2, y: y, width: width, height: Self.topBarHeight)
    tabBar.setNeedsLayout()
    view.bringSubviewToFront(tabBar)
  }
}

extension ViewController {
  /// The tab of the tab bar controller whose controller is this one or contains it; `nil` without tabs. From
  /// iOS 18.
  public final var tab: Tab? {
    guard let owner = baseTabBarController else { return nil }
    let chain = [self] + ancestors
    return Tab.all(in: owner.storedTabs).first { tab in
      chain.contains { $0 === tab.viewController && tab.viewController != nil }
    }
  }
}
