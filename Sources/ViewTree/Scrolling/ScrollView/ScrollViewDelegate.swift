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
  /// The view inside that pinches zoom; nil, the default, means that nothing zooms.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Two fingers, or an animated change that code asked for, begin to zoom `view`.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// The scale has changed, for whatever reason; `scrollViewDidScroll` comes before it.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Zooming that was begun is over, after content has come back within its limits; `scale` is the last one.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// A tap on the status bar asks to scroll to the top; yes by default (E34).
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// A tap on the status bar has brought the content to its top, or found it there (E34).
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The scroll view's `adjustedContentInset` has changed because of the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
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
  /// Nothing zooms.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// It may.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
