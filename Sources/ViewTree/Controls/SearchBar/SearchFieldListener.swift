import Foundation
import Responder

/// An object that follows the use of a search bar: the search controller.
@MainActor protocol SearchBarFollower: AnyObject {
  /// Called when editing has begun, before the bar's delegate.
  func searchDidBegin()
  /// Called when the text or the tokens have changed, after the bar's delegate.
  func searchTextDidChange()
  /// Called when another scope was selected, after the bar's delegate.
  func searchScopeDidChange()
  /// Called after a tap on the cancel button, after the bar's delegate.
  func searchWasCancelled()
}

/// An object that forwards a search field's delegate calls and actions to the delegate of its bar.
@MainActor final class SearchFieldListener: TextFieldDelegate {
  private unowned let bar: SearchBar

  init(of bar: SearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.isEnabled && bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    bar.follower?.searchDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }

  func textChanged() {
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.follower?.searchTextDidChange()
  }

  func cancelled() {
    let bar = bar
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.follower?.searchWasCancelled()
  }

  func scopeChanged(to index: Int) {
    let bar = bar
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    bar.follower?.searchScopeDidChange()
  }

  func bookmarksTapped() { bar.delegate?.searchBarBookmarkButtonClicked(bar) }
}
