import Foundation

/// A Swift file with the code of an article, for a test target.
///
/// Declarations are members of the article's suite. The statements below one heading are a test, which
/// compares the printed lines with the output that the article shows.
struct ArticleCode {
  private let article: Article
  private let blocks: [Article.Block]

  init(_ article: Article) {
    self.article = article
    blocks = article.blocks.filter { !$0.isManifest && !$0.isPassage }
  }

  /// The file's path in the package, or nil if the article has no code to compile. Code that imports UIKit is
  /// in the tests of that module.
  var path: String? {
    guard !blocks.isEmpty else { return nil }
    let target = imports.contains("UIKit") ? "UIKitTests" : "HeadlessUIKitTests/Documentation"
    return "Tests/\(target)/Articles/\(article.name)Article.swift"
  }

  private var imports: Set<String> {
    let lines = blocks.flatMap(\.code).filter { $0.hasPrefix("import ") }
    return Set(lines.map { String($0.dropFirst(7)) })
      .union(["HeadlessUIKit", "HeadlessUIKitTesting", "Testing"])
  }

  /// The file's text.
  var text: String {
    var lines = [
      "// The code of the article \"\(article.title)\".",
      "// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.", "",
    ]
    lines += imports.sorted().map { "import \($0)" }
    lines += ["", "@MainActor @Suite struct \(article.name)Article {"]
    if blocks.contains(where: { $0.output != nil }) {
      lines += ["  private let output = PrintedOutput(of: \"\(article.name)\")", ""]
      lines += ["  private func print(_ item: Any) { output.print(item) }", ""]
    }
    for block in blocks where block.isDeclaration { lines += indented(block.body, by: 2) + [""] }
    for heading in headings { lines += test(under: heading) + [""] }
    return lines.dropLast().joined(separator: "\n") + "\n}\n"
  }

  /// The headings with statements, in the article's order.
  private var headings: [String] {
    var seen: Set<String> = []
    return blocks.filter { !$0.isDeclaration }.map(\.heading).filter { seen.insert($0).inserted }
  }

  private func test(under heading: String) -> [String] {
    let blocks = self.blocks.filter { $0.heading == heading && !$0.isDeclaration }
    let effects = blocks.contains { $0.text.contains("await ") } ? "async throws" : "throws"
    var lines = ["  @Test func `\(heading)`() \(effects) {"]
    for (index, block) in blocks.enumerated() {
      lines += indented(block.body, by: 4)
      guard let output = block.output else { continue }
      lines += ["    let printed\(index + 1) = #\"\"\""] + indented(output, by: 6) + ["      \"\"\"#"]
      lines += ["    try output.expect(printed\(index + 1), under: \"\(heading)\")"]
    }
    return lines + ["  }"]
  }

  private func indented(_ lines: [String], by width: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
  }
}

extension Article.Block {
  /// The lines without the imports and the empty lines around them.
  fileprivate var body: [String] {
    let lines = code.filter { !$0.hasPrefix("import ") }
    let rest = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty)
    return rest.reversed()
  }
}
