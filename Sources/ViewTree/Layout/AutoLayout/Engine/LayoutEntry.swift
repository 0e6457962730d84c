import Foundation
import Simulation

/// One rule among what is solved: a constraint of the program's, or what a view, a guide or the solver's user says itself.
@MainActor final class LayoutEntry {
  /// Who says it. When some exclude each other, what comes last here is given up first.
  enum Source {
    /// A frame, or what a guide follows.
    case bound(String)
    /// A view's content.
    case content(String)
    /// The program.
    case constraint(LayoutConstraint)
  }

  /// The greatest constant, and with a minus the least: in sums with a greater one, points would get lost.
  private static let limit = 1e7

  let source: Source
  var terms: [LinearRow.Term]
  let relation: Simplex.Relation
  var priority: Float
  /// What is added to the terms.
  private(set) var constant: Double
  /// Where it stands in the order in which entries were made.
  let serial: Int

  weak var engine: LayoutEngine?
  /// The solver's number; nil while the rule waits, or has been given up.
  var number: Int?
  /// The constant that the solver has.
  var solvedConstant: Double
  var isEdited = false

  init(
    _ source: Source,
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation,
    priority: Float,
    serial: Int
  ) {
    self.source = source
    self.terms = terms
    self.constant = Self.bounded(constant, source)
    self.relation = relation
    self.priority = priority
    self.serial = serial
    solvedConstant = self.constant
  }

  /// Changes the constant; it counts when the engine runs next.
  func want(_ constant: Double) {
    let constant = Self.bounded(constant, source)
    guard constant != self.constant else { return }
    self.constant = constant
    engine?.noteEdit(of: self)
  }

  /// Stops with a text that names the rule if its constant is no number.
  private static func bounded(_ constant: Double, _ source: Source) -> Double {
    guard constant.isFinite else { programmerError("\(source.text): a number is not finite") }
    return min(max(constant, -limit), limit)
  }

  /// The program has changed the constant of its constraint.
  func constantDidChange() {
    engine?.refresh(self)
    engine?.inputDidChange()
  }

  /// The program has changed the priority of its constraint.
  func priorityDidChange() {
    guard let engine, case .constraint(let constraint) = source else { return }
    engine.remove(self)
    engine.add(constraint)
  }

  /// How late the rule is given up: program's constraints first, the youngest before others.
  func isGivenUp(before other: LayoutEntry) -> Bool {
    rank != other.rank ? rank > other.rank : serial > other.serial
  }

  private var rank: Int {
    switch source {
    case .bound: 0
    case .content: 1
    case .constraint: 2
    }
  }

  /// The rule as logs write it.
  var text: String { source.text }
}

extension LayoutEntry.Source {
  @MainActor fileprivate var text: String {
    switch self {
    case .bound(let text), .content(let text): text
    case .constraint(let constraint): constraint.description
    }
  }
}
