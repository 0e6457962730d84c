import Foundation
import Simulation

extension ScrollView {
  /// When the safe area adds to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; inside a navigation controller at top and bottom in any case, unless the controller's
    /// ``ViewController/automaticallyAdjustsScrollViewInsets`` is false.
    case automatic = 0
    /// Along axes on which the content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all edges.
    case always = 3
  }

  /// What is really kept free around the content: ``contentInset``, the safe area's part (E6), and what a refresh takes.
  public final var adjustedContentInset: EdgeInsets { contentInset + safeAreaPart }

  /// What the safe area, and a refresh under way, add now.
  final var presentSafeAreaPart: EdgeInsets {
    guard let refresh, refresh.isInPlace else { return partOfSafeArea }
    return partOfSafeArea + EdgeInsets(top: RefreshControl.height)
  }

  private var partOfSafeArea: EdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    if contentInsetAdjustmentBehavior == .always { return safe }
    let isInNavigation = contentInsetAdjustmentBehavior == .automatic && isInNavigationController
    let isVertical = contentSize.height > bounds.height || alwaysBounceVertical || isInNavigation
    let isHorizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
    return EdgeInsets(
      top: isVertical ? safe.top : 0,
      left: isHorizontal ? safe.left : 0,
      bottom: isVertical ? safe.bottom : 0,
      right: isHorizontal ? safe.right : 0
    )
  }

  private var isInNavigationController: Bool {
    let controller = sequence(first: self as View, next: \.superview).lazy.compactMap(\.owningController)
      .first
    return controller?.automaticallyAdjustsScrollViewInsets == true && controller?.nearestNavigation != nil
  }
}
