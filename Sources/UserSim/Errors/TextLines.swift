import Foundation
import Simulation

extension String {
  /// Returns the text, truncated with an ellipsis to at most `width` characters.
  func cutOff(after width: Int) -> String {
    count <= width ? self : prefix(width - 3) + "..."
  }

  /// Returns the text as indented lines of at most `width` characters without the indentation.
  func indentedLines(of width: Int) -> [String] { wrapped(to: width).map { "  \($0)" } }
}

extension [String] {
  /// Returns the texts as indented lines; beyond the limit, the last line has the number of omitted texts.
  func listed(atMost limit: Int, as noun: String) -> [String] {
    let lines = prefix(count > limit ? limit - 1 : limit).map { "  \($0)" }
    return count > limit ? lines + ["  ... \(count - lines.count) \(noun)"] : lines
  }
}

extension CGPoint {
  /// The point in Swift syntax: `CGPoint(x: 20, y: 0.5)`.
  var inSwift: String { "CGPoint(x: \(GeometryText.number(x)), y: \(GeometryText.number(y)))" }
}
