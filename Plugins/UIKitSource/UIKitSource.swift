import Foundation
import PackagePlugin

/// Compiles the source of an iOS app as it is: rewrites the app's files into the build folder of a target.
///
/// A Swift file in the target's folder names the app's files and folders, one in each comment, relative to
/// that folder: `// uikit-source: ../../MyApp`.
@main struct UIKitSource: BuildToolPlugin {
  /// The configuration of the tool, with absolute paths.
  private struct Configuration: Encodable {
    var module: String
    var sources: [String]
    var imports: [String]
    var isProgram: Bool
  }

  /// The name of the generated file.
  private static let table = "UIKitSourceTable.swift"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = try sources(of: target)
    guard !sources.isEmpty else {
      throw Problem(
        """
        \(target.directoryURL.path): error: no Swift file of the target \(target.name) names the app's source; \
        write a line such as "// uikit-source: ../../MyApp"
        """
      )
    }
    let files = try sources.flatMap(swiftFiles)
    let imports = try target.recursiveTargetDependencies.filter { try !self.sources(of: $0).isEmpty }
      .map { self.folder(ofOther: $0, in: context) }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
    let text = try JSONEncoder().encode(
      Configuration(
        module: (target as? any SourceModuleTarget)?.moduleName ?? target.name,
        sources: sources,
        imports: imports.map { $0.appending(path: "index.bin").path },
        isProgram: (target as? any SourceModuleTarget)?.kind == .executable
      )
    )
    let configuration = context.pluginWorkDirectoryURL.appending(path: "uikit-source.json")
    // A file that isn't written again causes no command.
    if FileManager.default.contents(atPath: configuration.path) != text { try text.write(to: configuration) }
    let names = files.map { copyName(of: $0.lastPathComponent) } + [Self.table]
    return [
      .buildCommand(
        displayName: "Rewriting the source of \(target.name)",
        executable: try context.tool(named: "uikit-source").url,
        arguments: ["--configuration", configuration.path, "--output", folder.path],
        // The index of an import is written together with its table.
        inputFiles: [configuration] + files + imports.map { $0.appending(path: Self.table) },
        outputFiles: names.map { folder.appending(path: $0) }
      )
    ]
  }

  /// Returns the app's files and folders that the comments of a target's own files name.
  private func sources(of target: any Target) throws -> [String] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let own = target.sourceFiles(withSuffix: "swift").map(\.url).filter {
      $0.path.hasPrefix(target.directoryURL.path)
    }
    return own.flatMap { file -> [String] in
      let lines = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
      return lines.split(separator: "\n").compactMap { line in
        let mark = "// uikit-source:"
        guard line.hasPrefix(mark) else { return nil }
        let path = line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
        return URL(fileURLWithPath: path, relativeTo: target.directoryURL).standardizedFileURL.path
      }
    }
  }

  /// The name of a file's copy, as the tool chooses it.
  private func copyName(of name: String) -> String {
    name == "main.swift" ? name : name.dropLast(".swift".count) + ".rewritten.swift"
  }

  /// The folder of the rewritten files of another target of the package.
  private func folder(ofOther target: any Target, in context: PluginContext) -> URL {
    // The work folder's path ends with the target, the platform of the products, and the plugin.
    let work = context.pluginWorkDirectoryURL
    let platform = work.deletingLastPathComponent()
    return platform.deletingLastPathComponent().deletingLastPathComponent().appending(path: target.name)
      .appending(path: platform.lastPathComponent).appending(path: work.lastPathComponent)
      .appending(path: "Rewritten")
  }

  /// Returns a Swift file, or those in a folder.
  private func swiftFiles(_ path: String) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problem("\(path): error: no such file or folder")
    }
    guard isFolder.boolValue else { return [URL(fileURLWithPath: path)] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let own = found.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
    return own.sorted().map { URL(fileURLWithPath: "\(path)/\($0)") }
  }
}

/// The reason why a target can't be built.
private struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
