/// The outcome of a census.
package struct CensusReport: Sendable, CustomStringConvertible {
  /// A class of errors.
  package struct Blocker: Sendable {
    package var text: String
    /// The number of files that have such an error through the plugin.
    package var files: Int
    /// The number of files that have no other error.
    package var onlyIt: Int
    /// The place of an error, `path:line:column`.
    package var example: String
  }

  /// The number of modules, of those that compile through the plugin, and of files that import UIKit.
  package private(set) var modules = 0
  package private(set) var modulesWithoutError = 0
  package private(set) var files = 0
  package private(set) var unchanged = 0
  package private(set) var throughPlugin = 0
  /// The files that compile as they are but not through the plugin, which is a fault of the plugin.
  package private(set) var lost: [String] = []
  private var errorsByFile: [String: [Diagnostic]] = [:]

  init() {}

  mutating func add(
    _ module: CensusModule,
    _ paths: [String],
    unchanged first: [Diagnostic],
    plugin second: [Diagnostic]
  ) {
    guard !paths.isEmpty else { return }
    modules += 1
    if second.isEmpty { modulesWithoutError += 1 }
    let broken = Set(first.map(\.path))
    let errors = Dictionary(grouping: second, by: \.path)
    for path in paths {
      files += 1
      if !broken.contains(path) { unchanged += 1 }
      if errors[path] == nil { throughPlugin += 1 }
      if errors[path] != nil, !broken.contains(path) { lost.append(path) }
      errorsByFile[path] = errors[path]
    }
  }

  /// The classes of errors, from those that stop most files.
  package var blockers: [Blocker] {
    var found: [String: Blocker] = [:]
    for (_, errors) in errorsByFile.sorted(by: { $0.key < $1.key }) {
      let classes = Set(errors.map(\.blocker))
      for error in errors where classes.contains(error.blocker) {
        if found[error.blocker] == nil {
          let example = "\(error.path):\(error.line):\(error.column)"
          found[error.blocker] = Blocker(text: error.blocker, files: 0, onlyIt: 0, example: example)
        }
      }
      for name in classes {
        found[name]!.files += 1
        if classes.count == 1 { found[name]!.onlyIt += 1 }
      }
    }
    return found.values.sorted { ($1.onlyIt, $1.files, $0.text) < ($0.onlyIt, $0.files, $1.text) }
  }

  package var description: String {
    func line(_ text: String, _ count: Int) -> String {
      let rate = files == 0 ? 0 : (count * 100 + files / 2) / files
      return "\(padded(text, 24, isNumber: false))\(padded("\(count)", 6)) \(padded("\(rate)", 4)) %\n"
    }
    var text = "Files that import UIKit: \(files), in \(modules) modules\n"
    text += line("  compile unchanged", unchanged)
    text += line("  through the plugin", throughPlugin)
    text += line("  don't", files - throughPlugin)
    text += "Modules without an error: \(modulesWithoutError) of \(modules)\n"
    for path in lost.sorted() { text += "Compiles unchanged, but not through the plugin: \(path)\n" }
    let blockers = blockers
    guard !blockers.isEmpty else { return text }
    text += "\n only it  files  blocker\n"
    for blocker in blockers {
      text += "\(padded("\(blocker.onlyIt)", 8)) \(padded("\(blocker.files)", 6))  \(blocker.text)\n"
      text += "                 \(blocker.example)\n"
    }
    return text
  }

  private func padded(_ text: String, _ width: Int, isNumber: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}
