import Foundation
import Testing

/// Compares a text with a golden file: what it was when somebody last looked at it and found it right.
///
/// The file is in the nearest folder `Golden` beside the test's file or above it, up to the package; if there is none, in
/// one beside the test's file. A text that differs fails the test, with the lines that do. A missing file fails it too,
/// with the text. With `UPDATE_GOLDEN=1` in the environment a file that differs is written anew, and the test fails all the
/// same, so that no run both writes and passes.
///
/// - Parameters:
///   - text: The text.
///   - name: The file's name, which may begin with folders.
public func expectGolden(
  _ text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = GoldenFile(named: name, besides: URL(fileURLWithPath: sourceLocation.filePath))
  file.expect(text, sourceLocation: sourceLocation)
}

/// A file that a text is compared with.
package struct GoldenFile {
  /// What asks for files to be written.
  static let variable = "UPDATE_GOLDEN"

  package let url: URL
  /// The folder and the name, for messages.
  private let shownName: String

  /// Finds the file of a test.
  package init(named name: String, besides test: URL) {
    self.init(named: name, in: GoldenFile.folder(for: test))
  }

  /// Names a file by its folder and its own name.
  package init(named name: String, in folder: URL) {
    url = folder.appending(path: name)
    shownName = "\(folder.lastPathComponent)/\(name)"
  }

  /// Fails the test if a text is not what the file has.
  package func expect(_ text: String, sourceLocation: SourceLocation) {
    let asked = ProcessInfo.processInfo.environment[GoldenFile.variable] == "1"
    guard let complaint = complaint(about: text, rewrites: asked) else { return }
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
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

  /// Returns what is wrong with a text; nil if it is what the file has. A file that differs is written anew if asked.
  package func complaint(about text: String, rewrites: Bool) -> String? {
    // Byte for byte: to strings, é and e with an accent behind it are the same.
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
