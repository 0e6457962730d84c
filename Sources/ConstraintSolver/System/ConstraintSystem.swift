/// A set of constraints whose best solution is kept up to date.
///
/// A solution satisfies the required constraints, and minimizes the violations of the optional ones priority
/// by priority. ``solve(sorting:)`` recomputes the parts that changes can affect. It first propagates
/// values: an equation with one unknown determines it, one with two unknowns makes them a class, limits that
/// meet are a value. That takes linear time, and its solution is the only one. Parts that have several best
/// solutions, or in which constraints compete, are left to ``Simplex``; a tie depends on the order of the
/// constraints, which the caller determines.
///
/// If the same constants change again, the solution repeats the steps of the last one; see `Derivation`.
package struct ConstraintSystem {
  var store = ConstraintStore()
  var classes = VariableClasses()
  /// The values of the last solution, by the variables.
  package private(set) var values: [Double] = []
  /// The parts that were left to the simplex solver, by their variables.
  private var parts: [SimplexPart?] = []
  /// The variables and constraints that have changed since the last solution.
  private var changedVariables: [Int] = []
  private var changedConstraints: [Int] = []
  /// The variables with new values since ``takeMoved()``.
  private var moved: [Int] = []
  /// The variables and constraints of the last run, and the steps that it has taken.
  var run = SolvingRun()
  var derivation = Derivation()

  /// Creates a system without variables and constraints.
  package init() {}

  // MARK: Variables

  /// Adds a variable, which is 0 until constraints determine it.
  package mutating func addVariable(isBounded: Bool) -> Int {
    let variable = store.addVariable(isBounded: isBounded)
    classes.reserve(store.variableCount)
    classes.set(variable, to: 0)
    if variable == values.count {
      values.append(0)
      parts.append(nil)
    }
    (values[variable], parts[variable]) = (0, nil)
    return variable
  }

  /// Removes a variable that no constraint uses any more.
  package mutating func removeVariable(_ variable: Int) {
    parts[variable] = nil
    store.removeVariable(variable)
  }

  /// Returns the variable's value in the last solution.
  package func value(of variable: Int) -> Double { values[variable] }

  /// Returns whether there are equally good solutions in which the variable has another value.
  package func isAmbiguous(_ variable: Int) -> Bool {
    parts[variable]?.isAmbiguous(variable) ?? (store.firstOccurrence(of: variable) < 0)
  }

  /// Returns the variables with new values since the last call, each at least once.
  package mutating func takeMoved() -> [Int] {
    defer { moved.removeAll(keepingCapacity: true) }
    return moved
  }

  // MARK: Constraints

  /// Adds `terms + constant` in a relation to 0, and returns the constraint's number.
  package mutating func add(
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation,
    priority: Float,
    yielding: Simplex.Yielding = .first
  ) -> Int {
    let number = store.add(terms, constant: constant, relation, priority: priority, yielding: yielding)
    noteChange(of: number)
    return number
  }

  /// Removes a constraint.
  package mutating func remove(_ number: Int) {
    guard let constraint = store.constraint(number) else { return }
    let variables = constraint.terms.map { store.occurrences[$0].variable }
    store.remove(number)
    for variable in variables where constraint.isAnchor || !store.isAnchored(variable) {
      changedVariables.append(variable)
    }
  }

  /// Changes the constant of a constraint.
  package mutating func setConstant(_ constant: Double, of number: Int) {
    guard let constraint = store.constraint(number), constraint.constant != constant else { return }
    store.setConstant(constant, of: number)
    noteChange(of: number)
  }

  private mutating func noteChange(of number: Int) {
    changedConstraints.append(number)
    guard let constraint = store.constraint(number), constraint.isAnchor else { return }
    changedVariables.append(store.occurrences[constraint.terms.lowerBound].variable)
  }

  // MARK: Solving

  /// Updates the solution to the changes. `sort` returns numbers of constraints in the order that decides
  /// ties.
  ///
  /// Throws the first constraints found that contradict each other. Remove one of them and try again: until
  /// then, the solution is the previous one.
  package mutating func solve(sorting sort: ([Int]) -> [Int]) throws(Simplex.Conflict) {
    guard !changedVariables.isEmpty || !changedConstraints.isEmpty else { return }
    let isKnown = derivation.applies(to: changedVariables, changedConstraints, revision: store.revision)
    if !isKnown || !repeatDerivation() { try derive(sorting: sort) }
    changedVariables.removeAll(keepingCapacity: true)
    changedConstraints.removeAll(keepingCapacity: true)
    for variable in run.variables {
      let value = classes.states[variable].offset
      if value != values[variable] {
        values[variable] = value
        moved.append(variable)
      }
    }
  }

  /// Derives the values of the variables that the changes can affect.
  private mutating func derive(sorting sort: ([Int]) -> [Int]) throws(Simplex.Conflict) {
    derivation.begin(variables: changedVariables, constraints: changedConstraints, revision: store.revision)
    collect(variables: changedVariables, constraints: changedConstraints)
    var isPropagated = true
    do throws(Contradiction) {
      try propagateRequired()
    } catch {
      isPropagated = false
      derivation.noteOtherStep()
      // The constraints from which it follows contradict each other, unless it is a rounding error.
      let reasons = reasons(of: error)
      _ = try SimplexPart(sort(reasons.constraints), for: reasons.variables, in: self)
      for variable in run.variables { resetClass(of: variable) }
    }
    for variable in run.variables where classes.value(of: variable) != nil { setPart(nil, of: variable) }
    for variable in run.variables where classes.value(of: variable) == nil {
      derivation.noteOtherStep()
      try solvePart(around: variable, propagates: isPropagated, sorting: sort)
    }
  }

  /// Solves the unknown variables that constraints connect with one of them.
  private mutating func solvePart(
    around variable: Int,
    propagates: Bool,
    sorting sort: ([Int]) -> [Int]
  ) throws(Simplex.Conflict) {
    collectPart(around: variable)
    var part: SimplexPart?
    if !propagates || !propagatePart() {
      for variable in run.partVariables { resetClass(of: variable) }
      collectAnchorsOfPart()
      let numbers = sort(run.partConstraints)
      if let old = parts[variable], old.update(to: numbers, in: self) {
        part = old
      } else {
        part = try SimplexPart(numbers, for: run.partVariables + run.partAnchors, in: self)
      }
      for variable in run.partVariables { classes.set(variable, to: part?.value(of: variable) ?? 0) }
      moveUnanchored()
    }
    for variable in run.partVariables { setPart(part, of: variable) }
  }

  mutating func resetClass(of variable: Int) {
    classes.reset(variable, isBounded: store.isBounded(variable))
  }

  private mutating func setPart(_ part: SimplexPart?, of variable: Int) {
    if parts[variable] !== part { parts[variable] = part }
  }
}
