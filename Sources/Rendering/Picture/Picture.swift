import Foundation
import Simulation

/// A picture made of characters, to print or to compare in a test.
///
/// It contains no escape sequences, and its rows have no trailing spaces. Sizes are in cells, as in
/// terminals: most characters take one cell; emoji and East Asian wide characters take two.
public struct Picture: Hashable, Sendable {
  /// The lines from top to bottom, without trailing spaces.
  public let rows: [String]
  /// The width of the picture in cells. A row can be shorter because its trailing spaces are removed.
  public let width: Int

  /// The number of rows.
  public var height: Int { rows.count }

  init(rows: [String], width: Int) {
    self.rows = rows.map(\.withoutTrailingSpaces)
    self.width = width
  }
}

extension Picture: CustomStringConvertible {
  /// The rows, separated by line feeds, without one at the end.
  public var description: String { rows.joined(separator: "\n") }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
