import Foundation
import Testing

/// Compares the parts of FIDELITY.md between comments, and Documentation/Fidelity/Deviations.md, with the
/// pages of the areas.
///
/// `UPDATE_GOLDEN=1 swift test --filter FidelityOverviewTests` writes them and fails.
@SourceReader @Suite struct FidelityOverviewTests {
  private static let statuses = FidelityPage.statuses
  private static let deviations = FidelityPage.folder.appending(path: "Deviations.md")
  private static let folder = "Documentation/Fidelity"

  /// Returns a part of FIDELITY.md by its name: for `areas`, the lines between the comments `areas: ...` and
  /// `end of areas`.
  private static func part(_ name: String, of text: String) throws -> Range<String.Index> {
    let start = try #require(text.firstRange(of: "<!-- \(name): "))
    let begin = try #require(text[start.upperBound...].firstIndex(of: "\n"))
    let end = try #require(text.firstRange(of: "\n<!-- end of \(name) -->"))
    return begin == end.lowerBound ? begin..<begin : text.index(after: begin)..<end.lowerBound
  }

  /// Returns the pages in the order of the overview, with new ones at the end.
  private static func pages(inOrderOf overview: String) throws -> [FidelityPage] {
    let order = overview.matches(of: /([A-Za-z]+\.md)\)/).map { String($0.output.1) }
    return try FidelityPage.all().enumerated().sorted { first, second in
      let places = [first, second].map { order.firstIndex(of: $0.element.name) ?? order.count }
      return (places[0], first.offset) < (places[1], second.offset)
    }.map(\.element)
  }

  private static func count(_ status: String, in facts: [FidelityPage.Fact]) -> Int {
    facts.count { $0.status == status }
  }

  /// The table of areas, and the sentence about the facts that aren't the same.
  private static func areas(_ pages: [FidelityPage]) -> String {
    var lines = [
      "| area | ids | same | assumed | disputed | differs | missing | sources |",
      "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for page in pages {
      let ids = page.facts.map(\.prefix).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let counts = statuses.map { "\(count($0, in: page.facts))" }.joined(separator: " | ")
      let sources = page.sources.map { "[\($0.title)](Documentation/Facts/\($0.path))" }
      lines.append(
        "| [\(page.title)](\(folder)/\(page.name)) | \(ids.joined(separator: ", ")) | \(counts) | \(sources.joined(separator: ", ")) |"
      )
    }
    let facts = pages.flatMap(\.facts)
    lines.append("| all | | \(statuses.map { "\(count($0, in: facts))" }.joined(separator: " | ")) | |")
    let links = statuses.dropFirst(2).map { "[\(count($0, in: facts))](\(folder)/Deviations.md#\($0))" }
    lines.append("")
    lines.append(
      "Of \(facts.count) facts, \(links[0]) are disputed, \(links[1]) differ and \(links[2]) are missing."
    )
    return lines.joined(separator: "\n")
  }

  /// The index of the missing facts, each with its area.
  private static func missing(_ pages: [FidelityPage]) -> String {
    let rows = pages.flatMap { page in
      page.facts.filter { $0.status == "missing" }.map { fact in
        "| \(fact.id) | [\(page.title)](\(folder)/\(page.name)#\(MarkdownAnchors.anchor(of: fact.section))) |"
      }
    }
    return (["| id | area |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  /// The page of the facts that aren't the same, by status.
  private static func deviations(_ pages: [FidelityPage]) -> String {
    var text = """
      # Facts that aren't the same

      The facts that are [disputed](#disputed), [differ](#differs) or are [missing](#missing). The id of a row leads to its table, which
      names the tests. `FidelityOverviewTests` writes this page.

      """
    for status in statuses.dropFirst(2) {
      text += "\n## \(status.capitalized)\n\n| row | area | behavior |\n| --- | --- | --- |\n"
      for page in pages {
        for fact in page.facts where fact.status == status {
          let link = "\(page.name)#\(MarkdownAnchors.anchor(of: fact.section))"
          text += "| [\(fact.id)](\(link)) | \(page.title) | \(fact.behavior) |\n"
        }
      }
    }
    return text
  }

  @Test func `the counts and lists of facts are those of the pages`() throws {
    let overview = try String(contentsOf: FidelityPage.overview, encoding: .utf8)
    let pages = try Self.pages(inOrderOf: String(overview[Self.part("areas", of: overview)]))
    #expect(pages.count > 15)
    var expected = overview
    for (name, text) in [("areas", Self.areas(pages)), ("missing", Self.missing(pages))] {
      let part = try Self.part(name, of: expected)
      #expect(expected[part] == text)
      expected.replaceSubrange(part, with: part.isEmpty ? "\n\(text)" : text)
    }
    let list = Self.deviations(pages)
    #expect((try? String(contentsOf: Self.deviations, encoding: .utf8)) == list)
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil else { return }
    try expected.write(to: FidelityPage.overview, atomically: true, encoding: .utf8)
    try list.write(to: Self.deviations, atomically: true, encoding: .utf8)
  }

  // MARK: Links

  /// The overview and the pages, by their paths in the package.
  private static func documents() throws -> [String: String] {
    var texts = ["FIDELITY.md": try String(contentsOf: FidelityPage.overview, encoding: .utf8)]
    for (name, text) in try FidelityPage.texts() { texts["\(folder)/\(name)"] = text }
    return texts
  }

  @Test func `every link leads to a file and to a heading in it`() throws {
    var count = 0
    for (path, text) in try Self.documents() {
      let page = TestFiles.package.appending(path: path)
      for link in text.matches(of: /\]\(([^)#]*)(?:#([^)]+))?\)/) where !link.output.1.contains("://") {
        count += 1
        let target =
          link.output.1.isEmpty
          ? page : page.deletingLastPathComponent().appending(path: String(link.output.1)).standardizedFileURL
        guard FileManager.default.fileExists(atPath: target.path) else {
          Issue.record("\(path): there is no \(link.output.1)")
          continue
        }
        guard let anchor = link.output.2 else { continue }
        let anchors = MarkdownAnchors.all(in: try String(contentsOf: target, encoding: .utf8))
        #expect(anchors.contains(String(anchor)), "\(path): there is no heading \(link.output.0)")
      }
    }
    #expect(count > 200)
  }

  @Test func `the overview has a link to every page`() throws {
    let overview = try String(contentsOf: FidelityPage.overview, encoding: .utf8)
    let unlinked = try FidelityPage.texts().keys.filter { !overview.contains("(\(Self.folder)/\($0)") }
    #expect(unlinked.sorted() == [])
  }

  @Test func `the sources of a fact are on a page that its area names`() throws {
    for page in try FidelityPage.all() {
      let sources = try page.sources.map { source in
        let name = source.path.prefix { $0 != "#" }
        return try String(
          contentsOf: TestFiles.package.appending(path: "Documentation/Facts/\(name)"),
          encoding: .utf8
        )
      }.joined(separator: "\n")
      let unknown = page.facts.map(\.id).filter { !sources.contains("\n| \($0) |") }
      #expect(unknown == [], "\(page.name)")
    }
  }

  @Test(arguments: [
    ("`becomeFirstResponder()`", "becomefirstresponder"),
    ("Names of UIKit that are absent", "names-of-uikit-that-are-absent"),
    ("Types without a name of UIKit's", "types-without-a-name-of-uikits"),
    ("iOS 27, and more", "ios-27-and-more"),
  ])
  func `an anchor is the heading in lower case without punctuation`(heading: String, anchor: String) {
    #expect(MarkdownAnchors.anchor(of: heading) == anchor)
    #expect(MarkdownAnchors.all(in: "# \(heading)\n\n## \(heading)\n") == [anchor, "\(anchor)-1"])
  }
}
