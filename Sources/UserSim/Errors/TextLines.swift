import Foundation
import Simulation

extension String {
  /// The text, or as many of its characters as leave room for an ellipsis.
  func cutOff(after width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }

  /// The text in lines of at most `width` characters, indented; broken at spaces where there are any.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    while rest.count > width {
      let line = rest.prefix(width)
      let space = line.lastIndex(of: " ")
      lines.append("  \(rest[..<(space ?? line.endIndex)])")
      rest = rest[(space.map { rest.index(after: $0) } ?? line.endIndex)...]
    }
    return lines + ["  \(rest)"]
  }
}

extension [String] {
  /// The texts as indented lines; those that are too many are counted in the last one.
  func listed(atMost limit: Int, as noun: String) -> [String] {
    let lines = prefix(count > limit ? limit - 1 : limit).map { "  \($0)" }
    return count > limit ? lines + ["  … \(count - lines.count) \(noun)"] : lines
  }
}

extension CGPoint {
  /// The point as Swift has it: `CGPoint(x: 20, y: 0.5)`.
  var inSwift: String { "CGPoint(x: \(GeometryText.number(x)), y: \(GeometryText.number(y)))" }
}
