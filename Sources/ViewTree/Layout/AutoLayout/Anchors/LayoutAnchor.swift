import Foundation

/// An edge, center, baseline or dimension of a view or layout guide, for creating constraints.
///
/// `AnchorType` separates anchors that can't be compared: horizontal positions, vertical positions and sizes.
/// An anchor doesn't retain its view or guide. The constraints that it creates are inactive.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject>: Hashable {
  final let place: LayoutTerm
  private nonisolated let identity: LayoutTerm.Identity

  init(_ place: LayoutTerm) {
    self.place = place
    identity = place.identity
  }

  /// The view or guide; `nil` after it is deallocated.
  public final var item: AnyObject? { place.item.object }

  /// The item and the attribute as text: `Label "Name".top`.
  public final var name: String { place.text }

  /// Returns a constraint that places this anchor at the other one.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.equal, anchor)
  }

  /// Returns a constraint that places this anchor at the other one or beyond it.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that places this anchor at the other one or before it.
  public final func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that places this anchor `c` points beyond the other one.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// Returns a constraint that places this anchor at least `c` points beyond the other one.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that places this anchor at most `c` points beyond the other one.
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

  /// Returns whether both have the same item and attribute. Each access to a view's anchor creates a new
  /// object.
  public nonisolated static func == (lhs: LayoutAnchor, rhs: LayoutAnchor) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Returns the same for anchors of different types, such as ``LayoutConstraint/firstAnchor``.
  public nonisolated static func == <Other>(lhs: LayoutAnchor, rhs: LayoutAnchor<Other>) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Hashes the anchor's item and attribute.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LayoutAnchor: @preconcurrency CustomStringConvertible {
  /// The same as ``name``.
  public final var description: String { name }
}
