import Responder
import Simulation

/// The groups of items that the app has set for the ends of a navigation item, in place of single items.
struct NavigationItemGroups {
  var leading: [BarButtonItemGroup]?
  var trailing: [BarButtonItemGroup]?

  /// Returns a list with one group of items, or an empty list.
  @MainActor static func group(of items: [BarButtonItem]?) -> [BarButtonItemGroup] {
    guard let items, !items.isEmpty else { return [] }
    return [BarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }
}

/// The state of the search bar of a navigation item.
@MainActor struct NavigationSearchState {
  /// Whether a search bar that scrolling hides was pulled into view.
  var isRevealed = false
  /// The placement that the search controller's delegate knows.
  var reported: NavigationItem.SearchBarPlacement?
  /// The item that is the place of the search bar in a toolbar.
  lazy var place: BarButtonItem = {
    let item = BarButtonItem()
    item.isSearchPlace = true
    return item
  }()
}

/// An object that permits and receives changes of a navigation item's title by the simulated user; UIKit's
/// `UINavigationItemRenameDelegate`. From iOS 16.
@preconcurrency @MainActor public protocol NavigationItemRenameDelegate: AnyObject {
  /// Called after the title was changed to `title`, which the item already has.
  func navigationItem(_ navigationItem: NavigationItem, didEndRenamingWith title: String)
  /// Returns whether renaming may begin. True by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: NavigationItem) -> Bool
  /// Returns the text with which renaming begins, and its selected range. By default the title without a
  /// file extension is selected.
  func navigationItem(
    _ navigationItem: NavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether renaming may end with a title. True by default; otherwise the text field stays.
  func navigationItem(_ navigationItem: NavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension NavigationItemRenameDelegate {
  /// Returns true.
  public func navigationItemShouldBeginRenaming(_ navigationItem: NavigationItem) -> Bool { true }
  /// Returns its arguments.
  public func navigationItem(
    _ navigationItem: NavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns true.
  public func navigationItem(_ navigationItem: NavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}
