import Foundation
import HeadlessUIKit
import Probes
import Running
import Testing

@testable import Comparison

/// Marks, files, and the comparison with a recording.
@MainActor @Suite struct ComparisonTests {
  private static let expected = """
    # iOS 18.5, iPhone 16
    A1.1 | documented | the next responder of a plain responder; a plain responder has no next responder: true
    A15.2 | recorded (IQ#88) | the side effect of canBecomeFirstResponder; the reading calls: shouldBegin A
    A42.1 | disputed | endEditing(_:) without a first responder; it returns: false
    C3.1 | disputed | an alpha of a hundredth; a view with an alpha of 0.01 is hit: true
    E1.1 | documented | the content offset and the bounds; the origin of the bounds: 0, 50
    MA18.2 | recorded (MM) | the layer of a view outside of a block; a layer without a view is animated: false
    """

  private func report(known: String) throws -> Report {
    let text = try content("Tests/ConformanceTests/Fixtures/recording.txt")
    return Report(
      try #require(Recording(text)),
      expected: ExpectedLine.lines(in: Self.expected),
      facts: SimulatorRun.factsOfProbes,
      known: KnownDifferences(known)
    )
  }

  @Test func `a recording agrees, differs, settles disputes, and lacks lines`() throws {
    let report = try report(known: "MA18.2 | 17, 18 | Layers have no implicit animations.")
    #expect(report.agreeing == 2)
    #expect(report.unexplained.map(\.id) == ["A15.2", "A42.1"])
    #expect(report.differences.map(\.facts) == [["A15"], ["A42"], ["MA18"]])
    #expect(report.differences.map(\.mark.word) == ["recorded", "disputed", "recorded"])
    #expect(report.differences.last?.reason == "Layers have no implicit animations.")
    #expect(report.settled.map(\.id) == ["A42.1", "C3.1"])
    #expect(report.settled.map(\.confirms) == [false, true])
    #expect(report.missing == ["E1.1"])
    #expect(report.unknown == ["Z99.1"])
  }

