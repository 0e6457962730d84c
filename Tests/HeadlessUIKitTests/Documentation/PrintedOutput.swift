import Foundation
import Testing

/// The lines that the code of an article prints, in place of the standard output.
@MainActor final class PrintedOutput {
  private let article: String
  private var lines: [String] = []

  init(of article: String) {
    self.article = article
  }

  func print(_ item: Any) { lines.append("\(item)") }

  /// Compares the lines printed since the last call with the output that the article shows below a heading.
  /// `UPDATE_GOLDEN=1` writes the printed lines into the article.
  func expect(
    _ shown: String,
    under heading: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let printed = lines.joined(separator: "\n")
    lines = []
    if printed != shown, ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try replace(shown, by: printed, under: heading)
    }
    #expect(printed == shown, sourceLocation: sourceLocation)
  }

  private func replace(_ shown: String, by printed: String, under heading: String) throws {
    let folder = "Sources/HeadlessUIKit/HeadlessUIKit.docc/Articles"
    let file = TestFiles.package.appending(path: "\(folder)/\(article).md")
    var text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "\n## \(heading)\n")).upperBound
    let block = try #require(text.range(of: "\n```\n\(shown)\n```", range: start..<text.endIndex))
    text.replaceSubrange(block, with: "\n```\n\(printed)\n```")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
