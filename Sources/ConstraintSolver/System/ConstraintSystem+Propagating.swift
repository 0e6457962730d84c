/// Methods that eliminate unknowns one after the other.
///
/// First, the required constraints are propagated, whose results are certain. Then each part of the unknown
/// rest tries to satisfy its optional constraints, the highest priority first. A constraint without unknowns
/// has no effect, whether it is violated or not. One whose unknown is limited by higher priorities is
/// violated as little as the limit permits. If all other constraints are satisfied in the end, and no
/// unknown is left, the solution is the best one, and the only one.
extension ConstraintSystem {
  /// A failure of the propagation: a constraint that the values and limits so far contradict.
  struct Contradiction: Error {
    var constraint: Int
    /// The variable whose limits contradict the constraint; -1 if it has no unknowns.
    var representative = -1
  }

  /// Propagates the required constraints of the run.
  mutating func propagateRequired() throws(Contradiction) {
    run.level = Simplex.required
    run.clearQueue()
    for number in run.constraints where store.constraint(number)?.isRequired == true { run.enqueue(number) }
    try propagate()
  }

  /// Propagates the optional constraints of a part, and returns whether that has determined all variables.
  mutating func propagatePart() -> Bool {
    do throws(Contradiction) {
      for level in levelsOfPart() {
        run.level = level.priority
        run.clearQueue()
        try settle(level.constraints)
        try propagate()
      }
    } catch {
      return false
    }
    return run.partVariables.allSatisfy { classes.value(of: $0) != nil }
  }

  /// Returns the optional constraints of a part by priority, the highest first.
  private func levelsOfPart() -> [(priority: Float, constraints: [Int])] {
    var levels: [(priority: Float, constraints: [Int])] = []
    for number in run.partConstraints {
      guard let constraint = store.constraint(number), !constraint.isRequired else { continue }
      if let place = levels.firstIndex(where: { $0.priority == constraint.priority }) {
        levels[place].constraints.append(number)
      } else {
        levels.append((constraint.priority, [number]))
      }
    }
    return levels.sorted { $0.priority > $1.priority }
  }

  /// Examines the constraints of a priority before they can affect each other: finishes those that higher
  /// priorities decide, and adds the others to the queue.
  private mutating func settle(_ constraints: [Int]) throws(Contradiction) {
    var settled: [Int: (value: Double, constraint: Int)] = [:]
    for number in constraints {
      guard let constraint = store.constraint(number) else { continue }
      let reduction = reduction(of: constraint)
      guard reduction.count <= 1 else {
        run.enqueue(number)
        continue
      }
      guard reduction.count == 1 else {
        run.finish(number)
        continue
      }
      let representative = reduction.first.representative
      let limits = classes.limits[representative]
      let value = -reduction.constant / reduction.first.factor
      let direction = Simplex.Relation.direction(of: constraint.relation, times: reduction.first.factor)
      let nearest: Double
      if direction != .atMost, value > limits.highest + Simplex.slackness {
        nearest = limits.highest
      } else if direction != .atLeast, value < limits.lowest - Simplex.slackness {
        nearest = limits.lowest
      } else {
        run.enqueue(number)
        continue
      }
      run.finish(number)
      if let other = settled[representative], other.value != nearest {
        throw Contradiction(constraint: number, representative: representative)
      }
      settled[representative] = (nearest, number)
    }
    for (representative, place) in settled.sorted(by: { $0.key < $1.key }) {
      fix(representative, at: place.value, because: place.constraint)
    }
  }

  /// Examines the constraints of the queue, and those whose unknowns change meanwhile.
  private mutating func propagate() throws(Contradiction) {
    while let number = run.dequeue() { try examine(number) }
  }

  private mutating func examine(_ number: Int) throws(Contradiction) {
    guard let constraint = store.constraint(number) else { return }
    let (relation, reduction) = (constraint.relation, reduction(of: constraint))
    // A sum that other unknowns have left can't be repeated.
    if reduction.cancels { derivation.noteOtherStep() }
    switch reduction.count {
    case 0:
      run.finish(number)
      guard relation.isSatisfied(by: reduction.constant) else { throw Contradiction(constraint: number) }
      derivation.append(.check(number))
    case 1:
      run.finish(number)
      let representative = reduction.first.representative
      let value = -reduction.constant / reduction.first.factor
      let direction = Simplex.Relation.direction(of: relation, times: reduction.first.factor)
      if relation == .equal {
        derivation.append(.solve(number, for: representative))
      } else {
        derivation.noteOtherStep()
      }
      try limit(representative, direction, value, because: number)
    case 2 where relation == .equal:
      run.finish(number)
      derivation.noteOtherStep()
      try merge(reduction, because: number)
    default: break
    }
  }

  /// Returns a constraint in terms of the classes without a value.
  private mutating func reduction(of constraint: ConstraintStore.Constraint) -> SolvingRun.Reduction {
    var result = SolvingRun.Reduction(constant: constraint.constant)
    for place in constraint.terms {
      let (variable, factor) = (store.occurrences[place].variable, store.occurrences[place].factor)
      let state = classes.states[variable]
      result.constant += factor * state.offset
      guard state.representative >= 0 else { continue }
      guard result.adds(state.representative, times: factor * state.factor) else {
        return longReduction(of: constraint)
      }
    }
    result.removeZeros()
    return result
  }

