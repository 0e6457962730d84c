import Foundation

/// The files of a target, and the folder for their rewritten copies.
package struct Target: Codable, Sendable {
  /// The module's name.
  package var module: String
  /// Files, and folders whose Swift files belong to the target.
  package var sources: [String]
  /// The indexes of imported modules that are rewritten too, `index.bin` of their output.
  package var imports: [String]?
  /// Whether the target is a program; true if the value is nil. A library can't have the attribute `@main`,
  /// which is removed.
  package var isProgram: Bool?

  package init(module: String, sources: [String], imports: [String]? = nil, isProgram: Bool? = nil) {
    self.module = module
    self.sources = sources
    self.imports = imports
    self.isProgram = isProgram
  }

  /// Reads a configuration.
  package static func read(_ path: String) throws -> Target {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceErrors([.init(path: path, line: 1, column: 1, text: "the configuration can't be read")])
    }
    do { return try JSONDecoder().decode(Target.self, from: data) } catch {
      throw SourceErrors([
        .init(path: path, line: 1, column: 1, text: "the configuration needs \"module\" and \"sources\"")
      ])
    }
  }

  /// The paths of the target's Swift files, sorted.
  ///
  /// - Throws: ``SourceErrors`` for a missing file or folder, and for two files of one name.
  package func files() throws -> [String] {
    var paths: [String] = []
    var errors: [SourceError] = []
    for source in sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
        errors.append(.init(path: source, line: 1, column: 1, text: "no such file or folder"))
        continue
      }
      guard isFolder.boolValue else {
        paths.append(source)
        continue
      }
      let found = FileManager.default.enumerator(atPath: source)?.compactMap { $0 as? String } ?? []
      // Hidden folders, such as a package's build folder, aren't the app's.
      paths += found.filter { $0.hasSuffix(".swift") && !Self.isHidden($0) }.map {
        source.hasSuffix("/") ? source + $0 : "\(source)/\($0)"
      }
    }
    paths.sort()
    var pathsByName: [String: String] = ["UIKitSourceTable.swift": "the generated file"]
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if let other = pathsByName[name] {
        errors.append(.init(path: path, line: 1, column: 1, text: "'\(name)' has the name of \(other)"))
      }
      pathsByName[name] = path
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    return paths
  }

  /// The folders among the sources that have absolute paths, without characters that a literal would escape.
  var folders: [String] {
    sources.filter { path in
      var isFolder: ObjCBool = false
      return path.hasPrefix("/") && !path.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// Whether a component of a path begins with a period.
  static func isHidden(_ path: String) -> Bool { path.hasPrefix(".") || path.contains("/.") }

  /// The indexes of the imported modules.
  func importedIndexes() throws -> [FileIndex] {
    try (imports ?? []).flatMap { path -> [FileIndex] in
      var archive = Archive([UInt8](FileManager.default.contents(atPath: path) ?? Data()))
      let isIndex = archive.string() == BuildCache.version
      let indexes = archive.array { archive -> FileIndex? in
        var block = Archive(archive.block())
        return FileIndex(from: &block)
      }
      guard isIndex, !archive.isBroken else {
        throw SourceErrors([.init(path: path, line: 1, column: 1, text: "no index of a rewritten module")])
      }
      return indexes.compactMap { $0 }
    }
  }
}
