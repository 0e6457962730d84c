import Foundation
import Testing

/// Compares UIKit's names that apps use, and the types of the other modules, with the package and with
/// Documentation/Fidelity/Declarations.md.
@Suite struct NamesTests {
  private static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func source(in folder: String) throws -> String {
    let files =
      FileManager.default.enumerator(
        at: package.appending(path: folder),
        includingPropertiesForKeys: nil
      )?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && !$0.path.contains("/.build/")
    }
    .filter { $0.lastPathComponent != "NamesTests.swift" }
    .sorted { $0.path < $1.path }
    .map { try String(contentsOf: $0, encoding: .utf8) }
    .joined(separator: "\n")
  }

  /// Returns the rows of a table of the page: the names in backticks of the first cell, and the second cell.
  private static func rows(ofTable title: String) throws -> [(names: [String], reason: String)] {
    try DeclarationPage.section(title).components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.components(separatedBy: " | ")
      let names = cells[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      return (names, cells.dropFirst().joined(separator: " | "))
    }
  }

  // MARK: Names that apps use

  @Test func `every name of UIKit that programs use is used by a test, or stands in the list of absent ones`()
    throws
  {
    let used = try ["Tests/UIKitTests", "Examples/UIKitSample", "Examples/Trailbook"].map(Self.source)
      .joined()
    let rows = try Self.rows(ofTable: "Names of UIKit that are absent")
    #expect(rows.allSatisfy { $0.reason.count > 10 })
    let absent = Set(rows.flatMap(\.names))
    let symbols = try String(
      contentsOf: Self.package.appending(path: "Tests/UIKitTests/Fixtures/uikit-symbols.tsv"),
      encoding: .utf8
    ).components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("# ") }
    #expect(symbols.count > 400)
    var neither: [String] = []
    let words = UsedWords(in: used)
    for row in symbols {
      let cells = row.components(separatedBy: "\t")
      let isUsed = try cells[1] != "-" && words.matches(cells[1])
      if !isUsed, !absent.contains(cells[0]) { neither.append(cells[0]) }
      if isUsed, absent.contains(cells[0]) { Issue.record("\(cells[0]) is used, and listed as absent") }
    }
    #expect(neither == [])
    let names = Set(symbols.map { $0.components(separatedBy: "\t")[0] })
    #expect(absent.filter { $0.hasPrefix(".") && !names.contains($0) } == [])
  }

  // MARK: Types of the other modules

  private static let modules = [
    "Simulation", "Responder", "ViewTree", "KeyboardSim", "UserSim", "Rendering", "HeadlessUIKit",
  ]

  /// Returns the public top-level types of a module.
  private static func types(of module: String) throws -> Set<String> {
    let pattern =
      /(?m)^(?:@[A-Za-z]+(?:\([^)]*\))?\s+)*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) ([A-Za-z0-9]+)/
    return Set(try source(in: "Sources/\(module)").matches(of: pattern).map { String($0.output.1) })
  }

  @Test(arguments: modules) func `every public type has a name of UIKit's, or a listed reason to have none`(
    module: String
  ) throws {
    let types = try Self.types(of: module)
    #expect(!types.isEmpty)
    let names = try Self.source(in: "Sources/UIKit") + Self.source(in: "Sources/SimulatedFoundation")
    let aliased = Set(
      names.matches(of: /typealias [A-Za-z0-9]+ =\s+(?:[A-Za-z]+\.)?([A-Za-z0-9]+)/).map {
        String($0.output.1)
      }
        + names.matches(of: /@_exported import [a-z]+ [A-Za-z]+\.([A-Za-z]+)/).map { String($0.output.1) }
    )
    let listed = Set(try Self.rows(ofTable: "Types without a name of UIKit's").flatMap(\.names))
    let isListed = listed.contains("\(module).*")
    for type in types.sorted() where !aliased.contains(type) && !isListed && !listed.contains(type) {
      Issue.record(
        "\(module).\(type) has no name in the module UIKit, and no reason in Documentation/Fidelity/Declarations.md"
      )
    }
    #expect(types.intersection(aliased).intersection(listed) == [])
  }

  @Test func `no type is listed that there is not`() throws {
    let types = try Self.modules.reduce(into: Set<String>()) { $0.formUnion(try Self.types(of: $1)) }
    let whole = Set(Self.modules.map { "\($0).*" })
    let listed = try Self.rows(ofTable: "Types without a name of UIKit's").flatMap(\.names)
    #expect(listed.filter { !types.contains($0) && !whole.contains($0) } == [])
  }
}

/// The words of a text, for a faster search than by regular expressions where these are about one word.
private struct UsedWords {
  private let text: String
  private let words: Set<Substring>
  /// The words after a dot.
  private let members: Set<Substring>

  init(in text: String) {
    func isPartOfWord(_ byte: UInt8) -> Bool {
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: byte >= 0x80
      }
    }
    let paths = text.utf8.split { !isPartOfWord($0) && $0 != UInt8(ascii: ".") }.map {
      Substring($0).split(separator: ".", omittingEmptySubsequences: false)
    }
    self.text = text
    words = Set(paths.joined())
    members = Set(paths.flatMap { $0.dropFirst() })
  }

  /// Returns whether a regular expression matches a part of the text.
  func matches(_ pattern: String) throws -> Bool {
    if let word = pattern.wholeMatch(of: /\\b(\w+)\\b/) { return words.contains(word.output.1) }
    if let word = pattern.wholeMatch(of: /\\\.(\w+)\\b/) { return members.contains(word.output.1) }
    return text.contains(try Regex(pattern).dotMatchesNewlines().wordBoundaryKind(.simple))
  }
}
