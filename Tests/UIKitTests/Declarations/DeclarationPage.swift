import Foundation
import Testing

/// The page of Documentation/Fidelity with the counts of declarations, the reasons, and the lists of names.
enum DeclarationPage {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Fidelity/Declarations.md")

  static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Returns the text from a heading to the next one, without both.
  static func section(_ title: String) throws -> String {
    let section = try #require(text().components(separatedBy: "\n## \(title)\n").dropFirst().first)
    return section.components(separatedBy: "\n## ")[0]
  }
}
