/// Classes of bytes and of Unicode scalars in Swift source.
enum Characters {
  /// Whether a byte continues an identifier; bytes of multi-byte scalars are decided by ``isOperator(_:)``.
  static func isWordByte(_ byte: UInt8) -> Bool { wordBytes[Int(byte)] }
  /// Whether an ASCII byte is an operator character; the period isn't.
  static func isOperatorByte(_ byte: UInt8) -> Bool { operatorBytes[Int(byte)] }
  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static let wordBytes: [Bool] = (0..<256).map { byte in
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }
  private static let operatorBytes: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for byte in "/=-+!*%<>&|^~?".utf8 { table[Int(byte)] = true }
    return table
  }()

  /// Returns the scalar that begins at an offset, and its length in bytes.
  static func scalar(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int) {
    let first = bytes[offset]
    func next(_ index: Int) -> UInt32 {
      offset + index < bytes.count ? UInt32(bytes[offset + index] & 0x3F) : 0
    }
    if first < 0x80 { return (UInt32(first), 1) }
    if first < 0xE0 { return (UInt32(first & 0x1F) << 6 | next(1), min(2, bytes.count - offset)) }
    if first < 0xF0 {
      return (UInt32(first & 0x0F) << 12 | next(1) << 6 | next(2), min(3, bytes.count - offset))
    }
    return (
      UInt32(first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), min(4, bytes.count - offset)
    )
  }

  /// Whether a scalar beyond ASCII begins an operator.
  static func isOperatorHead(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII continues an operator.
  static func isOperator(_ value: UInt32) -> Bool {
    if isOperatorHead(value) { return true }
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: return true
    default: return false
    }
  }
}

/// Offsets of lines in a file, for positions in messages.
package struct LineTable: Sendable {
  private let starts: [Int]

  /// Finds the lines of a file. Lines end with a line feed, a carriage return, or both.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 10 || bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10) {
        starts.append(index + 1)
      }
      index += 1
    }
    self.starts = starts
  }

  /// Returns the line and the column of an offset, both from 1.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
