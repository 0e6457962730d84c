import Foundation
import Testing

/// Compares a text with a golden file, which has the text as it was when a developer last checked it.
///
/// The file is in the nearest folder `Golden` beside the test's file or above it, up to the package; if there
/// is none, in one beside the test's file. A text that differs fails the test and reports the differing
/// lines. A missing file also fails it and reports the text. With `UPDATE_GOLDEN=1` in the environment a file
/// that differs is rewritten, and the test still fails, so that no run both writes and passes.
///
/// - Parameters:
///   - text: The text.
///   - name: The file's name, which may begin with folders.
///   - sourceLocation: The place of the test, which decides the folder, and of the issue.
public func expectGolden(
  _ text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = GoldenFile(named: name, besides: URL(fileURLWithPath: sourceLocation.filePath))
  file.expect(text, sourceLocation: sourceLocation)
}

/// A file to compare a text with.
package struct GoldenFile {
  /// The environment variable that makes tests write files.
  static let variable = "UPDATE_GOLDEN"

  package let url: URL
  /// The folder and the name, for messages.
  private let shownName: String
  /// Whether the name is that of a file in the folder or below it.
  private let isInside: Bool

  /// Creates the golden file of a test.
  package init(named name: String, besides test: URL) {
    self.init(named: name, in: GoldenFile.folder(for: test))
  }

  /// Creates a golden file in a folder.
  package init(named name: String, in folder: URL) {
    url = folder.appending(path: name)
    shownName = "\(folder.lastPathComponent)/\(name)"
    isInside =
      !name.isEmpty && !name.hasPrefix("/") && !name.hasSuffix("/")
      && !name.split(separator: "/").contains("..")
  }

  /// Records an issue if a text differs from the file.
  package func expect(_ text: String, sourceLocation: SourceLocation) {
    let asked = ProcessInfo.processInfo.environment[GoldenFile.variable] == "1"
    guard let complaint = complaint(about: text, rewrites: asked) else { return }
    Issue.record(ASCIIText.comment(complaint), sourceLocation: sourceLocation)
  }

  private static func folder(for test: URL) -> URL {
    let beside = test.deletingLastPathComponent()
    var place = beside
    while place.path != "/" {
      let folder = place.appending(path: "Golden")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
      if FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) { break }
      place.deleteLastPathComponent()
    }
    return beside.appending(path: "Golden")
  }

  /// Returns a message if a text differs from the file, or nil if it doesn't. If `rewrites` is true, a file
  /// that differs is rewritten.
  ///
  /// A name of a file outside the folder is a mistake of the test: the file is neither read nor written.
  package func complaint(about text: String, rewrites: Bool) -> String? {
    guard isInside else {
      return "\(shownName) is no name of a golden file: it must name a file inside the folder, without \"..\""
    }
    // Compares bytes: as strings, é is equal to e with a combining accent.
    let bytes = try? Data(contentsOf: url)
    if bytes == Data(text.utf8) { return nil }
    if rewrites { return write(text) }
    guard let bytes else {
      return """
        \(shownName) is missing; \(GoldenFile.variable)=1 swift test writes it. The text is:
        \(text)
        """
    }
    return
      "\(shownName) has other lines (-) than the text (+); \(GoldenFile.variable)=1 swift test writes it anew:\n"
      + LineDifference(from: String(decoding: bytes, as: UTF8.self), to: text).description
  }

  private func write(_ text: String) -> String {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "wrote \(shownName); look at it, and run again without \(GoldenFile.variable)"
    } catch {
      return "can't write \(shownName): \(error)"
    }
  }
}
