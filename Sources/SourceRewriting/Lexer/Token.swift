/// A token of Swift source: a kind and a range of UTF-8 offsets.
package struct Token: Equatable, Sendable {
  /// The kinds of tokens that the rewriting distinguishes. Words include keywords; see ``Word``.
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword, with its backticks if it has them, or a name that begins with a dollar.
    case word
    /// An integer or a floating-point literal.
    case number
    /// A run of operator characters.
    case op
    /// A number sign and the name behind it, such as `#selector` or `#if`.
    case pound
    /// The opening or closing delimiter of a string, with its number signs.
    case quote
    /// Text of a string between delimiters and interpolations.
    case segment
    /// A whole regex literal with its delimiters.
    case regex
    case at, dot, comma, colon, semicolon, backslash
    case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
    /// A byte that begins no token, such as a stray control character.
    case unknown
  }

  /// The token's kind.
  package var kind: Kind
  /// The keyword, or `.none`.
  package var word: Word
  /// Whether a line break, or the beginning of the file, is between this token and the one before it.
  package var startsLine: Bool
  /// The offset of the first byte.
  package var start: Int
  /// The offset behind the last byte.
  package var end: Int

  /// Whether the token opens a bracket: `(`, `[`, `{`, or the parenthesis of an interpolation.
  package var opens: Bool { kind == .openParen || kind == .openBracket || kind == .openBrace }
  /// Whether the token closes a bracket.
  package var closes: Bool { kind == .closeParen || kind == .closeBracket || kind == .closeBrace }
}

/// An error in source that can't be rewritten.
package struct SourceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file as it was given.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in UTF-8 bytes as in the compiler's messages.
  package var column: Int
  /// The error's text.
  package var text: String

  /// `path:line:column: error: text`, the form of the compiler's messages.
  package var description: String { "\(path):\(line):\(column): error: \(text)" }
}
