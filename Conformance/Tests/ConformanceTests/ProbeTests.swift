import Comparison
import HeadlessUIKit
import Probes
import Running
import Testing

/// The probes and their expectation files.
@MainActor @Suite struct ProbeTests {
  @Test func `the ids of probes are unique, and there are at least 300`() {
    #expect(Set(Probe.all.map(\.id)).count == Probe.all.count)
    #expect(Probe.all.count >= 300)
  }

  @Test func `every fact of a probe has a row, and is modeled`() throws {
    let facts = try SimulatorRun.facts()
    for probe in Probe.all {
      for id in probe.facts {
        let status = facts.status(of: id)
        #expect(status != nil && status != "missing", "\(probe.id) names \(id)")
      }
      #expect(Set(probe.facts).count == probe.facts.count, "\(probe.id) names a fact twice")
    }
  }

  @Test func `two probes of one fact have different names`() {
    for (fact, probes) in Dictionary(grouping: Probe.all, by: { $0.facts[0] }) {
      #expect(Set(probes.map(\.name)).count == probes.count, "\(fact)")
    }
  }

  @Test(arguments: systems) func `the probes print the lines of the expectation file`(
    system: SystemVersion
  ) async throws {
    let device = try #require(SimulatorRun.device(for: system))
    let recording = await SimulatorRun.recording(on: device, system)
    let lines = SimulatorRun.expected(recording, facts: try SimulatorRun.facts())
    let text = ExpectedLine.text(lines, system: recording.system, device: recording.device)
    try expectFile("expected/\(system).txt", toBe: text)
  }

  @Test(arguments: systems) func `every probe prints lines on each system that has its API`(
    system: SystemVersion
  ) throws {
    let lines = try expectation(system)
    #expect(Set(lines.map { String($0.line.probe) }) == Set(SimulatorRun.probes(on: system).map(\.id)))
    #expect(Set(lines.map(\.line.id)).count == lines.count)
    for line in lines { #expect(line.line.text.contains("; "), "\(line.line.id) has no statement") }
  }

  @Test(arguments: ["9.0", "26.1"] as [SystemVersion]) func `two runs print the same lines`(
    system: SystemVersion
  ) async throws {
    let device = try #require(SimulatorRun.device(for: system))
    let first = await SimulatorRun.recording(on: device, system)
    let second = await SimulatorRun.recording(on: device, system)
    #expect(first.lines == second.lines)
  }

  @Test func `the lines of most probes don't depend on the size of the screen`() async throws {
    let first = await SimulatorRun.recording(on: .iPhone16, "18.0")
    let second = await SimulatorRun.recording(on: .iPhone16ProMax, "18.0")
    #expect(first.lines == second.lines)
  }
}
