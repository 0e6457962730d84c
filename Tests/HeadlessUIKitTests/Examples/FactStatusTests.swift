import Foundation
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The status of facts, by which programs mark claims that rest on an assumption.
@Suite struct FactStatusTests {
  private static let book = Result { try FactBook.package.get() }

  @Test(arguments: [
    // The author warns; the explanation isn't his.
    ("KB11", FactStatus(agreement: .assumed, confidence: nil), "assumed"),
    ("kb4", FactStatus(agreement: .same, confidence: "high"), nil),
    ("KP5", FactStatus(agreement: .assumed, confidence: "medium"), "assumed"),
    ("S16a", FactStatus(agreement: .disputed, confidence: "medium; disputed"), "disputed"),
    (
      "X01", FactStatus(agreement: .same, confidence: "follows from the published code, arithmetic checked"),
      nil
    ),
    ("X30", FactStatus(agreement: .assumed, confidence: "found in a public report"), "assumed"),
  ])
  func `a fact has its agreement, its confidence, and a mark if it is assumed or disputed`(
    id: String,
    status: FactStatus,
    doubt: String?
  ) throws {
    let found = try #require(try Self.book.get().status(of: id))
    #expect(found == status)
    #expect(found.doubt == doubt)
  }

  @Test(arguments: ["D4.20", "D0.2", "X99", "", "KB"])
  func `an item of a document, and an unknown id, have no status`(id: String) throws {
    #expect(try Self.book.get().status(of: id) == nil)
  }

  @Test func `every row of the pages has a status that is understood`() throws {
    let book = try Self.book.get()
    let folder = TestFiles.package.appending(path: "Documentation/Fidelity")
    var counts: [FactStatus.Agreement: Int] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".md") {
      let page = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for row in MarkdownTable.rows(of: page) where row.headings.dropFirst().first == "status" {
        let status = try #require(book.status(of: row.cells[0]), "\(row.cells)")
        #expect(status.agreement.rawValue == row.cells[1])
        counts[status.agreement, default: 0] += 1
      }
    }
    #expect(counts.count == FactStatus.Agreement.allCases.count)
  }

  @Test func `every scenario has a status`() throws {
    for scenario in Scenario.all {
      #expect(try Self.book.get().status(of: scenario.id) != nil, "\(scenario.id)")
    }
  }
}
