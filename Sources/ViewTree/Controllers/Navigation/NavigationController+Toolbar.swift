import Foundation
import Simulation

extension NavigationController {
  /// The toolbar at the bottom, with the ``ViewController/toolbarItems`` of the top controller. It exists
  /// also while it is hidden (MC27).
  public final var toolbar: Toolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = Toolbar(frame: .zero)
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
    showsToolbar ? max(searchInset, toolbarHeight) : searchInset
  }

  private var showsToolbar: Bool {
    !storedIsToolbarHidden && (stack.last?.hidesBottomBarWhenPushed != true || stack.count == 1)
  }

  private var toolbarHeight: CGFloat {
    toolbar.height(VersionRules.toolbarHeights, isLandscape: interfaceOrientation.isLandscape)
  }

  /// Places the toolbar above the bottom safe area, and shows the items of the top controller in it.
  final func placeToolbar() {
    defer { if isViewLoaded, toolbarSearchBar != nil || searchInToolbar != nil { placeSearchInToolbar() } }
    guard storedToolbar != nil || !storedIsToolbarHidden, isViewLoaded else { return }
    let toolbar = toolbar!
    let height = showsToolbar ? toolbarHeight : 0
    toolbar.isHidden = height == 0
    guard height > 0 else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let bottom = view.bounds.height - view.storedSafeAreaInsets.bottom
    toolbar.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
    let items = itemsWithSearch(stack.last?.toolbarItems)
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
  }
}
