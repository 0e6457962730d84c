import Foundation
import SourceRewriting

/// Rewrites the Swift files of an iOS app for the module `UIKit` of this package.
///
/// `uikit-source --configuration FILE.json --output DIR` writes the copies of a target;
/// `uikit-source --print FOLDER…` prints them with the forms that were rewritten;
/// `uikit-source --report FOLDER…` prints which files compile, and what stops the others.
@main enum UIKitSourceProgram {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "--configuration" where arguments.count == 4 && arguments[2] == "--output":
        try build(configuration: arguments[1], output: arguments[3])
      case "--print" where arguments.count > 1:
        try printCopies(Array(arguments.dropFirst()))
      case "--report" where arguments.count > 1:
        try report(Array(arguments.dropFirst()))
      default:
        fail(
          """
          usage: uikit-source --configuration FILE.json --output DIR
                 uikit-source --print FOLDER…
                 uikit-source --report [--modules DIR] [--swift-version N] FOLDER…
          """
        )
      }
    } catch {
      fail("\(error)")
    }
  }

  private static func build(configuration: String, output: String) throws {
    let outcome = try Build(Target.read(configuration), folder: output).run()
    for finding in outcome.findings where finding.kind == .impossible { print(finding.description) }
  }

  /// Prints the census. The modules are beside the tool unless the arguments name their folder.
  private static func report(_ arguments: [String]) throws {
    var folders = arguments
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var census = Census(modules: tool.deletingLastPathComponent().appendingPathComponent("Modules").path)
    while folders.count > 2, folders[0].hasPrefix("--") {
      switch folders.removeFirst() {
      case "--modules": census.modules = folders.removeFirst()
      case "--swift-version": census.languageMode = folders.removeFirst()
      case let option: fail("\(option): error: no such option")
      }
    }
    print(try census.run(folders), terminator: "")
  }

  private static func printCopies(_ folders: [String]) throws {
    let target = Target(module: "App", sources: folders)
    let sources = try target.files().map { path in
      (path: path, bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
    }
    let files = try Rewriter(module: target.module).rewrite(sources)
    for file in files {
      print("// MARK: \(file.path)")
      print(String(decoding: file.bytes, as: UTF8.self))
    }
    let findings = files.flatMap(\.findings)
    for finding in findings { print(finding.description) }
    let impossible = findings.count { $0.kind == .impossible }
    print("\(findings.count - impossible) rewritten, \(impossible) impossible, in \(files.count) files")
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }
}
