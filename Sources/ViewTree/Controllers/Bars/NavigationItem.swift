import Responder
import Simulation

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor open class NavigationItem: IdentityHashable {
  /// The bar whose stack contains the item.
  final weak var bar: NavigationBar?
  private var storedLeftItems: [BarButtonItem]? { didSet { own(storedLeftItems) } }
  private var storedRightItems: [BarButtonItem]? { didSet { own(storedRightItems) } }
  private var groups = NavigationItemGroups()
  /// The state of the search bar; `NavigationController+Search.swift` changes it.
  final var searchState = NavigationSearchState()
  private var storedSearchController: SearchController?

  /// The title in the middle.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// A view in the middle, in place of the title.
  open var titleView: View? { didSet { bar?.itemDidChange() } }
  /// The items on the left side, from the left.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { storedLeftItems }
    set {
      groups.leading = nil
      storedLeftItems = newValue
    }
  }
  /// The items on the right side, from the right.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { storedRightItems }
    set {
      groups.trailing = nil
      storedRightItems = newValue
    }
  }
  /// The back button that the bar shows while this item is below the top item; without one, it shows this
  /// item's title or "Back".
  open var backBarButtonItem: BarButtonItem? { didSet { bar?.itemDidChange() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether the back button is shown beside the items on the left; otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }

  /// A line of text above the title, which makes the bar 30 points higher; `nil` for none.
  open var prompt: String? { didSet { bar?.itemDidChange() } }
  /// The title of the back button that the bar shows while this item is below the top item, unless
  /// ``backBarButtonItem`` has one; `nil` for ``title``. From iOS 11.
  open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
  /// The title of the back button: this item's title, the word "Back", or none. From iOS 14.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { bar?.itemDidChange() } }
  /// Whether the bar shows a large title for this item if it prefers large titles; from iOS 11.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemDidChange() } }
  /// The action of the back button while this item is on top, in place of the pop; from iOS 16.
  open var backAction: Action? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance while this item is on top; `nil` for the bar's own. From iOS 13.
  open var standardAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance at a compact height while this item is on top; `nil` for the bar's own. From iOS
  /// 13.
  open var compactAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance over content that is scrolled to its top while this item is on top; `nil` for the
  /// bar's own. From iOS 13.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }

  // MARK: Searching

  /// The controller whose search bar is shown with the item; `nil` for none. From iOS 11.
  ///
  /// Stops with `NavigationItem.searchController came with iOS 11.0; this is iOS 10.3` on an older system.
  open var searchController: SearchController? {
    get { storedSearchController }
    set { replaceSearchController(with: newValue) }
  }
  /// Whether a search bar below the title is hidden while the content is scrolled, and at first until the
  /// content is pulled down. True by default; from iOS 11.
  open var hidesSearchBarWhenScrolling = true { didSet { searchDidChange() } }
  /// The placement of the search bar that the app prefers; from iOS 16.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { searchDidChange() } }
  /// The present placement of the search bar, never `automatic`; from iOS 16.
  ///
  /// From iOS 26 the bar is integrated in the toolbar of a phone, unless the item is inside a tab bar
  /// controller. On pads it is in the row of the buttons from iOS 16, if the width is regular. Otherwise it
  /// is stacked.
  open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }
  /// Whether the search bar may be in the toolbar of a phone. True by default; from iOS 26.
  open var searchBarPlacementAllowsToolbarIntegration = true { didSet { searchDidChange() } }
  /// The place of the search bar among the toolbar items of the controller. Without it, the search bar is
  /// the last one. From iOS 26.
  open var searchBarPlacementBarButtonItem: BarButtonItem { searchState.place }

  private func replaceSearchController(with new: SearchController?) {
    Application.current?.context.require(
      VersionRules.hasSearchInNavigationBars,
      for: "NavigationItem.searchController"
    )
    guard new !== storedSearchController else { return }
    if storedSearchController?.search.item === self { storedSearchController?.search.item = nil }
    storedSearchController = new
    new?.search.item = self
    searchDidChange()
  }

  private func searchDidChange() { bar?.itemDidChange() }

  /// The placement of a search bar; UIKit's `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable {
    /// That of the system.
    case automatic = 0
    /// In the row of the buttons; from iOS 26 the same as `integrated`.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the toolbar of a phone, or in the row of the buttons of a pad; from iOS 26.
    case integrated = 3
  }

  // MARK: Titles

  /// A smaller line of text below the title in the row of the buttons; from iOS 26.
  open var subtitle: String? { didSet { bar?.itemDidChange() } }
  /// A function that returns the menu that a tap on the title opens, or `nil` for none. Its argument are the
  /// suggested elements: that for renaming if there is a ``renameDelegate``. From iOS 16.
  open var titleMenuProvider: (([MenuElement]) -> Menu?)? { didSet { bar?.itemDidChange() } }
  /// The object that permits and receives changes of the title by the simulated user. From iOS 16.
  ///
  /// The menu of the title then has an action Rename, with which the title becomes a text field. The return
  /// key ends it.
  open weak var renameDelegate: (any NavigationItemRenameDelegate)? { didSet { bar?.itemDidChange() } }
  /// The arrangement of the title and the items; from iOS 16.
  open var style = ItemStyle.navigator { didSet { bar?.itemDidChange() } }

  /// The arrangement of a navigation bar; UIKit's `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, without items there.
    case navigator = 0
    /// The title at the leading end, and items in the middle.
    case browser = 1
    /// The title at the leading end, and items in the middle, for editing a document.
    case editor = 2
  }

  // MARK: Groups

  /// The groups at the leading end. ``leftBarButtonItems`` are the items of these groups; setting those
  /// replaces the groups by one of them. From iOS 16.
  open var leadingItemGroups: [BarButtonItemGroup] {
    get { groups.leading ?? NavigationItemGroups.group(of: storedLeftItems) }
    set {
      groups.leading = newValue
      storedLeftItems = newValue.flatMap(\.barButtonItems)
    }
  }
  /// The groups at the trailing end, in the direction of reading. ``rightBarButtonItems`` are their items in
  /// the opposite direction; setting those replaces the groups by one of them. From iOS 16.
  open var trailingItemGroups: [BarButtonItemGroup] {
    get { groups.trailing ?? NavigationItemGroups.group(of: storedRightItems?.reversed()) }
    set {
      groups.trailing = newValue
      storedRightItems = newValue.flatMap(\.barButtonItems).reversed()
    }
  }
  /// The groups in the middle, which are shown in the styles for browsers and editors. Where the width is
  /// compact, a button at the trailing end shows them as a menu. From iOS 16.
  open var centerItemGroups: [BarButtonItemGroup] = [] { didSet { own(nil) } }
  /// The group at the outermost trailing end; from iOS 16.
  open var pinnedTrailingGroup: BarButtonItemGroup? { didSet { own(nil) } }

  private func own(_ items: [BarButtonItem]?) {
    for item in items ?? [] { item.owner = self }
    for group in allGroups { group.owner = self }
    bar?.itemDidChange()
  }

  /// The groups that the app has set.
  final var allGroups: [BarButtonItemGroup] {
    (groups.leading ?? []) + (groups.trailing ?? []) + centerItemGroups
      + [pinnedTrailingGroup].compactMap(\.self)
  }

  /// The items that the bar shows at the leading end, from there.
  final var shownLeftItems: [BarButtonItem] {
    groups.leading?.flatMap(\.shownItems) ?? storedLeftItems?.filter(\.isShown) ?? []
  }

  /// The items that the bar shows at the trailing end, from there.
  final var shownRightItems: [BarButtonItem] {
    let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
    let items =
      groups.trailing?.flatMap(\.shownItems).reversed() ?? storedRightItems?.filter(\.isShown) ?? []
    return pinned + items
  }

  /// The use of large titles for an item; UIKit's `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// That of the item below in the stack; a large title for the first item.
    case automatic = 0
    /// A large title.
    case always = 1
    /// No large title.
    case never = 2
    /// A title in the bar, as `never`; from iOS 17.
    case inline = 3
  }

  /// The title of a back button; UIKit's `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, or "Back" without one.
    case `default` = 0
    /// The word "Back".
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// Creates an item with a title.
  public init(title: String = "") {
    self.title = title
  }

  /// Called when all objects of an interface file are decoded and connected, in the file's order (MC48). An
  /// override calls super.
  open func awakeFromNib() {}

  /// The leftmost item of the left side; setting it replaces all of that side.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item of the right side; setting it replaces all of that side.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the left side at once, even if `animated` is true.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item on the right side at once, even if `animated` is true.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items on the left side at once, even if `animated` is true.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items on the right side at once, even if `animated` is true.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Hides or shows the back button at once, even if `animated` is true.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
