/// Solves linear equations and inequalities, required ones and such that are wished for, one change at a time.
///
/// This is the incremental simplex method for constraints of Badros, Borning and Stuckey (2001). Each variable, and what
/// each constraint leaves over, is a symbol. The symbols of the basis are equal to a row of the others, which are 0. What
/// wishes miss is minimized priority by priority: no amount of lower ones outweighs a higher one. Whatever is
/// added, removed or shifted begins from the solution that there was. Of equal choices the symbol with the lowest number
/// is taken, so that the same changes always give the same solution, and no choice can come back.
///
/// It is a value: a copy is a way back.
struct Simplex {
  /// What a symbol stands for.
  enum Kind {
    /// A variable that may be any number. Once it is in the basis it stays there.
    case free
    /// A variable that is not negative.
    case bounded
    /// What an inequality leaves over.
    case slack
    /// How much a wish is missed by, in one direction.
    case error
    /// Marks a required equation, and is 0 always.
    case dummy
  }

  /// How an expression relates to 0.
  enum Relation: Hashable {
    case atMost, equal, atLeast
  }

  /// The required constraints, by their numbers, that exclude each other.
  struct Conflict: Error {
    var constraints: [Int]
  }

  /// What a constraint has in the rows.
  struct Placed {
    /// Tells the constraint from others: moving it means to shift the constraint.
    var marker: Int
    /// The other symbol of a wish.
    var other: Int?
    var priority: Float
    /// -1 for what was turned round.
    var sign: Double
  }

  /// From this priority on a constraint is required.
  static let required: Float = 1000

  // MARK: Storage, see the extensions

  var kinds: [Kind] = []
  /// Where each symbol's row is; -1 for those outside of the basis.
  var rowOf: [Int] = []
  /// Whose marker, or other, a symbol is; -1 for variables.
  var ownerOf: [Int] = []
  private var unusedSymbols: [Int] = []
  var rows: [LinearRow] = []
  /// The symbol that each row is equal to.
  var basis: [Int] = []
  /// What is minimized, the highest priority first.
  var levels: [(priority: Float, row: LinearRow)] = []
  var placed: [Placed?] = []
  var unusedNumbers: [Int] = []

  // MARK: Variables

  /// Makes a variable, which is 0 until constraints say otherwise.
  mutating func addVariable(isBounded: Bool) -> Int { addSymbol(isBounded ? .bounded : .free, of: -1) }

  /// Forgets a variable that no constraint has any more.
  mutating func removeVariable(_ variable: Int) { removeSymbol(variable) }

  /// The variable's value in the present solution.
  func value(of variable: Int) -> Double {
    let row = rowOf[variable]
    return row < 0 ? 0 : rows[row].constant
  }

  /// Whether there are other solutions, as good as the present one, in which the variable is another.
  func isAmbiguous(_ variable: Int) -> Bool {
    let row = rowOf[variable]
    guard row >= 0 else { return canMove(variable) }
    return rows[row].terms.contains { canMove($0.symbol) }
  }

  /// Whether a symbol outside of the basis can be another number without a loss.
  private func canMove(_ symbol: Int) -> Bool {
    guard kinds[symbol] != .dummy else { return false }
    if kinds[symbol] == .free { return true }
    guard cost(of: symbol) == .none else { return false }
    return !rows.indices.contains { place in
      isRestricted(basis[place]) && rows[place].constant < Self.slackness
        && rows[place].factor(of: symbol) < -LinearRow.tolerance
    }
  }

  // MARK: Symbols

  mutating func addSymbol(_ kind: Kind, of owner: Int) -> Int {
    if let symbol = unusedSymbols.popLast() {
      (kinds[symbol], rowOf[symbol], ownerOf[symbol]) = (kind, -1, owner)
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    ownerOf.append(owner)
    return kinds.count - 1
  }

  mutating func removeSymbol(_ symbol: Int) {
    for place in levels.indices { levels[place].row.remove(symbol) }
    unusedSymbols.append(symbol)
  }

  /// Whether the symbol may not be negative.
  func isRestricted(_ symbol: Int) -> Bool {
    kinds[symbol] != .free && kinds[symbol] != .dummy
  }

  // MARK: Rows

  mutating func addRow(_ row: LinearRow, equalTo symbol: Int) {
    rowOf[symbol] = rows.count
    rows.append(row)
    basis.append(symbol)
  }

  /// Takes a symbol and its row out of the basis.
  mutating func removeRow(at place: Int) {
    rowOf[basis[place]] = -1
    let last = rows.count - 1
    if place < last {
      rows[place] = rows[last]
      basis[place] = basis[last]
      rowOf[basis[place]] = place
    }
    rows.removeLast()
    basis.removeLast()
  }

  /// Puts in place of a symbol what it is equal to, everywhere.
  mutating func substitute(_ symbol: Int, with row: LinearRow) {
    for place in rows.indices { rows[place].substitute(symbol, with: row) }
    for place in levels.indices { levels[place].row.substitute(symbol, with: row) }
  }

  /// Lets a symbol of the basis and one outside change places.
  mutating func pivot(rowAt place: Int, entering: Int) {
    let leaving = basis[place]
    var row = rows[place]
    row.solve(for: entering, insteadOf: leaving)
    rows[place] = LinearRow()
    substitute(entering, with: row)
    rows[place] = row
    basis[place] = entering
    rowOf[leaving] = -1
    rowOf[entering] = place
  }
}
