import Foundation
import Simulation

/// The search bar in a navigation bar.
extension NavigationBar {
  /// The height of a search bar below the title.
  final var searchRowHeight: CGFloat { designValue(of: VersionRules.navigationSearchHeight) }

  /// The navigation controller of the bar.
  private var owner: NavigationController? { baseSuperview?.owningController as? NavigationController }

  /// The top item's search bar, if this bar shows it, and whether it is in the row of the buttons.
  private var wantedSearchBar: (bar: SearchBar, isInline: Bool)? {
    guard let item = topItem, let controller = item.searchController, owner != nil else { return nil }
    switch item.resolvedSearchPlacement {
    case .stacked, .automatic: return (controller.searchBar, false)
    case .inline: return (controller.searchBar, true)
    case .integrated: return item.isSearchInToolbar ? nil : (controller.searchBar, true)
    }
  }

  /// Adds the search bar of the top item, and removes that of another item.
  final func showSearchBar() {
    let wanted = wantedSearchBar
    if let old = shownSearchBar, old !== wanted?.bar, old.isDescendant(of: self) { old.removeFromSuperview() }
    shownSearchBar = wanted?.bar
    guard let wanted else {
      searchClip?.removeFromSuperview()
      return searchClip = nil
    }
    wanted.bar.placement = .navigationBar
    guard !wanted.isInline else {
      searchClip?.removeFromSuperview()
      searchClip = nil
      if wanted.bar.superview !== self { addSubview(wanted.bar) }
      return
    }
    let clip = searchClip ?? View(frame: .zero)
    clip.clipsToBounds = true
    searchClip = clip
    if clip.superview !== self { addSubview(clip) }
    if wanted.bar.superview !== clip { clip.addSubview(wanted.bar) }
  }

  /// Places a search bar in the row of the buttons, at most 320 points wide, which is assumed; returns the
  /// x-coordinate at which the room for the title ends.
  final func placeInlineSearchBar(from start: CGFloat, to end: CGFloat, in strip: CGRect) -> CGFloat {
    guard let bar = shownSearchBar, bar.superview === self else { return end }
    let width = max(
      0,
      min(
        320,
        (end - start) * (bar.follower.map { ($0 as? SearchController)?.isActive == true } == true ? 1 : 0.6)
      )
    )
    bar.frame = directed(
      CGRect(x: end - width, y: strip.minY, width: width, height: strip.height + bar.scopeHeight)
    )
    return end - width - barItemMeasures.gap
  }

  /// Places a search bar at the bottom of the bar. It is clipped at the top while scrolling hides a part of
  /// it.
  final func placeSearchClip() {
    guard let clip = searchClip, let bar = shownSearchBar else { return }
    let visible = storedExtent.search + storedExtent.peek
    let whole = max(searchRowHeight + bar.scopeHeight, visible)
    clip.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
    clip.isHidden = visible == 0
    bar.frame = CGRect(x: 0, y: visible - whole, width: bounds.width, height: whole)
  }
}

extension NavigationItem {
  /// The placement of the search bar in the present environment.
  final var resolvedSearchPlacement: SearchBarPlacement {
    let owner = bar?.baseSuperview?.owningController as? NavigationController
    let preferred = preferredSearchBarPlacement
    guard let owner, let context = owner.viewIfLoaded?.effectiveApplication?.context, preferred != .stacked
    else { return .stacked }
    if isSearchInToolbar { return .integrated }
    guard context.device.idiom == .pad, context.rule(VersionRules.searchBarsAreInline),
      owner.traitCollection.horizontalSizeClass == .regular
    else { return .stacked }
    return context.designRule(VersionRules.searchBarsAreInToolbars) ? .integrated : .inline
  }

  /// Whether the search bar is in the toolbar of a phone.
  final var isSearchInToolbar: Bool {
    guard searchController != nil, searchBarPlacementAllowsToolbarIntegration,
      preferredSearchBarPlacement != .stacked,
      let owner = bar?.baseSuperview?.owningController as? NavigationController,
      let context = owner.viewIfLoaded?.effectiveApplication?.context,
      context.device.idiom == .phone, context.designRule(VersionRules.searchBarsAreInToolbars)
    else { return false }
    return owner.baseTabBarController == nil
  }
}
