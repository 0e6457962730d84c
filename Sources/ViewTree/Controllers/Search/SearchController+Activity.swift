import Foundation
import Responder
import Simulation

/// The state of a search controller.
@MainActor struct SearchActivity {
  var isActive = false
  /// Whether the results are to be shown, if they aren't shown automatically.
  var showsResults = false
  var suggestions: [any SearchSuggestion]?
  /// The navigation item that shows the search bar.
  weak var item: NavigationItem?
  /// The number of searches that have begun or ended; an animation's end checks that it is the same.
  var turns = 0
  /// Whether the search has hidden a navigation bar that doesn't contain the search bar.
  var hasHiddenBar = false
  /// Whether the end of a search clears the text.
  var isClearing = false
}

extension SearchController: SearchBarFollower {
  // MARK: Beginning and ending

  /// Begins a search. Order: the delegate's `presentSearchController` and `willPresentSearchController`, the
  /// updater; after the animation `didPresentSearchController`.
  final func beginSearch() {
    guard !search.isActive else { return }
    delegate?.presentSearchController(self)
    guard !search.isActive else { return }
    search.isActive = true
    search.turns += 1
    let turn = search.turns
    log?.record(.controller, debugName, "begins to search")
    delegate?.willPresentSearchController(self)
    guard turn == search.turns else { return }
    showBarParts(isAnimated: true)
    showResults()
    layOutBars()
    updateResults()
    afterAnimation(of: turn) { $0.delegate?.didPresentSearchController($0) }
  }

  /// Ends a search. Order: the delegate's `willDismissSearchController`, the end of editing, the updater
  /// after the text was cleared; after the animation `didDismissSearchController`.
  final func endSearch(isAnimated: Bool = true) {
    guard search.isActive else { return }
    search.turns += 1
    let turn = search.turns
    delegate?.willDismissSearchController(self)
    guard turn == search.turns else { return }
    search.isActive = false
    log?.record(.controller, debugName, "ends the search")
    searchBar.resignFirstResponder()
    search.isClearing = true
    searchBar.searchTextField.tokens = []
    searchBar.text = nil
    search.isClearing = false
    updateResults()
    guard turn == search.turns else { return }
    showBarParts(isAnimated: isAnimated)
    showResults()
    layOutBars()
    afterAnimation(of: turn) { $0.delegate?.didDismissSearchController($0) }
  }

  private func afterAnimation(of turn: Int, _ body: @escaping @MainActor (SearchController) -> Void) {
    guard let context = Application.current?.context else { return }
    let duration = context.activate { View.areAnimationsEnabled } ? Self.duration : .zero
    _ = context.schedule(after: duration, label: "end of a search's animation") { [weak self] in
      guard let self, search.turns == turn else { return }
      body(self)
    }
  }

  // MARK: The bar

  final func searchDidBegin() { beginSearch() }

  final func searchTextDidChange() {
    guard search.isActive, !search.isClearing else { return }
    if scopeBarActivation == .onTextEntry { showBarParts(isAnimated: true) }
    showResults()
    updateResults()
  }

  final func searchScopeDidChange() { if search.isActive { updateResults() } }

  final func searchWasCancelled() { endSearch() }

  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private var hasQuery: Bool {
    !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty
  }

  /// Whether the results are to be shown during a search.
  final var wantsResults: Bool {
    automaticallyShowsSearchResultsController ? hasQuery : search.showsResults
  }

