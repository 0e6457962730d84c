import Foundation

/// Hears of what a person does with a search bar. Every method has a default: the bar may be edited, and the rest does
/// nothing.
@preconcurrency @MainActor public protocol SearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// A person changed the text, or cleared it.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Whether what a key types, or deletes, may take the place of `range`, in UTF-16 units of the old text.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The return key was hit; the bar goes on being edited.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The button that cancels was tapped; the bar goes on being edited, with its text.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Editing may end.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// The text may change.
  public func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
