import Foundation

/// A vertical position in a view or guide, for creating constraints.
@preconcurrency @MainActor public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, for comparison with sizes.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: place, to: otherAnchor.place)
  }

  /// Returns a constraint that places this anchor a multiple of the standard spacing, 8 points, below the
  /// other.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the standard spacing below the
  /// other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the standard spacing below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}
