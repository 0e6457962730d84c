import HeadlessUIKitTesting
import Testing

/// The golden texts of a test in a temporary package of its own, which is removed with the suite's instance.
@Suite final class GoldenTests {
  private let package: URL
  private let test: URL

  init() throws {
    package = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    test = package.appending(path: "Tests/FormTests/Fields/SignInTests.swift")
    try FileManager.default.createDirectory(
      at: test.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data().write(to: package.appending(path: "Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: package) }

  private func write(_ text: String, _ path: String) throws {
    let file = package.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func complaint(_ text: String, rewrites: Bool = false) -> String? {
    GoldenFile(named: "form.txt", besides: test).complaint(about: text, rewrites: rewrites)
  }

  @Test(arguments: ["../form.txt", "a/../../form.txt", "/form.txt", "", "a/", ".."])
  func `a name of a file outside the folder is refused, and nothing is written`(name: String) throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
    for rewrites in [false, true] {
      let complaint = GoldenFile(named: name, besides: test).complaint(about: "text", rewrites: rewrites)
      #expect(complaint?.hasSuffix("must name a file inside the folder, without \"..\"") == true)
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted() == before)
  }

  @Test(arguments: ["Tests/FormTests/Fields/Golden", "Tests/FormTests/Golden", "Tests/Golden", "Golden"])
  func `the file is in the nearest folder Golden beside the test or above`(folder: String) throws {
    try write("right", "\(folder)/form.txt")
    #expect(complaint("right") == nil)
    #expect(complaint("wrong") != nil)
  }

  @Test func `a missing file fails with the text, and is not written`() throws {
    let expected = "Golden/form.txt is missing; UPDATE_GOLDEN=1 swift test writes it. The text is:\nnew\ntext"
    for _ in 0..<2 { #expect(complaint("new\ntext") == expected) }
  }

  @Test func `a file is written when asked, and fails all the same`() throws {
    #expect(
      complaint("new", rewrites: true)
        == "wrote Golden/form.txt; look at it, and run again without UPDATE_GOLDEN"
    )
    let file = test.deletingLastPathComponent().appending(path: "Golden/form.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(complaint("new", rewrites: true) == nil)
  }

  @Test(arguments: [
    (
      "a\nb\nc\nd\ne\nf\ng", "a\nb\nc\nD\ne\nf\ng",
      "     2  b|     3  c|-    4  d|+    4  D|     5  e|     6  f"
    ),
    ("a\nb", "a\nb\n", "     1  a|     2  b|+    3  "), ("a ", "a", "-    1  a\\u{20}|+    1  a"),
    ("a\r\nb", "a\nb", "-    1  a\\u{D}|+    1  a|     2  b"),
    ("a\u{A0}b", "a b", "-    1  a\\u{A0}b|+    1  a b"),
    ("caf\u{E9}", "cafe\u{301}", "-    1  caf\u{E9}|+    1  cafe\\u{301}"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8", "0\n1\n2\n3\n4\n5\n6\n7",
      "+    1  0|     2  1|     3  2|   ...|     7  6|     8  7|-    8  8"
    ),
  ])
  func `the lines that differ are shown with those around`(golden: String, text: String, lines: String) throws
  {
    try write(golden, "Tests/Golden/form.txt")
    let head =
      "Golden/form.txt has other lines (-) than the text (+); UPDATE_GOLDEN=1 swift test writes it anew:"
    #expect(
      complaint(text) == ([head] + lines.split(separator: "|").map(String.init)).joined(separator: "\n")
    )
  }

  @Test func `a text that is quite another is cut`() throws {
    try write((0..<5000).map { "old \($0)" }.joined(separator: "\n"), "Golden/form.txt")
    let lines = try #require(complaint((0..<5000).map { "new \($0)" }.joined(separator: "\n"))).split(
      separator: "\n"
    )
    #expect(lines.count == 62)
    #expect(lines.last == "... and 3940 more lines that differ")
  }

  @Test func `a text that differs fails the test at its line`() throws {
    try write("right", "Golden/form.txt")
    let place = SourceLocation(
      fileID: "FormTests/SignInTests.swift",
      filePath: test.path,
      line: 7,
      column: 3
    )
    expectGolden("right", named: "form.txt", sourceLocation: place)
    withKnownIssue {
      expectGolden("wrong", named: "form.txt", sourceLocation: place)
    } matching: {
      $0.sourceLocation == place
        && $0.comments.first?.rawValue.hasSuffix("-    1  right\n+    1  wrong") == true
    }
  }
}
