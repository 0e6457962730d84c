import HeadlessUIKit

extension View {
  /// Returns the first responder among the view and its descendants, or nil: the extension
  /// `findFirstResponder` of *KeyboardAwareViewController*, under another name.
  ///
  /// It searches the subviews depth first. `View.findFirstResponder()` returns the same responder without a
  /// search.
  func publishedFindFirstResponder() -> Responder? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let first = subview.publishedFindFirstResponder() { return first }
    }
    return nil
  }
}
