import ConstraintSolver
import Foundation
import Simulation

/// A rule in the layout engine: a constraint of the app, or a rule of a view, a guide or a measurement.
@MainActor final class LayoutEntry {
  /// The source of a rule. In a conflict, constraints of the app are given up first, then rules of contents.
  enum Source {
    /// The frame of a view, alone or by the proportions of its mask.
    case frame, mask
    /// The rectangle that a guide follows.
    case guide
    /// A view's content, or the size requested of a root.
    case content, size
    /// A constraint of the app.
    case constraint(LayoutConstraint)
  }

  /// The limit of a constant's magnitude. In sums with greater ones, points would be lost to rounding.
  private static let limit = 1e7

  let source: Source
  var terms: [LinearRow.Term]
  let relation: Simplex.Relation
  var priority: Float
  let yielding: Simplex.Yielding
  /// The constant that is added to the terms.
  private(set) var constant = 0.0
  private let phase: LayoutOrder.Phase
  private let serial: Int
  /// The spot whose own rule it is; `nil` for a constraint.
  private weak var spot: LayoutSpot?

  private var engineHandle: Handle<LayoutEngine>?
  /// The system's number; `nil` while the rule waits, or has been given up.
  var number: Int?
  var isEdited = false
  /// Whether the constant also depends on positions of content and baselines.
  var isMoving = false
  /// The constant of a constraint's expression, without the constraint's own.
  var expressionConstant = 0.0

  init(
    _ source: Source,
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation,
    priority: Float,
    yielding: Simplex.Yielding,
    phase: LayoutOrder.Phase,
    serial: Int,
    spot: LayoutSpot?
  ) {
    self.source = source
    self.terms = terms
    self.relation = relation
    self.priority = priority
    (self.yielding, self.phase, self.serial, self.spot) = (yielding, phase, serial, spot)
    self.constant = bounded(constant)
  }

  /// Changes the constant, and returns whether it was another one; the change takes effect in the next run.
  @discardableResult
  func want(_ constant: Double) -> Bool {
    let constant = bounded(constant)
    guard constant != self.constant else { return false }
    self.constant = constant
    engine?.noteEdit(of: self)
    return true
  }

  /// Returns a constant within the limit. Stops with a text that names the rule if it isn't finite.
  private func bounded(_ constant: Double) -> Double {
    guard constant.isFinite else { programmerError("\(text): a number is not finite") }
    return min(max(constant, -Self.limit), Self.limit)
  }

  /// Adds the rule to an engine.
  func enter(_ engine: LayoutEngine) { engineHandle = engine.handle }

  /// Removes the rule from its engine.
  func leave() { engineHandle = nil }

  /// The engine; `nil` after the rule has been removed from it.
  var engine: LayoutEngine? { engineHandle?.object }

  /// Whether the rule is one of an engine's.
  var isInEngine: Bool { engineHandle != nil }

  /// Updates the rule after the app has changed the constant of its constraint.
  func constantDidChange(to constant: CGFloat) {
    want(expressionConstant - Double(constant))
    engine?.constantDidChange()
  }

  /// Replaces the rule after the app has changed the priority of its constraint.
  func priorityDidChange() {
    guard let engine, case .constraint(let constraint) = source else { return }
    engine.remove(self)
    engine.add(constraint)
  }

  /// Returns whether the rule is given up first: constraints of the app, and of equal kinds the most recent.
  func shouldBreak(before other: LayoutEntry) -> Bool {
    rank != other.rank ? rank > other.rank : serial > other.serial
  }

  /// Whether the rule is about a baseline, whose position depends on the content.
  var hasBaseline: Bool {
    guard case .constraint(let constraint) = source else { return false }
    return [constraint.first, constraint.second].contains { $0?.hasBaseline ?? false }
  }

  /// The position among the entries that are added to the solver together.
  var order: LayoutOrder {
    var order = LayoutOrder(phase: phase, serial: serial)
    if phase == .contents || phase == .texts, let spot {
      (order.depth, order.mention) = (spot.depth, spot.mention ?? .max)
    }
    return order
  }

  private var rank: Int {
    switch source {
    case .frame, .mask, .guide: 0
    case .content, .size: 1
    case .constraint: 2
    }
  }

  /// The rule as text for logs.
  var text: String {
    let name = spot?.view.debugName ?? "a view that is gone"
    return switch source {
    case .frame: "the frame of \(name)"
    case .mask: "the autoresizing mask of \(name)"
    case .guide: "the \(spot?.guide?.debugName ?? "guide")"
    case .content: "the content of \(name)"
    case .size: "the size that is asked of \(name)"
    case .constraint(let constraint): constraint.description
    }
  }
}
