import Foundation
import Simulation

/// A relation between attributes of views and guides.
///
/// It reads `item1.attribute1 == multiplier * item2.attribute2 + constant`, or the same with `<=` or `>=`.
/// The constraint applies while it is active. Its owner is then the nearest common ancestor of its items; it
/// retains none of them. When one of them leaves the ancestor's tree, the constraint becomes inactive. Views
/// move to the solved positions at the next layout.
@preconcurrency @MainActor open class LayoutConstraint: Hashable {
  /// The two sides of the constraint; see `LayoutConstraint+Activation.swift`.
  final var first: LayoutTerm?
  final var second: LayoutTerm?
  /// The relation between the two sides.
  public internal(set) final var relation = Relation.equal
  /// The factor of the second side.
  public internal(set) final var multiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = LayoutPriority.required
  /// The view that owns the constraint while it is active.
  final var holder: Handle<View>?
  /// The position in the order in which constraints were activated; a later one has a greater number.
  final var activation = 0
  static var lastActivation = 0
  /// The constraint's entry in the layout engine; `nil` while there is none.
  final weak var entry: LayoutEntry?

  /// A name for logs and tests.
  open var identifier: String?

  /// Creates a constraint without items, for subclasses.
  public init() {}

  /// Never called: the constraints of interface files are of this class.
  open func awakeFromNib() {}

  /// Creates an inactive constraint.
  ///
  /// Stops with a text that names both sides if they can't be compared: a position and a size, a position
  /// without a second side, or an edge of lines (`leading`) and a fixed one (`left`). A horizontal position
  /// may be compared with a vertical one (U60). If `view2` is `nil`, there is no second side, whatever its
  /// attribute.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let place = LayoutTerm(LayoutItem(any: view1, for: "LayoutConstraint"), attr1)
    let other = view2.map { LayoutTerm(LayoutItem(any: $0, for: "LayoutConstraint"), attr2) }
    self.init(place, relation, other, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: LayoutTerm,
    _ relation: Relation,
    _ second: LayoutTerm?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    requireSense()
  }

  // MARK: Mutable properties

  /// The constant that is added to the second side, in points. A change takes effect at the next layout.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else { programmerError("\(description): constant \(newValue) is not finite") }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      entry?.constantDidChange(to: newValue)
    }
  }

  /// The priority of the constraint; required by default.
  ///
  /// An active constraint can't become required or cease to be: that stops the program, as in UIKit.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard (0...1000).contains(newValue.rawValue) else {
        programmerError("\(description): priority \(newValue.rawValue) is not from 0 to 1000")
      }
      if isActive, (newValue == .required) != (storedPriority == .required) {
        programmerError("\(description): an active constraint can't become required, or cease to be")
      }
      storedPriority = newValue
      entry?.priorityDidChange()
    }
  }

  /// Whether the constraint is active. Activating it adds it to the nearest common ancestor of its items.
  ///
  /// Stops with `... can't be active: Label "a" and Label "b" have no common ancestor` if they are in
  /// different trees.
  open var isActive: Bool {
    get { holder?.object != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints, in their order.
  public class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Items

  /// The view or guide on the first side; `nil` after it is deallocated.
  public final var firstItem: AnyObject? { first?.item.object }
  /// The view or guide on the second side; `nil` if there is none.
  public final var secondItem: AnyObject? { second?.item.object }
  /// The attribute of the first side.
  public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the second side.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side. Stops the program in a constraint without items.
  public final var firstAnchor: LayoutAnchor<AnyObject> {
    guard let first else { programmerError("LayoutConstraint.firstAnchor: it is about nothing") }
    return LayoutAnchor(first)
  }
  /// The anchor of the second side; `nil` if there is none.
  public final var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }

  private func requireSense() {
    guard let first else { return }
    if let why = Self.objection(to: first, second, multiplier, storedConstant) {
      programmerError("\(description): \(why)")
    }
    if second?.kind == Attribute.Kind.none { second = nil }
  }

  /// Returns why two sides make no constraint; nil if they make one.
  static func objection(
    to first: LayoutTerm,
    _ second: LayoutTerm?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> String? {
    guard multiplier.isFinite, constant.isFinite else { return "a number is not finite" }
    guard first.kind != .none else { return "the first side has no attribute" }
    guard let second, second.kind != .none else {
      return first.kind == .size ? nil : "a position must be compared with another"
    }
    guard (first.kind == .size) == (second.kind == .size) else { return "the two sides can't be compared" }
    if let one = first.attribute.followsLines, let other = second.attribute.followsLines, one != other {
      return "leading and trailing can't be compared with left and right"
    }
    return nil
  }

  // MARK: Identity

  /// Returns whether both constraints are the same object.
  public nonisolated static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The constraint as text, with the identifier if there is one.
  ///
  /// For example: `Label "Name".top == Label "Title".bottom + 8 @750`.
  public final var description: String {
    guard let first else { return "LayoutConstraint" }
    var text = identifier.map { "\"\($0)\": " } ?? ""
    text += "\(first.text) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(GeometryText.number(multiplier)) * " }
      text += second.text
      if constant > 0 { text += " + \(GeometryText.number(constant))" }
      if constant < 0 { text += " - \(GeometryText.number(-constant))" }
    } else {
      text += GeometryText.number(constant)
    }
    if priority != .required { text += " @\(GeometryText.number(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension LayoutConstraint.Relation {
  /// The relation's operator as text.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
