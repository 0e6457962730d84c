import Foundation

/// Hears of a scroll view's movements. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has changed, for whatever reason; many times during an animated change (E25).
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A person's drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The finger is being lifted. `velocity` is in points per millisecond (E33); the content will come to rest at
  /// `targetContentOffset`, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  )
  /// The finger was lifted; `decelerate` tells whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content that went on by itself has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// An animated change that code asked for has come to its end; not called if nothing had to move (E26).
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
