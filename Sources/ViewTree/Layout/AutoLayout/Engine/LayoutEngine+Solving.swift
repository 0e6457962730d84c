import ConstraintSolver
import Foundation
import Simulation

/// Methods that update the solver to the entries, and give up those that can't be satisfied.
extension LayoutEngine {
  /// Passes all changes and additions to the solver, and reads its solution.
  ///
  /// If required entries contradict each other, one is given up: the app's most recent constraint among them.
  func commit() {
    let changes = edited.filter { $0.number != nil }
    for entry in edited { entry.isEdited = false }
    edited = []
    var additions = waitingInOrder()
    waiting = []
    var given: [LayoutEntry] = []
    while let conflict = attempt(changes, additions, without: given) {
      guard let victim = conflict.max(by: { $1.shouldBreak(before: $0) }) else { break }
      report(conflict, broken: victim)
      if victim.number != nil { given.append(victim) } else { additions.removeAll { $0 === victim } }
      broken.append(victim)
    }
    if retriesBroken || !changes.isEmpty { retryBroken(except: given) }
    retriesBroken = false
    let (solution, grid) = (simplex, pixels)
    for spot in spots { spot.read(solution, in: grid) }
  }

  /// Returns the entries to add, in the order that decides ties.
  private func waitingInOrder() -> [LayoutEntry] {
    noteMentions()
    let orders = waiting.map(\.order)
    return waiting.indices.sorted { orders[$0] < orders[$1] }.map { waiting[$0] }
  }

  /// Records the views to which the waiting constraints refer first, in the order of their activation.
  private func noteMentions() {
    let constraints = waiting.compactMap { entry in
      if case .constraint(let constraint) = entry.source { constraint } else { nil }
    }
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      for item in constraint.items {
        guard let object = item.object, let spot = spot(of: object), spot.mention == nil else { continue }
        lastMention += 1
        spot.mention = lastMention
      }
    }
  }

  /// Tries to update the solver. On a conflict, restores its state and returns the contradicting entries.
  private func attempt(
    _ changes: [LayoutEntry],
    _ additions: [LayoutEntry],
    without given: [LayoutEntry]
  ) -> [LayoutEntry]? {
    let before = simplex
    var numbers: [Int: LayoutEntry] = [:]
    var current: LayoutEntry?
    do throws(Simplex.Conflict) {
      for entry in given { if let number = entry.number { simplex.remove(number) } }
      let isKept = { (entry: LayoutEntry) in !given.contains { $0 === entry } }
      try simplex.shift(
        changes.filter(isKept).map { ($0.number ?? -1, $0.constant - $0.solvedConstant) }
      )
      for entry in additions {
        current = entry
        let number = try simplex.add(
          entry.terms,
          constant: entry.constant,
          entry.relation,
          priority: entry.priority,
          yielding: entry.yielding
        )
        numbers[number] = entry
      }
    } catch {
      simplex = before
      let gone = given.compactMap(\.number)
      return error.constraints.compactMap { number in
        numbers[number] ?? (gone.contains(number) ? nil : entryOf[number]) ?? current
      }
    }
    for entry in given {
      if let number = entry.number { entryOf[number] = nil }
      entry.number = nil
    }
    for entry in changes { entry.solvedConstant = entry.constant }
    for (number, entry) in numbers {
      entryOf[number] = entry
      entry.number = number
      entry.solvedConstant = entry.constant
    }
    return nil
  }

  /// Retries the entries that were given up, since the cause of the conflict may have changed.
  private func retryBroken(except given: [LayoutEntry]) {
    for entry in broken where !given.contains(where: { $0 === entry }) {
      if attempt([], [entry], without: []) == nil { broken.removeAll { $0 === entry } }
    }
  }

  private func report(_ entries: [LayoutEntry], broken victim: LayoutEntry) {
    guard fitting == nil else { return }
    let conflict = LayoutConflict(
      participants: entries.sorted { $0.order < $1.order }.map(\.text),
      broken: victim.text
    )
    guard conflicts.last != conflict else { return }
    conflicts.append(conflict)
    guard let window = root.baseWindow, window.isLogged else { return }
    window.log.record(.geometry, window.debugName, conflict.description)
  }
}
