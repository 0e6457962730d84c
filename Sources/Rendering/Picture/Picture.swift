import Foundation
import Simulation

/// A picture made of characters, to print or to compare in a test.
///
/// It holds no escape sequences, and its rows no trailing spaces. Sizes are counted in cells, as terminals do: most
/// characters take one, emoji and East Asian wide characters two.
public struct Picture: Hashable, Sendable {
  /// The lines from top to bottom, without trailing spaces.
  public let rows: [String]
  /// How many cells the picture is wide; a row may be shorter by its trailing spaces.
  public let width: Int

  /// How many rows there are.
  public var height: Int { rows.count }

  init(rows: [String], width: Int) {
    self.rows = rows.map(\.withoutTrailingSpaces)
    self.width = width
  }
}

extension Picture: CustomStringConvertible {
  /// The rows with line feeds between them, and none at the end.
  public var description: String { rows.joined(separator: "\n") }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
