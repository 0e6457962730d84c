import Foundation
import Simulation

/// The search bars of navigation items.
extension NavigationController {
  /// Returns the search controller whose bar is below the title while a controller is on top.
  final func stackedSearch(of controller: ViewController?) -> SearchController? {
    guard let item = controller?.storedNavigationItem, let search = item.searchController,
      !isNavigationBarHidden, item.bar === navigationBar, item.resolvedSearchPlacement == .stacked
    else { return nil }
    return search
  }

  /// Adds the search bar of a controller to the additional parts of the bar.
  final func addSearch(to extent: inout NavigationBarExtent, for controller: ViewController) {
    guard let search = stackedSearch(of: controller) else { return }
    let item = controller.navigationItem
    let row = navigationBar.searchRowHeight + search.searchBar.scopeHeight
    if search.isActive {
      extent.search = row
      guard search.hidesNavigationBarDuringPresentation else { return }
      extent = NavigationBarExtent(search: row, isSearching: true)
      return
    }
    guard item.hidesSearchBarWhenScrolling, let scrollView = controller.scrollViewUnderBars else {
      extent.search = row
      return
    }
    let way = scrollView.contentOffset.y - scrollView.scrollGeometry.minimumOffset.y
    guard item.searchState.isRevealed else {
      // The bar grows with content that is pulled down, which doesn't change the insets.
      extent.peek = min(max(-way, 0), row)
      return
    }
    extent.search = row - min(max(way, 0), row)
    extent.hidden = row - extent.search
    if extent.isLarge { extent.scrolled = min(max(way - row, 0), largeTitleHeight) }
  }

  /// Whether scrolling changes the search bar of a controller.
  final func searchFollowsContent(of controller: ViewController) -> Bool {
    guard let search = stackedSearch(of: controller) else { return false }
    return !search.isActive && controller.navigationItem.hidesSearchBarWhenScrolling
  }

  /// Called before a drag of the content ends: shows the search bar if at least half of it was pulled into
  /// view, and forgets one that has left it.
  final func dragWillEnd(in scrollView: ScrollView) {
    guard let top = stack.last, top.scrollViewUnderBars === scrollView, searchFollowsContent(of: top) else {
      return
    }
    let (extent, row) = (navigationBar.storedExtent, navigationBar.searchRowHeight)
    let wasRevealed = top.navigationItem.searchState.isRevealed
    let isRevealed = wasRevealed ? extent.search > 0 : extent.peek >= row / 2
    guard isRevealed != wasRevealed else { return }
    top.navigationItem.searchState.isRevealed = isRevealed
    placeContent()
  }

  /// Called when a search in the top controller begins or ends.
  final func searchDidChange(_ search: SearchController) {
    guard let view = viewIfLoaded else { return }
    navigationBar.showSearchBar()
    view.setNeedsLayout()
    guard view.window != nil else { return }
    View.animate(withDuration: SearchController.duration.inSeconds) {
      self.placeContent()
      self.view.layoutIfNeeded()
      search.placeResults()
    }
  }

  /// Notifies the delegate of a search controller if the placement of its bar has changed.
  final func reportSearchPlacement(of controller: ViewController) {
    guard let item = controller.storedNavigationItem, let search = item.searchController else { return }
    let new = item.resolvedSearchPlacement
    guard let old = item.searchState.reported, old != new else {
      return item.searchState.reported = new
    }
    item.searchState.reported = new
    search.delegate?.searchController(search, willChangeTo: new)
    navigationBar.showSearchBar()
    search.delegate?.searchController(search, didChangeFrom: old)
  }

  // MARK: The toolbar

  /// The height of a search bar in the toolbar (KI95).
  private static let heightInToolbar: CGFloat = 48

  /// The search controller of the top controller whose bar is in the toolbar.
  final var searchInToolbar: SearchController? {
    guard let item = stack.last?.storedNavigationItem, item.bar === navigationBar, item.isSearchInToolbar
    else {
      return nil
    }
    return item.searchController
  }

  /// The height of the views' bottom that a search bar covers, without the safe area: it is 48 points high
  /// and 28 above the bottom (KI95), and 10 points remain above it (MC25).
  final var searchInset: CGFloat {
    guard searchInToolbar != nil else { return 0 }
    return max(0, Self.heightInToolbar + 38 - view.storedSafeAreaInsets.bottom)
  }

  /// Returns the items of the toolbar with the place of a search bar.
  final func itemsWithSearch(_ items: [BarButtonItem]?) -> [BarButtonItem]? {
    guard searchInToolbar != nil, let place = stack.last?.navigationItem.searchBarPlacementBarButtonItem,
      items?.contains(where: { $0 === place }) != true
    else { return items }
    return (items ?? []) + [place]
  }

  /// Places a search bar in the toolbar, or above the keyboard while the search is active (KI95).
  final func placeSearchInToolbar() {
    let search = searchInToolbar
    if let old = toolbarSearchBar, old !== search?.searchBar, old.superview === view {
      old.removeFromSuperview()
    }
    toolbarSearchBar = search?.searchBar
    guard let search else { return }
    let bar = search.searchBar
    effectiveApplication?.keyboardFollowers.add(self)
    bar.placement = .toolbar
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = frameInToolbar(of: search)
  }

  private func frameInToolbar(of search: SearchController) -> CGRect {
    let height = Self.heightInToolbar
    let bounds = view.bounds
    var y = bounds.height - 28 - height
    search.searchBar.toolbarMargin = 28
    if search.isActive, let keyboard = effectiveApplication?.keyboardFollowers.space.dockedFrame,
      let window = view.window
    {
      let top = view.convert(keyboard, from: window).minY
      y = min(y, top - 8 - height)
    } else if !search.isActive, let toolbar = storedToolbar, !toolbar.isHidden, toolbar.superview === view {
      toolbar.layoutIfNeeded()
      if let slot = toolbar.searchSlot {
        search.searchBar.toolbarMargin = 0
        return toolbar.directed(slot).offsetBy(dx: toolbar.frame.minX, dy: toolbar.frame.minY)
      }
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}

extension NavigationController: KeyboardFollower {
  final func keyboardMoves() {
    guard let search = searchInToolbar, search.isActive, search.searchBar.superview === viewIfLoaded else {
      return
    }
    search.searchBar.frame = frameInToolbar(of: search)
  }
}
