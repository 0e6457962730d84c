import Foundation
import Testing

/// Compares the pages of Documentation/Fidelity with the tests: each row that names a test must have a test
/// that names the fact, and vice versa.
@SourceReader @Suite struct FidelityTests {
  private static func rows() throws -> [FidelityPage.Fact] { try FidelityPage.all().flatMap(\.facts) }

  /// The facts that tests name, each with the files of these tests.
  private static let testedFacts = Result {
    var result: [String: Set<String>] = [:]
    for file in try SourceFile.all(in: "Tests") {
      for call in file.text.matches(of: /\.fact\(([^)]*)\)/) {
        for fact in facts(in: call.output.1) {
          result[fact, default: []].insert(file.url.deletingPathExtension().lastPathComponent)
        }
      }
    }
    return result
  }

  /// Returns the ids in the arguments of a trait, with ranges such as `"KD1-KD75"` expanded; `X02` keeps its
  /// zero.
  private static func facts(in arguments: Substring) -> [String] {
    arguments.matches(of: /"([A-Z]+)([0-9]+)([a-z]?)(-[A-Z]+([0-9]+))?"/).flatMap { match -> [String] in
      let (group, first, last) = (
        match.output.1, Int(match.output.2) ?? 0, match.output.5.flatMap { Int($0) }
      )
      guard let last else { return ["\(group)\(match.output.2)\(match.output.3)"] }
      return (first...last).map { "\(group)\($0)" }
    }
  }

  @Test func `every fact has one row, with a status that the ledger explains`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 100)
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows { #expect(FidelityPage.statuses.contains(row.status), "\(row.id): \(row.status)") }
  }

  @Test func `a row names the suites that show the fact, and each of them does`() throws {
    let tested = try Self.testedFacts.get()
    for row in try Self.rows() {
      #expect(row.tests == tested[row.id] ?? [], "\(row.id)")
      if row.status != "missing" { #expect(!row.tests.isEmpty, "\(row.id) has no test") }
    }
  }

  @Test func `every fact that a test names has a row`() throws {
    let facts = Set(try Self.rows().map(\.id))
    let missing = try Self.testedFacts.get().keys.filter { !facts.contains($0) }.sorted()
    #expect(missing == [])
  }
}
