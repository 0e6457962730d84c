import Foundation
import Simulation

extension NavigationController {
  /// The toolbar at the bottom, with the ``ViewController/toolbarItems`` of the top controller. It exists
  /// also while it is hidden (MC27).
  public final var toolbar: Toolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = View.make(toolbarClass, as: Toolbar.self)
    storedToolbar = toolbar
    return toolbar
  }

  /// Whether the toolbar is hidden; true by default (MC27).
  public final var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// The height of the bottom of the controllers' views that the toolbar covers, without the safe area.
  final var toolbarInset: CGFloat {
    guard showsToolbar else { return searchInset }
    guard let floatingToolbar else { return max(searchInset, toolbarHeight) }
    let covered = floatingToolbar.top + toolbarHeight + toolbarBottom - bottomOfSafeArea
    return max(searchInset, covered)
  }

  /// The places of platters in the toolbar on this system (MC25), or `nil` before iOS 26.
  private var floatingToolbar: VersionRules.FloatingToolbar? {
    toolbar.designValue(of: VersionRules.floatingToolbar)
  }

  private var bottomOfSafeArea: CGFloat { viewIfLoaded?.storedSafeAreaInsets.bottom ?? 0 }

  /// The distance of the toolbar from the view's bottom: the safe area before iOS 26. A floating toolbar is
  /// in the safe area of the screen (MC25), but above a tab bar, which is assumed.
  private var toolbarBottom: CGFloat {
    let isAboveTabs = baseTabBarController != nil && bottomBarInset > 0
    guard let floatingToolbar, !isAboveTabs else { return bottomOfSafeArea }
    return floatingToolbar.bottom
  }

  private var showsToolbar: Bool {
    !storedIsToolbarHidden && (stack.last?.hidesBottomBarWhenPushed != true || stack.count == 1)
  }

  private var toolbarHeight: CGFloat {
    toolbar.height(VersionRules.toolbarHeights, isLandscape: interfaceOrientation.isLandscape)
  }

  /// Places the toolbar above the bottom safe area, or on iOS 26 in it (MC25), and shows the items of the
  /// top controller in it.
  final func placeToolbar() {
    defer { if isViewLoaded, toolbarSearchBar != nil || searchInToolbar != nil { placeSearchInToolbar() } }
    guard storedToolbar != nil || !storedIsToolbarHidden, isViewLoaded else { return }
    let toolbar = toolbar!
    let height = showsToolbar ? toolbarHeight : 0
    toolbar.isHidden = height == 0
    guard height > 0 else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let bottom = view.bounds.height - toolbarBottom
    toolbar.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
    let items = itemsWithSearch(stack.last?.toolbarItems)
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
  }
}
