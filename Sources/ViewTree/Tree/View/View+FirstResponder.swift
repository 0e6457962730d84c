import Responder

extension View {
  /// Returns the first responder if it is this view or in its subtree, or else nil.
  ///
  /// This is the search that programs write for themselves over `subviews`, without the walk: the window knows its
  /// first responder. Costs O(depth of the first responder).
  public final func findFirstResponder() -> Responder? {
    guard let first = focusScope?.firstResponder as? View, first.isDescendant(of: self) else { return nil }
    return first
  }

  /// What ``endEditing(_:)`` does.
  final func endEditingInside(_ force: Bool) -> Bool {
    guard let first = findFirstResponder() else { return false }
    guard force else { return first.resignFirstResponder() }
    return focusScope?.forceResign() ?? false
  }
}
