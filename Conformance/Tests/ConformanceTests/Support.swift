import Comparison
import Foundation
import HeadlessUIKit
import Running
import Testing

/// The systems with an expectation file.
let systems: [SystemVersion] = ["9.0", "12.4", "13.0", "15.0", "16.0", "17.0", "18.0", "26.1"]

/// Whether the run writes the files that differ; it fails then.
let writesGolden = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

/// Compares a text with a file of the package, or writes the file and fails.
func expectFile(_ path: String, toBe text: String, _ location: SourceLocation = #_sourceLocation) throws {
  let url = SimulatorRun.package.appending(path: path)
  let old = try? String(contentsOf: url, encoding: .utf8)
  guard old != text else { return }
  if writesGolden {
    try text.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("\(path) was written; read the difference before you commit it", sourceLocation: location)
    return
  }
  let new = Set(text.split(separator: "\n")), former = Set((old ?? "").split(separator: "\n"))
  let added = text.split(separator: "\n").filter { !former.contains($0) }.map { "+ \($0)" }
  let removed = (old ?? "").split(separator: "\n").filter { !new.contains($0) }.map { "- \($0)" }
  Issue.record(
    "\(path) differs; UPDATE_GOLDEN=1 writes it\n\((removed + added).joined(separator: "\n"))",
    sourceLocation: location
  )
}

/// Returns the content of a file of the package.
func content(_ path: String) throws -> String {
  try String(contentsOf: SimulatorRun.package.appending(path: path), encoding: .utf8)
}

/// Returns the lines of an expectation file.
func expectation(_ system: SystemVersion) throws -> [ExpectedLine] {
  ExpectedLine.lines(in: try content("expected/\(system).txt"))
}
