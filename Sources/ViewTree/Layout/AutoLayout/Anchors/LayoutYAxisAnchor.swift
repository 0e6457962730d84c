import Foundation

/// An anchor along y.
@preconcurrency @MainActor public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The way from this anchor to another one, to be compared with sizes.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: place, to: otherAnchor.place)
  }

  /// This anchor is so many standard spacings, of 8 points, below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor is at least so many standard spacings below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor is at most so many standard spacings below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}
