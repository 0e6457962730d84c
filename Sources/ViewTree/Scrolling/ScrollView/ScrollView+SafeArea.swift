import Foundation
import Simulation

extension ScrollView {
  /// The behavior that determines when the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adjusts as `scrollableAxes` does, and inside a navigation controller always at the top and bottom,
    /// unless the view controller's ``ViewController/automaticallyAdjustsScrollViewInsets`` is `false`.
    case automatic = 0
    /// Adds the safe area along axes on which the content is larger than the view or always bounces.
    case scrollableAxes = 1
    /// Never adds the safe area.
    case never = 2
    /// Adds the safe area on all edges.
    case always = 3
  }

  /// The effective insets around the content, whatever a subclass returns.
  package final var baseAdjustedContentInset: EdgeInsets { contentInset + safeAreaPart }

  /// The current insets from the safe area and an active refresh control.
  final var presentSafeAreaPart: EdgeInsets {
    guard let refresh, refresh.isInPlace else { return partOfSafeArea }
    return partOfSafeArea + EdgeInsets(top: RefreshControl.height)
  }

  private var partOfSafeArea: EdgeInsets { storedSafeAreaInsets.only(presentAdjustedEdges) }

  /// The edges whose safe area is added to the content insets at present; none without a safe area.
  final var presentAdjustedEdges: RectEdge {
    guard storedSafeAreaInsets != .zero, contentInsetAdjustmentBehavior != .never else { return [] }
    if contentInsetAdjustmentBehavior == .always { return .all }
    let isInNavigation = contentInsetAdjustmentBehavior == .automatic && isInNavigationController
    var edges: RectEdge = []
    if scrollsVertically || isInNavigation { edges.formUnion([.top, .bottom]) }
    if scrollsHorizontally { edges.formUnion([.left, .right]) }
    return edges
  }

  /// Whether the content is higher than the view, or bounces as if it were.
  final var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Whether the content is wider than the view, or bounces as if it were.
  final var scrollsHorizontally: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  /// The view's margins without the safe area that subviews don't get: that of the content insets, and that
  /// along axes that scroll, which would change with each step (RW6).
  final var contentMargins: EdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return baseLayoutMargins }
    var edges = adjustedEdges
    if scrollsVertically { edges.formUnion([.top, .bottom]) }
    if scrollsHorizontally { edges.formUnion([.left, .right]) }
    return baseLayoutMargins - storedSafeAreaInsets.only(edges)
  }

  /// The rectangle of the content, at least as large as the view.
  final var marginSpace: CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: max(contentSize.width, bounds.width),
      height: max(contentSize.height, bounds.height)
    )
  }

  private var isInNavigationController: Bool {
    let controller = sequence(first: self as View, next: \.superview).lazy.compactMap(\.owningController)
      .first
    return controller?.automaticallyAdjustsScrollViewInsets == true
      && controller?.baseNavigationController != nil
  }
}
