import Foundation
import Simulation

extension View {
  /// The part of the view that nothing of the system's covers; the whole view before iOS 11.
  public final var safeAreaLayoutGuide: LayoutGuide { boundGuide(.safeArea) }
  /// The part of the view inside its margins.
  public final var layoutMarginsGuide: LayoutGuide { boundGuide(.layoutMargins) }
  /// The part of the view inside its margins that is no wider than lines of text should be: 672 points.
  public final var readableContentGuide: LayoutGuide { boundGuide(.readableContent) }

  /// The guide of that kind, made at the first access.
  final func boundGuide(_ kind: BoundLayoutGuide.Kind) -> BoundLayoutGuide {
    let state = keepLayoutState()
    if let guide = state.boundGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = BoundLayoutGuide(kind, of: self)
    state.boundGuides.append(guide)
    return guide
  }
}

extension ScrollView {
  /// The content, in the scroll view's own coordinates: constraints that give it a size set ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { boundGuide(.scrollContent) }
  /// The scroll view's own rectangle, which stays where it is while content moves.
  public final var frameLayoutGuide: LayoutGuide { boundGuide(.scrollFrame) }
}

/// What a bar or the system leaves uncovered at one end of a controller's view.
@preconcurrency @MainActor public protocol LayoutSupport: AnyObject {
  /// How much is covered, in points.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// How much is covered.
  var heightAnchor: LayoutDimension { get }
}

extension BoundLayoutGuide: LayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension ViewController {
  /// What is covered at the top of the view, which the first access makes.
  public final var topLayoutGuide: any LayoutSupport { view.boundGuide(.controllerTop) }
  /// What is covered at the bottom of the view, which the first access makes.
  public final var bottomLayoutGuide: any LayoutSupport { view.boundGuide(.controllerBottom) }
  /// The least margins that the system leaves at the sides of the view.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = view.systemMinimumMargin
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
