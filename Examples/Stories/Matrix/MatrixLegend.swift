import HeadlessUIKit

/// The marks of a technique's cells, and what they mean.
struct MatrixLegend {
  /// Something that a mark stands for.
  struct Entry {
    let mark: Character
    /// The facts by which the cells are broken.
    let facts: [String]
    /// The first cell.
    let first: Matrix.Cell
    /// How many cells there are.
    var count = 1
  }

  /// What is broken, in the order in which it comes by, device by device.
  private(set) var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// Outcomes that have a mark in common: those that break the same rules; of a single one, in the same way.
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

  /// What all marks mean that are the same for all techniques.
  static let common = [
    ("+", "works"), ("a b c", "the author's own result holds, with flaws, see below the table"),
    ("A B C", "the author's own result does not hold, see below the table"), ("-", "not offered"),
    ("?", "what the keyboard is like there is not established"),
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

  /// The next letter: a capital for cells in which the author's own result does not hold.
  private func nextMark(isBroken: Bool) -> Character {
    let count = entries.count { $0.mark.isUppercase == isBroken }
    let letter = Self.letters[min(count, Self.letters.count - 1)]
    return isBroken ? Character(letter.uppercased()) : letter
  }

  /// The mark of a cell.
  func mark(_ cell: Matrix.Cell) -> Character {
    switch cell.outcome {
    case .works: "+"
    case .flawed, .broken: places[Key(cell.outcome)].map { entries[$0].mark } ?? "!"
    case .notOffered: "-"
    case .notEstablished: "?"
    case .neverRan: " "
    }
  }

  /// The words for the marks of this table: a line for each, with the text of the first such cell; where several rules are
  /// broken at once, their texts come after all marks, once each.
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

  /// Why cells are not offered, once each.
  static func reasons(_ table: Matrix.Table) -> [String] {
    var told: Set<String> = []
    return table.cells.compactMap { cell in
      guard case .notOffered(let reason) = cell.outcome, told.insert(reason).inserted else { return nil }
      return reason
    }
  }
}
