import Foundation

/// The encoding of an interface file: UTF-8, or that of its byte order mark or XML declaration.
enum InterfaceEncoding {
  private static let names: [String: String.Encoding] = [
    "ISO-8859-1": .isoLatin1, "ISO-8859-2": .isoLatin2, "LATIN1": .isoLatin1, "US-ASCII": .ascii,
    "WINDOWS-1250": .windowsCP1250, "WINDOWS-1251": .windowsCP1251, "WINDOWS-1252": .windowsCP1252,
    "MACINTOSH": .macOSRoman, "SHIFT_JIS": .shiftJIS, "EUC-JP": .japaneseEUC,
    "UTF-16": .utf16, "UTF-16LE": .utf16LittleEndian, "UTF-16BE": .utf16BigEndian,
  ]

  /// Returns a file's bytes in UTF-8.
  ///
  /// Throws the position of the first byte that isn't UTF-8, as `Login.xib:12:7: expected UTF-8, found the
  /// byte E9`, and an error for an encoding that isn't known or isn't that of the file.
  static func utf8(of data: Data, file: String) throws -> [UInt8] {
    func error(_ text: String, line: Int = 1, column: Int = 1) -> InterfaceFileError {
      InterfaceFileError(file: file, line: line, column: column, element: nil, text: text)
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let name = isWide ? "UTF-16" : declared(in: data)
    if let name, name != "UTF-8" {
      guard let encoding = names[name] else { throw error("expected a known encoding, found \(name)") }
      guard let text = String(data: data, encoding: encoding) else {
        throw error("expected the encoding \(name) of the file's first line")
      }
      return Array(text.utf8)
    }
    let bytes = Array(data)
    guard let end = firstInvalid(in: bytes) else { return bytes }
    let before = bytes[..<end]
    let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let hexadecimal = String(bytes[end], radix: 16, uppercase: true)
    throw error(
      "expected UTF-8, found the byte \(hexadecimal)",
      line: before.reduce(1) { $1 == 10 ? $0 + 1 : $0 },
      column: String(decoding: bytes[lineStart..<end], as: UTF8.self).count + 1
    )
  }

  /// The name in the XML declaration, in capital letters; nil without one.
  private static func declared(in data: Data) -> String? {
    let start = String(decoding: data.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml"), let end = start.range(of: "?>") else { return nil }
    let parts = start[..<end.lowerBound].components(separatedBy: "encoding=")
    guard parts.count == 2, let quote = parts[1].first, quote == "\"" || quote == "'" else { return nil }
    return parts[1].dropFirst().prefix { $0 != quote }.uppercased()
  }

  /// The index of the first byte that doesn't belong to a character.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var index = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { index += UTF8.width(scalar) }
    return min(index, bytes.count - 1)
  }
}
