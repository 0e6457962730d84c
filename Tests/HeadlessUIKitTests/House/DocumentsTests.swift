import Foundation
import Testing

@testable import Stories

/// Compares `Documentation/Documents.md` with the package, and the ids that the programs print with the
/// documentation.
@Suite struct DocumentsTests {
  private struct Row {
    let item: String
    /// The files that contain the item as published; empty for an item that isn't reproduced.
    let published: [String]
    /// A phrase of one of the published files.
    let phrase: String
    let corrected: [String]
    let program: String
    /// A passage of the program's output.
    let passage: String
    let tests: [String]

    init(_ row: MarkdownTable) {
      func names(_ cell: Int) -> [String] {
        row.cells[cell].components(separatedBy: ", ").filter { $0 != "—" }
      }
      item = row.cells[0]
      (published, phrase, corrected) = (names(2), row.cells[3], names(4))
      (program, passage, tests) = (row.cells[5], row.cells[6], names(7))
    }
  }

  private static func rows() throws -> [Row] {
    let page = try String(
      contentsOf: TestFiles.package.appending(path: "Documentation/Documents.md"),
      encoding: .utf8
    )
    return MarkdownTable.rows(of: page).map(Row.init)
  }

  @Test func `every document has its items, each once and in order`() throws {
    let items = try Self.rows().map(\.item)
    #expect(Set(items).count == items.count)
    var counts: [Int: Int] = [:]
    for item in items {
      let match = try #require(item.wholeMatch(of: /D([0-4])\.([0-9]+)/), "\(item)")
      let document = try #require(Int(match.output.1))
      counts[document, default: 0] += 1
      #expect(Int(match.output.2) == counts[document], "\(item) is out of order")
    }
    #expect(counts == [0: 27, 1: 13, 2: 32, 3: 19, 4: 25])
  }

  @Test func `the files and tests of a row exist, and a published file contains the phrase`() throws {
    let examples = TestFiles.package.appending(path: "Examples")
    let enumerator = FileManager.default.enumerator(at: TestFiles.folder, includingPropertiesForKeys: nil)
    let files = (enumerator?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
    for row in try Self.rows() {
      let published = try row.published.map {
        try String(contentsOf: examples.appending(path: $0), encoding: .utf8)
      }
      if published.isEmpty {
        #expect(row.phrase == "—", "\(row.item)")
      } else {
        #expect(!row.phrase.isEmpty, "\(row.item)")
        #expect(published.contains { $0.contains(row.phrase) }, "\(row.item): \(row.phrase)")
      }
      for file in row.corrected {
        #expect(
          FileManager.default.fileExists(atPath: examples.appending(path: file).path),
          "\(row.item): \(file)"
        )
      }
      #expect(!row.tests.isEmpty, "\(row.item)")
      for test in row.tests { #expect(files.contains("\(test).swift"), "\(row.item): \(test)") }
    }
  }

  @Test func `the programs of the rows run as they are written, and print the passages`() async throws {
    let rows = Dictionary(grouping: try Self.rows(), by: \.program)
    for (program, rows) in rows.sorted(by: { $0.key < $1.key }) {
      let words = program.components(separatedBy: " ")
      try #require(words.prefix(2) == ["swift", "run"] && words.count >= 3, "\(program)")
      let outcome = try await ExampleProgram(words[2]).run(Array(words.dropFirst(3)))
      #expect(outcome.status == 0, "\(program): \(outcome.errors)")
      // A passage may continue on the next line.
      let output = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for row in rows {
        #expect(!row.passage.isEmpty && output.contains(row.passage), "\(row.item): \(row.passage)")
      }
    }
  }

  // MARK: Ids

  @Test(arguments: Example.all.map(\.name)) func `an id that a story prints is explained at its end`(
    name: String
  )
    async throws
  {
    let output = try await ExampleProgram(name).run().output
    let parts = output.components(separatedBy: "claims hold")
    #expect(parts.count == 2)
    let marked = Set(
      parts[0].matches(of: /\((D[0-4]\.[0-9]+|[A-Z]{1,2}[0-9]+[a-z]?)\)\n/).map { String($0.output.1) }
    )
    let explained = Set(
      parts[1].matches(of: #/(?m)^  (D[0-4]\.[0-9]+|[A-Z]{1,2}[0-9]+[a-z]?) /#).map { String($0.output.1) }
    )
    #expect(marked.isSubset(of: explained), "\(marked.subtracting(explained))")
    for id in explained {
      let outcome = try await ExampleProgram("Scenarios").run([id])
      #expect(outcome.status == 0, "\(id)")
    }
  }

  @Test func `an id that the matrix prints is known to Scenarios`() throws {
    let book = try FactBook.package.get()
    let page = try String(
      contentsOf: TestFiles.package.appending(path: "Documentation/Matrix.md"),
      encoding: .utf8
    )
    let legends = page.components(separatedBy: "\n").filter { $0.hasPrefix("- `") }.joined(separator: "\n")
    let ids = legends.matches(
      of: #/(?m)(?:^- `[a-zA-Z]` |^- `| )(D[0-4]\.[0-9]+|[A-Z]{1,2}[0-9]+[a-z]?)(?=[ `])/#
    )
    #expect(ids.count > 30)
    for match in ids {
      let id = String(match.output.1)
      if ["iOS"].contains(id) { continue }
      #expect(book.entry(id) != nil || Scenario.all.contains { $0.id == id }, "\(id)")
    }
  }

  @Test(arguments: ["KP4", "kp4", "S16a", "D4.16", "E35", "KH1", "Q23", "U53"])
  func `a fact is printed with its meaning, its status or sources`(id: String) async throws {
    let outcome = try await ExampleProgram("Scenarios").run([id])
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.components(separatedBy: "\n")
    #expect(lines[0].lowercased().hasPrefix(id.lowercased()))
    if !id.hasPrefix("D") { #expect(outcome.output.contains("sources")) }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
