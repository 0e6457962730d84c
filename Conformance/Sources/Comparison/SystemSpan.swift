/// The systems that a cell of a table of facts names, such as `26.1`, `8 to 14`, `9 on` or `2-6; 26`.
struct SystemSpan {
  private struct Number: Comparable {
    var major: Int
    var minor: Int

    static func < (lhs: Number, rhs: Number) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }
  }

  /// The ranges; nil if the cell names no system, which stands for all.
  private var ranges: [ClosedRange<Number>]?

  init(_ cell: String) {
    let parts = cell.replacing(/\([^)]*\)/, with: "").split { $0 == "," || $0 == ";" }
    let pattern =
      /\s*(\d+)(?:\.(\d+))?(?:\.[\dx]+)*(?:\s*(?:-|to)\s*(\d+)(?:\.(\d+))?(?:\.[\dx]+)*|\s+(on|or later|and later))?\s*/
    let found = parts.compactMap { part -> ClosedRange<Number>? in
      guard let match = String(part).wholeMatch(of: pattern), let major = Int(match.output.1) else {
        return nil
      }
      let start = Number(major: major, minor: match.output.2.flatMap { Int($0) } ?? 0)
      if match.output.5 != nil { return start...Number(major: .max, minor: 0) }
      guard let last = match.output.3.flatMap({ Int($0) }) else {
        // A recording on one version stands for the major version.
        return Number(major: major, minor: 0)...Number(major: major, minor: .max)
      }
      let end = Number(major: last, minor: match.output.4.flatMap { Int($0) } ?? .max)
      return start <= end ? start...end : nil
    }
    ranges = found.isEmpty ? nil : found
  }

  /// Whether the cell names a system, such as `12.4`, or none at all.
  func contains(_ system: String) -> Bool {
    guard let ranges else { return true }
    let numbers = system.split(separator: ".").compactMap { Int($0) }
    let number = Number(major: numbers.first ?? 0, minor: numbers.dropFirst().first ?? 0)
    return ranges.contains { $0.contains(number) }
  }
}
