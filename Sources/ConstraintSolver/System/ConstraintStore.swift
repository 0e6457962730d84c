/// The constraints of a system by number, with an index of the constraints in which each variable occurs.
struct ConstraintStore {
  /// A constraint: its terms plus a constant, in a relation to 0.
  struct Constraint {
    /// The terms, as places in ``ConstraintStore/occurrences``.
    fileprivate(set) var terms: Range<Int>
    var constant: Double
    let relation: Simplex.Relation
    let priority: Float
    let yielding: Simplex.Yielding
    /// A number that no other constraint has ever had; numbers of removed constraints are used again.
    let serial: Int

    var isRequired: Bool { priority >= Simplex.required }
    /// Whether the constraint alone determines its variable.
    var isAnchor: Bool { terms.count == 1 && relation == .equal && isRequired }
  }

  /// A term of a constraint, linked to the variable's other occurrences.
  struct Occurrence {
    let variable: Int
    let factor: Double
    let constraint: Int
    fileprivate(set) var next: Int
    fileprivate var previous: Int
  }

  private struct Variable {
    var isBounded: Bool
    var isUsed = true
    /// The first and the last occurrence; -1 if there is none.
    var first = -1
    var last = -1
    /// The number of constraints that determine the variable alone.
    var anchors = 0
  }

  private(set) var occurrences: [Occurrence] = []
  private var constraints: [Constraint?] = []
  private var variables: [Variable] = []
  private var unusedVariables: [Int] = []
  private var unusedNumbers: [Int] = []
  /// The first places of unused runs of occurrences, by the length of the run.
  private var unusedRuns: [[Int]] = []
  private var lastSerial = 0
  /// The number of additions and removals of variables and constraints.
  private(set) var revision = 0

  // MARK: Variables

  /// The number of variables that have a place, in use or not.
  var variableCount: Int { variables.count }

  mutating func addVariable(isBounded: Bool) -> Int {
    revision += 1
    let variable = Variable(isBounded: isBounded)
    guard let place = unusedVariables.popLast() else {
      variables.append(variable)
      return variables.count - 1
    }
    variables[place] = variable
    return place
  }

  /// Removes a variable that occurs in no constraint.
  mutating func removeVariable(_ variable: Int) {
    revision += 1
    variables[variable].isUsed = false
    unusedVariables.append(variable)
  }

  func isUsed(variable: Int) -> Bool { variables[variable].isUsed }

  /// Whether the variable must not be negative.
  func isBounded(_ variable: Int) -> Bool { variables[variable].isBounded }

  /// Whether a constraint determines the variable alone.
  func isAnchored(_ variable: Int) -> Bool { variables[variable].anchors > 0 }

  /// The place of the variable's first occurrence; -1 if it occurs in no constraint.
  func firstOccurrence(of variable: Int) -> Int { variables[variable].first }

  // MARK: Constraints

  /// The number of constraints that have a place, in use or not.
  var constraintCount: Int { constraints.count }

  /// The constraint with a number; `nil` after its removal.
  func constraint(_ number: Int) -> Constraint? { constraints[number] }

  mutating func add(
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation,
    priority: Float,
    yielding: Simplex.Yielding
  ) -> Int {
    revision += 1
    let number = unusedNumbers.popLast() ?? constraints.count
    if number == constraints.count { constraints.append(nil) }
    let count = terms.count { !LinearRow.isZero($0.factor) }
    let start = makeRun(of: count)
    var place = start
    for term in terms where !LinearRow.isZero(term.factor) {
      link(term, of: number, at: place)
      place += 1
    }
    lastSerial += 1
    let constraint = Constraint(
      terms: start..<place,
      constant: constant,
      relation: relation,
      priority: priority,
      yielding: yielding,
      serial: lastSerial
    )
    constraints[number] = constraint
    if constraint.isAnchor { variables[occurrences[start].variable].anchors += 1 }
    return number
  }

  mutating func remove(_ number: Int) {
    guard let constraint = constraints[number] else { return }
    revision += 1
    if constraint.isAnchor { variables[occurrences[constraint.terms.lowerBound].variable].anchors -= 1 }
    for place in constraint.terms { unlink(place) }
    while unusedRuns.count <= constraint.terms.count { unusedRuns.append([]) }
    unusedRuns[constraint.terms.count].append(constraint.terms.lowerBound)
    constraints[number] = nil
    unusedNumbers.append(number)
  }

  mutating func setConstant(_ constant: Double, of number: Int) { constraints[number]?.constant = constant }

  // MARK: Occurrences

  private mutating func makeRun(of count: Int) -> Int {
    if count < unusedRuns.count, let start = unusedRuns[count].popLast() { return start }
    let start = occurrences.count
    let unused = Occurrence(variable: -1, factor: 0, constraint: -1, next: -1, previous: -1)
    for _ in 0..<count { occurrences.append(unused) }
    return start
  }

  private mutating func link(_ term: LinearRow.Term, of number: Int, at place: Int) {
    let last = variables[term.symbol].last
    occurrences[place] = Occurrence(
      variable: term.symbol,
      factor: term.factor,
      constraint: number,
      next: -1,
      previous: last
    )
    variables[term.symbol].last = place
    if last < 0 { variables[term.symbol].first = place } else { occurrences[last].next = place }
  }

  private mutating func unlink(_ place: Int) {
    let (variable, next) = (occurrences[place].variable, occurrences[place].next)
    let previous = occurrences[place].previous
    if previous < 0 { variables[variable].first = next } else { occurrences[previous].next = next }
    if next < 0 { variables[variable].last = previous } else { occurrences[next].previous = previous }
  }
}
