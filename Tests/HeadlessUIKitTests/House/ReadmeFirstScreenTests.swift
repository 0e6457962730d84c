import Foundation
import Stories
import Testing

/// Compares the first screen of the README, its table of words and its table of posts with the sources.
@Suite struct ReadmeFirstScreenTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: TestFiles.package.appending(path: path), encoding: .utf8)
  }

  private let readme: String

  init() throws { readme = try Self.text("README.md") }

  /// The cells of the rows of the table below a header.
  private func rows(below header: String) -> [[String]] {
    readme.components(separatedBy: "\n").drop { $0 != header }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { line in
        line.dropFirst().dropLast().components(separatedBy: " | ")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  @Test func `the README begins with the modules and their folders, on Linux and without dependencies`()
    throws
  {
    let lines = readme.components(separatedBy: "\n")
    let introduction = lines.prefix { !$0.hasPrefix("```") }.joined(separator: " ")
    for module in ["ViewTree", "Responder", "KeyboardSim"] {
      #expect(introduction.contains("([`\(module)`](Sources/\(module)))"))
    }
    #expect(introduction.contains("on Linux"))
    #expect(introduction.contains("no package dependencies"))
    #expect(!(try Self.text("Package.swift").contains(".package(")))
  }

  @Test func `the first program in the README is FirstLook, with its output, on the first screen`() throws {
    let source = try Self.text("Examples/FirstLook/main.swift")
    let output = try Self.text("Tests/HeadlessUIKitTests/Golden/FirstLook.txt")
    let screen = readme.components(separatedBy: "\n").prefix(50).joined(separator: "\n")
    #expect(screen.contains("```swift\n\(source)```"))
    #expect(screen.contains("```\n\(output)```"))
  }

  @Test func `each name in the table of words is declared in a file of its row, or by the simulator`() throws
  {
    let rows = rows(below: "| words | names | in |")
    #expect(rows.count == 9)
    let simulator = try Self.text("Sources/HeadlessUIKit/Simulator.swift")
    var missing: [String] = []
    for row in rows {
      let row = row.joined(separator: " | ")
      let sources = try row.matches(of: /\]\((Sources\/[^)]+)\)/).map { try Self.sources(at: String($0.1)) }
        .joined(separator: "\n")
      for name in row.matches(of: /`(simulator\.)?(\w+)(?:\(.*?\))?`/) {
        let source = name.1 == nil ? sources : simulator
        let declaration = try Regex("(class|extension|typealias|var|let|func) \(name.2)\\b")
        if !source.contains(declaration) { missing.append(String(name.0)) }
      }
    }
    #expect(missing == [])
  }

  /// The source at a path, or all sources below it.
  private static func sources(at path: String) throws -> String {
    guard !path.hasSuffix(".swift") else { return try text(path) }
    let files = FileManager.default.enumerator(atPath: TestFiles.package.appending(path: path).path)
    return try (files?.allObjects ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { try text("\(path)/\($0)") }.joined(separator: "\n")
  }

  @Test func `the table of posts has each program of the documents, in the row of its document and author`() {
    let rows = rows(below: "| post | author | year | `swift run` | shows |")
    #expect(rows.count == 6)
    var named: [String] = []
    for row in rows {
      for program in row[3].matches(of: /`(\w+)`/) {
        let name = String(program.1)
        named.append(name)
        let document = Example.all.first { $0.name == name }?.origin.document
        let title = row[0].trimmingCharacters(in: ["*"])
        #expect(document?.subject.contains(title) == true, "\(name)")
        #expect(document?.origin.hasPrefix(row[1]) == true, "\(name)")
      }
    }
    let published = Example.all.filter { $0.origin.document != nil }.map(\.name)
    #expect(named.sorted() == published.sorted())
  }
}
