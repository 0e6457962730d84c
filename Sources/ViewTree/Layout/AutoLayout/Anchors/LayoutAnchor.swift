import Foundation

/// An edge, middle, baseline or measure of a view or guide, to make constraints of.
///
/// `AnchorType` keeps what can't be compared apart: horizontal positions, vertical ones, and sizes. An anchor holds neither
/// view nor guide. The constraints that it makes are not active.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject>: Hashable {
  final let place: LayoutPlace
  private nonisolated let identity: LayoutPlace.Identity

  init(_ place: LayoutPlace) {
    self.place = place
    identity = place.identity
  }

  /// The view or guide; nil once it has gone.
  public final var item: AnyObject? { place.item.object }

  /// The item and the attribute: `Label "Name".top`.
  public final var name: String { place.text }

  /// This anchor is where the other one is.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.equal, anchor)
  }

  /// This anchor is where the other one is, or beyond.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// This anchor is where the other one is, or before.
  public final func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// This anchor is `c` points beyond the other one.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// This anchor is at least `c` points beyond the other one.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// This anchor is at most `c` points beyond the other one.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }

  final func make(
    _ relation: LayoutConstraint.Relation,
    _ anchor: LayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(place, relation, anchor.place, multiplier: multiplier, constant: constant)
  }

  /// Whether both are about the same of one item; each access of a view's anchor makes another object.
  public nonisolated static func == (lhs: LayoutAnchor, rhs: LayoutAnchor) -> Bool {
    lhs.identity == rhs.identity
  }

  /// The same for anchors of different kinds, as ``LayoutConstraint/firstAnchor`` is of any.
  public nonisolated static func == <Other>(lhs: LayoutAnchor, rhs: LayoutAnchor<Other>) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Hashes what the anchor is about.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LayoutAnchor: @preconcurrency CustomStringConvertible {
  /// The same as ``name``.
  public final var description: String { name }
}
