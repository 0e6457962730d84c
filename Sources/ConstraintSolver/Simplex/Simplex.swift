/// An incremental solver for required and optional linear equations and inequalities.
///
/// This is the incremental simplex method for constraints of Badros, Borning and Stuckey (2001). Each
/// variable is a symbol, and so is the slack or error of each constraint. Each symbol of the basis is equal
/// to a row of the other symbols, which are 0. The errors of optional constraints are minimized priority by
/// priority: no amount of lower ones outweighs a higher one. Each addition or shift starts from the previous
/// solution. Of equal choices, the symbol with the lowest rank is taken, so that the same changes
/// always give the same solution, and no choice can recur. Ranks ascend in the order of first use in a
/// constraint, so the constraint that was added first is violated first; see ``Yielding`` for the other
/// order.
package struct Simplex {
  /// The kind of a symbol.
  enum Kind {
    /// A variable of any value. Once it is in the basis, it stays there.
    case free
    /// A variable that isn't negative.
    case bounded
    /// The slack of an inequality.
    case slack
    /// The error of an optional constraint in one direction.
    case error
    /// The marker of a required equation, which is always 0.
    case dummy
  }

  /// The relation of an expression to 0.
  package enum Relation: Hashable, Sendable {
    case atMost, equal, atLeast
  }

  /// The order in which optional constraints of one priority are violated if not all of them can be
  /// satisfied.
  package enum Yielding: Sendable {
    /// A constraint is violated before those that were added later.
    case first
    /// A constraint is violated before those that were added earlier, and before those that yield first.
    case last
  }

  /// The required constraints, by their numbers, that contradict each other.
  package struct Conflict: Error {
    package var constraints: [Int]
  }

  /// The symbols of a constraint, with its priority and sign.
  struct Placed {
    /// The symbol that identifies the constraint: moving it shifts the constraint.
    var marker: Int
    var priority: Float
    /// -1 for a negated constraint, otherwise 1.
    var sign: Double
  }

  /// The lowest priority of a required constraint.
  package static let required: Float = 1000

  // MARK: Storage, used by the extensions

  var kinds: [Kind] = []
  /// The rows of the symbols in the basis.
  var tableau = Tableau()
  /// The number of the constraint that has the symbol as its marker or other symbol; -1 for variables.
  var ownerOf: [Int] = []
  /// The rank of each symbol among equal choices; `unranked` for variables that no constraint has used.
  private var ranks: [Int] = []
  private var lastRank = 0
  private static let unranked = Int.max
  /// The rows to minimize, the highest priority first.
  var levels: [(priority: Float, row: LinearRow)] = []
  var placed: [Placed] = []

  // MARK: Variables

  /// Creates a solver without variables and constraints.
  init() {}

  /// Adds a variable, which is 0 until constraints determine it.
  mutating func addVariable(isBounded: Bool) -> Int {
    addSymbol(isBounded ? .bounded : .free, of: -1)
  }

  /// Returns the variable's value in the current solution.
  func value(of variable: Int) -> Double {
    let place = tableau.placeOf[variable]
    return place < 0 ? 0 : tableau.rows[place].constant
  }

  /// Returns whether there are equally good solutions in which the variable has another value.
  func isAmbiguous(_ variable: Int) -> Bool {
    let place = tableau.placeOf[variable]
    guard place >= 0 else { return canMove(variable) }
    return tableau.rows[place].terms.contains { canMove($0.symbol) }
  }

  /// Returns whether a symbol outside of the basis can have another value without a loss.
  private func canMove(_ symbol: Int) -> Bool {
    guard kinds[symbol] != .dummy else { return false }
    if kinds[symbol] == .free { return true }
    guard cost(of: symbol) == .none else { return false }
    return !tableau.contains(rowWith: symbol) { place in
      let row = tableau.rows[place]
      return isRestricted(tableau.basis[place]) && row.constant < Self.slackness
        && row.factor(of: symbol) < -LinearRow.tolerance
    }
  }

  // MARK: Symbols

  mutating func addSymbol(_ kind: Kind, of owner: Int) -> Int {
    kinds.append(kind)
    tableau.addSymbol()
    ownerOf.append(owner)
    ranks.append(Self.unranked)
    return kinds.count - 1
  }

  /// Gives a symbol its rank, unless it has one.
  mutating func rank(_ symbol: Int, _ yielding: Yielding = .first) {
    guard ranks[symbol] == Self.unranked else { return }
    lastRank += 1
    ranks[symbol] = yielding == .first ? lastRank : -lastRank
  }

  /// Returns whether a symbol is taken before another one if the choices are equal.
  func precedes(_ one: Int, _ other: Int) -> Bool { ranks[one] < ranks[other] }

  /// Returns whether the symbol must not be negative.
  func isRestricted(_ symbol: Int) -> Bool {
    kinds[symbol] != .free && kinds[symbol] != .dummy
  }

  // MARK: Rows

  /// Replaces a symbol with the row to which it is equal, everywhere, and adds the row.
  mutating func enter(_ row: LinearRow, equalTo symbol: Int) {
    tableau.substitute(symbol, with: row)
    substituteCost(of: symbol, with: row)
    tableau.add(row, equalTo: symbol)
  }

  /// Replaces a symbol with the row to which it is equal in the rows to minimize.
  mutating func substituteCost(of symbol: Int, with row: LinearRow) {
    for place in levels.indices { levels[place].row.substitute(symbol, with: row) }
  }

  /// Exchanges a symbol of the basis with one outside of it.
  mutating func pivot(rowAt place: Int, entering: Int) {
    let row = tableau.pivot(rowAt: place, entering: entering)
    substituteCost(of: entering, with: row)
  }
}
