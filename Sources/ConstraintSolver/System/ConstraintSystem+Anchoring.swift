/// Methods that choose positions among equally good ones.
extension ConstraintSystem {
  /// Moves positions of the part that constraints relate only to each other, so that the least of them is 0
  /// instead of negative.
  ///
  /// Positions are the variables that may be negative. The simplex solver leaves one of them at 0, and the
  /// others may be before it. A constraint permits the move if its factors of the positions have the sum 0.
  mutating func moveUnanchored() {
    let positions = run.partVariables.filter { !store.isBounded($0) }
    guard positions.contains(where: { (classes.value(of: $0) ?? 0) < -Simplex.slackness }) else { return }
    var seen: Set<Int> = []
    let all = Set(positions)
    for start in positions where seen.insert(start).inserted {
      var (related, place, canMove) = ([start], 0, true)
      while place < related.count {
        var occurrence = store.firstOccurrence(of: related[place])
        place += 1
        while occurrence >= 0 {
          let number = store.occurrences[occurrence].constraint
          occurrence = store.occurrences[occurrence].next
          guard let constraint = store.constraint(number) else { continue }
          var sum = 0.0
          for term in constraint.terms.map({ store.occurrences[$0] }) where !store.isBounded(term.variable) {
            sum += term.factor
            // A position outside of the part has its value.
            guard all.contains(term.variable) else {
              canMove = false
              continue
            }
            if seen.insert(term.variable).inserted { related.append(term.variable) }
          }
          if abs(sum) > 1e-9 { canMove = false }
        }
      }
      let least = related.compactMap { classes.value(of: $0) }.min() ?? 0
      guard canMove, least < -Simplex.slackness else { continue }
      for variable in related { classes.set(variable, to: (classes.value(of: variable) ?? 0) - least) }
    }
  }
}
