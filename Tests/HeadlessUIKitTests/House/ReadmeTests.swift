import Foundation
import HeadlessUIKit
import Testing

/// Compares the README, the guide and the gallery with the programs, tests, outputs and commands that they
/// show.
@Suite struct ReadmeTests {
  private static let pages = ["README.md"] + ((try? documents()) ?? [])

  /// The pages of Documentation that aren't about facts.
  private static func documents() throws -> [String] {
    let folder = TestFiles.package.appending(path: "Documentation")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
      .sorted().map { "Documentation/\($0)" }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: TestFiles.package.appending(path: path), encoding: .utf8)
  }

  /// The blocks of code in a language, without their fences.
  private func blocks(_ language: String, of path: String) throws -> [String] {
    var blocks: [String] = []
    var open: (language: String, lines: [String])?
    for line in try text(path).components(separatedBy: "\n") {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        if block.language == language { blocks.append(block.lines.joined(separator: "\n")) }
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  // MARK: Code

  @Test func `the first test in the README is a test that runs`() throws {
    let source = try text("Tests/UIKitTests/GreetingTests.swift")
    #expect(try text("README.md").contains("```swift\n\(source)```"))
  }

  @Test func `other code in the README is from the tests of SignInApp`() throws {
    let lines = try text("Examples/SignInApp/Tests/SignInAppTests/SignInTests.swift")
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let excerpts = try blocks("swift", of: "README.md").filter { $0.contains("#expect") }.dropFirst()
    #expect(excerpts.count == 1)
    for excerpt in excerpts {
      let expected = excerpt.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.firstRange(of: expected) != nil, "\(excerpt)")
    }
  }

  @Test func `the products that the pages name are those of the package`() throws {
    let declared = try text("Package.swift").matches(of: /\.(?:library|plugin)\(name: "(\w+)", targets/)
      .map { String($0.output.1) }
    #expect(declared.count > 3)
    for page in Self.pages {
      for named in try text(page).matches(of: /\.(?:product|plugin)\(\s*name: "(\w+)",\s*package/) {
        #expect(declared.contains(String(named.output.1)), "\(page)")
      }
    }
  }

  @Test func `the program in the gallery is the example CoveredField`() throws {
    let source = try text("Examples/CoveredField/main.swift")
    let body = try #require(source.components(separatedBy: "except for the lines with `output`.\n\n").last)
    let lines = body.components(separatedBy: "\n").filter { !$0.contains("output.") }
    let program = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    let gallery = try text("Documentation/Gallery.md")
    #expect(gallery.contains("```swift\nimport HeadlessUIKit\n\n\(program)\n```"))
  }

  // MARK: Outputs

  @Test func `the audit in the guide is that of the form that drifts`() throws {
    let golden = try text("Tests/HeadlessUIKitTests/Golden/audit-drift.txt")
    #expect(try text("Documentation/Guide.md").contains("```\n\(golden)```"))
  }

  @Test func `the output in the gallery is that of CoveredField`() throws {
    let golden = try text("Tests/HeadlessUIKitTests/Golden/CoveredField.txt")
    #expect(try text("Documentation/Gallery.md").contains("```\n\(golden)```"))
  }

  @Test @MainActor func `the failure in the README is that of a field at the bottom`() throws {
    let simulator = Simulator(device: .iPhone17)
    let form = ViewController()
    let name = TextField(frame: CGRect(x: 20, y: 700, width: 280, height: 44))
    name.accessibilityIdentifier = "name"
    form.view.addSubview(name)
    simulator.launch(form)
    try simulator.user.tap(name)
    let readme = try text("README.md").replacing("\n", with: " ")
    #expect(readme.contains("`\(simulator.claimFocusVisible())`"))
  }

  @Test @MainActor func `the program in the gallery prints the numbers in the gallery on today's device`()
    throws
  {
    let simulator = Simulator()
    let form = ViewController()
    let username = TextField(frame: CGRect(x: 20, y: 360, width: 280, height: 31))
    username.placeholder = "Username"
    form.view.addSubview(username)
    simulator.launch(form)
    try simulator.user.tap(username)
    try simulator.user.type("ada")
    let bottom = username.convert(username.bounds, to: nil).maxY
    let line = "field bottom \(bottom), keyboard top \(simulator.keyboard.frame.minY)"
    let gallery = try text("Documentation/Gallery.md")
    #expect(gallery.contains("`\(line)`"))
    #expect(
      gallery.contains("`Simulator()`, an \(simulator.device.name) with iOS \(simulator.system)")
    )
  }

  // MARK: Versions and commands

  @Test func `the README depends on the newest version of the changelog`() throws {
    let version = try #require(text("CHANGELOG.md").firstMatch(of: /\n## \[([0-9.]+)\] - [0-9-]{10}\n/)?.1)
    let named = try text("README.md").matches(of: /from: "([0-9.]+)"/).map(\.output.1)
    #expect(named == [version])
    let example = try text("Examples/SignInApp/Package.swift").firstMatch(of: /from: "([0-9.]+)"/)?.1
    #expect(example == version)
  }

  @Test func `the commands in the README are those of .ci/run`() throws {
    let script = try text(".ci/run").components(separatedBy: "\n")
      .map { $0.replacing(" --skip-build", with: "") }
    let loop = try #require(script.first { $0.hasPrefix("for example in ") })
    let examples = loop.components(separatedBy: ";")[0].components(separatedBy: " ").dropFirst(3)
    let commands = try #require(blocks("", of: "README.md").first { $0.hasPrefix("swift run") })
      .components(separatedBy: "\n")
    #expect(commands.count > 10)
    for command in commands {
      let example = command.hasPrefix("swift run ") ? String(command.dropFirst("swift run ".count)) : ""
      #expect(script.contains(command) || examples.contains(example), "\(command)")
    }
    let apps = script.filter { $0.hasPrefix("(cd Examples/") }
    #expect(apps == commands.filter { $0.hasPrefix("(cd Examples/") })
  }

  // MARK: Pictures and links

  @Test func `the README and the gallery show each picture that an example or a test draws, and no other`()
    throws
  {
    let folder = TestFiles.package.appending(path: "Documentation/Pictures")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let shown = try (text("README.md") + text("Documentation/Gallery.md"))
      .matches(of: /Pictures\/([A-Za-z0-9-]+\.(?:svg|png))/)
    #expect(Set(shown.map { String($0.output.1) }) == files)
    let drawn: Set = [
      "CoveredField.svg", "BackgroundTap-1.svg", "DoneOnExit-1.svg", "ScrollableForm-1.svg",
      "ScrollableForm-2.svg", "ScrollableForm-3.svg", "NumberPadDone-1.svg", "NumberPadDone-2.svg",
      "OffsetRestoring-1.svg", "SlidingThirds-1.svg", "DonePad-1.svg", "PassingData-1.svg",
      "ContentInsets-1.svg",
      "KeyboardAware-1.svg", "KeyboardAware-2.svg", "Controls.svg", "Conditions.svg",
      // A browser's picture of a trace.
      "Trace.png",
    ]
    #expect(files == drawn)
  }

  @Test(arguments: pages) func `a link of a page leads to a file and to a heading in it`(path: String) throws
  {
    let page = TestFiles.package.appending(path: path)
    for link in try text(path).matches(of: /\]\(([^)#]*)(?:#([^)]+))?\)/)
    where !link.output.1.contains("://") {
      let target =
        link.output.1.isEmpty
        ? page : page.deletingLastPathComponent().appending(path: String(link.output.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): there is no \(link.output.1)")
      guard let anchor = link.output.2, let text = try? String(contentsOf: target, encoding: .utf8) else {
        continue
      }
      #expect(MarkdownAnchors.all(in: text).contains(String(anchor)), "\(path): \(link.output.0)")
    }
  }

  @Test func `the README is short, and has a link to each page of Documentation that it doesn't show`() throws
  {
    let readme = try text("README.md")
    #expect(readme.components(separatedBy: "\n").count <= 250)
    #expect(Self.pages.count > 8)
    let linked = try Self.pages.map(text).joined()
    for page in try Self.documents() {
      let name = try #require(page.components(separatedBy: "/").last)
      #expect(linked.contains("(\(page)") || linked.contains("](\(name)"), "\(page)")
    }
  }
}
