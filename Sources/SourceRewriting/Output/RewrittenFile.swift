/// A rewritten file.
package struct RewrittenFile: Sendable {
  /// The original's path.
  package var path: String
  /// The rewritten source, which begins with the place of the original.
  package var bytes: [UInt8]
  /// The forms that were rewritten and those that can't be, in the file's order.
  package var findings: [Finding]
  /// The function that registers the file's classes, or nil if it has none.
  package var registration: String?
  /// Whether members of the file's extensions are moved into classes, also of other files.
  var movesMembers: Bool

  /// The line that imports the toolkit's module.
  static let generatedImport = "import UIKit\n"
}

extension FileRewriting {
  /// The members that are moved out of the file's extensions, rewritten, without the places that they leave.
  func movedMembers() -> [MovedMember] {
    guard !moved.isEmpty else { return [] }
    let sorted = edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    return moved.map { index in
      let declaration = file.declarations[index]
      let end = file.tokens[declaration.tokens.upperBound - 1].end
      let first = file.tokens[declaration.tokens.lowerBound].start
      let (line, column) = lines.position(of: first)
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].start < first { low = middle + 1 } else { high = middle }
      }
      let inside = sorted[low...].prefix { $0.start <= end }.filter { $0.end <= end }
      let text = Array(repeating: UInt8(32), count: column - 1) + apply(inside, from: first, to: end)
      return MovedMember(
        typePath: program.type(named: file.typePath(declaration.parent))?.path ?? "",
        path: file.path,
        line: line,
        condition: regions.condition(at: declaration.keyword, inside: -1),
        text: text,
        generated: generatedForMoved[index] ?? []
      )
    }
  }

  /// Returns the rewritten file, with the members that extensions of other files moved into its classes.
  func result(moving incoming: [String: [MovedMember]]) -> RewrittenFile {
    let ranges = moved.map { byteRange(of: $0) }
    var edits = edits
    removeEdits(in: ranges, from: &edits)
    for range in ranges {
      let blank = file.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
      edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: blank))
    }
    var imported: [Int: [MovedMember]] = [:]
    for (index, declaration) in file.declarations.enumerated()
    where declaration.kind == .class && !declaration.isDead {
      if let members = incoming[file.typePath(index)], let body = declaration.body {
        imported[body.close] = members
      }
    }
    for brace in Set(members.keys).union(imported.keys) {
      edits.append(insertion(members[brace] ?? [], imported[brace] ?? [], before: brace))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count + 512)
    if needsImport, !hasImport { bytes += Array(RewrittenFile.generatedImport.utf8) }
    bytes += Array(Self.place(file.path, line: 1).utf8)
    bytes += apply(edits, from: 0, to: file.bytes.count)
    var trailing = trailing
    var registration: String?
    if !registrations.isEmpty {
      registration = "_register_\(Self.identifier(of: file.path))"
      trailing.append(
        "@MainActor func \(registration!)(_ m: SourceModule) { \(ConditionalRegions.joined(registrations)) }"
      )
    }
    if !trailing.isEmpty {
      if bytes.last != 10 { bytes.append(10) }
      for line in trailing { bytes += Array((line + "\n").utf8) }
    }
    return RewrittenFile(
      path: file.path,
      bytes: bytes,
      findings: findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      registration: registration,
      movesMembers: !moved.isEmpty
    )
  }

  /// The directive that names the original of the lines behind it.
  static func place(_ path: String, line: Int) -> String {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
  }

  /// The name of a file as a part of an identifier.
  static func identifier(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let identifier = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    // `A+B.swift` and `A-B.swift` are different files.
    return identifier == stem ? stem : "\(identifier)_\(StableHash.of(Array(stem.utf8)) % 10_000)"
  }

  private func insertion(_ members: [String], _ moved: [MovedMember], before brace: Int) -> Edit {
    let token = file.tokens[brace]
    var text: [UInt8] = []
    let members = members + moved.flatMap(\.generated)
    if !members.isEmpty {
      let isOpen = file.tokens[brace - 1].kind == .openBrace
      let isFirst =
        token.startsLine || isOpen || blanked.contains(brace - 1) || file.tokens[brace - 1].kind == .semicolon
      text += Array(((isFirst ? "" : "; ") + ConditionalRegions.joined(members) + " ").utf8)
    }
    if !moved.isEmpty || text.contains(10) {
      for member in moved {
        if !member.condition.isEmpty { text += Array("\n#if \(member.condition)".utf8) }
        text += Array(("\n" + Self.place(member.path, line: member.line)).utf8) + member.text
        if !member.condition.isEmpty { text += Array("\n#endif".utf8) }
      }
      let (line, column) = lines.position(of: token.start)
      text += Array(("\n" + Self.place(file.path, line: line)).utf8)
      text += Array(repeating: 32, count: column - 1)
    }
    return Edit(start: token.start, end: token.start, text: text)
  }

  /// The bytes of a range with edits.
  private func apply(_ edits: [Edit], from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start + 256)
    var offset = start
    for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if edit.start > offset { result += file.bytes[offset..<edit.start] }
      result += edit.text
      offset = max(offset, edit.end)
    }
    if offset < end { result += file.bytes[offset..<end] }
    return result
  }
}
