import Foundation

/// The widths of the ASCII characters of one face, in font units.
struct AdvanceTable: Sendable {
  let unitsPerEm: CGFloat
  /// The width of `…`.
  let ellipsis: CGFloat
  /// The widths of the characters from U+0020 to U+007E.
  private let widths: [CGFloat]

  /// Creates a table from the widths of the characters from U+0020 to U+007E, separated by white space.
  init(unitsPerEm: CGFloat, ellipsis: CGFloat, _ widths: String) {
    (self.unitsPerEm, self.ellipsis) = (unitsPerEm, ellipsis)
    self.widths = widths.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.map { CGFloat($0) }
    precondition(self.widths.count == 95, "a table has 95 widths, not \(self.widths.count)")
  }

  /// Creates the table of a monospaced face.
  init(unitsPerEm: CGFloat, all width: CGFloat) {
    (self.unitsPerEm, ellipsis) = (unitsPerEm, width)
    widths = Array(repeating: width, count: 95)
  }

  /// Returns the width of an ASCII character; 0 for a control character.
  subscript(_ code: UInt8) -> CGFloat {
    code < 0x20 || code > 0x7E ? 0 : widths[Int(code) - 0x20]
  }
}
