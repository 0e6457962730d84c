import Foundation

/// A value of a file in JSON, with its line.
struct CatalogValue {
  /// The kinds of values.
  enum Content {
    case object([(key: String, value: CatalogValue)])
    case array([CatalogValue])
    case text(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  let content: Content
  /// The line, from 1.
  let line: Int
  /// The column in characters, from 1.
  let column: Int

  /// The phrase for the kind of value.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .text: "a string"
    case .number: "a number"
    case .bool: "a Boolean value"
    case .null: "null"
    }
  }
}

/// Reads a file in JSON by scalars.
///
/// The nesting has at most 200 levels, more than any catalog, so that a file can't exhaust the stack.
struct CatalogReader {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ data: Data, file: String) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw InterfaceFileError(file: file, line: 1, column: 1, element: nil, text: "expected UTF-8")
    }
    scalars = Array(text.unicodeScalars).filter { $0 != "\u{FEFF}" }
    self.file = file
  }

  /// Reads the whole file.
  mutating func read() throws -> CatalogValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard position == scalars.count else { throw error("expected the end of the file") }
    return value
  }

  private mutating func value() throws -> CatalogValue {
    guard position < scalars.count else { throw error("expected a value, found the end of the file") }
    let (line, column) = (line, position - lineStart + 1)
    depth += 1
    defer { depth -= 1 }
    guard depth <= 200 else { throw error("expected at most 200 nested values") }
    let content: CatalogValue.Content
    switch scalars[position] {
    case "{": content = .object(try members())
    case "[": content = .array(try items())
    case "\"": content = .text(try string("a string"))
    case "t": content = try word("true", .bool(true))
    case "f": content = try word("false", .bool(false))
    case "n": content = try word("null", .null)
    default: content = .number(try number())
    }
    return CatalogValue(content: content, line: line, column: column)
  }

  private mutating func members() throws -> [(key: String, value: CatalogValue)] {
    var members: [(key: String, value: CatalogValue)] = []
    var keys: Set<String> = []
    advance()
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = error("")
      let key = try string("a key")
      guard keys.insert(key).inserted else {
        throw InterfaceFileError(
          file: file,
          line: start.line,
          column: start.column,
          element: nil,
          text: "expected the key \"\(key)\" once"
        )
      }
      skipSpace()
      guard take(":") else { throw error("expected : after the key \"\(key)\"") }
      skipSpace()
      members.append((key, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected , or } after a value of an object") }
    return members
  }

  private mutating func items() throws -> [CatalogValue] {
    var items: [CatalogValue] = []
    advance()
    skipSpace()
    if take("]") { return items }
    repeat {
      skipSpace()
      items.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected , or ] after a value of an array") }
    return items
  }

  private mutating func string(_ expectation: String) throws -> String {
    guard take("\"") else { throw error("expected \(expectation) in quotes") }
    var units: [UInt16] = []
    while position < scalars.count, scalars[position] != "\"" {
      let scalar = scalars[position]
      guard scalar.value >= 32 else { throw error("expected an escape in place of a control character") }
      if scalar == "\\" {
        units.append(try escape())
      } else {
        units.append(contentsOf: Array(String(Character(scalar)).utf16))
      }
      advance()
    }
    guard take("\"") else { throw error("expected a quote at the end of \(expectation)") }
    let text = String(decoding: units, as: UTF16.self)
    guard Array(text.utf16) == units else { throw error("expected both halves of a surrogate pair") }
    return text
  }

  /// Returns the code unit of an escape, and moves to its last character.
  private mutating func escape() throws -> UInt16 {
    advance()
    guard position < scalars.count else { throw error("expected a character after \\") }
    switch scalars[position] {
    case "\"", "\\", "/": return UInt16(scalars[position].value)
    case "b": return 8
    case "f": return 12
    case "n": return 10
    case "r": return 13
    case "t": return 9
    case "u":
      let digits = scalars[(position + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
        throw error("expected four hexadecimal digits after \\u")
      }
      position += 4
      return UInt16(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0
    default: throw error("expected one of \" \\ / b f n r t u after \\")
    }
  }

  private mutating func number() throws -> Double {
    let start = position
    while position < scalars.count, "+-.eE0123456789".unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    guard let number = Double(text), number.isFinite, text.first != "+" else {
      position = start
      throw error("expected a value")
    }
    return number
  }

  private mutating func word(_ word: String, _ content: CatalogValue.Content) throws -> CatalogValue.Content {
    guard scalars[position...].starts(with: word.unicodeScalars) else { throw error("expected a value") }
    position += word.unicodeScalars.count
    return content
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    if position < scalars.count, scalars[position] == "\n" { (line, lineStart) = (line + 1, position + 1) }
    position += 1
  }

  private mutating func skipSpace() {
    while position < scalars.count, [" ", "\n", "\r", "\t"].contains(scalars[position]) { advance() }
  }

  private func error(_ text: String) -> InterfaceFileError {
    InterfaceFileError(file: file, line: line, column: position - lineStart + 1, element: nil, text: text)
  }
}
