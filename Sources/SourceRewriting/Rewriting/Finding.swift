/// A change of the source, or a form that can't be changed, at a place of a file.
package struct Finding: Hashable, Sendable {
  /// Whether the form was rewritten.
  package enum Kind: String, Sendable { case rewritten, impossible }

  package var kind: Kind
  package var path: String
  /// The line and the column, from 1; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  package var text: String

  /// `path:line:column: note: text`, or `warning` for what can't be rewritten.
  package var description: String {
    "\(path):\(line):\(column): \(kind == .rewritten ? "note" : "warning"): \(text)"
  }
}

/// A replacement of a range of bytes.
struct Edit: Sendable {
  var start: Int
  var end: Int
  var text: [UInt8]
}

/// A member that is moved from an extension into its class.
package struct MovedMember: Sendable {
  /// The class's path.
  package var typePath: String
  package var path: String
  package var line: Int
  /// The condition of the directives around the member.
  var condition: String
  /// The rewritten member, from the beginning of its first line.
  package var text: [UInt8]
  /// Members that were generated for this one.
  var generated: [String]
}
