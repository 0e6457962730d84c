/// A view as touches know it, one for all touches on it: they don't hold the view, and it says when it goes.
@MainActor final class TouchedView {
  /// The view; nil once it has gone.
  @exclusivity(unchecked) private(set) nonisolated(unsafe) unowned(unsafe) var view: View?

  init(_ view: View) {
    self.view = view
  }

  /// Notes that the view goes.
  nonisolated func viewGoes() { view = nil }
}
