/// Knows the pages before and after a page; nil where the book begins or ends.
@preconcurrency @MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before; asked when a finger begins to turn back.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after; asked when a finger begins to turn on.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
}

/// Hears of the pages that a finger turns; of those that the program turns it hears nothing.
@preconcurrency @MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// A finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  )
  /// The turn is over; `completed` is false if the finger gave it up.
  func pageViewController(
    _ pageViewController: PageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  )
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  ) {}
}
