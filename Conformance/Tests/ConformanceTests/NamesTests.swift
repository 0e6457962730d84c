import Foundation
import Running
import Testing

/// The names in the sources of the probes, compared with the tables of UIKit's documented declarations.
@Suite struct NamesTests {
  /// The states of the declarations with a base name: `same`, `own`, `unavailable` and so on.
  private static func states() throws -> [String: Set<String>] {
    let folder = SimulatorRun.package.deletingLastPathComponent()
      .appending(path: "Tests/UIKitTests/Fixtures/Declarations")
    var states: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        // `UIView.convert(_:to:)` declares `convert`, and its types.
        let names = cells[0].prefix { $0 != "(" }.split { $0 == "." || $0 == " " }
        guard let last = names.last else { continue }
        states[String(last), default: []].insert(String(cells[3]))
        // The types around a member, which UIKit declares as well.
        for name in names.dropLast() { states[String(name), default: []].insert("same") }
      }
    }
    return states
  }

  private static func sources() throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: SimulatorRun.package.appending(path: "Sources/Probes"),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Returns a source without comments and the texts of literals.
  private static func code(_ source: String) -> String {
    source.replacing(/\/\/[^\n]*/, with: "").replacing(/\\\((?:[^()]|\([^()]*\))*\)/) { match in
      // Interpolated code is code.
      "\" " + match.output.dropFirst(2).dropLast() + " \""
    }.replacing(/"[^"\n]*"/, with: "")
  }

  /// Names of Swift, Foundation and Core Graphics that the probes use.
  private static func foundation() throws -> Set<String> {
    Set(
      try content("Tests/ConformanceTests/Fixtures/foundation-names.txt").split { $0.isWhitespace }
        .map(String.init)
    )
  }

  /// The names that the probes declare.
  private static func declared(_ code: String) -> Set<String> {
    let patterns = [
      /\b(?:class|struct|enum|protocol|func|let|var|case|for|weak var|typealias)\s+`?([A-Za-z_]\w*)/,
      /[(,]\s*(?:_ )?([a-z]\w*)\s*:/, /[({,]\s*([a-z]\w*)\s*(?:,|\)|in\b)/, /, ([a-z]\w*) =/,
    ]
    return Set(patterns.flatMap { code.matches(of: $0).map { String($0.output.1) } })
  }

  @Test func `the probes use only names that both UIKits have`() throws {
    let sources = try Self.sources(), states = try Self.states(), foundation = try Self.foundation()
    let codes = sources.map { Self.code($0.text) }
    let own = Self.declared(codes.joined(separator: "\n"))
    var unknown: Set<String> = [], unused = foundation
    for code in codes {
      // Members, and types.
      let members = code.matches(of: /\.([A-Za-z_]\w*)/).map { String($0.output.1) }
      let types = code.matches(of: /\b([A-Z]\w*)/).map { String($0.output.1) }
      for name in members + types {
        if unused.remove(name) != nil || foundation.contains(name) { continue }
        if let found = states[name] {
          // A name that only the simulator has, or that it refuses, is none that both have.
          if found.isDisjoint(with: ["same", "final", "differs"]) { unknown.insert(name) }
        } else if !own.contains(name) {
          unknown.insert(name)
        }
      }
    }
    #expect(unknown.sorted() == [])
    #expect(unused.sorted() == [], "names of the list that no probe uses")
  }

  @Test func `names of the simulator alone are found`() throws {
    let states = try Self.states()
    #expect(states["baseParent"] == nil)
    #expect(states["View"] == nil)
    #expect(states["addSubview"]?.contains("same") ?? false)
    #expect(Self.code("a.log(\"x \\(b.count)\") // c.d").contains("b.count"))
    #expect(!Self.code("a.log(\"x.y\") // c.d").contains("d"))
  }

  @Test func `only the action targets distinguish the platforms`() throws {
    let files = try Self.sources().filter { $0.text.contains("#if") }.map(\.name)
    #expect(files == ["ActionTargets.swift"])
  }

  @Test func `the probes import only UIKit`() throws {
    for (name, text) in try Self.sources() {
      let imports = Set(text.matches(of: /(?m)^(?:@\w+ )*import (\w+)/).map { String($0.output.1) })
      #expect(imports.subtracting(["UIKit"]) == [], "\(name)")
    }
  }
}
