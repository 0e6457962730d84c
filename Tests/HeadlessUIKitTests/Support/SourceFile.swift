import Foundation

/// The actor of tests that read many files. They run one at a time, so that one of the threads that the
/// processors have for tasks remains for other tests.
@globalActor actor SourceReader {
  static let shared = SourceReader()
}

/// A Swift file of the package.
struct SourceFile: Sendable {
  let url: URL
  let text: String
  let lines: [String]

  var name: String { url.lastPathComponent }

  private init(_ url: URL) throws {
    self.url = url
    text = try String(contentsOf: url, encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// The files of the folders `Sources`, `Tests` and `Examples`. Many tests read them, so they are read once.
  private static let sources = Result { try read("Sources") }
  private static let tests = Result { try read("Tests") }
  private static let examples = Result { try read("Examples") }

  /// Returns the files of a folder in one of these three, such as `Sources/Responder`, in the order of their
  /// paths; without those of documentation catalogs, which belong to no module. Each step of a tutorial
  /// repeats the previous ones.
  static func all(in folder: String) throws -> [SourceFile] {
    let all =
      switch folder.prefix(while: { $0 != "/" }) {
      case "Sources": sources
      case "Tests": tests
      case "Examples": examples
      default: throw CocoaError(.fileNoSuchFile)
      }
    let path = TestFiles.package.appending(path: folder).path + "/"
    return try all.get().filter { $0.url.path.hasPrefix(path) }
  }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let root = TestFiles.package.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }
      .filter {
        $0.pathExtension == "swift" && !$0.path.contains("/.build/") && !$0.path.contains(".docc/")
      }
      .sorted { $0.path < $1.path }
      .map(SourceFile.init)
  }
}
