import Foundation

/// A width, a height, or a way between two anchors.
@preconcurrency @MainActor public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  override init(_ place: LayoutPlace) { super.init(place) }

  init(from origin: LayoutPlace, to end: LayoutPlace) {
    var place = end
    place.origin = (origin.item, origin.attribute)
    super.init(place)
  }

  /// The size is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .equal, nil, constant: c)
  }

  /// The size is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// The size is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(place, .lessThanOrEqual, nil, constant: c)
  }

  /// The size is the other one's multiple.
  public func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// The size is the other one's multiple or more.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// The size is the other one's multiple or less.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// The size is the other one's multiple and `c` points.
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// The size is the other one's multiple and `c` points, or more.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// The size is the other one's multiple and `c` points, or less.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
