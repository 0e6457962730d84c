import Foundation
import HeadlessUIKit
import Testing

/// The solver against an exhaustive search, on small random systems.
@MainActor @Suite struct LayoutSolverTests {
  /// A constraint over the positions and widths of two views: `factors · (x1, w1, x2, w2) + constant` in a
  /// relation to 0.
  private struct Rule {
    var factors: [Double]
    var constant: Double
    var relation: LayoutConstraint.Relation
    var priority: Float

    func miss(_ point: [Double]) -> Double {
      let value = zip(factors, point).map { $0 * $1 }.reduce(constant, +)
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  private static let priorities: [Float] = [1000, 750, 500, 250]

  /// Returns the total violation of the rules of each priority at a point, the highest priority first.
  private static func misses(_ rules: [Rule], _ point: [Double]) -> [Double] {
    priorities.map { priority in
      rules.filter { $0.priority == priority }.map { $0.miss(point) }.reduce(0, +)
    }
  }

  /// Returns the least violations at any vertex of the rules' planes, or nil if no vertex satisfies the
  /// required rules.
  private static func best(_ rules: [Rule]) -> [Double]? {
    var planes = rules.map { ($0.factors, -$0.constant) }
    for axis in 0..<4 { planes.append(((0..<4).map { $0 == axis ? 1.0 : 0.0 }, 0.0)) }
    var best: [Double]?
    for a in planes.indices {
      for b in planes.indices where b > a {
        for c in planes.indices where c > b {
          for d in planes.indices where d > c {
            guard let point = corner([a, b, c, d].map { planes[$0] }) else { continue }
            guard point[1] > -1e-6, point[3] > -1e-6 else { continue }
            let misses = Self.misses(rules, point)
            guard misses[0] < 1e-6 else { continue }
            if best.map({ isLess(misses, $0, by: 1e-6) }) ?? true { best = misses }
          }
        }
      }
    }
    return best
  }

  private static func isLess(_ one: [Double], _ other: [Double], by tolerance: Double) -> Bool {
    for (one, other) in zip(one, other) where abs(one - other) > tolerance { return one < other }
    return false
  }

  /// Returns the intersection of four planes, or nil if it isn't a single point.
  private static func corner(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<4 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in 0...4 { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<4).map { rows[$0][4] / rows[$0][$0] }
  }

  private typealias Anchor = (make: LayoutXAxisAnchor, factors: [Double], constant: Double)

  /// Returns a random constraint and the rule that is equal to it.
  private func random(
    _ random: inout FixedRandom,
    _ views: [View],
    _ root: View
  ) -> (LayoutConstraint, Rule) {
    func anchor() -> Anchor {
      let which = Int.random(in: 0..<3, using: &random)
      let edge = Int.random(in: 0..<3, using: &random)
      let view = which == 2 ? root : views[which]
      var factors: [Double] = [0, 0, 0, 0]
      let part = [0, 1, 0.5][edge]
      if which < 2 { (factors[which * 2], factors[which * 2 + 1]) = (1, part) }
      return (
        [view.leadingAnchor, view.trailingAnchor, view.centerXAnchor][edge], factors,
        which == 2 ? part * 320 : 0
      )
    }
    let relation = LayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal
    let number = Double(Int.random(in: -6...20, using: &random) * 10)
    let priority = Self.priorities[Int.random(in: 0..<4, using: &random)]
    var rule = Rule(factors: [0, 0, 0, 0], constant: -number, relation: relation, priority: priority)
    let constraint: LayoutConstraint
    if random.once(in: 3) {
      let which = Int.random(in: 0..<2, using: &random)
      rule.factors[which * 2 + 1] = 1
      let width = views[which].widthAnchor
      switch relation {
      case .equal: constraint = width.constraint(equalToConstant: number)
      case .lessThanOrEqual: constraint = width.constraint(lessThanOrEqualToConstant: number)
      case .greaterThanOrEqual: constraint = width.constraint(greaterThanOrEqualToConstant: number)
      }
    } else {
      let (one, other) = (anchor(), anchor())
      rule.factors = zip(one.factors, other.factors).map { $0 - $1 }
      rule.constant += one.constant - other.constant
      switch relation {
      case .equal: constraint = one.make.constraint(equalTo: other.make, constant: number)
      case .lessThanOrEqual: constraint = one.make.constraint(lessThanOrEqualTo: other.make, constant: number)
      case .greaterThanOrEqual:
        constraint = one.make.constraint(greaterThanOrEqualTo: other.make, constant: number)
      }
    }
    constraint.priority = LayoutPriority(priority)
    return (constraint, rule)
  }

  @Test(arguments: UInt64(0)..<12) func `no corner of the rules misses less than the solution`(seed: UInt64) {
    var random = FixedRandom(seed: seed)
    var solved = 0
    for _ in 0..<15 {
      let scene = LayoutScene()
      let views = [scene.view("a"), scene.view("b")]
      let pairs = (0..<7).map { _ in self.random(&random, views, scene.root) }
      // Some are added late, some are removed and some change, so the solution results from incremental
      // updates.
      LayoutConstraint.activate(pairs.prefix(5).map(\.0))
      scene.layOut()
      LayoutConstraint.activate(pairs.suffix(2).map(\.0))
      scene.layOut()
      pairs[1].0.isActive = false
      pairs[3].0.constant += 30
      scene.layOut()
      var rules = pairs.map(\.1)
      rules[3].constant -= 30
      rules.remove(at: 1)
      let found = views.flatMap { [Double($0.frame.minX), Double($0.frame.width)] }
      guard let best = Self.best(rules) else {
        #expect(scene.conflicts != [])
        continue
      }
      let misses = Self.misses(rules, found)
      // A constraint broken on the way may take effect again only after another change.
      guard scene.conflicts.isEmpty || misses[0] < 1.5 else { continue }
      solved += 1
      #expect(!Self.isLess(best, misses, by: 2), "\(misses) instead of \(best): \(rules)")
    }
    #expect(solved > 5)
  }

  @Test func `the same steps lead to the same frames`() {
    func frames() -> [CGRect] {
      var random = FixedRandom(seed: 99)
      let scene = LayoutScene()
      let views = [scene.view("a"), scene.view("b")]
      return (0..<20).flatMap { _ in
        let (constraint, _) = self.random(&random, views, scene.root)
        constraint.priority = LayoutPriority(min(999, constraint.priority.rawValue))
        scene.activate(constraint)
        return views.map(\.frame)
      }
    }
    #expect(frames() == frames())
  }
}
