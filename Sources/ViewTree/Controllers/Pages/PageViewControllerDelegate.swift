import Responder

/// The data source of a page view controller. Its methods return `nil` at the first and the last page.
@preconcurrency @MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page; called when a touch begins to turn back.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after a page; called when a touch begins to turn forward.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots below pages that scroll. Called, before the index, when the data source or
  /// the page is set by code, if the data source implements both methods.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the current dot.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0; there are no dots.
  public func presentationCount(for pageViewController: PageViewController) -> Int {
    OptionalMethod.standard(0, of: self)
  }
  /// Returns 0; there are no dots.
  public func presentationIndex(for pageViewController: PageViewController) -> Int {
    OptionalMethod.standard(0, of: self)
  }
}

/// The methods by which a delegate follows the turns made by touches. It is not called for turns made by
/// client code.
@preconcurrency @MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a touch begins to turn to a page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  )
  /// Called after the turn; `completed` is false if it was cancelled.
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
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  ) { OptionalMethod.standard(of: self) }
}
