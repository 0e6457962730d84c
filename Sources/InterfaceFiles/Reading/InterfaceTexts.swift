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
    var reader = TextsReader(characters: Array(text.filter { $0 != "\u{FEFF}" }), file: file)
    return try reader.read()
  }
}

private struct TextsReader {
  let characters: [Character]
  let file: String
  private var place = 0

  init(characters: [Character], file: String) {
    self.characters = characters
    self.file = file
  }

  mutating func read() throws -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    while place < characters.count {
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
    guard place < characters.count, characters[place] == "\"" else {
      throw error("expected \(expectation) in quotes")
    }
    place += 1
    var text = ""
    while place < characters.count, characters[place] != "\"" {
      text.append(try characters[place] == "\\" ? escape() : characters[place])
      place += 1
    }
    guard place < characters.count else {
      throw error("expected a quote at the end of \(expectation), found the end of the file")
    }
    place += 1
    return text
  }

  /// Returns the character of an escape, and moves to its last character.
  private mutating func escape() throws -> Character {
    place += 1
    guard place < characters.count else { throw error("expected a character after \\") }
    switch characters[place] {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(characters[(place + 1)...].prefix(4))
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        throw error("expected four hexadecimal digits after \\\(characters[place])")
      }
      place += 4
      return Character(scalar)
    default: return characters[place]
    }
  }

  private mutating func expect(_ character: Character, _ expectation: String) throws {
    guard place < characters.count, characters[place] == character else {
      throw error("expected \(expectation)")
    }
    place += 1
  }

  private mutating func skipSpace() throws {
    while place < characters.count {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      if characters[place].isWhitespace {
        place += 1
      } else if characters[place] == "/", next == "/" {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if characters[place] == "/", next == "*" {
        let start = error("expected */ at the end of the comment, found the end of the file")
        place += 2
        while place + 1 < characters.count, !(characters[place] == "*" && characters[place + 1] == "/") {
          place += 1
        }
        guard place + 1 < characters.count else { throw start }
        place += 2
      } else {
        return
      }
    }
  }

  private func error(_ text: String) -> InterfaceFileError {
    let lines = characters[..<min(place, characters.count)].split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let column = (lines.last?.count ?? 0) + 1
    return InterfaceFileError(file: file, line: lines.count, column: column, element: nil, text: text)
  }
}
