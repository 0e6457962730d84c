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

  private var partOfSafeArea: EdgeInsets {
    let safe = storedSafeAreaInsets
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
    return controller?.automaticallyAdjustsScrollViewInsets == true
      && controller?.baseNavigationController != nil
  }
}
