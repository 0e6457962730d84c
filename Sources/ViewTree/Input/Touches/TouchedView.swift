/// A view as touches know it, one for all touches on it: they don't hold the view, and it says when it goes.
@MainActor final class TouchedView {
  /// The view's node; nil once the view has gone.
  private(set) nonisolated(unsafe) var node: NodePointer?

  init(_ view: View) {
    node = view.node
  }

  /// The view; nil once it has gone.
  var view: View? { node?.view }

  /// Notes that the view goes.
  nonisolated func viewGoes() { node = nil }
}
