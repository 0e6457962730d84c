/// The steps by which a run has derived the values of its variables, to repeat them with other constants.
///
/// While no constraint is added or removed, the same constraints can be affected by a change of the same
/// constants. If required equations with one unknown have determined all values, the order of these equations
/// doesn't depend on the constants.
struct Derivation {
  /// A step, with the number of its constraint.
  enum Step {
    /// All variables of the constraint have values, which satisfy it.
    case check(Int)
    /// The equation determines the only variable without a value.
    case solve(Int, for: Int)
  }

  private(set) var steps: [Step] = []
  /// The changes and the revision of the constraints for which the run was.
  private var variables: [Int] = []
  private var constraints: [Int] = []
  private var revision = -1
  /// Whether the run has taken other steps, whose results depend on more than the order of equations.
  private var hasOtherSteps = true

  /// Begins with a run for changes of variables and constraints.
  mutating func begin(variables: [Int], constraints: [Int], revision: Int) {
    steps.removeAll(keepingCapacity: true)
    (self.variables, self.constraints, self.revision) = (variables, constraints, revision)
    hasOtherSteps = false
  }

  /// Adds a step.
  mutating func append(_ step: Step) {
    if !hasOtherSteps { steps.append(step) }
  }

  /// Records that the run has taken another step, so that this derivation can't be repeated.
  mutating func noteOtherStep() { hasOtherSteps = true }

  /// Returns whether the same steps derive the values after changes of variables and constraints.
  func applies(to variables: [Int], _ constraints: [Int], revision: Int) -> Bool {
    !hasOtherSteps && self.revision == revision && self.constraints == constraints
      && self.variables == variables
  }
}

extension ConstraintSystem {
  /// Repeats the last derivation with the present constants, and returns whether the values satisfy all of
  /// its constraints. The arithmetic is that of the first time, so the values are the same to the last bit.
  mutating func repeatDerivation() -> Bool {
    for step in derivation.steps {
      switch step {
      case .check(let number):
        guard let constraint = store.constraint(number),
          constraint.relation.isSatisfied(by: sum(of: constraint).constant)
        else { return false }
      case .solve(let number, let variable):
        guard let constraint = store.constraint(number) else { return false }
        let sum = sum(of: constraint, without: variable)
        let value = -sum.constant / sum.factor
        if store.isBounded(variable), value < -Simplex.slackness { return false }
        classes.change(variable, to: value)
      }
    }
    return true
  }

  /// Returns the sum of a constraint with the values of its variables without one, and the factor of that
  /// one.
  private func sum(
    of constraint: ConstraintStore.Constraint,
    without variable: Int? = nil
  ) -> (constant: Double, factor: Double) {
    var sum = (constant: constraint.constant, factor: 0.0)
    for place in constraint.terms {
      let term = store.occurrences[place]
      if term.variable == variable {
        sum.factor += term.factor
      } else {
        sum.constant += term.factor * classes.states[term.variable].offset
      }
    }
    return sum
  }
}
