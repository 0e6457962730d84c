/// A part of a system that the simplex solver solves.
final class SimplexPart {
  private var simplex = Simplex()
  /// The solver's variables by those of the system.
  private var symbols: [Int: Int] = [:]
  /// The serials of the constraints, in the order in which they were added, and the constants in use.
  private var serials: [Int] = []
  private var constants: [Double] = []

  /// Solves constraints of a system for some of their variables; the others have values. Throws the numbers
  /// of constraints that contradict each other.
  init(
    _ numbers: [Int],
    for variables: some Sequence<Int>,
    in system: borrowing ConstraintSystem
  ) throws(Simplex.Conflict) {
    // The solver's choices depend on the order of the variables.
    for variable in variables.sorted() {
      symbols[variable] = simplex.addVariable(isBounded: system.store.isBounded(variable))
    }
    for number in numbers {
      guard let constraint = system.store.constraint(number) else { continue }
      var terms: [LinearRow.Term] = []
      for place in constraint.terms {
        let term = system.store.occurrences[place]
        guard let symbol = symbols[term.variable] else { continue }
        terms.append(LinearRow.Term(symbol: symbol, factor: term.factor))
      }
      let constant = constant(of: constraint, in: system)
      serials.append(constraint.serial)
      constants.append(constant)
      do throws(Simplex.Conflict) {
        try simplex.add(
          terms,
          constant: constant,
          constraint.relation,
          priority: constraint.priority,
          yielding: constraint.yielding
        )
      } catch {
        throw Simplex.Conflict(constraints: error.constraints.map { numbers[$0] })
      }
    }
  }

  /// Returns the constant of a constraint with the values of the variables that aren't the part's.
  private func constant(
    of constraint: ConstraintStore.Constraint,
    in system: borrowing ConstraintSystem
  ) -> Double {
    var constant = constraint.constant
    for place in constraint.terms {
      let term = system.store.occurrences[place]
      guard symbols[term.variable] == nil else { continue }
      constant += term.factor * system.classes.states[term.variable].offset
    }
    return constant
  }

  /// Updates the solution to the current constants; returns `false` if the constraints aren't the same ones
  /// in the same order, or contradict each other.
  func update(to numbers: [Int], in system: borrowing ConstraintSystem) -> Bool {
    guard numbers.count == serials.count else { return false }
    var (changes, current) = ([(number: Int, way: Double)](), constants)
    for (place, number) in numbers.enumerated() {
      guard let constraint = system.store.constraint(number), constraint.serial == serials[place] else {
        return false
      }
      current[place] = constant(of: constraint, in: system)
      if current[place] != constants[place] { changes.append((place, current[place] - constants[place])) }
    }
    constants = current
    do {
      try simplex.shift(changes)
    } catch {
      // The solver is unusable now, so no list of constraints may match any more.
      serials.removeAll()
      return false
    }
    return true
  }

  func value(of variable: Int) -> Double { symbols[variable].map { simplex.value(of: $0) } ?? 0 }

  func isAmbiguous(_ variable: Int) -> Bool { symbols[variable].map { simplex.isAmbiguous($0) } ?? true }
}
