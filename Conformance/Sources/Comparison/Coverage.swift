/// The table of the guide: the probes, their facts and lines on each system, by mark.
public enum Coverage {
  /// Returns the table.
  ///
  /// - Parameters:
  ///   - expectations: The lines of each system.
  ///   - probes: The facts of each probe by its id.
  public static func table(
    _ expectations: [(system: String, lines: [ExpectedLine])],
    probes: [String: [String]],
    facts: FactTable
  ) -> String {
    let marks = Mark.words.map { "\($0) lines" } + Mark.words.map { "\($0) facts" }
    let heading = ["system", "probes", "lines", "facts"] + marks
    var rows = [heading, heading.map { _ in "---" }]
    for (system, lines) in expectations {
      let ids = Set(lines.map { String($0.line.probe) })
      let shown = Set(ids.flatMap { probes[$0] ?? [] })
      rows.append(
        [system, "\(ids.count)", "\(lines.count)", "\(shown.count)"]
          + Mark.words.map { word in "\(lines.filter { $0.mark.word == word }.count)" }
          + Mark.words.map { word in "\(shown.filter { facts.mark(of: $0, on: system).word == word }.count)" }
      )
    }
    return rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
