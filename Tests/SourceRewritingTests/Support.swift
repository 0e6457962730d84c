import Foundation
import SourceRewriting

/// Rewrites one file.
func rewrite(_ source: String, path: String = "App.swift") throws -> RewrittenFile {
  try Rewriter(module: "App").rewrite([(path, Array(source.utf8))])[0]
}

/// Rewrites one file, and returns its text behind the line that names the original.
func rewrittenText(_ source: String) throws -> String {
  let text = String(decoding: try rewrite(source).bytes, as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let place = lines.firstIndex { $0.hasPrefix("#sourceLocation") }!
  return lines[(place + 1)...].joined(separator: "\n")
}

/// The folder of the corpus.
let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Fixtures/Corpus").path

/// A folder that is removed with this object.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "source-rewriting-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"), encoding: .utf8)
  }
}
