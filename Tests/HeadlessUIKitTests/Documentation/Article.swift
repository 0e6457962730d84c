import Foundation

/// A page of a DocC catalog: its title, its links and its blocks of code.
struct Article {
  /// A block of Swift, with the heading above it and the output that the page shows below it.
  struct Block {
    let heading: String
    let code: [String]
    var output: [String]?

    var text: String { code.joined(separator: "\n") }

    /// The first line that isn't an import.
    var start: String { code.first { !$0.isEmpty && !$0.hasPrefix("import ") } ?? "" }

    /// Whether the block is a part of a package's manifest, or of a target's file for the plugin.
    var isManifest: Bool {
      [".", "dependencies:", "plugins:", "// uikit-source"].contains(where: start.hasPrefix)
    }

    /// Whether the block is a passage of this package's tests, which name the facts that they show.
    var isPassage: Bool { text.contains(".fact(") }

    /// Whether the block declares types or functions, and isn't a list of statements.
    var isDeclaration: Bool {
      ["@", "///", "final class ", "class ", "struct ", "enum ", "protocol ", "func "]
        .contains(where: start.hasPrefix)
    }
  }

  /// The file's name without its extension.
  let name: String
  let title: String
  let text: String
  private(set) var blocks: [Block] = []
  /// The text without blocks of code.
  private var prose: [String] = []

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    title = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? ""
    var heading = title
    var fence: (language: String, lines: [String])?
    for line in lines {
      if let open = fence {
        if line == "```" {
          add(open.lines, in: open.language, under: heading)
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), [])
      } else {
        prose.append(line)
        if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      }
    }
  }

  private mutating func add(_ lines: [String], in language: String, under heading: String) {
    switch language {
    case "swift": blocks.append(Block(heading: heading, code: lines))
    case "" where !blocks.isEmpty: blocks[blocks.count - 1].output = lines
    default: break
    }
  }

  /// The names of the pages that the page links to.
  var linkedPages: [String] {
    prose.flatMap { line -> [String] in
      line.matches(of: /doc:([A-Za-z0-9_\/-]+)/).map { match in
        let path = match.output.1
        return String(path.split(separator: "/").last ?? path)
      }
    }
  }

  /// The symbols that the page links to, such as `Simulator/settle()`.
  var linkedSymbols: [String] {
    prose.flatMap { $0.matches(of: /``([^`]+)``/).map { String($0.output.1) } }
  }
}