  @Test func `the report names the statements of both sides`() throws {
    let text = try report(known: "").description
    #expect(
      text.hasPrefix(
        "iOS 18.5, iPhone17,3 393 x 852 @3x: 2 lines agree, 3 differ, 0 differ as known, 1 are missing, "
          + "1 are unknown\n"
      )
    )
    #expect(text.contains("  A15.2 (A15), recorded (IQ#88)\n"))
    #expect(
      text.contains(
        "    here:     the side effect of canBecomeFirstResponder; the reading calls: shouldBegin A\n"
      )
    )
    #expect(text.contains("  A42.1 (A42): the other position; endEditing(_:)"))
    #expect(text.contains("  C3.1 (C3): the simulator's position; an alpha"))
    #expect(!text.contains("Differing as known"))
  }

  @Test func `a known difference is limited to its systems`() {
    let known = KnownDifferences("# text\nA1.1 | 9, 12 | A reason.\nA2.1 | all | Another reason.\n")
    #expect(known.reason(for: "A1.1", on: "12.4") == "A reason.")
    #expect(known.reason(for: "A1.1", on: "13.0") == nil)
    #expect(known.reason(for: "A2.1", on: "26.1") == "Another reason.")
    #expect(known.reason(for: "A3.1", on: "26.1") == nil)
  }

  @Test func `the simulator's own recording is read again, and agrees`() async throws {
    let here = await SimulatorRun.recording(on: .iPhone16, "18.0")
    let read = try #require(Recording(here.text))
    #expect(read.lines == here.lines && read.system == "18.0" && read.device == "iPhone 16")
    let expected = SimulatorRun.expected(here, facts: try SimulatorRun.facts())
    let report = Report(
      read,
      expected: expected,
      facts: SimulatorRun.factsOfProbes,
      known: KnownDifferences("")
    )
    #expect(report.agreeing == here.lines.count && report.differences.isEmpty)
    #expect(report.missing.isEmpty && report.unknown.isEmpty)
    let text = ExpectedLine.text(expected, system: "18.0", device: "iPhone 16")
    #expect(ExpectedLine.lines(in: text) == expected)
  }

  @Test func `a text without a heading is no recording`() {
    #expect(Recording("A1.1 | a: true\n") == nil)
  }

  // MARK: Marks

  @Test(
    arguments: [
      ("A1", "18.0", "documented"), ("A15", "18.0", "recorded"), ("A16", "18.0", "assumed"),
      ("A25", "18.0", "disputed"), ("TX2", "26.1", "recorded"), ("TX2", "18.0", "assumed"),
      ("TD4", "18.0", "documented"), ("KN31", "18.0", "documented"), ("TX19", "12.4", "assumed"),
      ("U14", "18.0", "assumed"),
    ]
  )
  func `the mark of a fact follows from its rows`(fact: String, system: String, word: String) throws {
    #expect(try SimulatorRun.facts().mark(of: fact, on: system).word == word)
  }

  @Test func `a line of several facts has the weakest mark of those that cover the system`() throws {
    let facts = try SimulatorRun.facts()
    #expect(facts.mark(of: ["A1", "A16"], on: "18.0") == .assumed)
    #expect(facts.mark(of: ["A1", "A16", "A25"], on: "18.0") == .disputed)
    #expect(facts.mark(of: ["A1", "TX2"], on: "18.0") == .documented)
    #expect(facts.mark(of: ["A1", "TX2"], on: "26.1").word == "recorded")
    #expect(facts.mark(of: ["TX2"], on: "18.0") == .assumed)
    #expect(facts.mark(of: ["S16a"], on: "26.1") == .disputed)
  }

  @Test(
    arguments: [
      ("26.1", "26.4", true), ("26.1", "18.0", false), ("26 (Catalyst)", "26.1", true),
      ("8 to 14", "14.8", true),
      ("8 to 14", "15.0", false), ("9 on", "9.0", true), ("9 on", "8.4", false),
      ("11 and later", "26.1", true),
      ("9, 10", "10.3", true), ("2-6; 7-13; 26", "12.4", true), ("2-6; 7-13; 26", "18.0", false),
      ("7.0-18, iPhone", "18.6", true), ("5.0-7.1, iPad (logged) and iPhone", "7.1", true),
      ("5.0-7.1, iPad", "8.0", false), ("9.0 or later, iPad", "9.3", true), ("any", "3.0", true),
      ("not stated", "3.0", true), ("", "3.0", true), ("2.0-2.2.1", "2.2", true), ("3.0-4.x", "4.3", true),
    ]
  )
  func `a cell of systems is read`(cell: String, system: String, contains: Bool) {
    #expect(SystemSpan(cell).contains(system) == contains)
  }

  @Test func `a mark is read in the form in which it is written`() {
    for mark in [Mark.documented, .recorded(source: "a (b)"), .assumed, .disputed] {
      #expect(Mark(mark.description) == mark)
    }
    #expect(Mark("guessed") == nil)
  }

  // MARK: The files of the package

  @Test func `each known difference is that of a line, and has a reason`() throws {
    let rows = KnownDifferences(try content("known-differences.txt")).rows
    let lines = try Set(systems.flatMap { try expectation($0).map(\.line.id) })
    #expect(!rows.isEmpty && Set(rows.map(\.line)).count == rows.count)
    for row in rows {
      #expect(lines.contains(row.line), "\(row.line)")
      #expect(row.reason.count > 20 && row.reason.hasSuffix("."))
    }
  }

  @Test func `the table of the guide has the counts of the expectation files`() throws {
    let expectations = try systems.map { (system: $0.description, lines: try expectation($0)) }
    let table = Coverage.table(
      expectations,
      probes: SimulatorRun.factsOfProbes,
      facts: try SimulatorRun.facts()
    )
    let guide = try content("README.md")
    let parts = guide.components(separatedBy: "<!-- counts -->\n")
    try #require(parts.count == 3)
    let counts = "\(Probe.all.count) probes show \(Set(Probe.all.flatMap(\.facts)).count) facts.\n\n"
    try expectFile(
      "README.md",
      toBe: [parts[0], counts + table, parts[2]].joined(separator: "<!-- counts -->\n")
    )
  }

  @Test func `the README of the repository has the counts of two systems`() throws {
    let guide = try content("README.md")
    let rows = guide.split(separator: "\n").map { $0.components(separatedBy: " | ") }
    let counts = try ["18.0", "26.1"].map { system in
      let row = try #require(rows.first { $0[0] == "| \(system)" })
      let facts = row.suffix(4).map { $0.replacing(" |", with: "") }
      return
        "on iOS \(system), \(facts[0]) documented, \(facts[1]) recorded, \(facts[2]) assumed and \(facts[3]) disputed"
    }
    let sentence = "\(Probe.all.count) probes show facts: \(counts.joined(separator: "; "))."
    let readme = try String(contentsOf: SimulatorRun.package.appending(path: "../README.md"), encoding: .utf8)
    #expect(readme.replacing("\n", with: " ").contains(sentence), "\(sentence)")
  }
}
