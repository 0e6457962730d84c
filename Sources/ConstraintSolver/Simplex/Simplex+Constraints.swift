/// Methods that add and shift constraints. After each call, the solution is the optimal feasible one.
extension Simplex {
  /// Adds `terms + constant` in a relation to 0. The constraint's number is that of the constraints before
  /// it.
  ///
  /// Throws for a constraint that contradicts others, and leaves the solver unusable.
  mutating func add(
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Relation,
    priority: Float,
    yielding: Yielding = .first
  ) throws(Conflict) {
    let number = placed.count
    let sign: Double = relation == .atMost ? -1 : 1
    // The expression that is at least 0, or equal to it.
    var row = LinearRow()
    row.constant = constant * sign
    for term in terms {
      rank(term.symbol)
      let place = tableau.placeOf[term.symbol]
      if place < 0 {
        row.add(term.symbol, times: term.factor * sign)
      } else {
        row.add(tableau.rows[place], times: term.factor * sign)
      }
    }
    let isRequired = priority >= Self.required
    let isEquation = relation == .equal
    let marker = addSymbol(!isEquation ? .slack : isRequired ? .dummy : .error, of: number)
    let other = isRequired ? nil : addSymbol(.error, of: number)
    rank(marker, yielding)
    if let other { rank(other, yielding) }
    placed.append(Placed(marker: marker, priority: priority, sign: sign))
    // 0 = row - marker + other, and violations add to the cost.
    if let other {
      let level = level(of: priority)
      levels[level].row.add(other, times: 1)
      if isEquation { levels[level].row.add(marker, times: 1) }
    }
    try enter(row, marker: marker, other: other)
  }

  private mutating func enter(_ row: LinearRow, marker: Int, other: Int?) throws(Conflict) {
    var row = row
    if let free = row.terms.first(where: { kinds[$0.symbol] == .free })?.symbol {
      if let other { row.add(other, times: 1) }
      row.solve(for: free, insteadOf: marker)
      enter(row, equalTo: free)
      return
    }
    guard let other else { return try enterRequired(row, marker) }
    if row.constant >= 0 {
      row.add(other, times: 1)
      enterOptional(row, equalTo: marker)
    } else {
      row.scale(by: -1)
      row.add(marker, times: 1)
      enterOptional(row, equalTo: other)
    }
  }

  private mutating func enterOptional(_ row: LinearRow, equalTo symbol: Int) {
    enter(row, equalTo: symbol)
    improve()
  }

  private mutating func enterRequired(_ row: LinearRow, _ marker: Int) throws(Conflict) {
    guard kinds[marker] == .dummy else {
      tableau.add(row, equalTo: marker)
      return try repair()
    }
    // The marker of an equation is 0, so it isn't entered into the basis unless other constraints already
    // imply the equation.
    let isBelow = row.constant < -Self.slackness
    let isAbove = row.constant > Self.slackness
    let rising = isAbove ? nil : entering(row, rises: true)
    guard let entering = rising ?? (isBelow ? nil : entering(row, rises: false)) else {
      let isRedundant = !isBelow && !isAbove && row.terms.allSatisfy { kinds[$0.symbol] == .dummy }
      guard isRedundant else { throw conflict(in: row, of: marker) }
      return tableau.add(row, equalTo: marker)
    }
    var row = row
    row.solve(for: entering, insteadOf: marker)
    enter(row, equalTo: entering)
    try repair()
  }

  /// Returns the index of a priority in `levels`, and inserts it if it is missing.
  private mutating func level(of priority: Float) -> Int {
    var place = 0
    while place < levels.count, levels[place].priority > priority { place += 1 }
    if place == levels.count || levels[place].priority != priority {
      levels.insert((priority, LinearRow()), at: place)
    }
    return place
  }

  // MARK: Shifting

  /// Adds to the constants of several constraints at once.
  ///
  /// Throws if the constraints then contradict each other, and leaves the solver unusable.
  mutating func shift(_ changes: [(number: Int, way: Double)]) throws(Conflict) {
    for (number, way) in changes {
      let constraint = placed[number]
      let way = way * constraint.sign
      let marker = constraint.marker
      guard tableau.placeOf[marker] < 0 else {
        tableau.shiftRow(at: tableau.placeOf[marker], by: way)
        continue
      }
      for place in tableau.places(of: marker) {
        tableau.shiftRow(at: place, by: -tableau.rows[place].factor(of: marker) * way)
      }
    }
    try repair()
  }
}
