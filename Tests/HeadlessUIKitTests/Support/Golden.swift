import Foundation
import Testing

/// Files that tests compare with, beside the tests' sources.
enum TestFiles {
  /// The folder of this test target.
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The package's folder.
  static var package: URL { folder.deletingLastPathComponent().deletingLastPathComponent() }

  static func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
  }
}

/// Checks a text against the golden file of that name.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = TestFiles.folder.appending(path: "Golden/\(name)")
  try expect(text, isFile: file, called: "Golden/\(name)", sourceLocation: sourceLocation)
}

/// Checks a text against one of the pictures that the documentation shows.
func expectPicture(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = TestFiles.package.appending(path: "Documentation/Pictures/\(name)")
  try expect(text, isFile: file, called: "Documentation/Pictures/\(name)", sourceLocation: sourceLocation)
}

/// Checks a text against a file.
///
/// A missing file fails. With `UPDATE_GOLDEN=1` in the environment the file is written anew, and the test fails all the
/// same, so that no run both writes and passes.
private func expect(
  _ text: String,
  isFile file: URL,
  called name: String,
  sourceLocation: SourceLocation
) throws {
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("wrote \(name); run again without UPDATE_GOLDEN", sourceLocation: sourceLocation)
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record("\(name) is missing; UPDATE_GOLDEN=1 writes it", sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: data, as: UTF8.self)
  guard text != golden else { return }
  let (new, old) = (
    text.split(separator: "\n", omittingEmptySubsequences: false),
    golden.split(separator: "\n", omittingEmptySubsequences: false)
  )
  let line = zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }
  let first = line.map { "line \($0.offset + 1) is \"\($0.element.0)\" instead of \"\($0.element.1)\"" }
  Issue.record(
    "\(name): \(first ?? "\(new.count) lines instead of \(old.count)")",
    sourceLocation: sourceLocation
  )
}