  /// Shows or hides the cancel button and the scope buttons of the bar.
  final func showBarParts(isAnimated: Bool) {
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(search.isActive, animated: isAnimated)
    }
    switch scopeBarActivation {
    case .automatic, .onSearchActivation:
      searchBar.setShowsScopeBar(search.isActive, animated: isAnimated)
    case .onTextEntry: searchBar.setShowsScopeBar(search.isActive && hasQuery, animated: isAnimated)
    case .manual: break
    }
  }

  /// The navigation controller whose bar shows the search bar, or which contains it.
  final var barOwner: NavigationController? {
    search.item?.bar?.baseSuperview?.owningController as? NavigationController
      ?? searchBar.nearestController?.baseNavigationController
  }

  private func layOutBars() {
    guard let owner = barOwner, owner.isViewLoaded else { return }
    if search.item == nil { hideBar(of: owner) }
    owner.searchDidChange(self)
  }

  /// Hides the navigation bar during a search by a bar in a view of the app, and shows it again.
  private func hideBar(of owner: NavigationController) {
    if search.isActive, hidesNavigationBarDuringPresentation, !owner.isNavigationBarHidden {
      search.hasHiddenBar = true
      owner.setNavigationBarHidden(true, animated: true)
    } else if !search.isActive, search.hasHiddenBar {
      search.hasHiddenBar = false
      owner.setNavigationBarHidden(false, animated: true)
    }
  }

  // MARK: The results

  /// The controller with the searched content.
  private var host: ViewController? {
    if let item = search.item, let owner = barOwner, item.bar === owner.navigationBar {
      return owner.stack.first { $0.storedNavigationItem === item }
    }
    return searchBar.nearestController
  }

  /// Adds or removes the view over the searched content, and shows the parts that are wanted in it.
  final func showResults() {
    guard search.isActive, Application.current != nil, let host, let content = host.viewIfLoaded,
      let place = content.baseSuperview,
      let ground = view as? SearchGround
    else { return removeResults() }
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    let suggestions = isIgnored ? [] : search.suggestions ?? []
    let showsResults = wantsResults && searchResultsController != nil
    ground.dims = obscuresBackgroundDuringPresentation && !showsResults
    guard showsResults || ground.dims || !suggestions.isEmpty else { return removeResults() }
    presenter = host
    if ground.baseSuperview !== place {
      ground.frame = groundFrame(over: content)
      place.insertSubview(ground, aboveSubview: content)
    }
    show(showsResults ? searchResultsController : nil, in: ground)
    ground.show(suggestions) { [weak self] in self?.choose($0) }
    placeResults()
  }

  private func removeResults() {
    guard let ground = viewIfLoaded as? SearchGround, ground.baseSuperview != nil else { return }
    show(nil, in: ground)
    ground.removeFromSuperview()
    presenter = nil
  }

  private func show(_ results: ViewController?, in ground: SearchGround) {
    guard let controller = searchResultsController else { return }
    if let results {
      guard results.baseParent !== self else { return }
      addChild(results)
      results.view.placeInContainer(ground.bounds)
      ground.insertSubview(results.view, at: 0)
      results.didMove(toParent: self)
    } else if controller.baseParent === self {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  private func choose(_ suggestion: any SearchSuggestion) {
    search.suggestions = nil
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Returns the frame of the view over the content: the content's frame, below a search bar that is inside
  /// the content.
  private func groundFrame(over content: View) -> CGRect {
    var frame = content.geometry.frame
    guard search.item?.bar == nil, searchBar.isDescendant(of: content), let place = content.baseSuperview
    else { return frame }
    let end = searchBar.convert(searchBar.bounds, to: place).maxY
    let top = min(max(frame.minY, end), frame.maxY)
    frame.size.height = frame.maxY - top
    frame.origin.y = top
    return frame
  }

  /// Places the view over the content, and the results in it.
  final func placeResults() {
    guard let ground = viewIfLoaded as? SearchGround, ground.baseSuperview != nil else { return }
    if let content = host?.viewIfLoaded, content.baseSuperview === ground.baseSuperview {
      let frame = groundFrame(over: content)
      if ground.frame != frame { ground.frame = frame }
      if barInsets != host?.barInsets, let insets = host?.barInsets {
        barInsets = frame.minY > content.geometry.frame.minY ? EdgeInsets(bottom: insets.bottom) : insets
      }
    }
    searchResultsController?.viewIfLoaded?.placeInContainer(ground.bounds)
  }
}

extension ViewController {
  /// The search controller of the navigation item, if it exists.
  final var attachedSearch: SearchController? { storedNavigationItem?.searchController }
}

extension View {
  /// The controller of the view or of its nearest ancestor with one.
  final var nearestController: ViewController? {
    sequence(first: self, next: \.baseSuperview).lazy.compactMap(\.owningController).first
  }
}
