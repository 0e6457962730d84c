import Foundation

/// The changes that one batch of updates makes. Removals are by positions before the update, insertions by
/// positions after it.
struct TableUpdate: Hashable, Sendable {
  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    var from: Place
    var to: Place
  }

  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  /// The rows whose cells are configured again, by positions before the update.
  var reconfiguredRows: Set<IndexPath> = []
  var movedRows: [Move<IndexPath>] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  /// Whether movements are animated.
  var isAnimated = false

  /// The reason that an update is invalid, as text.
  struct Refusal: Error, Hashable { var text: String }

  /// Validates the update, and returns the positions of everything after it.
  ///
  /// - Parameters:
  ///   - old: The number of rows in each section before the update.
  ///   - new: The number of rows in each section now, according to the data source.
  ///   - name: The word for a row in texts.
  func plan(from old: [Int], to new: [Int], of name: String = "row") throws(Refusal) -> TablePlan {
    try checkPlaces(old, new, name)
    let (gone, come) = (deletedSections.count, insertedSections.count)
    guard old.count - gone + come == new.count else {
      throw Refusal(
        text:
          "there are \(new.count) sections after the update; before there were \(old.count), and \(come) inserted"
          + " and \(gone) deleted make \(old.count - gone + come)"
      )
    }
    let plan = TablePlan(self, sections: sectionPlaces(old.count))
    for (section, count) in old.enumerated() where !reloadedSections.contains(section) {
      guard let place = plan.sections[section] else { continue }
      let (leaving, coming) = (plan.leaving[section]?.count ?? 0, plan.coming[place]?.count ?? 0)
      guard count - leaving + coming != new[place] else { continue }
      let out = movedRows.count { $0.from.section == section }
      let into = movedRows.count { $0.to.section == place }
      throw Refusal(
        text: "section \(place) has \(new[place]) \(name)s after the update; before it had \(count), and"
          + " \(coming - into) inserted, \(leaving - out) deleted, \(into) moved in and \(out) moved out"
          + " make \(count - leaving + coming)"
      )
    }
    return plan
  }

  private func checkPlaces(_ old: [Int], _ new: [Int], _ name: String) throws(Refusal) {
    func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.row)
    }
    let removedRows = deletedRows.union(reloadedRows).union(reconfiguredRows).union(movedRows.map(\.from))
      .sorted()
    if let path = removedRows.first(where: { !has($0, old) }) {
      throw Refusal(text: "there was no \(path.text(name)) before the update to delete, reload or move")
    }
    let addedRows = insertedRows.union(movedRows.map(\.to)).sorted()
    if let path = addedRows.first(where: { !has($0, new) }) {
      throw Refusal(text: "there is no \(path.text(name)) after the update to insert or move to")
    }
    let removedSections = deletedSections.union(reloadedSections).union(IndexSet(movedSections.map(\.from)))
    if let section = removedSections.first(where: { !old.indices.contains($0) }) {
      throw Refusal(text: "there was no section \(section) before the update to delete, reload or move")
    }
    let addedSections = insertedSections.union(IndexSet(movedSections.map(\.to)))
    if let section = addedSections.first(where: { !new.indices.contains($0) }) {
      throw Refusal(text: "there is no section \(section) after the update to insert or move to")
    }
  }

  /// Returns the position of each section after the update, or nil for a deleted one.
  private func sectionPlaces(_ count: Int) -> [Int?] {
    let moves = Dictionary(movedSections.map { ($0.from, $0.to) }) { $1 }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var next = 0
    return (0..<count).map { section in
      if deletedSections.contains(section) { return nil }
      if let place = moves[section] { return place }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }
}

/// The positions of everything in a table after an update.
struct TablePlan {
  /// The position of each section after the update, or nil for a deleted one.
  let sections: [Int?]
  /// The rows that leave each section, by positions before the update, in order.
  fileprivate let leaving: [Int: [Int]]
  /// The rows that enter each section, by positions after the update, in order.
  fileprivate let coming: [Int: [Int]]
  private let moves: [IndexPath: IndexPath]
  private let update: TableUpdate

  fileprivate init(_ update: TableUpdate, sections: [Int?]) {
    (self.update, self.sections) = (update, sections)
    moves = Dictionary(update.movedRows.map { ($0.from, $0.to) }) { $1 }
    let gone = update.deletedRows.union(moves.keys)
    let come = update.insertedRows.union(update.movedRows.map(\.to))
    leaving = Dictionary(grouping: gone.sorted(), by: \.section).mapValues { $0.map(\.row) }
    coming = Dictionary(grouping: come.sorted(), by: \.section).mapValues { $0.map(\.row) }
  }

  /// Returns the position of a row after the update, or nil if it is removed.
  func place(of path: IndexPath) -> IndexPath? {
    // A row can leave a section that is deleted.
    if update.deletedSections.contains(path.section), let moved = moves[path] { return moved }
    guard let section = sections[path.section], !update.reloadedSections.contains(path.section),
      !update.deletedRows.contains(path)
    else { return nil }
    if let moved = moves[path] { return moved }
    var row = path.row - (leaving[path.section] ?? []).prefix { $0 < path.row }.count
    for taken in coming[section] ?? [] where taken <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Returns the rows that keep their cells, and whose cells are configured again, by positions after the
  /// update, in order.
  var reconfigured: [IndexPath] {
    update.reconfiguredRows.subtracting(update.reloadedRows).compactMap(place(of:)).sorted()
  }

  /// Returns whether a row that stays gets a new cell.
  func isReloaded(_ path: IndexPath) -> Bool { update.reloadedRows.contains(path) }

  /// Returns whether the header and the footer of a section are created again.
  func isReloaded(section: Int) -> Bool { update.reloadedSections.contains(section) }
}
