import Foundation

/// A page of Documentation/Fidelity that has facts.
struct FidelityPage {
  /// A row of a table whose first cell is the id of a fact.
  struct Fact {
    let id, status, behavior: String
    /// The names of the suites that verify the fact; empty if there are none.
    let tests: Set<String>
    /// The heading of the table.
    let section: String
  }

  /// The name of the file.
  let name: String
  let title: String
  /// The links to the pages of Documentation/Facts, in the order of the line that begins with "Sources:".
  let sources: [(title: String, path: String)]
  let facts: [Fact]

  init(name: String, text: String) {
    self.name = name
    var title = ""
    var section = ""
    var sources: [(title: String, path: String)] = []
    var facts: [Fact] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("Sources: ") {
        sources = line.matches(of: /\[([^\]]+)\]\(\.\.\/Facts\/([^)]+)\)/).map {
          (title: String($0.output.1), path: String($0.output.2))
        }
      } else if let fact = Fact(line: line, section: section) {
        facts.append(fact)
      }
    }
    (self.title, self.sources, self.facts) = (title, sources, facts)
  }

  /// The statuses of facts, in the order of the overview.
  static let statuses = ["same", "assumed", "disputed", "differs", "missing"]

  // MARK: Files

  static let overview = TestFiles.package.appending(path: "FIDELITY.md")
  static let folder = TestFiles.package.appending(path: "Documentation/Fidelity")

  /// The texts of all pages by the names of their files.
  static func texts() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".md") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }

  /// Returns the pages with facts, sorted by their names.
  static func all() throws -> [FidelityPage] {
    try texts().sorted { $0.key < $1.key }.map { FidelityPage(name: $0.key, text: $0.value) }
      .filter { !$0.facts.isEmpty }
  }
}

extension FidelityPage.Fact {
  /// Reads a line, or returns nil if it isn't a row whose first cell is an id.
  init?(line: String, section: String) {
    let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 6, cells[1].wholeMatch(of: /[A-Z]+[0-9]+[a-z]?/) != nil else { return nil }
    (id, status, behavior, self.section) = (cells[1], cells[2], cells[3], section)
    tests = cells[4] == "none" ? [] : Set(cells[4].components(separatedBy: ", "))
  }

  /// The letters at the beginning of the id.
  var prefix: String { String(id.prefix { $0.isLetter }) }
}

/// The anchors of a Markdown page, as GitHub makes them.
enum MarkdownAnchors {
  /// Returns the anchor of a heading that is the first with its text.
  static func anchor(of heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
      .replacing(" ", with: "-")
  }

  /// Returns the anchors of all headings; a repeated text has a number.
  static func all(in text: String) -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix("#"), let heading = line.wholeMatch(of: /#+ (.+)/)?.output.1 else { continue }
      let anchor = anchor(of: String(heading))
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }
}
