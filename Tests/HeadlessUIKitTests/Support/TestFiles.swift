import Foundation

/// The locations of files that tests compare with, next to the tests' sources.
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
