import HeadlessUIKit

/// A controller that keeps the edited field from being covered by the keyboard, with any technique.
@preconcurrency @MainActor protocol KeyboardAvoiding: ViewController {
  /// The container of the fields, whose coordinate space their frames are in.
  ///
  /// Reading it loads the controller's view. If the technique scrolls and no scroll view is set, one that
  /// covers the whole view is added; the app sets its `contentSize`.
  var fieldContainer: View { get }

  /// Registers a field in the container or below it with the technique; a second call for the same field has
  /// no effect.
  func watch(_ field: TextField)
}

/// A controller that keeps the edited field visible by scrolling.
@preconcurrency @MainActor protocol ScrollViewAvoiding: KeyboardAvoiding {
  /// The scroll view with the fields; set by the app, like an outlet.
  var scrollView: ScrollView? { get set }
}

extension ScrollViewAvoiding {
  /// The scroll view; if none is set, one that covers the whole view is created.
  var fieldContainer: View {
    loadViewIfNeeded()
    let container = scrollView ?? coverWithScrollView()
    scrollView = container
    return container
  }
}

extension ViewController {
  /// Adds a scroll view that covers the whole view and resizes with it.
  func coverWithScrollView() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    return scrollView
  }
}
