import Foundation

/// A constraint of a row or column of views, before it is made.
@MainActor struct StackRule {
  /// The kinds of rules, in the order in which the constraints of a new arrangement become active.
  enum Kind: Int {
    case start, gap, distance, end, size, alignment, fit, baseline, shortness, hiding
  }

  var kind: Kind
  var first: LayoutTerm
  var relation = LayoutConstraint.Relation.equal
  var second: LayoutTerm?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = LayoutPriority.required
  /// The identifier of the constraint, the one that UIKit uses.
  var identifier: String

  /// Returns a new constraint, which isn't active.
  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }
}

/// The circumstances of an arranged view on which its rules depend, except the spacing before it.
struct StackCircumstances: Equatable {
  var isHidden: Bool
  /// The visible view before it; `nil` for the first one.
  var previous: ObjectIdentifier?
  /// The visible view after it; `nil` for the last one.
  var next: ObjectIdentifier?
  /// The views that determine its distance, or its size.
  var reference: ObjectIdentifier?
  var otherReference: ObjectIdentifier?
  /// Its share of the size of the reference.
  var share: CGFloat = 0
  /// The priority of the rule that makes it short; 0 for none.
  var shortness: Float = 0
}
