import HeadlessUIKit

extension Matrix {
  /// Writes HTML pages with a slider over time into a folder: for each technique and variant, one of each
  /// different outcome, on the first stage that has it. The page shows the attempt that broke a claim first,
  /// or else the first attempt.
  @MainActor func writeTraces(to folder: URL) throws {
    for table in tables {
      var seen: Set<[String]> = []
      for cell in table.cells {
        guard let stage = cell.stage else { continue }
        let outcome = [cell.variant.rawValue, cell.outcome.word] + cell.outcome.faults.map(\.fact)
        guard seen.insert(outcome).inserted else { continue }
        var traces: [(trace: Trace, isBroken: Bool)] = []
        _ = table.technique.outcome(of: cell.variant, on: stage) { traces.append(($0, $1)) }
        guard let shown = traces.first(where: \.isBroken) ?? traces.first else { continue }
        let name = [table.technique.name, cell.variant.rawValue, cell.outcome.word, "\(stage.device)"]
        let file = (name + ["\(stage.system)"]).joined(separator: " ").asFileName + ".html"
        try shown.trace.write(to: folder.appending(path: file))
      }
    }
  }
}
