import ConstraintSolver
import Foundation
import Simulation

/// Methods that update the system of constraints to the entries, and give up those that can't be satisfied.
extension LayoutEngine {
  /// Passes all changes and additions to the system, and reads its solution.
  ///
  /// If required entries contradict each other, one is given up: the app's most recent constraint among them.
  func commit() {
    var hasEdits = false
    for entry in edited {
      entry.isEdited = false
      guard let number = entry.number else { continue }
      system.setConstant(entry.constant, of: number)
      hasEdits = true
    }
    edited.removeAll(keepingCapacity: true)
    noteMentions()
    for entry in waiting { submit(entry) }
    waiting.removeAll(keepingCapacity: true)
    var given: [LayoutEntry] = []
    while let conflict = findConflict() {
      guard let victim = conflict.max(by: { $1.shouldBreak(before: $0) }) else { break }
      report(conflict, broken: victim)
      withdraw(victim)
      given.append(victim)
      broken.append(victim)
    }
    if retriesBroken || hasEdits { retryBroken(except: given) }
    retriesBroken = false
    readSolution()
  }

  /// Records the views to which the waiting constraints refer first, in the order of their activation.
  private func noteMentions() {
    var constraints: [(activation: Int, constraint: LayoutConstraint)] = []
    for entry in waiting where entry.isInEngine {
      if case .constraint(let constraint) = entry.source {
        constraints.append((constraint.activation, constraint))
      }
    }
    constraints.sort { $0.activation < $1.activation }
    for (_, constraint) in constraints {
      for item in constraint.items {
        guard let object = item.object, let spot = spot(of: object), spot.mention == nil else { continue }
        lastMention += 1
        spot.mention = lastMention
      }
    }
  }

  /// Adds an entry to the system, unless it has been removed meanwhile.
  private func submit(_ entry: LayoutEntry) {
    guard entry.isInEngine else { return }
    let number = system.add(
      entry.terms,
      constant: entry.constant,
      entry.relation,
      priority: entry.priority,
      yielding: entry.yielding
    )
    while entryOf.count <= number { entryOf.append(nil) }
    entryOf[number] = entry
    entry.number = number
  }

  /// Removes an entry from the system.
  func withdraw(_ entry: LayoutEntry) {
    guard let number = entry.number else { return }
    system.remove(number)
    entryOf[number] = nil
    entry.number = nil
  }

  /// Solves the system, and returns the entries that contradict each other; `nil` if there are none.
  private func findConflict() -> [LayoutEntry]? {
    do throws(Simplex.Conflict) {
      try system.solve { numbers in
        let entries = numbers.map { (number: $0, order: entryOf[$0]?.order) }
        return entries.sorted { one, other in
          guard let order = one.order, let otherOrder = other.order else { return one.number < other.number }
          return order < otherOrder
        }.map(\.number)
      }
      return nil
    } catch {
      return error.constraints.compactMap { entryOf[$0] }
    }
  }

  /// Retries the entries that were given up, since the cause of the conflict may have changed.
  private func retryBroken(except given: [LayoutEntry]) {
    for entry in broken where !given.contains(where: { $0 === entry }) {
      submit(entry)
      if findConflict() == nil {
        broken.removeAll { $0 === entry }
      } else {
        withdraw(entry)
        // Without the entry, there is no conflict.
        _ = findConflict()
      }
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
