import Simulation

extension View {
  /// The application of the view's window, or the current one for a view outside of windows; `nil` if there
  /// is none.
  final var effectiveApplication: Application? { baseWindow?.application ?? Application.current }
}

extension ViewController {
  /// The application of the window of the loaded view, or of the window whose root the controller is if the
  /// view isn't in it yet, or the current one; `nil` if there is none.
  final var effectiveApplication: Application? {
    (viewIfLoaded?.baseWindow ?? rootedWindow)?.application ?? Application.current
  }
}
