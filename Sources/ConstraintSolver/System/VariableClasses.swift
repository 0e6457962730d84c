/// The variables, as far as equations relate them: each has a value, or is a linear function of the variable
/// that represents its class.
struct VariableClasses {
  /// The relation of a variable to its class: `factor * representative + offset`.
  struct State {
    /// The variable that represents the class; -1 if the variable has a value, its `offset`.
    var representative = -1
    var factor = 1.0
    var offset = 0.0
    /// The next variable of the class, in a ring.
    fileprivate var next = -1
    /// The constraints because of which the variable ceased to represent its class; -1 for none.
    fileprivate(set) var reason = -1
    fileprivate(set) var otherReason = -1
  }

  /// The limits of a variable that represents a class, with the constraints that set them; -1 for none.
  struct Limits {
    var lowest = -Double.infinity
    var highest = Double.infinity
    var lowestReason = -1
    var highestReason = -1
    /// The number of variables in the class.
    fileprivate var size = 1
  }

  private(set) var states: [State] = []
  private(set) var limits: [Limits] = []

  /// Adds places for variables, with the value 0, up to a number of places.
  mutating func reserve(_ count: Int) {
    while states.count < count {
      states.append(State())
      limits.append(Limits())
    }
  }

  /// The variable's value; `nil` if it has none yet.
  func value(of variable: Int) -> Double? {
    states[variable].representative < 0 ? states[variable].offset : nil
  }

  /// Makes the variable the only one of its class, without a value.
  mutating func reset(_ variable: Int, isBounded: Bool) {
    states[variable] = State(representative: variable, next: variable)
    limits[variable] = Limits(lowest: isBounded ? 0 : -.infinity)
  }

  /// Gives a variable a value, regardless of its class.
  mutating func set(_ variable: Int, to value: Double) {
    states[variable] = State(representative: -1, offset: value)
  }

  /// Changes the value of a variable that has one.
  mutating func change(_ variable: Int, to value: Double) {
    // The sum is never -0.
    states[variable].offset = value + 0
  }

  // MARK: Limits

  mutating func setLowest(_ value: Double, of representative: Int, because constraint: Int) {
    limits[representative].lowest = value
    limits[representative].lowestReason = constraint
  }

  mutating func setHighest(_ value: Double, of representative: Int, because constraint: Int) {
    limits[representative].highest = value
    limits[representative].highestReason = constraint
  }

  // MARK: Classes

  /// Gives a whole class its values, and adds its variables to a list.
  mutating func fix(
    _ representative: Int,
    at value: Double,
    because reason: Int,
    and otherReason: Int = -1,
    fixed: inout [Int]
  ) {
    states[representative].reason = reason
    states[representative].otherReason = otherReason
    var variable = representative
    repeat {
      let state = states[variable]
      states[variable].representative = -1
      states[variable].offset = state.factor * value + state.offset
      fixed.append(variable)
      variable = state.next
    } while variable != representative
  }

  /// Returns whether the class of one representative has more variables than that of another.
  func isLarger(_ one: Int, than other: Int) -> Bool { limits[one].size > limits[other].size }

  /// Merges a class into another one, with `representative = factor * other + offset`, and adds its variables
  /// to a list. The limits of the other class become those of both.
  mutating func merge(
    _ representative: Int,
    into other: Int,
    factor: Double,
    offset: Double,
    because reason: Int,
    moved: inout [Int]
  ) {
    states[representative].reason = reason
    var variable = representative
    var last = representative
    repeat {
      let state = states[variable]
      states[variable].representative = other
      states[variable].factor = state.factor * factor
      states[variable].offset = state.factor * offset + state.offset
      moved.append(variable)
      (last, variable) = (variable, state.next)
    } while variable != representative
    (states[last].next, states[other].next) = (states[other].next, representative)
    limits[other].size += limits[representative].size
    // The limits in terms of the other representative.
    let (own, isTurned) = (limits[representative], factor < 0)
    let (low, high) = ((own.lowest - offset) / factor, (own.highest - offset) / factor)
    let lower = isTurned ? (high, own.highestReason) : (low, own.lowestReason)
    let upper = isTurned ? (low, own.lowestReason) : (high, own.highestReason)
    if lower.0 > limits[other].lowest { setLowest(lower.0, of: other, because: lower.1) }
    if upper.0 < limits[other].highest { setHighest(upper.0, of: other, because: upper.1) }
  }
}
