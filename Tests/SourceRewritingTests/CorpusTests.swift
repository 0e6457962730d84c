import Foundation
import SourceRewriting
import Testing

@Suite struct CorpusTests {
  /// The files of a year's program, by name.
  private func sources(_ year: String) throws -> [(path: String, bytes: [UInt8])] {
    let folder = "\(corpus)/\(year)/Input"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return ("\(year)/\(name.dropLast(".txt".count))", [UInt8](data))
    }
  }

  @Test(
    "The rewritten files of the corpus are the golden ones",
    arguments: ["2014", "2018", "2025", "Libraries", "Suites"]
  )
  func golden(year: String) throws {
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil
    let rewriter = Rewriter(module: "App\(year)")
    let files = try rewriter.rewrite(sources(year))
    var texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    texts.append(
      ("\(year)/UIKitSourceTable.swift", rewriter.registrationSource(files.compactMap(\.registration)))
    )
    texts.append(
      ("\(year)/report", files.flatMap(\.findings).map(\.description).joined(separator: "\n") + "\n")
    )
    for (path, text) in texts {
      let url = URL(fileURLWithPath: "\(corpus)/\(year)/Output/\(path.split(separator: "/").last!).txt")
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

  @Test("The corpus has seventy files") func count() throws {
    let counts = try ["2014", "2018", "2025", "Libraries", "Suites"].map { try sources($0).count }
    #expect(counts.reduce(0, +) >= 70)
  }

  /// Each byte of a rewritten line is the original's byte in the same column or a space, except in a form
  /// that is replaced by one of its width, and behind a generated member or inherited type at a brace.
  @Test("Lines and columns stay", arguments: ["2014", "2018", "2025", "Libraries", "Suites"])
  func places(year: String) throws {
    let sources = try sources(year)
    var compared = 0
    for (source, file) in zip(sources, try Rewriter(module: "App").rewrite(sources)) {
      let original = source.bytes.split(separator: 10, omittingEmptySubsequences: false)
      // A generated import precedes the first directive.
      var line = -1
      for text in file.bytes.split(separator: 10, omittingEmptySubsequences: false) {
        if text.starts(with: "#sourceLocation(".utf8) {
          let directive = String(decoding: text, as: UTF8.self)
          // Moved members name their original's file, which can be another.
          let isHere = directive.contains("\"\(source.path)\"")
          line = isHere ? Int(directive.split(separator: " ").last!.dropLast())! - 1 : -1
          continue
        }
        guard line >= 0, line < original.count else { continue }
        // A generated member with conditional parts begins with an empty line, and a directive follows it.
        if text.isEmpty, original[line].elementsEqual("}".utf8) {
          line = -1
          continue
        }
        // So do those around a moved member.
        if text.starts(with: "#endif".utf8), !original[line].elementsEqual(text) {
          line = -1
          continue
        }
        let move = firstMove(Array(text), Array(original[line]))
        line += 1
        compared += 1
        #expect(move == nil, "\(source.path):\(line):\(move ?? 0): \(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(compared > 250)
  }

  /// The words that are replaced by spaces or by shorter words.
  private static let replacedWords = [
    "@objc dynamic", "@objc open dynamic", "@objc public dynamic", "public @objc dynamic",
    "@objc dynamic open", "@objc(muted) public dynamic", "public private(set) dynamic",
    "canImport(ObjectiveC)", "canImport(CoreGraphics)", "canImport(QuartzCore)", "canImport(UIKit)",
    "os(iOS)",
    "@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
    "@UIApplicationMain", "@NSApplicationMain", "@nonobjc", "@GKInspectable", "optional", "dynamic",
    "NSClassFromString",
  ]

  /// Returns the column of the first byte that isn't at its place in a rewritten line.
  private func firstMove(_ text: [UInt8], _ original: [UInt8]) -> Int? {
    let replaced = replacedColumns(original)
    for (column, byte) in original.enumerated() where !replaced.contains(column) {
      if column < text.count, text[column] == byte || text[column] == UInt8(ascii: " ") { continue }
      // A generated member is before a brace that closes a type, an inherited type before one that opens it.
      let next = original[column...].first { $0 != UInt8(ascii: " ") }
      let isBrace = next == UInt8(ascii: "}") || next == UInt8(ascii: "{")
      return isBrace && text.count > original.count ? nil : column + 1
    }
    return nil
  }

  /// Returns the columns of the replaced forms in a line.
  private func replacedColumns(_ line: [UInt8]) -> Set<Int> {
    var columns: Set<Int> = []
    for column in line.indices {
      let rest = line[column...]
      if let word = Self.replacedWords.first(where: { rest.starts(with: $0.utf8) }) {
        columns.formUnion(column..<(column + word.utf8.count))
      }
      for form in ["#selector(", "#keyPath(", "@objc(", "@objc ("] where rest.starts(with: form.utf8) {
        columns.formUnion(column...endOfParentheses(line, from: column))
      }
    }
    return columns
  }

  /// Returns the column of the parenthesis that closes the first one behind a column, or the line's end.
  private func endOfParentheses(_ line: [UInt8], from start: Int) -> Int {
    var depth = 0
    for column in start..<line.count {
      if line[column] == UInt8(ascii: "(") { depth += 1 }
      guard line[column] == UInt8(ascii: ")") else { continue }
      depth -= 1
      if depth == 0 { return column }
    }
    return line.count - 1
  }
}
