import Foundation

/// Rewrites a target into a folder, and repeats only the work that a change demands.
///
/// A cache in the folder has the hash of each file and its index. If the declarations of the changed files
/// are the same as before, only these files are parsed and rewritten; otherwise all files are. A file whose
/// rewritten text is the same isn't written.
package struct Build {
  private struct Cache {
    struct Entry {
      var path: String
      var hash: UInt64
      /// The archived index.
      var index: [UInt8]
      var registration: String?
      var findings: [Finding]
      /// Whether members of the file's extensions are moved into classes of other files.
      var movesMembers: Bool
    }

    var entries: [Entry]
  }

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

  /// Changes with the rewriting, so that an older cache is ignored.
  static let version = "uikit-source 1"

  package var target: Target
  /// The folder of the rewritten files.
  package var folder: String

  package init(_ target: Target, folder: String) {
    self.target = target
    self.folder = folder
  }

  /// Performs the build.
  ///
  /// - Throws: ``SourceErrors``; then nothing was written.
  package func run() throws -> Outcome {
    let paths = try target.files()
    var errors: [SourceError] = []
    var contents: [[UInt8]] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        errors.append(.init(path: path, line: 1, column: 1, text: "the file can't be read"))
        continue
      }
      contents.append([UInt8](data))
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    let imports = try target.importedIndexes()
    let cache = readCache(paths)
    let hashes = contents.map(StableHash.of)

    // Parse the changed files.
    var files: [Int: SourceFile] = [:]
    var indexes: [FileIndex?] = Array(repeating: nil, count: paths.count)
    var archived: [[UInt8]] = Array(repeating: [], count: paths.count)
    var isLocalChange = cache != nil
    func parse(_ index: Int) {
      do {
        let file = try SourceFile(path: paths[index], bytes: contents[index])
        files[index] = file
        indexes[index] = FileIndex(file)
        archived[index] = indexes[index]!.archived
      } catch { errors.append(error) }
    }
    for index in paths.indices {
      if let entry = cache?.entries[index], entry.hash == hashes[index] {
        archived[index] = entry.index
      } else {
        parse(index)
        if let entry = cache?.entries[index], entry.index != archived[index] || entry.movesMembers {
          isLocalChange = false
        }
      }
    }
    if !isLocalChange, errors.isEmpty {
      for index in paths.indices where files[index] == nil { parse(index) }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }

    if !files.isEmpty {
      for index in paths.indices where indexes[index] == nil {
        var archive = Archive(archived[index])
        indexes[index] = FileIndex(from: &archive)
      }
    }

    // Members that move need the files of both sides.
    let program = Program(indexes.compactMap { $0 }, imports: imports)
    let rewriter = Rewriter(module: target.module, imports: imports)
    if isLocalChange, cache?.entries.contains(where: \.movesMembers) == true, !files.isEmpty {
      for index in paths.indices where files[index] == nil { parse(index) }
    }
    let order = files.keys.sorted()
    let rewritten = rewriter.rewrite(order.map { files[$0]! }, program: program)

    // Write what changed. Without its cache, an interrupted build is repeated in full.
    var outcome = Outcome(findings: [], parsed: order.map { paths[$0] }, written: [], outputs: [])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !files.isEmpty { try? FileManager.default.removeItem(atPath: "\(folder)/cache.bin") }
    var entries: [Cache.Entry] = []
    var position = 0
    for index in paths.indices {
      let name = fileName(paths[index])
      outcome.outputs.append(name)
      guard position < order.count, order[position] == index else {
        entries.append(cache!.entries[index])
        outcome.findings += cache!.entries[index].findings
        continue
      }
      let file = rewritten[position]
      position += 1
      if try write(file.bytes, name) { outcome.written.append(name) }
      let findings = file.findings.filter { $0.kind == .impossible }
      outcome.findings += findings
      entries.append(
        Cache.Entry(
          path: paths[index],
          hash: hashes[index],
          index: archived[index],
          registration: file.registration,
          findings: findings,
          movesMembers: file.movesMembers
        )
      )
    }
    let registration = rewriter.registrationSource(entries.compactMap(\.registration))
    if try write(Array(registration.utf8), "UIKitSourceTable.swift") {
      outcome.written.append("UIKitSourceTable.swift")
    }
    outcome.outputs.append("UIKitSourceTable.swift")
    if !files.isEmpty || cache == nil { try writeCache(entries) }
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

  /// Removes the copies of files that don't belong to the target any more.
  private func removeStale(_ names: [String]) {
    let known = Set(names)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".swift") && !known.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// The cache, if it belongs to the same files and all copies exist.
  private func readCache(_ paths: [String]) -> Cache? {
    guard (target.imports ?? []).isEmpty,
      let data = FileManager.default.contents(atPath: "\(folder)/cache.bin")
    else { return nil }
    var archive = Archive([UInt8](data))
    guard archive.string() == Self.version, archive.string() == target.module else { return nil }
    let entries = archive.array { archive in
      let path = archive.string()
      return Cache.Entry(
        path: path,
        hash: archive.number(),
        index: archive.block(),
        registration: archive.optionalString(),
        findings: archive.array { archive in
          Finding(
            kind: .impossible,
            path: path,
            line: archive.integer(),
            column: archive.integer(),
            text: archive.string()
          )
        },
        movesMembers: archive.flag()
      )
    }
    guard !archive.isBroken, entries.map(\.path) == paths else { return nil }
    for path in paths where !FileManager.default.fileExists(atPath: "\(folder)/\(fileName(path))") {
      return nil
    }
    return Cache(entries: entries)
  }

  private func writeCache(_ entries: [Cache.Entry]) throws {
    var archive = Archive()
    archive.write(Self.version)
    archive.write(target.module)
    archive.write(entries) { archive, entry in
      archive.write(entry.path)
      archive.write(entry.hash)
      archive.write(block: entry.index)
      archive.write(entry.registration)
      archive.write(entry.findings) { archive, finding in
        archive.write(finding.line)
        archive.write(finding.column)
        archive.write(finding.text)
      }
      archive.write(entry.movesMembers)
    }
    try Data(archive.bytes).write(to: URL(fileURLWithPath: "\(folder)/cache.bin"), options: .atomic)
    var index = Archive()
    index.write(Self.version)
    index.write(entries) { $0.write(block: $1.index) }
    try Data(index.bytes).write(to: URL(fileURLWithPath: "\(folder)/index.bin"), options: .atomic)
  }
}
