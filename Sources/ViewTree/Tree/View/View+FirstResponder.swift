import Responder

extension View {
  /// Returns the first responder if it is this view or in its subtree, or else nil.
  ///
  /// The result equals that of a search over `subviews`, as apps implement it, but reads the window's first
  /// responder instead. Costs O(depth of the first responder). An app's own extension of this name takes
  /// precedence.
  @_disfavoredOverload
  public final func findFirstResponder() -> Responder? {
    guard let first = focusScope?.firstResponder as? View, first.isDescendant(of: self) else { return nil }
    return first
  }

  /// Implements ``endEditing(_:)``.
  final func baseEndEditing(_ force: Bool) -> Bool {
    guard let first = findFirstResponder() else { return false }
    guard force else { return first.resignFirstResponder() }
    return focusScope?.forceResign() ?? false
  }
}
