import HeadlessUIKit

/// The facts and the items of the documents that the examples name by their ids, as the package's documentation has them.
///
/// The book is read from `FIDELITY.md`, the tables of `Documentation/Facts` and `Documentation/Documents.md` in the folder of the
/// package that the program was built from.
struct FactBook: Sendable {
  /// A fact, or an item of a document.
  struct Entry: Sendable {
    let id: String
    /// The status in FIDELITY.md: same, assumed, disputed, differs or missing; nil for an item of a document.
    var status: String?
    /// The behavior of the simulator, or the item, in a sentence.
    var summary: String?
    /// The columns of the fact's table by their headings, in order; the id is not among them.
    var details: [(name: String, text: String)] = []
    /// The test files that show it.
    var tests: String?
  }

  private var entries: [String: Entry] = [:]

  /// The book of this package; an error if a file can't be read.
  static let package = Result { try FactBook(in: packageFolder) }

  private static let packageFolder: URL = {
    // Examples/Stories/Facts/FactBook.swift
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Reads the book of a package.
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

  /// Returns the entry of an id, such as `KP4`, `x7`, `S16a` or `D3.12`, in whichever case it is written; nil if there is none.
  func entry(_ id: String) -> Entry? {
    if let entry = entries[id] { return entry }
    let key = id.uppercased()
    return entries.first { $0.key.uppercased() == key }?.value
  }
}

/// A row of a table in a page of documentation whose first cell is an id.
struct MarkdownTable {
  let headings: [String]
  let cells: [String]

  /// The cells from a column on with their headings, without empty ones.
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

  /// The cells of a line, without the marks of Markdown that a terminal has no use for.
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
