import Foundation
import SourceRewriting
import Testing

@Suite struct CorpusTests {
  /// The files of a year's program, by name.
  private func sources(_ year: String) throws -> [(path: String, bytes: [UInt8])] {
    let folder = "\(corpus)/\(year)/Input"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return ("\(year)/\(name)", [UInt8](data))
    }
  }

  @Test("The rewritten files of the corpus are the golden ones", arguments: ["2014", "2018", "2025"])
  func golden(year: String) throws {
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil
    let rewriter = Rewriter(module: "App\(year)")
    let files = try rewriter.rewrite(sources(year))
    var texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    texts.append(
      ("\(year)/UIKitSourceTable.swift", rewriter.registrationSource(files.compactMap(\.registration)))
    )
    texts.append(
      ("\(year)/report.txt", files.flatMap(\.findings).map(\.description).joined(separator: "\n") + "\n")
    )
    for (path, text) in texts {
      let url = URL(fileURLWithPath: "\(corpus)/\(year)/Output/\(path.split(separator: "/").last!)")
      let golden = try? String(contentsOf: url, encoding: .utf8)
      if golden != text, isUpdating {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      #expect(golden == text, "\(path)")
    }
  }

  @Test("The corpus has sixty files") func count() throws {
    let counts = try ["2014", "2018", "2025"].map { try sources($0).count }
    #expect(counts.reduce(0, +) >= 60)
  }

  /// Each byte of a rewritten line is the original's byte in the same column, or part of a replacement that
  /// isn't longer. Text moves only behind a generated member, at a closing brace.
  @Test("Lines and columns stay", arguments: ["2014", "2018", "2025"])
  func places(year: String) throws {
    let sources = try sources(year)
    for (source, file) in zip(sources, try Rewriter(module: "App").rewrite(sources)) {
      let original = source.bytes.split(separator: 10, omittingEmptySubsequences: false)
      var line = 0
      var compared = 0
      for text in file.bytes.split(separator: 10, omittingEmptySubsequences: false) {
        if text.starts(with: "#sourceLocation(".utf8) {
          let directive = String(decoding: text, as: UTF8.self)
          // Moved members name their original's file, which can be another.
          let isHere = directive.contains("\"\(source.path)\"")
          line = isHere ? Int(directive.split(separator: " ").last!.dropLast())! - 1 : -1
          continue
        }
        guard line >= 0, line < original.count else { continue }
        let expected = Array(original[line])
        line += 1
        // Words that are in neither text begin at the same column in both.
        for word in unchangedWords(Array(text), expected) {
          #expect(
            Array(text[text.startIndex + word.column..<text.startIndex + word.column + word.text.count])
              == word.text,
            "\(source.path):\(line)"
          )
          compared += 1
        }
      }
      #expect(compared > 0 || source.bytes.isEmpty || original.count < 3, "\(source.path)")
    }
  }

  /// The names in an original line that the rewritten line has at the same column or not at all.
  private func unchangedWords(_ text: [UInt8], _ original: [UInt8]) -> [(column: Int, text: [UInt8])] {
    guard !String(decoding: original, as: UTF8.self).contains("#selector"), text.count >= original.count
    else {
      return []
    }
    var words: [(column: Int, text: [UInt8])] = []
    var start: Int?
    for (index, byte) in (original + [32]).enumerated() {
      let isWord =
        byte > 127 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte | 0)
        || (97...122).contains(byte)
      if isWord, start == nil { start = index }
      guard !isWord, let first = start else { continue }
      start = nil
      let word = Array(original[first..<index])
      let blank = text[first..<index].allSatisfy { $0 == 32 }
      let isReplaced = text[first..<index].elementsEqual(word) == false
      if !blank, !isReplaced { words.append((first, word)) }
    }
    return words
  }
}
