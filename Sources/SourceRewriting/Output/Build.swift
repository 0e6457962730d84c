import Foundation

/// Rewrites a target into a folder, and repeats only the work that a change demands.
///
/// A cache in the folder has the hash of each file and its index. If the declarations of the changed files
/// are the same as before, only these files are parsed and rewritten; otherwise all files are. A file whose
/// rewritten text is the same isn't written.
package struct Build {
  /// The outcome of a build.
  package struct Outcome: Sendable {
    /// The forms that can't be rewritten, of all files.
    package var findings: [Finding]
    /// The paths of the originals that were parsed.
    package var parsed: [String]
    /// The names of the files that were written.
    package var written: [String]
    /// The names of all files in the folder that belong to the module.
    package var outputs: [String]
  }

  /// The name of the file that registers the module's classes.
  private static let table = "UIKitSourceTable.swift"

  package var target: Target
  /// The folder of the rewritten files.
  package var folder: String

  package init(_ target: Target, folder: String) {
    self.target = target
    self.folder = folder
  }

  /// Performs the build.
  ///
  /// - Throws: ``SourceErrors``; then nothing was written. The folder is refused if it has Swift files that
  ///   no build wrote, as a build removes the copies that don't belong to the target any more.
  package func run() throws -> Outcome {
    let paths = try target.files()
    try checkFolder(paths)
    var files = try BuildFiles(paths)
    let imports = try target.importedIndexes()
    let cache = readCache(files.paths)
    try files.parse(cache)
    let rewriter = Rewriter(module: target.module, imports: imports, isProgram: target.isProgram ?? true)
    let program = Program(files.indexes, imports: imports)
    let rewritten = rewriter.rewrite(files.parsed.map(\.file), program: program)
    return try write(files, rewritten, rewriter, cache)
  }

  /// Writes the files that changed, and the cache. Without its cache, an interrupted build is repeated in
  /// full.
  private func write(
    _ files: BuildFiles,
    _ rewritten: [RewrittenFile],
    _ rewriter: Rewriter,
    _ cache: BuildCache?
  ) throws -> Outcome {
    var outcome = Outcome(findings: [], parsed: rewritten.map(\.path), written: [], outputs: [])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !rewritten.isEmpty { try? FileManager.default.removeItem(atPath: "\(folder)/cache.bin") }
    var entries: [BuildCache.Entry] = []
    var position = 0
    for (index, path) in files.paths.enumerated() {
      let name = fileName(path)
      outcome.outputs.append(name)
      if position < files.parsed.count, files.parsed[position].index == index {
        let file = rewritten[position]
        position += 1
        if try write(file.bytes, name) { outcome.written.append(name) }
        entries.append(files.entry(index, of: file))
      } else {
        entries.append(cache!.entries[index])
      }
      outcome.findings += entries[index].findings
    }
    let registration = rewriter.registrationSource(
      entries.compactMap(\.registration),
      folders: target.folders
    )
    if try write(Array(registration.utf8), Self.table) { outcome.written.append(Self.table) }
    outcome.outputs.append(Self.table)
    if !rewritten.isEmpty || cache == nil { try writeCache(BuildCache(entries: entries)) }
    removeStale(outcome.outputs)
    return outcome
  }

  // MARK: - Files

  /// The name of a file's copy: `Form.rewritten.swift` for `Form.swift`, as the compiler warns of two files
  /// of one name in a module. Only a file `main.swift` may have code outside of declarations, so it keeps its
  /// name.
  private func fileName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name == "main.swift" ? name : name.dropLast(".swift".count) + ".rewritten.swift"
  }

  /// Writes a file unless it has the content. Returns whether it was written.
  private func write(_ bytes: [UInt8], _ name: String) throws -> Bool {
    let path = "\(folder)/\(name)"
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return false }
    // A stream, because the other ways wait for the disk after each file, which takes most of a build.
    guard let stream = OutputStream(toFileAtPath: path, append: false) else {
      throw SourceErrors([.init(path: path, line: 1, column: 1, text: "the file can't be written")])
    }
    stream.open()
    defer { stream.close() }
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBufferPointer {
        stream.write($0.baseAddress!, maxLength: $0.count)
      }
      guard count > 0 else {
        throw SourceErrors([
          .init(path: path, line: 1, column: 1, text: "the file can't be written")
        ])
      }
      offset += count
    }
    return true
  }

  /// Refuses a folder that has the originals, or other Swift files that no build wrote.
  private func checkFolder(_ originals: [String]) throws {
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let output = resolved(folder)
    let original = originals.first { resolved($0).hasPrefix(output + "/") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let other = names.sorted().first { $0.hasSuffix(".swift") && !isCopy($0) }
    guard let found = original ?? other.map({ "\(folder)/\($0)" }) else { return }
    throw SourceErrors([
      .init(
        path: found,
        line: 1,
        column: 1,
        text: "the folder for the copies, \(folder), has this file, which is no copy; name another folder"
      )
    ])
  }

  /// Whether a build wrote a file of the folder.
  private func isCopy(_ name: String) -> Bool {
    if name == Self.table || name.hasSuffix(".rewritten.swift") { return true }
    let text = String(
      decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(),
      as: UTF8.self
    )
    let generated = RewrittenFile.generatedImport
    return (text.hasPrefix(generated) ? text.dropFirst(generated.count) : text[...]).hasPrefix(
      "#sourceLocation("
    )
  }

  /// Removes the copies of files that don't belong to the target any more.
  private func removeStale(_ names: [String]) {
    let known = Set(names)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".swift") && !known.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// The cache, if it belongs to the same files and all copies exist.
  private func readCache(_ paths: [String]) -> BuildCache? {
    guard (target.imports ?? []).isEmpty,
      let data = FileManager.default.contents(atPath: "\(folder)/cache.bin"),
      let cache = BuildCache(Array(data), of: target), cache.entries.map(\.path) == paths
    else { return nil }
    for path in paths where !FileManager.default.fileExists(atPath: "\(folder)/\(fileName(path))") {
      return nil
    }
    return cache
  }

  private func writeCache(_ cache: BuildCache) throws {
    for (name, bytes) in [("cache.bin", cache.archived(of: target)), ("index.bin", cache.archivedIndex)] {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
    }
  }
}