  /// Returns a reduction of more terms than the short sum of one holds.
  private mutating func longReduction(of constraint: ConstraintStore.Constraint) -> SolvingRun.Reduction {
    var constant = constraint.constant
    run.beginSum()
    for place in constraint.terms {
      let (variable, factor) = (store.occurrences[place].variable, store.occurrences[place].factor)
      constant += factor * classes.states[variable].offset
      let representative = classes.states[variable].representative
      if representative >= 0 { run.add(representative, times: factor * classes.states[variable].factor) }
    }
    return run.reduction(constant: constant)
  }

  // MARK: Eliminating

  private mutating func limit(
    _ representative: Int,
    _ direction: Simplex.Relation,
    _ value: Double,
    because number: Int
  ) throws(Contradiction) {
    let limits = classes.limits[representative]
    let isTooLow = direction != .atLeast && value < limits.lowest - Simplex.slackness
    let isTooHigh = direction != .atMost && value > limits.highest + Simplex.slackness
    guard !isTooLow, !isTooHigh else {
      throw Contradiction(constraint: number, representative: representative)
    }
    switch direction {
    case .equal: return fix(representative, at: value, because: number)
    case .atLeast: if value > limits.lowest { classes.setLowest(value, of: representative, because: number) }
    case .atMost: if value < limits.highest { classes.setHighest(value, of: representative, because: number) }
    }
    try fixIfLimited(representative, because: number)
  }

  /// Gives a class its values if its limits meet.
  private mutating func fixIfLimited(_ representative: Int, because number: Int) throws(Contradiction) {
    let limits = classes.limits[representative]
    guard limits.highest - limits.lowest <= Simplex.slackness else { return }
    guard limits.highest - limits.lowest >= -Simplex.slackness else {
      throw Contradiction(constraint: number, representative: representative)
    }
    fix(representative, at: limits.lowest, because: limits.lowestReason, and: limits.highestReason)
  }

  private mutating func fix(
    _ representative: Int,
    at value: Double,
    because reason: Int,
    and otherReason: Int = -1
  ) {
    run.changed.removeAll(keepingCapacity: true)
    classes.fix(representative, at: value, because: reason, and: otherReason, fixed: &run.changed)
    enqueueConstraintsOfChanged()
  }

  private mutating func merge(_ reduction: SolvingRun.Reduction, because number: Int) throws(Contradiction) {
    var (one, other) = (reduction.first, reduction.second)
    if classes.isLarger(one.representative, than: other.representative) { swap(&one, &other) }
    run.changed.removeAll(keepingCapacity: true)
    classes.merge(
      one.representative,
      into: other.representative,
      factor: -other.factor / one.factor,
      offset: -reduction.constant / one.factor,
      because: number,
      moved: &run.changed
    )
    enqueueConstraintsOfChanged()
    try fixIfLimited(other.representative, because: number)
  }

  private mutating func enqueueConstraintsOfChanged() {
    for variable in run.changed {
      var occurrence = store.firstOccurrence(of: variable)
      while occurrence >= 0 {
        let number = store.occurrences[occurrence].constraint
        occurrence = store.occurrences[occurrence].next
        if let constraint = store.constraint(number), constraint.priority >= run.level { run.enqueue(number) }
      }
    }
  }

  // MARK: Reasons

  /// Returns the constraints from which a contradiction follows, and their variables.
  func reasons(of contradiction: Contradiction) -> (constraints: [Int], variables: Set<Int>) {
    var (numbers, variables) = ([Int](), [Int]())
    var (known, seen) = (Set<Int>(), Set<Int>())
    func add(_ number: Int) {
      guard number >= 0, known.insert(number).inserted, let constraint = store.constraint(number) else {
        return
      }
      numbers.append(number)
      for place in constraint.terms {
        let variable = store.occurrences[place].variable
        if seen.insert(variable).inserted { variables.append(variable) }
      }
    }
    func addLimits(of variable: Int) {
      add(classes.limits[variable].lowestReason)
      add(classes.limits[variable].highestReason)
    }
    add(contradiction.constraint)
    if contradiction.representative >= 0 { addLimits(of: contradiction.representative) }
    while let variable = variables.popLast() {
      let state = classes.states[variable]
      add(state.reason)
      add(state.otherReason)
    }
    return (numbers, seen)
  }
}

extension Simplex.Relation {
  /// Returns whether a number is in this relation to 0, apart from rounding errors.
  func isSatisfied(by number: Double) -> Bool {
    switch self {
    case .equal: abs(number) <= Simplex.slackness
    case .atLeast: number >= -Simplex.slackness
    case .atMost: number <= Simplex.slackness
    }
  }

  /// Returns the relation of a variable to a value that follows from that of a multiple of it.
  fileprivate static func direction(of relation: Self, times factor: Double) -> Self {
    guard factor < 0 else { return relation }
    switch relation {
    case .atMost: return .atLeast
    case .equal: return .equal
    case .atLeast: return .atMost
    }
  }
}
