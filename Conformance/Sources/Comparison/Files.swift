/// A line of a probe: its id, such as `A15.1`, and its statement.
public struct ProbeLine: Hashable, Sendable {
  /// The id of the probe and the number of the line.
  public let id: String
  /// The statement.
  public let text: String

  /// Creates a line.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// The id of the probe.
  public var probe: Substring { id.prefix(upTo: id.lastIndex(of: ".") ?? id.endIndex) }
}

/// A line of an expectation file: `A15.1 | recorded (IQ#88) | the reading calls: shouldBegin A`.
public struct ExpectedLine: Hashable, Sendable {
  /// The line.
  public let line: ProbeLine
  /// The origin of its statement.
  public let mark: Mark

  /// Creates a line.
  public init(_ line: ProbeLine, mark: Mark) {
    self.line = line
    self.mark = mark
  }

  /// Returns the text of a file.
  public static func text(_ lines: [ExpectedLine], system: String, device: String) -> String {
    "# iOS \(system), \(device)\n"
      + lines.map { "\($0.line.id) | \($0.mark) | \($0.line.text)\n" }.joined()
  }

  /// Reads the text of a file.
  public static func lines(in text: String) -> [ExpectedLine] {
    text.split(separator: "\n").compactMap { line in
      let cells = line.components(3)
      guard !line.hasPrefix("#"), cells.count == 3, let mark = Mark(cells[1]) else { return nil }
      return ExpectedLine(ProbeLine(id: cells[0], text: cells[2]), mark: mark)
    }
  }
}

/// The lines that the probes have printed on a device.
public struct Recording: Sendable {
  /// The version of the system, such as `18.5`.
  public let system: String
  /// The name of the device.
  public let device: String
  /// The lines.
  public let lines: [ProbeLine]

  /// Creates a recording.
  public init(system: String, device: String, lines: [ProbeLine]) {
    self.system = system
    self.device = device
    self.lines = lines
  }

  /// Reads the text that the app for devices prints; nil without the line `# iOS VERSION, DEVICE`.
  public init?(_ text: String) {
    let rows = text.split(separator: "\n").map { $0.last == "\r" ? $0.dropLast() : $0 }
    guard let heading = rows.first(where: { $0.hasPrefix("# iOS ") }) else { return nil }
    let parts = heading.dropFirst(6).components(2, separator: ", ")
    guard parts.count == 2 else { return nil }
    let lines = rows.compactMap { row -> ProbeLine? in
      let cells = row.components(2)
      guard cells.count == 2, cells[0].wholeMatch(of: /[A-Z]+\d+[a-e]?(-\d+)?\.\d+/) != nil else {
        return nil
      }
      return ProbeLine(id: cells[0], text: cells[1])
    }
    self.init(system: parts[0], device: parts[1], lines: lines)
  }

  /// The text that the app for devices prints.
  public var text: String {
    "# iOS \(system), \(device)\n" + lines.map { "\($0.id) | \($0.text)\n" }.joined()
  }
}

/// The lines that are expected to differ from UIKit's, with the reasons: rows of `known-differences.txt` such
/// as `MA18.2 | all | Layers without a view have no implicit animations.`
public struct KnownDifferences: Sendable {
  /// A row of the file.
  public struct Row: Sendable {
    /// The id of the line.
    public let line: String
    /// The major versions of the systems; empty for all.
    public let systems: [Int]
    /// The reason.
    public let reason: String
  }

  /// The rows.
  public let rows: [Row]

  /// Reads the text of the file.
  public init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.components(3)
      guard !line.hasPrefix("#"), cells.count == 3 else { return nil }
      let systems =
        cells[1] == "all" ? [] : cells[1].split(separator: ",").compactMap { Int($0.filter(\.isNumber)) }
      return Row(line: cells[0], systems: systems, reason: cells[2])
    }
  }

  /// Returns the reason for which a line differs on a system.
  public func reason(for line: String, on system: String) -> String? {
    let major = system.split(separator: ".").first.flatMap { Int($0) }
    return rows.first { $0.line == line && ($0.systems.isEmpty || $0.systems.contains { $0 == major }) }?
      .reason
  }
}

extension Substring {
  /// Splits a row into at most `count` cells; the last one contains the rest.
  fileprivate func components(_ count: Int, separator: String = " | ") -> [String] {
    var cells: [String] = []
    var rest = self
    while cells.count < count - 1, let range = rest.firstRange(of: separator) {
      cells.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return cells + [String(rest)]
  }
}
