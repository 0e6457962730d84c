// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of scrolling isn't modeled")
extension UIScrollView {
  public var bouncesVertically: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var bouncesHorizontally: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var transfersHorizontalScrollingToParent: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var transfersVerticalScrollingToParent: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var indexDisplayMode: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { unmodeled() }
  public var isScrollAnimating: Bool { unmodeled() }
  public func stopScrollingAndZooming() { unmodeled() }
  public var isZoomAnimating: Bool { unmodeled() }
  public var directionalPressGestureRecognizer: UIGestureRecognizer { unmodeled() }
  public var allowsKeyboardScrolling: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var contentAlignmentPoint: CGPoint {
    get { unmodeled() }
    set { unmodeled() }
  }
  public enum IndexDisplayMode {}
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIScrollView.KeyboardDismissMode {
  public static var onDragWithAccessory: UIScrollView.KeyboardDismissMode { unmodeled() }
}

@available(*, unavailable, message: "this part of scrolling isn't modeled")
extension UIScrollView.KeyboardDismissMode {
  public static var interactiveWithAccessory: UIScrollView.KeyboardDismissMode { unmodeled() }
}
