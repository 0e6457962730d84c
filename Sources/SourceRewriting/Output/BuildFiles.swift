import Foundation

/// The originals of a build, of which only those are parsed that are rewritten.
struct BuildFiles {
  let paths: [String]
  private let contents: [[UInt8]]
  private let hashes: [UInt64]
  private var files: [SourceFile?]
  private var fileIndexes: [FileIndex?]
  private var archivedIndexes: [[UInt8]]

  /// Reads the files.
  ///
  /// - Throws: ``SourceErrors`` for those that can't be read.
  init(_ paths: [String]) throws {
    var errors: [SourceError] = []
    var contents: [[UInt8]] = []
    for path in paths {
      if let data = FileManager.default.contents(atPath: path) {
        contents.append([UInt8](data))
      } else {
        errors.append(.init(path: path, line: 1, column: 1, text: "the file can't be read"))
      }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    self.paths = paths
    self.contents = contents
    hashes = contents.map(StableHash.of)
    files = Array(repeating: nil, count: paths.count)
    fileIndexes = Array(repeating: nil, count: paths.count)
    archivedIndexes = Array(repeating: [], count: paths.count)
  }

  /// The parsed files with their places.
  var parsed: [(index: Int, file: SourceFile)] {
    files.enumerated().compactMap { index, file in file.map { (index, $0) } }
  }

  /// The indexes of all files; empty if none was parsed.
  var indexes: [FileIndex] {
    guard files.contains(where: { $0 != nil }) else { return [] }
    return zip(fileIndexes, archivedIndexes).compactMap { index, bytes in
      if let index { return index }
      var archive = Archive(bytes)
      return FileIndex(from: &archive)
    }
  }

  /// Parses the files that a change concerns: those that changed, or all if their declarations did.
  ///
  /// - Throws: ``SourceErrors`` of all parsed files.
  mutating func parse(_ cache: BuildCache?) throws {
    var errors: [SourceError] = []
    var isLocalChange = cache != nil
    for index in paths.indices {
      if let entry = cache?.entries[index], entry.hash == hashes[index] {
        archivedIndexes[index] = entry.index
        continue
      }
      parse(index, &errors)
      if let entry = cache?.entries[index], entry.index != archivedIndexes[index] || entry.movesMembers {
        isLocalChange = false
      }
    }
    // Members that move need the files of both sides.
    let movesMembers = cache?.entries.contains(where: \.movesMembers) == true
    let isChange = files.contains { $0 != nil }
    if errors.isEmpty, !isLocalChange || movesMembers && isChange {
      for index in paths.indices where files[index] == nil { parse(index, &errors) }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
  }

  private mutating func parse(_ index: Int, _ errors: inout [SourceError]) {
    do {
      let file = try SourceFile(path: paths[index], bytes: contents[index])
      let fileIndex = FileIndex(file)
      (files[index], fileIndexes[index], archivedIndexes[index]) = (file, fileIndex, fileIndex.archived)
    } catch { errors.append(error) }
  }

  /// The state of a rewritten file for the cache.
  func entry(_ index: Int, of file: RewrittenFile) -> BuildCache.Entry {
    BuildCache.Entry(
      path: paths[index],
      hash: hashes[index],
      index: archivedIndexes[index],
      registration: file.registration,
      findings: file.findings.filter { $0.kind == .impossible },
      movesMembers: file.movesMembers
    )
  }
}
