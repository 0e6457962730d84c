/// The comparison of a recording with the lines that the simulator prints.
public struct Report: Sendable {
  /// A line whose statements differ.
  public struct Difference: Sendable {
    /// The id of the line.
    public let id: String
    /// The mark of the line.
    public let mark: Mark
    /// The facts that the line shows.
    public let facts: [String]
    /// The simulator's statement.
    public let here: String
    /// The recorded statement.
    public let recorded: String
    /// The reason, if the difference is known.
    public let reason: String?
  }

  /// A disputed line that both have.
  public struct Settled: Sendable {
    /// The id of the line.
    public let id: String
    /// The facts that the line shows.
    public let facts: [String]
    /// Whether the recording has the simulator's position.
    public let confirms: Bool
    /// The recorded statement.
    public let recorded: String
  }

  /// The number of equal lines.
  public let agreeing: Int
  /// The lines that differ.
  public let differences: [Difference]
  /// The disputed lines.
  public let settled: [Settled]
  /// The ids of lines that the recording doesn't have.
  public let missing: [String]
  /// The ids of lines that only the recording has.
  public let unknown: [String]
  private let heading: String

  /// The differences that no row of the known ones explains.
  public var unexplained: [Difference] { differences.filter { $0.reason == nil } }

  /// Compares a recording with the lines of the same system.
  ///
  /// - Parameter facts: The facts of each probe by its id.
  public init(
    _ recording: Recording,
    expected: [ExpectedLine],
    facts: [String: [String]],
    known: KnownDifferences
  ) {
    let recorded = Dictionary(recording.lines.map { ($0.id, $0.text) }) { first, _ in first }
    var agreeing = 0
    var differences: [Difference] = [], settled: [Settled] = [], missing: [String] = []
    for line in expected {
      let id = line.line.id, facts = facts[String(line.line.probe)] ?? []
      guard let text = recorded[id] else {
        missing.append(id)
        continue
      }
      if text == line.line.text {
        agreeing += 1
      } else {
        differences.append(
          Difference(
            id: id,
            mark: line.mark,
            facts: facts,
            here: line.line.text,
            recorded: text,
            reason: known.reason(for: id, on: recording.system)
          )
        )
      }
      if line.mark == .disputed {
        settled.append(Settled(id: id, facts: facts, confirms: text == line.line.text, recorded: text))
      }
    }
    let ids = Set(expected.map(\.line.id))
    self.agreeing = agreeing
    self.differences = differences
    self.settled = settled
    self.missing = missing
    unknown = recording.lines.map(\.id).filter { !ids.contains($0) }
    heading = "iOS \(recording.system), \(recording.device)"
  }
}

extension Report: CustomStringConvertible {
  /// The lines of the report.
  public var description: String {
    let known = differences.filter { $0.reason != nil }
    var lines = [
      "\(heading): \(agreeing) lines agree, \(unexplained.count) differ, \(known.count) differ as known, "
        + "\(missing.count) are missing, \(unknown.count) are unknown"
    ]
    func section(_ title: String, _ rows: [String]) {
      if !rows.isEmpty { lines += ["", title] + rows }
    }
    section("Differing:", unexplained.flatMap(Self.rows))
    section("Differing as known:", known.flatMap { Self.rows($0) + ["    reason:   \($0.reason ?? "")"] })
    section(
      "Disputed, and settled by this recording:",
      settled.map {
        let verdict = $0.confirms ? "the simulator's position" : "the other position"
        return "  \($0.id) (\($0.facts.joined(separator: ", "))): \(verdict); \($0.recorded)"
      }
    )
    section("Missing:", missing.map { "  \($0)" })
    section("Unknown:", unknown.map { "  \($0)" })
    return lines.joined(separator: "\n")
  }

  private static func rows(_ difference: Difference) -> [String] {
    [
      "  \(difference.id) (\(difference.facts.joined(separator: ", "))), \(difference.mark)",
      "    here:     \(difference.here)",
      "    recorded: \(difference.recorded)",
    ]
  }
}
