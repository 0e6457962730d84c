/// Methods that find the variables and constraints that a change can affect.
///
/// A variable that a constraint determines alone, such as the width of a view with a fixed width, separates
/// its constraints from each other: a change of one of them doesn't affect the others.
extension ConstraintSystem {
  /// Begins a run with the variables and constraints that changes can affect.
  mutating func collect(variables: [Int], constraints: [Int]) {
    run.begin(variables: store.variableCount, constraints: store.constraintCount)
    for variable in variables where store.isUsed(variable: variable) { run.find(variable: variable) }
    for number in constraints { collect(constraint: number) }
    var place = 0
    while place < run.variables.count {
      var occurrence = store.firstOccurrence(of: run.variables[place])
      place += 1
      while occurrence >= 0 {
        collect(constraint: store.occurrences[occurrence].constraint)
        occurrence = store.occurrences[occurrence].next
      }
    }
    for variable in run.variables { resetClass(of: variable) }
  }

  private mutating func collect(constraint number: Int) {
    guard let constraint = store.constraint(number), run.finds(constraint: number) else { return }
    for place in constraint.terms {
      let variable = store.occurrences[place].variable
      if !store.isAnchored(variable) { run.find(variable: variable) }
    }
  }

  /// Collects the unknown variables that constraints connect with one of them, and these constraints.
  mutating func collectPart(around variable: Int) {
    run.beginSearch()
    _ = run.marks(variable: variable)
    run.partVariables = [variable]
    run.partConstraints.removeAll(keepingCapacity: true)
    var place = 0
    while place < run.partVariables.count {
      var occurrence = store.firstOccurrence(of: run.partVariables[place])
      place += 1
      while occurrence >= 0 {
        let number = store.occurrences[occurrence].constraint
        occurrence = store.occurrences[occurrence].next
        guard run.marks(constraint: number), let constraint = store.constraint(number) else { continue }
        run.partConstraints.append(number)
        for place in constraint.terms {
          let other = store.occurrences[place].variable
          guard classes.value(of: other) == nil, run.marks(variable: other) else { continue }
          run.partVariables.append(other)
        }
      }
    }
  }

  /// Collects the variables that one constraint alone determines, if others connect them with the part.
  ///
  /// They have values already. With them, the best solutions are the same, but not the choice among several
  /// ones: a solver that knows the values from the beginning would choose otherwise.
  mutating func collectAnchorsOfPart() {
    run.partAnchors.removeAll(keepingCapacity: true)
    for number in run.partConstraints {
      guard let constraint = store.constraint(number) else { continue }
      for place in constraint.terms {
        let variable = store.occurrences[place].variable
        guard store.isAnchored(variable), run.marks(variable: variable) else { continue }
        run.partAnchors.append(variable)
        var occurrence = store.firstOccurrence(of: variable)
        while occurrence >= 0 {
          let number = store.occurrences[occurrence].constraint
          occurrence = store.occurrences[occurrence].next
          guard store.constraint(number)?.terms.count == 1, run.marks(constraint: number) else { continue }
          run.partConstraints.append(number)
        }
      }
    }
  }
}
