import Foundation
import Testing

/// Compares the ids of facts in the package's text with the tables in Documentation/Facts.
@SourceReader @Suite struct FactTableTests {
  /// Ids that aren't facts: chips in names of devices.
  private static let others: Set<String> = ["M2", "M3", "M4", "M5"]

  /// The ids of all rows, and of the groups that headings name.
  private static func known() throws -> Set<String> {
    let folder = TestFiles.package.appending(path: "Documentation/Facts")
    var ids = others
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("| ") {
          if let id = line.dropFirst(2).split(separator: " ").first { ids.insert(String(id)) }
        } else if line.hasPrefix("#") {
          ids.formUnion(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        }
      }
    }
    return ids
  }

  /// Returns the ids in parentheses, such as `(KW2 to KW10)` and `(C26, C29)`, which include those of traits.
  private static func ids(in text: String) -> Set<String> {
    var found: Set<String> = []
    for part in text.split(separator: "(").dropFirst() {
      let inside = part.prefix { $0 != ")" && $0 != "\n" }
      guard inside.count < part.count else { continue }
      let words = inside.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "to" && $0 != "and" }
      let ids = words.filter(isID)
      if ids.count == words.count { found.formUnion(ids.map(String.init)) }
    }
    return found
  }

  /// Whether a word is one to three capital letters, digits and possibly a small letter. `W` is the group of
  /// the benchmarks' workloads.
  private static func isID(_ word: Substring) -> Bool {
    let letters = word.prefix { $0.isASCII && $0.isUppercase }
    let digits = word.dropFirst(letters.count).prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(letters.count + digits.count)
    return (1...3).contains(letters.count) && letters != "W" && !digits.isEmpty
      && (rest.isEmpty || rest.count == 1 && rest.allSatisfy { $0.isASCII && $0.isLowercase })
  }

  @Test(arguments: [
    "Sources", "Tests", "Examples", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "FIDELITY.md",
    "Documentation/Fidelity",
  ])
  func `an id of a fact leads to a row of the tables`(place: String) throws {
    let known = try Self.known()
    #expect(known.count > 900)
    let root = TestFiles.package.appending(path: place)
    let entries = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects
    let files = place.hasSuffix(".md") ? [root] : entries?.compactMap { $0 as? URL } ?? []
    var count = 0
    for file in files
    where ["swift", "txt", "md"].contains(file.pathExtension) && !file.path.contains("/.build/") {
      let ids = try Self.ids(in: String(contentsOf: file, encoding: .utf8))
      count += ids.count
      let unknown = ids.subtracting(known).sorted()
      #expect(unknown == [], "\(file.lastPathComponent)")
    }
    #expect(count > 0 || place.hasSuffix(".md"))
  }

  @Test func `ids are found in parentheses and in traits`() {
    let text = "first (A15), (KW2 to KW10) and f(x1); .fact(\"S7b\", \"B2\") (iOS 8) (W5) (see A1)"
    #expect(Self.ids(in: text) == ["A15", "KW2", "KW10", "S7b", "B2"])
  }
}
