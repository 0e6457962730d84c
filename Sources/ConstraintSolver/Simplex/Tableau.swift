/// The rows of a solver, each equal to a symbol of the basis, with an index of the symbols outside of it.
///
/// A row keeps its place. An index of each symbol's rows keeps the cost of a change proportional to the rows
/// that contain the symbol.
struct Tableau {
  /// The rows by place.
  private(set) var rows: [LinearRow] = []
  /// The symbol to which each row is equal.
  private(set) var basis: [Int] = []
  /// The place of each symbol's row; -1 for symbols outside of the basis.
  private(set) var placeOf: [Int] = []
  /// The places of the rows that contain each symbol. A place may be listed twice, or after its row has lost
  /// the symbol; see ``places(of:)``.
  private var columns: [[Int]] = []
  /// The places whose constants have changed since ``removeSuspects(where:)`` has removed them, once each.
  private(set) var suspects: [Int] = []
  private var isSuspect: [Bool] = []
  /// The last search in which each place was found, by the number of the search.
  private var lastFound: [Int] = []
  private var searches = 0

  // MARK: Symbols

  /// Adds a symbol outside of the basis.
  mutating func addSymbol() {
    placeOf.append(-1)
    columns.append([])
  }

  /// Returns the places of the rows that contain a symbol, each once. Costs O(rows that have contained it
  /// since the last call).
  mutating func places(of symbol: Int) -> [Int] {
    guard !columns[symbol].isEmpty else { return [] }
    searches += 1
    let listed = columns[symbol]
    columns[symbol] = []
    var found: [Int] = []
    found.reserveCapacity(listed.count)
    for place in listed where lastFound[place] != searches && rows[place].contains(symbol) {
      lastFound[place] = searches
      found.append(place)
    }
    columns[symbol] = found
    return found
  }

  /// Returns whether a condition holds for a row that contains a symbol.
  func contains(rowWith symbol: Int, where condition: (_ place: Int) -> Bool) -> Bool {
    columns[symbol].contains { rows[$0].contains(symbol) && condition($0) }
  }

  // MARK: Rows

  /// Adds a row that is equal to a symbol.
  mutating func add(_ row: LinearRow, equalTo symbol: Int) {
    let place = rows.count
    for term in row.terms { columns[term.symbol].append(place) }
    rows.append(row)
    basis.append(symbol)
    isSuspect.append(false)
    lastFound.append(0)
    placeOf[symbol] = place
    suspect(place)
  }

  /// Replaces a symbol with the row to which it is equal in all rows.
  mutating func substitute(_ symbol: Int, with row: LinearRow) {
    for place in places(of: symbol) {
      let factor = rows[place].remove(symbol)
      rows[place].add(row, times: factor) { columns[$0].append(place) }
      suspect(place)
    }
    columns[symbol] = []
  }

  /// Exchanges a symbol of the basis with one of its row, and returns the row to which that one is equal now.
  mutating func pivot(rowAt place: Int, entering: Int) -> LinearRow {
    let leaving = basis[place]
    var row = rows[place]
    rows[place] = LinearRow()
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, with: row)
    placeOf[leaving] = -1
    columns[leaving].append(place)
    rows[place] = row
    basis[place] = entering
    placeOf[entering] = place
    suspect(place)
    return row
  }

  /// Adds to the constant of a row.
  mutating func shiftRow(at place: Int, by way: Double) {
    rows[place].constant += way
    suspect(place)
  }

  // MARK: Changed constants

  private mutating func suspect(_ place: Int) {
    guard !isSuspect[place] else { return }
    isSuspect[place] = true
    suspects.append(place)
  }

  /// Removes the places that meet a condition from the suspects.
  mutating func removeSuspects(where isHarmless: (_ symbol: Int, _ constant: Double) -> Bool) {
    suspects.removeAll { place in
      guard isHarmless(basis[place], rows[place].constant) else { return false }
      isSuspect[place] = false
      return true
    }
  }
}
