import Foundation

/// The facts of Documentation/Fidelity with their statuses, and of Documentation/Facts with their sources.
public struct FactTable: Sendable {
  struct Fact {
    /// The status in Documentation/Fidelity.
    var status: String
    /// The words of the confidence column; empty if the page doesn't have the fact.
    var confidence = ""
    var sources = ""
    /// The systems for which the fact was reported.
    var systems = ""
  }

  private(set) var facts: [String: Fact] = [:]

  /// The ids of the facts.
  public var ids: Set<String> { Set(facts.keys) }

  /// Reads the tables of a repository.
  public init(repository: URL) throws {
    for row in try Self.rows(ofPagesIn: repository.appending(path: "Documentation/Fidelity"))
    where row.columns.dropFirst().first == "status" {
      facts[row.id] = Fact(status: row.values[1])
    }
    for row in try Self.rows(ofPagesIn: repository.appending(path: "Documentation/Facts")) {
      guard var fact = facts[row.id] else { continue }
      for (column, value) in zip(row.columns, row.values) {
        switch column {
        case "confidence": fact.confidence = value
        case "sources": fact.sources = value
        case "system", "systems": fact.systems = value
        default: break
        }
      }
      facts[row.id] = fact
    }
  }

  /// The status of a fact; nil if it has no row.
  public func status(of id: String) -> String? { facts[id]?.status }

  private typealias Row = (id: String, columns: [String], values: [String])

  private static func rows(ofPagesIn folder: URL) throws -> [Row] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name in
      rows(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// Returns the rows whose first cell is the id of a fact, with the names of their columns.
  private static func rows(_ text: String) -> [Row] {
    var columns: [String] = []
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), line.hasSuffix(" |") else { return nil }
      let values = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      if values[0] == "id" || values[0] == "fact" { columns = values }
      guard values[0].wholeMatch(of: /[A-Z]+\d+[a-e]?/) != nil else { return nil }
      return (values[0], columns, values)
    }
  }
}
