import Foundation

/// A horizontal position in a view or guide, for creating constraints.
@preconcurrency @MainActor public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, for comparison with sizes.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: place, to: otherAnchor.place)
  }

  /// Returns a constraint that places this anchor a multiple of the standard spacing, 8 points, after the
  /// other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the standard spacing after the
  /// other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the standard spacing after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// The default distances between views.
enum SystemSpacing {
  /// The distance between adjacent views.
  static let betweenViews: CGFloat = 8
}
