import Foundation
import Simulation

/// The insets that a container has added to a controller's scroll view for its bars, from iOS 7 to 10 (U53).
///
/// Only the difference from the insets added before is applied, so that insets set by client code are
/// preserved.
@MainActor struct BarScrollInsets {
  private weak var scrollView: ScrollView?
  private var added = EdgeInsets.zero

  /// Records the insets of a scroll view for the bars that cover it, and returns their change.
  mutating func change(of scrollView: ScrollView, to insets: EdgeInsets) -> EdgeInsets {
    if self.scrollView !== scrollView { (self.scrollView, added) = (scrollView, .zero) }
    defer { added = insets }
    return insets - added
  }
}

/// The scroll views that client code has set for the edges of a controller.
@MainActor final class ContentScrollViews {
  weak var top: ScrollView?
  weak var bottom: ScrollView?
  weak var leading: ScrollView?
  weak var trailing: ScrollView?
}

extension ViewController {
  /// The scroll view that bars adapt to: the one set for the top, or else the controller's view, or the first
  /// subview of it.
  final var scrollViewUnderBars: ScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let content = contentScrollViews?.top { return content }
    return view as? ScrollView ?? view.children.first as? ScrollView
  }

  /// Sets the scroll view whose position the bars at some edges follow: large titles, search bars and
  /// appearances at the scroll edge. By default the bars follow the controller's view, or the first subview
  /// of it. From iOS 15.
  public final func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    let scrollViews = contentScrollViews ?? ContentScrollViews()
    contentScrollViews = scrollViews
    if edge.contains(.top) { scrollViews.top = scrollView }
    if edge.contains(.bottom) { scrollViews.bottom = scrollView }
    if edge.contains(.leading) { scrollViews.leading = scrollView }
    if edge.contains(.trailing) { scrollViews.trailing = scrollView }
    containersNeedLayout()
  }

  /// Returns the scroll view whose position the bar at an edge follows; from iOS 15.
  public final func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    let set =
      edge.contains(.top)
      ? contentScrollViews?.top
      : edge.contains(.bottom)
        ? contentScrollViews?.bottom
        : edge.contains(.leading) ? contentScrollViews?.leading : contentScrollViews?.trailing
    return set ?? scrollViewUnderBars
  }

  /// Adds the heights of bars to the insets of the controller's scroll view, as its container does in its
  /// layout (U53).
  final func adjustScrollViewInsets() {
    guard automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded,
      let context = view.baseWindow?.application.context,
      context.rule(VersionRules.containersAdjustScrollViewInsets), let scrollView = scrollViewUnderBars
    else { return }
    let insets = EdgeInsets(
      top: view.lengthBehindBars(atTop: true),
      bottom: view.lengthBehindBars(atTop: false)
    )
    // The delegate of the scroll view may cause another layout of the bars in this change.
    let change = barScrollInsets.change(of: scrollView, to: insets)
    guard change != .zero else { return }
    scrollView.contentInset = scrollView.contentInset + change
    scrollView.scrollIndicatorInsets = scrollView.scrollIndicatorInsets + change
  }

  /// Requests a layout of the enclosing navigation and tab bar controllers, which places the view again.
  final func containersNeedLayout() {
    baseNavigationController?.viewIfLoaded?.setNeedsLayout()
    baseTabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
