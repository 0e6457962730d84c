/// The state of a build that its next run compares with.
struct BuildCache {
  /// A file of the build.
  struct Entry {
    var path: String
    var hash: UInt64
    /// The archived index.
    var index: [UInt8]
    var registration: String?
    /// The forms that can't be rewritten.
    var findings: [Finding]
    /// Whether members of the file's extensions are moved into classes of other files.
    var movesMembers: Bool
  }

  /// Changes with the rewriting, so that an older cache is ignored.
  static let version = "uikit-source 5"

  var entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Reads a cache; nil if it was written by another version, for another target, or in part.
  init?(_ bytes: [UInt8], of target: Target) {
    var archive = Archive(bytes)
    guard archive.string() == Self.version, archive.string() == target.module,
      archive.flag() == (target.isProgram ?? true)
    else { return nil }
    entries = archive.array { archive in
      let path = archive.string()
      return Entry(
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
    if archive.isBroken { return nil }
  }

  func archived(of target: Target) -> [UInt8] {
    var archive = Archive()
    archive.write(Self.version)
    archive.write(target.module)
    archive.write(target.isProgram ?? true)
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
    return archive.bytes
  }

  /// The indexes of all files, for targets that import the module.
  var archivedIndex: [UInt8] {
    var archive = Archive()
    archive.write(Self.version)
    archive.write(entries) { $0.write(block: $1.index) }
    return archive.bytes
  }
}
