import Foundation
import HeadlessUIKit

/// The facts and document items that the examples refer to by id.
///
/// The book is read from the tables of `Documentation/Fidelity` and `Documentation/Facts`, and from
/// `Documentation/Documents.md`, in the folder of the package that the executable was built from.
struct FactBook: Sendable {
  /// A fact, or an item of a document.
  struct Entry: Sendable {
    let id: String
    /// The status in Documentation/Fidelity; `nil` for an item of a document.
    var agreement: FactStatus.Agreement?
    /// The behavior of the simulator, or the item, in a sentence.
    var summary: String?
    /// The columns of the fact's table with their headings, in order, without the id.
    var details: [(name: String, text: String)] = []
    /// The test files that verify the fact; `nil` if there are none.
    var tests: String?
  }

  /// The kind of a page, which determines the meaning of the columns.
  private enum Page { case fidelity, documents, facts }

  /// The rows of each id, by their pages. Most ids are never looked up, so the cells are read on demand.
  private var rows: [String: [(page: Page, line: MarkdownTable.Line)]] = [:]

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
    try read("Documentation/Documents.md", in: package, as: .documents)
    for (folder, page) in [("Documentation/Fidelity", Page.fidelity), ("Documentation/Facts", .facts)] {
      let names = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      for name in names.sorted() where name.hasSuffix(".md") {
        try read("\(folder)/\(name)", in: package, as: page)
      }
    }
  }

  private mutating func read(_ path: String, in package: URL, as page: Page) throws {
    let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    for line in MarkdownTable.lines(of: text) {
      rows[line.id, default: []].append((page, line))
    }
  }

  /// Returns the entry of an id, such as `KP4`, `x7`, `S16a` or `D3.12`, regardless of case, or `nil` if
  /// there is none.
  func entry(_ id: String) -> Entry? {
    if let rows = rows[id] { return entry(id, rows) }
    let key = id.uppercased()
    return rows.first { $0.key.uppercased() == key }.map { entry($0.key, $0.value) }
  }

  private func entry(_ id: String, _ rows: [(page: Page, line: MarkdownTable.Line)]) -> Entry {
    var entry = Entry(id: id)
    for (page, line) in rows {
      let row = line.row
      switch page {
      case .fidelity where row.cells.count >= 4:
        (entry.agreement, entry.summary) = (FactStatus.Agreement(rawValue: row.cells[1]), row.cells[2])
        entry.tests = row.cells[3] == "none" ? nil : row.cells[3]
      case .documents where row.cells.count >= 2:
        entry.summary = row.cells[1]
        entry.details = row.details(from: 2)
      case .facts where row.cells.count >= 3: entry.details = row.details(from: 1)
      default: break
      }
    }
    return entry
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
  static func rows(of page: String) -> [MarkdownTable] { lines(of: page).map(\.row) }

  /// A line with a row whose cells have not been read, except the first one.
  struct Line {
    let id: String
    fileprivate let headings: [String]
    fileprivate let text: ArraySlice<UInt8>

    /// The row with its cells.
    var row: MarkdownTable { MarkdownTable(headings: headings, cells: MarkdownTable.cells(of: text)) }
  }

  /// Returns the lines of the rows of all tables whose first heading is "id", "fact" or "item".
  static func lines(of page: String) -> [Line] {
    let (bar, dash) = (UInt8(ascii: "|"), UInt8(ascii: "-"))
    var lines: [Line] = []
    var headings: [String] = []
    var hasIds = false
    // The pages are long, and without optimization, this loop takes a fifth of the time of a split.
    let bytes = Array(page.utf8)
    var start = 0
    while let end = index(of: UInt8(ascii: "\n"), in: bytes, from: start) {
      defer { start = end + 1 }
      guard start < end, bytes[start] == bar else {
        headings = []
        continue
      }
      if headings.isEmpty {
        headings = cells(of: bytes[start..<end])
        hasIds = ["id", "fact", "item"].contains(headings[0])
      } else if hasIds, let next = index(of: bar, in: bytes, from: start + 1), next < end {
        let id = String(decoding: bytes[start + 1..<next], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        guard id.utf8.first != dash else { continue }
        lines.append(Line(id: id, headings: headings, text: bytes[start..<end]))
      }
    }
    return lines
  }

  /// Returns the index of a byte at or after an index; the end of the array if there is none; `nil` if the
  /// index is behind the end.
  private static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index > bytes.count ? nil : index
  }

  /// Returns the cells of a line, without Markdown escapes and backticks.
  fileprivate static func cells(of line: ArraySlice<UInt8>) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces).dropFirst() {
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
