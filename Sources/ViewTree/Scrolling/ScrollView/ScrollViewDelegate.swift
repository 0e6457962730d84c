import Foundation
import Responder

/// The methods that a scroll view calls for scrolling, dragging and zooming. Each has a default
/// implementation, which does nothing.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content offset has changed for any reason, so many times during an animated change
  /// (E25).
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the simulated user begins a drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the touch of a drag ends. `velocity` is in points per millisecond (E33). The content will
  /// come to rest at the point behind `targetContentOffset`, which the method may change (U42).
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called after the touch of a drag has ended; `decelerate` is true if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the content has come to rest after a deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called at the end of an animated change that code has started, but not if nothing had to move (E26).
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the view in the content that pinches zoom. By default it is nil, so nothing zooms.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called when a pinch, or an animated change that code has started, begins to zoom `view`.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called after the scale has changed for any reason. `scrollViewDidScroll` is called before it.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after zooming has ended and the content has returned to its limits; `scale` is the final scale.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top; true by default (E34).
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled the content to its top, or if it was already there
  /// (E34).
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called after the scroll view's `adjustedContentInset` has changed because of the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    OptionalMethod.standard(of: self)
  }
  /// Returns nil, so nothing zooms.
  public func viewForZooming(in scrollView: ScrollView) -> View? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
    OptionalMethod.standard(of: self)
  }
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    OptionalMethod.standard(of: self)
  }
}
