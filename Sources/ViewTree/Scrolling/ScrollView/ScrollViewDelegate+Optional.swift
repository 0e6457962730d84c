// The optional methods of `UIScrollViewDelegate`, for calls such as
// `delegate.scrollViewDidScroll?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension ScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: (@MainActor (ScrollView) -> Void?)? {
    { OptionalMethod.call("scrollViewDidScroll(_:)", of: self, self.scrollViewDidScroll($0)) }
  }
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: (@MainActor (ScrollView) -> Void?)? {
    { OptionalMethod.call("scrollViewWillBeginDragging(_:)", of: self, self.scrollViewWillBeginDragging($0)) }
  }
  @_disfavoredOverload
  public var scrollViewWillEndDragging:
    OptionalMethod.ScrollViewDelegateMethods.ScrollViewWillEndDraggingCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalMethod.ScrollViewDelegateMethods.ScrollViewDidEndDraggingCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: (@MainActor (ScrollView) -> Void?)? {
    {
      OptionalMethod.call(
        "scrollViewWillBeginDecelerating(_:)",
        of: self,
        self.scrollViewWillBeginDecelerating($0)
      )
    }
  }
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: (@MainActor (ScrollView) -> Void?)? {
    {
      OptionalMethod.call("scrollViewDidEndDecelerating(_:)", of: self, self.scrollViewDidEndDecelerating($0))
    }
  }
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: (@MainActor (ScrollView) -> Void?)? {
    {
      OptionalMethod.call(
        "scrollViewDidEndScrollingAnimation(_:)",
        of: self,
        self.scrollViewDidEndScrollingAnimation($0)
      )
    }
  }
  @_disfavoredOverload
  public var viewForZooming: OptionalMethod.ScrollViewDelegateMethods.ViewForZoomingCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var scrollViewWillBeginZooming:
    OptionalMethod.ScrollViewDelegateMethods.ScrollViewWillBeginZoomingCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var scrollViewDidZoom: (@MainActor (ScrollView) -> Void?)? {
    { OptionalMethod.call("scrollViewDidZoom(_:)", of: self, self.scrollViewDidZoom($0)) }
  }
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalMethod.ScrollViewDelegateMethods.ScrollViewDidEndZoomingCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: (@MainActor (ScrollView) -> Bool?)? {
    { OptionalMethod.call("scrollViewShouldScrollToTop(_:)", of: self, self.scrollViewShouldScrollToTop($0)) }
  }
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: (@MainActor (ScrollView) -> Void?)? {
    { OptionalMethod.call("scrollViewDidScrollToTop(_:)", of: self, self.scrollViewDidScrollToTop($0)) }
  }
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (ScrollView) -> Void?)? {
    {
      OptionalMethod.call(
        "scrollViewDidChangeAdjustedContentInset(_:)",
        of: self,
        self.scrollViewDidChangeAdjustedContentInset($0)
      )
    }
  }
}

extension OptionalMethod {
  public enum ScrollViewDelegateMethods {}
}

extension OptionalMethod.ScrollViewDelegateMethods {
  @preconcurrency @MainActor public struct ScrollViewWillEndDraggingCalls {
    let delegate: any ScrollViewDelegate

    public func callAsFunction(
      _ scrollView: ScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
      OptionalMethod.call(
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        of: delegate,
        delegate.scrollViewWillEndDragging(
          scrollView,
          withVelocity: velocity,
          targetContentOffset: targetContentOffset
        )
      )
    }
  }

  @preconcurrency @MainActor public struct ScrollViewDidEndDraggingCalls {
    let delegate: any ScrollViewDelegate

    public func callAsFunction(_ scrollView: ScrollView, willDecelerate decelerate: Bool) -> Void? {
      OptionalMethod.call(
        "scrollViewDidEndDragging(_:willDecelerate:)",
        of: delegate,
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      )
    }
  }

  @preconcurrency @MainActor public struct ViewForZoomingCalls {
    let delegate: any ScrollViewDelegate

    public func callAsFunction(in scrollView: ScrollView) -> View? {
      OptionalMethod.call("viewForZooming(in:)", of: delegate, delegate.viewForZooming(in: scrollView)) ?? nil
    }
  }

  @preconcurrency @MainActor public struct ScrollViewWillBeginZoomingCalls {
    let delegate: any ScrollViewDelegate

    public func callAsFunction(_ scrollView: ScrollView, with view: View?) -> Void? {
      OptionalMethod.call(
        "scrollViewWillBeginZooming(_:with:)",
        of: delegate,
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
      )
    }
  }

  @preconcurrency @MainActor public struct ScrollViewDidEndZoomingCalls {
    let delegate: any ScrollViewDelegate

    public func callAsFunction(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) -> Void? {
      OptionalMethod.call(
        "scrollViewDidEndZooming(_:with:atScale:)",
        of: delegate,
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      )
    }
  }
}
