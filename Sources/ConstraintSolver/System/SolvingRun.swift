/// The variables and constraints of one run of a system, and their progress. The storage is used again.
struct SolvingRun {
  /// The progress of a constraint.
  enum Progress: UInt8 {
    /// It has more unknowns than can be eliminated.
    case waiting
    /// It is in the queue.
    case queued
    /// It is taken into account in classes, limits and values.
    case done
  }

  /// The variables to solve, in the order in which they were found, and the constraints on them.
  private(set) var variables: [Int] = []
  private(set) var constraints: [Int] = []
  /// The unknown variables that constraints connect, and these constraints.
  var partVariables: [Int] = []
  var partConstraints: [Int] = []
  /// The variables with values that one constraint alone determines, in constraints of the part.
  var partAnchors: [Int] = []
  /// The constraints to examine next.
  private(set) var queue: [Int] = []
  private var next = 0
  /// The lowest priority of the constraints that are considered.
  var level = Simplex.required
  private var progresses: [Progress] = []
  /// The searches in which variables and constraints were found last.
  private var variableMarks: [Int] = []
  private var constraintMarks: [Int] = []
  private var searches = 0
  /// The sums of a reduction's factors by variable, and the reductions for which they are.
  private var sums: [Double] = []
  private var sumMarks: [Int] = []
  private var summed: [Int] = []
  private var reductions = 0
  /// The variables whose class has changed last.
  var changed: [Int] = []

  /// Begins a run of a system with numbers of variables and constraints.
  mutating func begin(variables variableCount: Int, constraints constraintCount: Int) {
    variables.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    while variableMarks.count < variableCount {
      variableMarks.append(0)
      sums.append(0)
      sumMarks.append(0)
    }
    while constraintMarks.count < constraintCount {
      constraintMarks.append(0)
      progresses.append(.waiting)
    }
    beginSearch()
  }

  // MARK: Searches

  mutating func beginSearch() { searches += 1 }

  /// Adds a variable to the run, unless the search has found it before.
  mutating func find(variable: Int) {
    if marks(variable: variable) { variables.append(variable) }
  }

  /// Adds a constraint to the run, and returns `true`, unless the search has found it before.
  mutating func finds(constraint: Int) -> Bool {
    guard marks(constraint: constraint) else { return false }
    constraints.append(constraint)
    progresses[constraint] = .waiting
    return true
  }

  /// Returns whether the search finds a variable for the first time.
  mutating func marks(variable: Int) -> Bool {
    guard variableMarks[variable] != searches else { return false }
    variableMarks[variable] = searches
    return true
  }

  /// Returns whether the search finds a constraint for the first time.
  mutating func marks(constraint: Int) -> Bool {
    guard constraintMarks[constraint] != searches else { return false }
    constraintMarks[constraint] = searches
    return true
  }

  // MARK: The queue

  mutating func clearQueue() {
    queue.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Adds a constraint to the queue, unless it is there or done.
  mutating func enqueue(_ constraint: Int) {
    guard progresses[constraint] == .waiting else { return }
    progresses[constraint] = .queued
    queue.append(constraint)
  }

  /// Removes the first constraint of the queue, which waits from now on.
  mutating func dequeue() -> Int? {
    guard next < queue.count else { return nil }
    let constraint = queue[next]
    next += 1
    progresses[constraint] = .waiting
    return constraint
  }

  mutating func finish(_ constraint: Int) { progresses[constraint] = .done }

  // MARK: Reductions

  /// A constraint in terms of the classes without a value: a constant, and multiples of their
  /// representatives.
  struct Reduction {
    var constant: Double
    /// The number of representatives; the first two of them, with their factors.
    var count = 0
    var first = (representative: -1, factor: 0.0)
    var second = (representative: -1, factor: 0.0)
    /// Whether the multiples of a representative have added up to 0.
    var cancels = false

    /// Adds a multiple of a representative, and returns `true`, unless it is a third one.
    mutating func adds(_ representative: Int, times factor: Double) -> Bool {
      if representative == first.representative {
        first.factor += factor
      } else if representative == second.representative {
        second.factor += factor
      } else if count == 0 {
        (first, count) = ((representative, factor), 1)
      } else if count == 1 {
        (second, count) = ((representative, factor), 2)
      } else {
        return false
      }
      return true
    }

    /// Removes the representatives whose multiples add up to 0.
    mutating func removeZeros() {
      if count == 2, LinearRow.isZero(second.factor) { (count, cancels) = (1, true) }
      guard count > 0, LinearRow.isZero(first.factor) else { return }
      first = second
      (count, cancels) = (count - 1, true)
    }
  }

  /// Begins the sum of a reduction's multiples.
  mutating func beginSum() {
    reductions += 1
    summed.removeAll(keepingCapacity: true)
  }

  /// Adds a multiple of a representative to the sum.
  mutating func add(_ representative: Int, times factor: Double) {
    if sumMarks[representative] == reductions {
      sums[representative] += factor
    } else {
      sumMarks[representative] = reductions
      sums[representative] = factor
      summed.append(representative)
    }
  }

  /// Returns the reduction with the sum's multiples.
  func reduction(constant: Double) -> Reduction {
    var result = Reduction(constant: constant)
    for representative in summed where !LinearRow.isZero(sums[representative]) {
      result.count += 1
      if result.count == 1 { result.first = (representative, sums[representative]) }
      if result.count == 2 { result.second = (representative, sums[representative]) }
    }
    result.cancels = result.count < summed.count
    return result
  }
}
