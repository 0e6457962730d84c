import Foundation

/// A width, a height, or a distance between two anchors, for creating constraints.
@preconcurrency @MainActor public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  override init(_ place: LayoutTerm) { super.init(place) }

  init(from origin: LayoutTerm, to end: LayoutTerm) {
    var place = end
    place.origin = (origin.item, origin.attribute)
    super.init(place)
  }

  /// Returns a constraint that makes the size `c` points.
  public func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .equal, nil, constant: c)
  }

  /// Returns a constraint that makes the size at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the size at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the size `m` times the other one.
  public func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size at least `m` times the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size at most `m` times the other one.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size `m` times the other one plus `c` points.
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at least `m` times the other one plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at most `m` times the other one plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
