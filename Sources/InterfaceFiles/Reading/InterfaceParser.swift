/// Reads the XML of an interface file.
///
/// It reads the part of XML that Interface Builder writes: elements, attributes, texts, entities, comments
/// and CDATA sections. Foundation's parser gives the position at the end of a start tag only, and no element
/// for a file that is cut off.
struct InterfaceParser {
  /// The greatest number of elements inside one another.
  private static let greatestDepth = 400

  private let file: String
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  /// The last byte in the line whose column is known, by its index.
  private var known = (index: 0, column: 1)
  private var open: [(name: String, line: Int)] = []

  /// Creates a parser of a file's bytes, in valid UTF-8.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
  }

  /// Returns the root element.
  mutating func parse() throws -> InterfaceElement {
    try skipMisc()
    guard place < bytes.count else { throw error("expected <document>, found an empty file") }
    guard starts(with: "<") else { throw error("expected <document>, found text that isn't XML") }
    let root = try element()
    try skipMisc()
    guard place == bytes.count else { throw error("expected the end of the file after </\(root.name)>") }
    return root
  }

  // MARK: Elements

  private mutating func element() throws -> InterfaceElement {
    let (startLine, startColumn) = (line, column())
    advance(1)
    let name = try self.name("the name of an element")
    let attributes = try self.attributes(of: name)
    if starts(with: "/>") {
      advance(2)
      return make(name, attributes, [], "", startLine, startColumn)
    }
    try expect(">", "> at the end of <\(name)>")
    guard open.count < Self.greatestDepth else {
      throw error("expected at most \(Self.greatestDepth) elements inside one another")
    }
    open.append((name, startLine))
    defer { open.removeLast() }
    let (children, text) = try content(of: name, startLine)
    return make(name, attributes, children, text, startLine, startColumn)
  }

  private func make(
    _ name: String,
    _ attributes: [String: String],
    _ children: [InterfaceElement],
    _ text: String,
    _ line: Int,
    _ column: Int
  ) -> InterfaceElement {
    InterfaceElement(
      name: name,
      attributes: attributes,
      children: children,
      text: text,
      file: file,
      line: line,
      column: column
    )
  }

  private mutating func content(of name: String, _ startLine: Int) throws -> ([InterfaceElement], String) {
    var children: [InterfaceElement] = []
    var text = ""
    while true {
      text += try characters(until: [UInt8(ascii: "<")])
      if place == bytes.count {
        throw error("expected </\(name)> for the element of line \(startLine), found the end of the file")
      }
      if starts(with: "</") {
        advance(2)
        let found = try self.name("the name of an element")
        guard found == name else {
          throw error("expected </\(name)> for the element of line \(startLine), found </\(found)>")
        }
        skipSpace()
        try expect(">", "> after </\(name)")
        return (children, text)
      } else if starts(with: "<!--") {
        try skip(past: "-->", "a comment")
      } else if starts(with: "<![CDATA[") {
        advance(9)
        let start = place
        try skip(past: "]]>", "a CDATA section")
        text += String(decoding: bytes[start..<(place - 3)], as: UTF8.self)
      } else {
        children.append(try element())
      }
    }
  }

  private mutating func attributes(of element: String) throws -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard place < bytes.count else {
        throw error("expected > at the end of <\(element)>, found the end of the file")
      }
      if starts(with: ">") || starts(with: "/>") { return attributes }
      let name = try self.name("an attribute of <\(element)>")
      skipSpace()
      try expect("=", "= after the attribute \(name)")
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
      else {
        throw error("expected the value of the attribute \(name) in quotes")
      }
      let quote = bytes[place]
      advance(1)
      let value = try characters(until: [quote, UInt8(ascii: "<")])
      guard place < bytes.count, bytes[place] == quote else {
        throw error("expected a quote at the end of the attribute \(name)")
      }
      advance(1)
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw error("expected the attribute \(name) once")
      }
    }
  }

  // MARK: Characters

  /// Returns the characters before one of some bytes, with entities replaced.
  private mutating func characters(until ends: [UInt8]) throws -> String {
    var text: [UInt8] = []
    while place < bytes.count, !ends.contains(bytes[place]) {
      if bytes[place] == UInt8(ascii: "&") {
        text += Array(try entity().utf8)
      } else {
        text.append(bytes[place])
        advance(1)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func entity() throws -> String {
    let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw error("expected an entity such as &amp;") }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var result = known[name]
    if name.hasPrefix("#") {
      let isHexadecimal = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      result = number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    guard let result else { throw error("expected an entity such as &amp;, found &\(name);") }
    advance(end + 1 - place)
    return result
  }

  private mutating func name(_ expectation: String) throws -> String {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      guard isLetter || isDigit || byte > 127 || [45, 46, 58, 95].contains(byte) else { break }
      advance(1)
    }
    guard place > start else { throw error("expected \(expectation)") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func expect(_ text: String, _ expectation: String) throws {
    guard starts(with: text) else { throw error("expected \(expectation)") }
    advance(text.utf8.count)
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  // MARK: Skipping

  private mutating func skipSpace() {
    while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { advance(1) }
  }

  /// Skips the declaration, comments and the document type.
  private mutating func skipMisc() throws {
    while true {
      skipSpace()
      if starts(with: "<?") {
        try skip(past: "?>", "a declaration")
      } else if starts(with: "<!--") {
        try skip(past: "-->", "a comment")
      } else if starts(with: "<!DOCTYPE") {
        try skip(past: ">", "a document type")
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: String, _ thing: String) throws {
    while place < bytes.count {
      if starts(with: end) { return advance(end.utf8.count) }
      advance(1)
    }
    throw error("expected \(end) at the end of \(thing), found the end of the file")
  }

  // MARK: Positions

  private mutating func advance(_ count: Int) {
    for _ in 0..<count {
      if bytes[place] == 10 { (line, lineStart) = (line + 1, place + 1) }
      place += 1
    }
  }

  /// Returns the column of the present byte. It counts on from the last known one, as all elements of a
  /// file may be in one line.
  private mutating func column() -> Int {
    if known.index < lineStart { known = (lineStart, 1) }
    let count = String(decoding: bytes[known.index..<place], as: UTF8.self).count
    known = (place, known.column + count)
    return known.column
  }

  private mutating func error(_ text: String) -> InterfaceFileError {
    let element = open.last.map { "<\($0.name)>" }
    return InterfaceFileError(file: file, line: line, column: column(), element: element, text: text)
  }
}
