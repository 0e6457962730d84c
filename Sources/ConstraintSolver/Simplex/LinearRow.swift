/// The linear expression that is equal to a symbol of the basis: a constant and multiples of symbols, in
/// ascending order of the symbols.
package struct LinearRow {
  /// A multiple of a symbol.
  package struct Term: Sendable {
    package var symbol: Int
    package var factor: Double

    package init(symbol: Int, factor: Double) {
      (self.symbol, self.factor) = (symbol, factor)
    }
  }

  var constant = 0.0
  private(set) var terms: [Term] = []

  /// The limit below which a number counts as the rounding error of a sum.
  static let tolerance = 1e-9

  static func isZero(_ number: Double) -> Bool { abs(number) < tolerance }

  /// Returns the factor of a symbol. Costs O(log terms).
  func factor(of symbol: Int) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].factor : 0
  }

  /// Returns whether the row has a multiple of a symbol. Costs O(log terms).
  func contains(_ symbol: Int) -> Bool {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if !Self.isZero(factor) { terms.insert(Term(symbol: symbol, factor: factor), at: place) }
      return
    }
    terms[place].factor += factor
    if Self.isZero(terms[place].factor) { terms.remove(at: place) }
  }

  /// Adds a multiple of another row, and calls `appeared` for each symbol that is new to this one. Costs
  /// O(terms of both).
  mutating func add(_ other: LinearRow, times factor: Double, appeared: (_ symbol: Int) -> Void = { _ in }) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (own, their) = (0, 0)
    while own < terms.count || their < other.terms.count {
      if their == other.terms.count || (own < terms.count && terms[own].symbol < other.terms[their].symbol) {
        sum.append(terms[own])
        own += 1
        continue
      }
      var term = other.terms[their]
      term.factor *= factor
      their += 1
      guard own < terms.count, terms[own].symbol == term.symbol else {
        if !Self.isZero(term.factor) {
          sum.append(term)
          appeared(term.symbol)
        }
        continue
      }
      term.factor += terms[own].factor
      own += 1
      if !Self.isZero(term.factor) { sum.append(term) }
    }
    terms = sum
  }

  /// Removes a symbol and returns its factor.
  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).factor
  }

  /// Multiplies the constant and all factors by a number.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].factor *= factor }
  }

  /// Replaces a symbol with the row to which it is equal.
  mutating func substitute(_ symbol: Int, with row: LinearRow) {
    let factor = remove(symbol)
    if factor != 0 { add(row, times: factor) }
  }

  /// Transforms `basic = row` into the equation `entering = row`; `entering` must be in the row.
  mutating func solve(for entering: Int, insteadOf basic: Int) {
    let factor = remove(entering)
    add(basic, times: -1)
    scale(by: -1 / factor)
  }

  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
