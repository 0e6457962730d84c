import ViewTree

/// A controller that keeps the field that is edited out from behind the keyboard, whichever technique it uses.
@preconcurrency @MainActor public protocol KeyboardAvoiding: ViewController {
  /// The view that the fields are put into, in whose coordinates their frames are.
  ///
  /// Asking for it loads the controller's view. Where the technique scrolls and no scroll view has been set, one is put over
  /// the whole view; its `contentSize` is the program's to set.
  var fieldContainer: View { get }

  /// Lets the technique hear of a field that is in the container or below it; watching it again changes nothing.
  func watch(_ field: TextField)
}

/// A controller that does so by scrolling.
@preconcurrency @MainActor public protocol ScrollViewAvoiding: KeyboardAvoiding {
  /// The scroll view that has the fields; the program's to set, as an outlet is.
  var scrollView: ScrollView? { get set }
}

extension ScrollViewAvoiding {
  /// The scroll view; one that covers the whole view is made if none is set.
  public var fieldContainer: View {
    loadViewIfNeeded()
    let container = scrollView ?? coverWithScrollView()
    scrollView = container
    return container
  }
}

extension ViewController {
  /// Puts a scroll view over the whole view, which it follows in size.
  package func coverWithScrollView() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    return scrollView
  }
}
