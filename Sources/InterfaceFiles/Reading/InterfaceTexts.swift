import Foundation

/// Reads the texts of a language: lines such as `"abc-12-def.text" = "Name";`, with comments.
package enum InterfaceTexts {
  /// Returns the texts by their keys.
  ///
  /// - Parameters:
  ///   - data: The file, in UTF-8 or with a byte order mark in UTF-16.
  ///   - file: The name of the file, for errors.
  package static func read(_ data: Data, file: String) throws -> [String: String] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8)
    guard let text else {
      throw InterfaceFileError(file: file, line: 1, column: 1, element: nil, text: "expected UTF-8 or UTF-16")
    }
    let scalars = Array(text.unicodeScalars).filter { $0 != "\u{FEFF}" }
    var reader = TextsReader(scalars: scalars, file: file)
    return try reader.read()
  }
}

/// Reads scalars, as a combining mark after a quote would make one character of both.
private struct TextsReader {
  let scalars: [Unicode.Scalar]
  let file: String
  private var place = 0

  init(scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
  }

  mutating func read() throws -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    while place < scalars.count {
      let key = try string("a key")
      try skipSpace()
      try expect("=", "= after the key \"\(key)\"")
      try skipSpace()
      let value = try string("the text of the key \"\(key)\"")
      try skipSpace()
      try expect(";", "; after the text of the key \"\(key)\"")
      guard texts.updateValue(value, forKey: key) == nil else {
        throw error("expected the key \"\(key)\" once")
      }
      try skipSpace()
    }
    return texts
  }

  private mutating func string(_ expectation: String) throws -> String {
    guard place < scalars.count, scalars[place] == "\"" else {
      throw error("expected \(expectation) in quotes")
    }
    place += 1
    var text = String.UnicodeScalarView()
    while place < scalars.count, scalars[place] != "\"" {
      text.append(try scalars[place] == "\\" ? escape() : scalars[place])
      place += 1
    }
    guard place < scalars.count else {
      throw error("expected a quote at the end of \(expectation), found the end of the file")
    }
    place += 1
    return String(text)
  }

  /// Returns the scalar of an escape, and moves to its last character.
  private mutating func escape() throws -> Unicode.Scalar {
    place += 1
    guard place < scalars.count else { throw error("expected a character after \\") }
    switch scalars[place] {
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0"..."7": return try octal()
    case "U", "u": return try unicode()
    default: return scalars[place]
    }
  }

  /// Returns the scalar of one to three octal digits: a byte of the encoding of NeXTSTEP.
  private mutating func octal() throws -> Unicode.Scalar {
    let start = place
    var number: UInt32 = 0
    while place < scalars.count, place < start + 3, ("0"..."7").contains(scalars[place]) {
      number = number * 8 + scalars[place].value - 48
      place += 1
    }
    place -= 1
    guard number < 256, let scalar = NextStepEncoding.scalar(of: UInt8(number)) else {
      place = start
      throw error("expected an octal number of a character after \\, from 0 to 375")
    }
    return scalar
  }

  /// Returns the scalar of four hexadecimal digits, or of two such escapes that are a surrogate pair.
  private mutating func unicode() throws -> Unicode.Scalar {
    let start = place
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    if UTF16.isLeadSurrogate(unit), place + 2 < scalars.count, scalars[place + 1] == "\\",
      ["U", "u"].contains(scalars[place + 2])
    {
      place += 2
      let other = try codeUnit()
      if UTF16.isTrailSurrogate(other) {
        let number = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(other) - 0xDC00)
        if let scalar = Unicode.Scalar(number) { return scalar }
      }
    }
    place = start
    throw error("expected both halves of a surrogate pair after \\\(scalars[start])")
  }

  private mutating func codeUnit() throws -> UInt16 {
    let mark = scalars[place]
    let digits = scalars[(place + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
      throw error("expected four hexadecimal digits after \\\(mark)")
    }
    place += 4
    return UInt16(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0
  }

  private mutating func expect(_ character: Unicode.Scalar, _ expectation: String) throws {
    guard place < scalars.count, scalars[place] == character else {
      throw error("expected \(expectation)")
    }
    place += 1
  }

  private mutating func skipSpace() throws {
    while place < scalars.count {
      let next: Unicode.Scalar = place + 1 < scalars.count ? scalars[place + 1] : " "
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if scalars[place] == "/", next == "/" {
        while place < scalars.count, !Character(scalars[place]).isNewline { place += 1 }
      } else if scalars[place] == "/", next == "*" {
        let start = error("expected */ at the end of the comment, found the end of the file")
        place += 2
        while place + 1 < scalars.count, !(scalars[place] == "*" && scalars[place + 1] == "/") {
          place += 1
        }
        guard place + 1 < scalars.count else { throw start }
        place += 2
      } else {
        return
      }
    }
  }

  private func error(_ text: String) -> InterfaceFileError {
    let read = String(String.UnicodeScalarView(scalars[..<min(place, scalars.count)]))
    let lines = read.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = (lines.last?.count ?? 0) + 1
    return InterfaceFileError(file: file, line: lines.count, column: column, element: nil, text: text)
  }
}
