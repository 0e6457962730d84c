import Foundation
import Responder

/// The text field in a search bar. The bar sets the field's delegate.
@preconcurrency @MainActor open class SearchTextField: TextField {}

/// An object that forwards a search field's delegate calls and actions to the delegate of its bar.
@MainActor final class SearchFieldListener: TextFieldDelegate {
  private unowned let bar: SearchBar

  init(of bar: SearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
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
  }

  func cancelled() {
    bar.delegate?.searchBarCancelButtonClicked(bar)
  }
}
