import Foundation

/// A Swift file with the code of the steps of a tutorial's section, for the tests of the tutorial's app.
///
/// The file of each step is a namespace, as each step repeats the code of those before it.
struct TutorialCode {
  /// The name of the files without the number of the step, such as `SignUp-2`.
  let section: String
  private let steps: [(name: String, lines: [String])]

  /// Creates the code of a section from the files of its steps, in the order of the steps.
  init(section: String, steps: [URL]) throws {
    self.section = section
    self.steps = try steps.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return (file.deletingPathExtension().lastPathComponent, text.components(separatedBy: "\n"))
    }
  }

  /// The file's path in the package.
  var path: String {
    let app = section.prefix { $0 != "-" }
    let package = app == "SignUp" ? "UIKitSample" : app
    return "Examples/\(package)/Tests/\(app)Tests/Tutorial/\(name("Section", section)).swift"
  }

  /// The file's text.
  var text: String {
    var lines = [
      "// The code of the steps of a tutorial. DocumentationTests compares it with the tutorial's files, and writes",
      "// it with UPDATE_GOLDEN=1.", "",
    ]
    let imports = Set(steps.flatMap(\.lines).filter(Self.isImport))
    lines += imports.filter { $0.hasPrefix("import ") }.sorted() + [""]
    lines += imports.filter { $0.hasPrefix("@") }.sorted()
    for step in steps {
      lines += ["", "enum \(name("Step", step.name)) {"]
      let body = step.lines.filter { !Self.isImport($0) }.drop(while: \.isEmpty)
      lines += body.dropLast().map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ kind: String, _ file: String) -> String {
    let parts = file.split(separator: "-")
    return "\(parts[0])\(kind)\(parts.dropFirst().joined(separator: "_"))"
  }

  private static func isImport(_ line: String) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }
}
