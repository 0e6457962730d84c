/// The target of the touches on a view. It does not retain the view, which clears the reference before it is
/// deallocated.
@MainActor final class TouchedView {
  /// The view's node, or `nil` after the view was deallocated.
  private(set) nonisolated(unsafe) var node: NodePointer?

  init(_ view: View) {
    node = view.node
  }

  /// The view, or `nil` after it was deallocated.
  var view: View? { node?.view }

  /// Clears the reference because the view is being deallocated.
  nonisolated func viewGoes() { node = nil }
}
