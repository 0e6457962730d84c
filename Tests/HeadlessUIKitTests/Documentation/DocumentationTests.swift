import Foundation
import Testing

/// Checks the sources of the documentation site: links, pictures, and the code of articles and tutorials.
///
/// `Documentation/site` builds the site, and follows all links of the result.
@SourceReader @Suite struct DocumentationTests {
  private static let modules = ["HeadlessUIKit", "HeadlessUIKitTesting", "UIKit"]
  private static let catalog = TestFiles.package.appending(
    path: "Sources/HeadlessUIKit/HeadlessUIKit.docc"
  )

  /// The files of a catalog's folder, in the order of their names.
  private static func files(_ folder: URL, _ kind: String) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
    let found = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == kind } ?? []
    return found.sorted { $0.path < $1.path }
  }

  private static func pages() throws -> [Article] {
    try modules.flatMap { module in
      try files(TestFiles.package.appending(path: "Sources/\(module)/\(module).docc"), "md").map(Article.init)
    }
  }

  private static func articles() throws -> [Article] {
    try files(catalog.appending(path: "Articles"), "md").map(Article.init)
  }

  private static func tutorials() throws -> [Article] {
    try files(catalog.appending(path: "Tutorials"), "tutorial").map(Article.init)
  }

  /// Compares a text with a file of the package; `UPDATE_GOLDEN=1` writes it.
  private func expect(_ text: String, in path: String) throws {
    let file = TestFiles.package.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(text == written, "\(path) differs; UPDATE_GOLDEN=1 swift test writes it")
  }

  // MARK: Code

  @Test func `the code of each article is compiled and run`() throws {
    var paths: Set<String> = []
    for article in try Self.articles() {
      let code = ArticleCode(article)
      guard let path = code.path else { continue }
      try expect(code.text, in: path)
      paths.insert(path)
    }
    #expect(paths.count >= 7)
    for folder in ["Tests/HeadlessUIKitTests/Documentation/Articles", "Tests/UIKitTests/Articles"] {
      for file in try Self.files(TestFiles.package.appending(path: folder), "swift") {
        #expect(paths.contains("\(folder)/\(file.lastPathComponent)"), "an article was removed")
      }
    }
  }

  @Test func `the code of the landing page is that of the gallery`() throws {
    let page = try Article(Self.catalog.appending(path: "HeadlessUIKit.md"))
    let path = "Documentation/Gallery.md"
    let gallery = try String(contentsOf: TestFiles.package.appending(path: path), encoding: .utf8)
    let block = try #require(page.blocks.first)
    #expect(page.blocks.count == 1 && block.output?.count == 1)
    #expect(gallery.contains(block.code.dropLast().joined(separator: "\n")))
  }

  @Test func `parts of manifests and of tests are those of the package`() throws {
    let files =
      try Self.files(TestFiles.package.appending(path: "Examples"), "swift").filter {
        ["Package.swift", "UIKitSource.swift"].contains($0.lastPathComponent) && !$0.path.contains("/.build/")
      } + Self.files(TestFiles.folder.appending(path: "Text"), "swift")
    let lines = try Set(
      files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map(Self.trimmed)
      }
    )
    var count = 0
    for block in try Self.articles().flatMap(\.blocks) where block.isManifest || block.isPassage {
      for line in block.code.map(Self.trimmed) {
        count += 1
        #expect(lines.contains(line), "no file has the line \(line)")
      }
    }
    #expect(count > 10)
  }

  private static func trimmed(_ line: String) -> String {
    let line = line.trimmingCharacters(in: .whitespaces)
    return line.hasSuffix(",") ? String(line.dropLast()) : line
  }

  @Test func `the code of each step of a tutorial is compiled and run`() throws {
    let steps = try Self.files(Self.catalog.appending(path: "Tutorials/Code"), "swift")
    let used = try Self.tutorials().flatMap { tutorial in
      tutorial.text.matches(of: /file: ([A-Za-z0-9-]+)\.swift/).map { String($0.output.1) }
    }
    #expect(steps.map { $0.deletingPathExtension().lastPathComponent } == used.sorted())
    let manifest = try #require(steps.first { $0.lastPathComponent == "SignUp-1-1.swift" })
    try expect(
      try String(contentsOf: manifest, encoding: .utf8),
      in: "Examples/UIKitSample/Package.swift"
    )
    let sections = Dictionary(grouping: steps.filter { $0 != manifest }) { file in
      file.lastPathComponent.split(separator: "-").prefix(2).joined(separator: "-")
    }
    #expect(sections.count == 7)
    for (section, steps) in sections {
      let code = try TutorialCode(section: section, steps: steps)
      try expect(code.text, in: code.path)
    }
  }

  // MARK: Links

  @Test func `each page that a page links to exists, and each article can be reached from the first page`()
    throws
  {
    let pages = try Self.pages() + Self.tutorials()
    let byName = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0) })
    var reached: Set<String> = []
    var pending = ["HeadlessUIKit"]
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      let page = try #require(byName[name], "no page \(name)")
      pending += page.linkedPages
    }
    let names = try (Self.articles() + Self.tutorials()).map(\.name)
    #expect(names.count > 10)
    for name in names { #expect(reached.contains(name), "no page leads to \(name)") }
    for page in pages {
      for name in page.linkedPages { #expect(byName[name] != nil, "\(page.name) links to \(name)") }
    }
  }

  @Test func `each symbol that a page links to is declared`() throws {
    let declared = try Self.declaredNames()
    var count = 0
    for page in try Self.pages() {
      for link in page.linkedSymbols {
        for part in link.split(separator: "/") {
          let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          count += 1
          #expect(declared.contains(name), "\(page.name) links to \(link)")
        }
      }
    }
    #expect(count > 100)
  }

  /// The names of the modules, and those of public declarations and cases in the sources.
  private static func declaredNames() throws -> Set<Substring> {
    let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case",
    ]
    let starts = Set("@copf".utf8)
    var names = Set(modules.map { $0[...] })
    for file in try SourceFile.all(in: "Sources") {
      for line in file.lines {
        guard let first = line.utf8.first(where: { $0 != 0x20 }), starts.contains(first) else { continue }
        let words = Substring(line).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard !["package", "private", "fileprivate"].contains(words.first) else { continue }
        for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
          names.insert(name)
        }
      }
    }
    return names
  }

  @Test func `each picture of the pages is in a catalog or in Documentation`() throws {
    let resources = Self.catalog.appending(path: "Resources")
    let pictures = Set(try FileManager.default.contentsOfDirectory(atPath: resources.path))
    var shown: Set<String> = []
    for page in try Self.pages() + Self.tutorials() {
      shown.formUnion(page.text.matches(of: /source: ([A-Za-z0-9-]+\.svg)/).map { String($0.output.1) })
      shown.formUnion(page.text.matches(of: /\]\(([A-Za-z0-9-]+)\)/).map { $0.output.1 + ".svg" })
    }
    #expect(shown == pictures)
    // The tests of the tutorials' apps compare the other pictures.
    let copy = try Data(contentsOf: resources.appending(path: "CoveredField.svg"))
    #expect(
      try copy
        == Data(
          contentsOf: TestFiles.package.appending(path: "Documentation/Pictures/CoveredField.svg")
        )
    )
  }

  @Test func `the site has the modules of the package's libraries`() throws {
    let manifest = try String(
      contentsOf: TestFiles.package.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let named = manifest.matches(of: /\.library\(name: "([A-Za-z]+)"/).map { String($0.output.1) }
    // These have the names of other modules, or none that a test calls; Frameworks.md describes them.
    let undocumented: Set = ["HeadlessUIKitXCTest", "OSLog", "os"]
    let libraries = named.filter { !undocumented.contains($0) }
    #expect(libraries.sorted() == Self.modules && named.count == libraries.count + undocumented.count)
    let script = try String(
      contentsOf: TestFiles.package.appending(path: "Documentation/site"),
      encoding: .utf8
    )
    for module in libraries { #expect(script.contains("\nsymbols \(module)")) }
    let exports = try String(
      contentsOf: TestFiles.package.appending(path: "Sources/HeadlessUIKit/HeadlessUIKit.swift"),
      encoding: .utf8
    )
    let exported = exports.matches(of: /@_exported import ([A-Za-z]+)/).map { String($0.output.1) }
    let line = try #require(script.firstMatch(of: /symbols HeadlessUIKit ([A-Za-z,]+)/))
    let listed = line.output.1.split(separator: ",").map(String.init)
    #expect(listed.sorted() == exported.filter { $0 != "Foundation" }.sorted())
  }
}
