import HeadlessUIKit

/// The marks of a technique's cells and their meanings.
struct MatrixLegend {
  /// A mark and the outcomes that it represents.
  struct Entry {
    let mark: Character
    /// The facts that the cells break.
    let facts: [String]
    /// The first cell with the mark.
    let first: Matrix.Cell
    /// The number of cells with the mark.
    var count = 1
  }

  /// The entries, in the order of their first cells.
  private(set) var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// The key of outcomes that share a mark: outcomes that break the same rules or, for a single rule, break
  /// it in the same way.
  private struct Key: Hashable {
    let isBroken: Bool
    let facts: [String]
    let kind: String

    init(_ outcome: Technique.Outcome) {
      let faults = outcome.faults
      if case .broken = outcome { isBroken = true } else { isBroken = false }
      facts = faults.map(\.fact)
      kind = faults.count == 1 ? faults[0].what.filter { !$0.isNumber && $0 != "." } : ""
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// The meanings of the marks that all techniques share.
  static let common = [
    ("+", "works"), ("a b c", "the author's own result holds, but there are flaws; see below the table"),
    ("A B C", "the author's own result does not hold; see below the table"), ("-", "not offered"),
    ("~", "the height of the keyboard is an estimate"),
    ("blank", "no device of the kind ran the system"),
  ]

  init(_ table: Matrix.Table) {
    for cell in table.cells where !cell.outcome.faults.isEmpty {
      let key = Key(cell.outcome)
      if let place = places[key] {
        entries[place].count += 1
      } else {
        places[key] = entries.count
        entries.append(Entry(mark: nextMark(isBroken: key.isBroken), facts: key.facts, first: cell))
      }
    }
  }

  /// Returns the next letter, a capital for cells in which the author's own result doesn't hold.
  private func nextMark(isBroken: Bool) -> Character {
    let count = entries.count { $0.mark.isUppercase == isBroken }
    let letter = Self.letters[min(count, Self.letters.count - 1)]
    return isBroken ? Character(letter.uppercased()) : letter
  }

  /// Returns the mark of a cell.
  func mark(_ cell: Matrix.Cell) -> Character {
    switch cell.outcome {
    case .works: "+"
    case .flawed, .broken: places[Key(cell.outcome)].map { entries[$0].mark } ?? "!"
    case .notOffered: "-"
    case .neverRan: " "
    }
  }

  /// The meanings of this table's marks: a line for each, with the text of the first such cell. If a mark
  /// represents several broken rules, the texts of the rules follow all marks, once each.
  var lines: [(mark: String, text: String)] {
    var lines: [(mark: String, text: String)] = []
    var told: Set<String> = []
    var texts: [(mark: String, text: String)] = []
    for entry in entries {
      let place =
        "\(entry.first.stage.map { "\($0)" } ?? ""); \(entry.count) cell\(entry.count == 1 ? "" : "s")"
      let faults = entry.first.outcome.faults
      guard faults.count > 1 else {
        lines.append(("\(entry.mark)", "\(faults[0].fact) \(faults[0].what) (\(place))"))
        continue
      }
      lines.append(("\(entry.mark)", "\(entry.facts.joined(separator: " ")) (\(place))"))
      for fault in faults where told.insert(fault.fact).inserted { texts.append((fault.fact, fault.what)) }
    }
    return lines + texts.sorted { $0.mark < $1.mark }
  }

  /// Returns the reasons why cells aren't offered, once each.
  static func reasons(_ table: Matrix.Table) -> [String] {
    var told: Set<String> = []
    return table.cells.compactMap { cell in
      guard case .notOffered(let reason) = cell.outcome, told.insert(reason).inserted else { return nil }
      return reason
    }
  }
}
