import Foundation
import HeadlessUIKit
import Testing

/// Interface files in the forms that Xcode saves; `Fixtures/Corpus/README.md` counts the forms.
@MainActor @Suite struct OrchardCorpusTests {
  private nonisolated static let golden = TestFiles.folder.appending(path: "Golden/interface-corpus.txt")

  /// The parts of each file that aren't modeled: its path, then its problems, each in a line with a space.
  private nonisolated static let expected: [String: [String]] = {
    var result: [String: [String]] = [:]
    var file = ""
    for line in (try? String(contentsOf: golden, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix(" ") {
        result[file, default: []].append(String(line.dropFirst()))
      } else {
        file = String(line)
      }
    }
    return result
  }()

  @Test(arguments: OrchardCorpus.files) func `a file loads with the known list of problems`(file: String)
    throws
  {
    let problems = try OrchardCorpus.load(file)
    #expect(
      problems == Self.expected[file] ?? [],
      "UPDATE_GOLDEN=1 swift test writes \(Self.golden.lastPathComponent)"
    )
  }

  @Test func `the corpus has two hundred files, and its list names no others`() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      let parts = try OrchardCorpus.files.map { ($0, try OrchardCorpus.load($0)) }.filter { !$0.1.isEmpty }
      let text = parts.map { "\($0)\n" + $1.map { " \($0)\n" }.joined() }.joined()
      try text.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    #expect(OrchardCorpus.files.count >= 200)
    #expect(Set(Self.expected.keys).subtracting(OrchardCorpus.files).isEmpty)
  }

  @Test func `only what the app lacks is an error`() {
    let errors = Self.expected.values.joined().filter { $0.hasPrefix("error") }
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }
}
