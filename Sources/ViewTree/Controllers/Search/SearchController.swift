import Foundation
import Responder
import Simulation

/// A controller that manages a search bar and shows the results of a search; UIKit's `UISearchController`.
/// From iOS 8.
///
/// Its bar is shown by the ``NavigationItem/searchController`` of a navigation item, or client code adds it
/// to a view. A search begins when the bar's field begins editing, or when ``isActive`` is set, which doesn't
/// raise the keyboard (KI69). It ends by the cancel button or ``isActive``, and clears the text.
///
/// The controller isn't presented: ``ViewController/presentedViewController`` isn't the search controller,
/// and other controllers can be presented during a search.
@preconcurrency @MainActor open class SearchController: ViewController {
  /// The duration of the beginning and the end of a search, which is assumed.
  static let duration = Duration.milliseconds(400)

  /// The object that updates the results; stored weakly.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any SearchControllerDelegate)?
  /// The controller of the results, given at the initialization.
  public final let searchResultsController: ViewController?
  private lazy var ownBar = SearchBar(frame: .zero)
  /// The state of the search; changed in `SearchController+Activity.swift`.
  final var search = SearchActivity()

  /// Creates a controller. Without a controller of results, the results are shown by the searched content.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.follower = self
  }

  /// Creates a controller without results; a name of a nib file must be `nil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.follower = self
  }

  /// Creates a controller with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.follower = self
  }

  /// The search bar. A subclass may override this property to return a bar of its own.
  open var searchBar: SearchBar { ownBar }

  // MARK: Searching

  /// Whether a search is in progress. Setting it begins a search without the keyboard (KI69), or ends it.
  open var isActive: Bool {
    get { search.isActive }
    set { if newValue { beginSearch() } else { endSearch() } }
  }

  /// Whether the searched content is dimmed during a search, and a tap on it ends the search. True by
  /// default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// Whether the navigation bar shows only the search bar during a search. True by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { barOwner?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the results are shown as soon as there is text or a token. Setting
  /// ``showsSearchResultsController`` sets it to false. From iOS 13.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  /// Whether the controller of the results is shown during a search. From iOS 13.
  open var showsSearchResultsController: Bool {
    get { search.isActive && wantsResults && searchResultsController != nil }
    set {
      search.showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether the search bar has a cancel button during a search. True by default; from iOS 13.
  open var automaticallyShowsCancelButton = true { didSet { showBarParts(isAnimated: false) } }
  /// Whether the scope buttons are shown during a search. Setting it changes ``scopeBarActivation`` to
  /// `onSearchActivation` or `manual`. True by default; from iOS 13.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .onSearchActivation : .manual }
  }
  /// The time at which the scope buttons are shown; from iOS 16.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showBarParts(isAnimated: false) } }

  /// The time at which scope buttons are shown; UIKit's `UISearchController.ScopeBarActivation`.
  public enum ScopeBarActivation: Int, Sendable {
    /// That of the system: when the search begins.
    case automatic = 0
    /// The app shows and hides them.
    case manual = 1
    /// When there is text.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }

  /// The suggestions, which are shown as a list below the bar during a search, over the results; `nil` for
  /// none. A tap on one calls the updater and removes the list, but leaves the text. From iOS 16.
  open var searchSuggestions: [any SearchSuggestion]? {
    get { search.suggestions }
    set {
      search.suggestions = newValue
      showResults()
    }
  }
  /// Whether suggestions aren't shown while the search bar is stacked below the title. From iOS 16.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showResults() } }
  /// The present placement of the search bar, with the meaning of ``NavigationItem/searchBarPlacement``.
  public final var searchBarPlacement: NavigationItem.SearchBarPlacement {
    search.item?.searchBarPlacement ?? .stacked
  }

  /// Ends a search; otherwise as for any controller.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard search.isActive, basePresentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    endSearch(isAnimated: animated)
    if let completion, let context = Application.current?.context {
      _ = context.schedule(after: animated ? Self.duration : .zero, label: "end of a search") { completion() }
    }
  }

  // MARK: The view

  /// Creates the view over the searched content, which is transparent.
  open override func loadView() {
    let ground = SearchGround(frame: .zero)
    ground.controller = self
    view = ground
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeResults()
  }
}

/// An object that updates the results of a search; UIKit's `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
  /// Called when a search begins, after a change of the text, the tokens or the scope, by the simulated user
  /// or by code, and after the text was cleared by the end of a search.
  func updateSearchResults(for searchController: SearchController)
  /// Called when a suggestion was chosen. From iOS 16.
  func updateSearchResults(
    for searchController: SearchController,
    selecting searchSuggestion: any SearchSuggestion
  )
}

extension SearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: SearchController,
    selecting searchSuggestion: any SearchSuggestion
  ) {}
}

/// The methods by which a delegate follows the beginning and the end of searches; UIKit's
/// `UISearchControllerDelegate`. All of them have default implementations that do nothing.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
  /// Called first when a search is to begin. The search begins afterwards in any case.
  func presentSearchController(_ searchController: SearchController)
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called when a search has begun, after its animation.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called when a search has ended, after its animation.
  func didDismissSearchController(_ searchController: SearchController)
  /// Called before the placement of the search bar changes; from iOS 16.
  func searchController(
    _ searchController: SearchController,
    willChangeTo newPlacement: NavigationItem.SearchBarPlacement
  )
  /// Called after the placement of the search bar has changed; from iOS 16.
  func searchController(
    _ searchController: SearchController,
    didChangeFrom previousPlacement: NavigationItem.SearchBarPlacement
  )
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: SearchController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func searchController(
    _ searchController: SearchController,
    willChangeTo newPlacement: NavigationItem.SearchBarPlacement
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func searchController(
    _ searchController: SearchController,
    didChangeFrom previousPlacement: NavigationItem.SearchBarPlacement
  ) { OptionalMethod.standard(of: self) }
}
