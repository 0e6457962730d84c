import Simulation

extension View {
  /// The application of the view's window, or the current one while the view is in no window; nil if there is none.
  final var effectiveApplication: Application? { ownWindow?.application ?? Application.current }
}

extension ViewController {
  /// The application of the window of the loaded view or, before the view is in it, of the window whose root the controller
  /// is; or the current one; nil if there is none.
  final var effectiveApplication: Application? {
    (viewIfLoaded?.ownWindow ?? rootedWindow)?.application ?? Application.current
  }
}
