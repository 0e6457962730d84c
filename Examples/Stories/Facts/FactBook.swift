import HeadlessUIKit

/// The facts and document items that the examples refer to by id.
///
/// The book is read from `FIDELITY.md`, the tables of `Documentation/Facts`, and `Documentation/Documents.md`
/// in the folder of the package that the executable was built from.
struct FactBook: Sendable {
  /// A fact, or an item of a document.
  struct Entry: Sendable {
    let id: String
    /// The status in FIDELITY.md: same, assumed, disputed, differs or missing; `nil` for an item of a
    /// document.
    var status: String?
    /// The behavior of the simulator, or the item, in a sentence.
    var summary: String?
    /// The columns of the fact's table with their headings, in order, without the id.
    var details: [(name: String, text: String)] = []
    /// The test files that verify the fact; `nil` if there are none.
    var tests: String?
  }

  private var entries: [String: Entry] = [:]

  /// The book of this package, or an error if a file can't be read.
  static let package = Result { try FactBook(in: packageFolder) }

  private static let packageFolder: URL = {
    // Examples/Stories/Facts/FactBook.swift
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Reads the book of the package in a folder.
  init(in package: URL) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }
    for row in MarkdownTable.rows(of: try text("FIDELITY.md")) where row.cells.count >= 4 {
      var entry = Entry(id: row.cells[0])
      (entry.status, entry.summary) = (row.cells[1], row.cells[2])
      entry.tests = row.cells[3] == "none" ? nil : row.cells[3]
      entries[entry.id] = entry
    }
    for row in MarkdownTable.rows(of: try text("Documentation/Documents.md")) where row.cells.count >= 2 {
      var entry = Entry(id: row.cells[0])
      entry.summary = row.cells[1]
      entry.details = row.details(from: 2)
      entries[entry.id] = entry
    }
    let folder = "Documentation/Facts"
    let names = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
    for name in names.sorted() where name.hasSuffix(".md") {
      for row in MarkdownTable.rows(of: try text("\(folder)/\(name)")) where row.cells.count >= 3 {
        entries[row.cells[0], default: Entry(id: row.cells[0])].details = row.details(from: 1)
      }
    }
  }

  /// Returns the entry of an id, such as `KP4`, `x7`, `S16a` or `D3.12`, regardless of case, or `nil` if
  /// there is none.
  func entry(_ id: String) -> Entry? {
    if let entry = entries[id] { return entry }
    let key = id.uppercased()
    return entries.first { $0.key.uppercased() == key }?.value
  }
}

/// A row of a table in a documentation page whose first cell is an id.
struct MarkdownTable {
  let headings: [String]
  let cells: [String]

  /// Returns the nonempty cells from a column on, with their headings.
  func details(from column: Int) -> [(name: String, text: String)] {
    zip(headings, cells).dropFirst(column).filter { !$0.1.isEmpty }.map { (name: $0, text: $1) }
  }

  /// Returns the rows of all tables of a page whose first heading is "id", "fact" or "item".
  static func rows(of page: String) -> [MarkdownTable] {
    var rows: [MarkdownTable] = []
    var headings: [String] = []
    for line in page.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else {
        headings = []
        continue
      }
      let cells = cells(of: line)
      if headings.isEmpty {
        headings = cells
      } else if ["id", "fact", "item"].contains(headings[0]), !cells[0].hasPrefix("-") {
        rows.append(MarkdownTable(headings: headings, cells: cells))
      }
    }
    return rows
  }

  /// Returns the cells of a line, without Markdown escapes and backticks.
  private static func cells(of line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmingCharacters(in: .whitespaces).dropFirst() {
      switch character {
      case "\\" where !isEscaped: isEscaped = true
      case "|" where !isEscaped: cells.append("")
      default:
        cells[cells.count - 1].append(character)
        isEscaped = false
      }
    }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "") }
  }
}
