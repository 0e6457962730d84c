import Foundation

/// An anchor along x.
@preconcurrency @MainActor public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The way from this anchor to another one, to be compared with sizes.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: place, to: otherAnchor.place)
  }

  /// This anchor is so many standard spacings, of 8 points, after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor is at least so many standard spacings after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor is at most so many standard spacings after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// How far apart views stand unless somebody says it.
enum SystemSpacing {
  /// Between views beside each other.
  static let betweenViews: CGFloat = 8
}
