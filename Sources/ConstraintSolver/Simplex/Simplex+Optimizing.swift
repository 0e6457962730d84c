/// The two ways to a solution: from a feasible one that isn't optimal, and from an infeasible one.
extension Simplex {
  /// The amount by which a symbol that must not be negative may be below 0. Such a value counts as 0.
  static let slackness = 1e-7

  /// The effect on the cost if a symbol outside of the basis became greater than 0.
  enum Cost { case gain, none, loss }

  func cost(of symbol: Int) -> Cost {
    for level in levels {
      let factor = level.row.factor(of: symbol)
      if factor < -LinearRow.tolerance { return .gain }
      if factor > LinearRow.tolerance { return .loss }
    }
    return .none
  }

  // MARK: Improving

  /// Changes a feasible solution into the optimal one.
  mutating func improve() {
    while let entering = bestEnteringSymbol() {
      guard let leaving = blockingRow(entering) else {
        // No violation is less than 0, so an apparently unlimited gain is the rounding error of a sum.
        for place in levels.indices { levels[place].row.remove(entering) }
        continue
      }
      pivot(rowAt: leaving, entering: entering)
    }
  }

  /// Returns the first symbol that would reduce the cost; `nil` if there is none.
  private func bestEnteringSymbol() -> Int? {
    var best: Int?
    for level in levels {
      for term in level.row.terms where term.factor < -LinearRow.tolerance {
        if kinds[term.symbol] == .dummy { continue }
        if let best, !precedes(term.symbol, best) { continue }
        if cost(of: term.symbol) == .gain { best = term.symbol }
      }
    }
    return best
  }

  /// Returns the row whose symbol is the first to become 0 while another one grows.
  private mutating func blockingRow(_ entering: Int) -> Int? {
    var best: (place: Int, ratio: Double)?
    for place in tableau.places(of: entering) where isRestricted(tableau.basis[place]) {
      let row = tableau.rows[place]
      let factor = row.factor(of: entering)
      guard factor < -LinearRow.tolerance else { continue }
      let ratio = max(0, row.constant) / -factor
      if isBetter((place, ratio), than: best) { best = (place, ratio) }
    }
    return best?.place
  }

  func isBetter(_ one: (place: Int, ratio: Double), than other: (place: Int, ratio: Double)?) -> Bool {
    guard let other else { return true }
    if abs(one.ratio - other.ratio) > LinearRow.tolerance { return one.ratio < other.ratio }
    return precedes(tableau.basis[one.place], tableau.basis[other.place])
  }

  // MARK: Repairing

  /// Changes an optimal, but infeasible solution into the optimal feasible one.
  mutating func repair() throws(Conflict) {
    while let place = infeasibleRow() {
      let (symbol, row) = (tableau.basis[place], tableau.rows[place])
      guard kinds[symbol] != .dummy, let entering = entering(row, rises: true) else {
        throw conflict(in: row, of: symbol)
      }
      pivot(rowAt: place, entering: entering)
    }
  }

  /// Returns the row of the first symbol whose value is infeasible, or `nil` if there is none.
  private mutating func infeasibleRow() -> Int? {
    tableau.removeSuspects { [kinds] symbol, constant in
      switch kinds[symbol] {
      case .dummy: abs(constant) <= Self.slackness
      case .free: true
      case .bounded, .slack, .error: constant >= -Self.slackness
      }
    }
    return tableau.suspects.min { precedes(tableau.basis[$0], tableau.basis[$1]) }
  }

  /// Returns the symbol that makes a row rise or fall at the least cost; `nil` if there is none.
  func entering(_ row: LinearRow, rises: Bool) -> Int? {
    var best: LinearRow.Term?
    for term in row.terms where kinds[term.symbol] != .dummy {
      let factor = rises ? term.factor : -term.factor
      guard factor > LinearRow.tolerance else { continue }
      let candidate = LinearRow.Term(symbol: term.symbol, factor: factor)
      if best.map({ costsLess(candidate, than: $0) }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  private func costsLess(_ one: LinearRow.Term, than other: LinearRow.Term) -> Bool {
    for level in levels {
      let ours = level.row.factor(of: one.symbol) / one.factor
      let theirs = level.row.factor(of: other.symbol) / other.factor
      if abs(ours - theirs) > LinearRow.tolerance { return ours < theirs }
    }
    return precedes(one.symbol, other.symbol)
  }

  /// Returns the required constraints that contradict each other according to a row.
  func conflict(in row: LinearRow, of symbol: Int?) -> Conflict {
    var numbers: [Int] = []
    for symbol in row.terms.map(\.symbol) + [symbol].compactMap({ $0 }) {
      let owner = ownerOf[symbol]
      guard owner >= 0, placed[owner].priority >= Self.required else { continue }
      if !numbers.contains(owner) { numbers.append(owner) }
    }
    return Conflict(constraints: numbers.sorted())
  }
}
