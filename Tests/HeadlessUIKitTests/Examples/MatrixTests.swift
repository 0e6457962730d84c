import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The complete output of the Matrix program, from one run in a process of its own beside the other tests.
///
/// The complete run is tested in release builds only: without optimization it takes a minute, and `.ci/run`
/// does it as well. In debug builds single techniques are compared with the same golden files.
@Suite(.enabled(if: !Repetitions.isReduced, "Only release builds run all techniques."))
struct MatrixTests {
  /// The files of a run, and its output.
  private struct Files {
    let text, markdown, csv, output: String

    init() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "Matrix-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try await ExampleProgram("Matrix").run(["--files", folder.path])
      try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      func read(_ ending: String) throws -> String {
        try String(contentsOf: folder.appending(path: "Matrix.\(ending)"), encoding: .utf8)
      }
      (text, markdown, csv) = (try read("txt"), try read("md"), try read("csv"))
      output = outcome.output
    }
  }

  private static let files = Task { try await Files() }

  /// A row of the CSV.
  private struct Row {
    let technique, origin, variant, device, stage, outcome, facts, text: String
    let system: SystemVersion
    let isEstimated: Bool

    init(_ line: Substring) throws {
      var values = [""]
      var isQuoted = false
      var characters = line[...]
      while let character = characters.popFirst() {
        switch character {
        case "\"" where isQuoted && characters.first == "\"":
          characters.removeFirst()
          values[values.count - 1] += "\""
        case "\"": isQuoted.toggle()
        case "," where !isQuoted: values.append("")
        default: values[values.count - 1].append(character)
        }
      }
      try #require(values.count == 10, "\(line)")
      (technique, origin, variant, device) = (values[0], values[1], values[2], values[3])
      (stage, outcome, facts, text) = (values[4], values[6], values[7], values[8])
      system = try #require(SystemVersion(values[5]))
      isEstimated = values[9] == "yes"
    }
  }

  private static let rows = Task {
    try await files.value.csv.split(separator: "\n").dropFirst().map(Row.init)
  }

  @Test func `the text is as it was`() async throws {
    let text = try await Self.files.value.text
    expectGolden(text, named: "Matrix.txt")
  }

  @Test func `the page in the documentation is the program's output`() async throws {
    let folder = TestFiles.package.appending(path: "Documentation")
    GoldenFile(named: "Matrix.md", in: folder).expect(
      try await Self.files.value.markdown,
      sourceLocation: #_sourceLocation
    )
  }

  @Test func `the summary counts the rows of the CSV`() async throws {
    let files = try await Self.files.value
    let rows = try await Self.rows.value
    let words = ["works", "flawed", "broken", "not offered", "never ran"]
    let counts = words.map { word in "\(rows.count { $0.outcome == word }) \(word)" }.joined(separator: ", ")
    #expect(files.output.hasSuffix("= \(rows.count) cells: \(counts).\n"))
    #expect(files.text.hasSuffix("\n" + files.output))
    let techniques = Set(rows.map(\.technique)).count
    let (devices, systems) = (Set(rows.map(\.device)).count, Set(rows.map(\.system)).count)
    #expect(techniques >= 12 && devices >= 12 && systems >= 15)
    #expect(rows.count == techniques * 2 * devices * systems)
  }

  @Test func `the rows of one technique are those of its own run`() async throws {
    let golden = TestFiles.package.appending(path: "Tests/HeadlessUIKitTests/Golden/Matrix-turned.csv")
    let rows = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n", maxSplits: 1)[1]
    #expect(try await Self.files.value.csv.contains(rows))
  }

  @Test func `the CSV has for each mark of the text a row of that outcome`() async throws {
    let rows = try await Self.rows.value
    var marks: [Substring] = []
    for line in try await Self.files.value.text.split(separator: "\n") where line.hasPrefix("iP") {
      let padded = String(line) + String(repeating: " ", count: 200)
      marks += (0..<23).map { padded.dropFirst(22 + $0 * 5 + 3).prefix(3) }
    }
    #expect(marks.count * 2 == rows.count)
    let outcomes: [Character: String] = ["+": "works", "-": "not offered", " ": "never ran"]
    for (row, mark) in zip(rows, marks.map { $0.prefix(2) }.joined())
    where row.outcome != outcomes[mark] ?? (mark.isUppercase ? "broken" : "flawed") {
      Issue.record("\(mark) for \(row)")
    }
    for (place, mark) in marks.enumerated() {
      let isEstimated = rows[2 * place].isEstimated || rows[2 * place + 1].isEstimated
      #expect((mark.last == "~") == isEstimated, "\(mark) for \(rows[2 * place])")
    }
  }

  @Test func `estimates are on later systems, on minis, and in landscape on the oldest phones`() async throws
  {
    for row in try await Self.rows.value where row.isEstimated {
      #expect(row.system >= "26.0" || row.stage.contains("mini") || row.system < "3.0", "\(row)")
    }
  }

  @Test func `a cell that does not work says why, and a corrected one is never broken`() async throws {
    for row in try await Self.rows.value {
      #expect(row.stage.isEmpty == (row.outcome == "never ran"))
      #expect(row.facts.isEmpty == !["broken", "flawed"].contains(row.outcome))
      #expect(row.text.isEmpty == ["works", "never ran"].contains(row.outcome))
      if row.variant == "fixed", ["broken", "flawed"].contains(row.outcome) { Issue.record("\(row)") }
    }
  }

  // MARK: The document's own system

  @Test func `the author's result holds on the author's system`() async throws {
    let own: [(technique: String, device: String, system: SystemVersion)] = [
      ("Done on exit", "iPhone 3.5\"", "3.1"), ("Background tap", "iPhone 3.5\"", "3.1"),
      ("Scrollable form", "iPhone 3.5\"", "3.1"), ("DONE button, first version", "iPhone 3.5\"", "2.2"),
      ("DONE button, June 2010", "iPhone 3.5\"", "4.0"), ("Offset restoring", "iPhone 3.5\"", "2.2"),
      ("Passing data: delegate", "iPhone 3.5\"", "2.2"), ("Content insets", "iPhone 4\"", "7.1"),
      ("Content insets", "iPhone 4\"", "8.4"), ("Keyboard aware", "iPhone 3.5\" Retina", "4.3"),
    ]
    let rows = try await Self.rows.value.filter { $0.variant == "classic" }
    for (technique, device, system) in own {
      let row = rows.first { $0.technique == technique && $0.device == device && $0.system == system }
      #expect(["works", "flawed"].contains(try #require(row).outcome), "\(technique): \(row?.text ?? "")")
    }
  }

  // MARK: Luzian Scherrer's DONE button

  /// The searches for the keyboard's view, as the facts describe them.
  private struct Walks: Decodable {
    struct Walk: Decodable {
      var id, outcome: String

      /// Returns the first and the last of the systems at the beginning of the outcome; the last is `nil` if
      /// the range is open.
      func systems() throws -> (first: SystemVersion, last: SystemVersion?) {
        let match = try #require(
          outcome.prefixMatch(of: /([0-9.]+?)(?:\.x)?(\+)?(?:-([0-9.]+))?(?=[ ,;]|$)/),
          "\(outcome)"
        )
        let first = try #require(SystemVersion(String(match.output.1)))
        if match.output.2 != nil { return (first, nil) }
        let last = match.output.3.map { String($0) } ?? "\(first.major)"
        return (first, try #require(SystemVersion(last.contains(".") ? last : "\(last).99")))
      }
    }
    var walks: [Walk]
  }

  /// The rows of the matrix that show a search; k is the bar, which all of them have, and j is in no row.
  private static let techniques = [
    "a": "first version", "b": "class name", "c": "June 2010", "d": "tagged", "e": "next turn",
    "f": "half a second", "g": "container", "h": "remote window", "i": "text effects",
  ]

  @Test(.fact("KW19-KW27"), arguments: techniques.keys.sorted())
  func `a walk works on the systems that the facts give`(id: String) async throws {
    let walks = try JSONDecoder().decode(Walks.self, from: TestFiles.fixture("windows.json")).walks
    let era = try #require(walks.first { $0.id == id }).systems()
    let name = "DONE button, \(try #require(Self.techniques[id]))"
    let rows = try await Self.rows.value.filter { $0.technique == name && $0.variant == "classic" }
    let tried = rows.filter { $0.outcome != "never ran" }
    #expect(tried.count > 100)
    for row in tried {
      var isInEra = row.system >= era.first && era.last.map { row.system <= $0 } ?? true
      // In the facts, search b is for the simulator of 2.x; here the class's name exists on 3 as well (KW20).
      if id == "b", row.system.major == 3, row.system.minor < 2 { isInEra = true }
      // In the facts, search f begins with 3.2, as in apps of that time; it accepts the older view as well.
      if id == "f", row.system < era.first { isInEra = true }
      // Moreover, it ends in a corner view on phones with iOS 4 to 6 (KW12, KW24).
      if id == "f", row.device.hasPrefix("iPhone"), (4...6).contains(row.system.major) {
        isInEra = false
        #expect(row.text == "DONE button can't be tapped: it is in a 7x7 UIKeyboardCornerView")
      }
      #expect(["works", "flawed"].contains(row.outcome) == isInEra, "\(row)")
    }
  }

  @Test(.fact("KW29")) func `the bar works where the facts have accessory views`() async throws {
    let rows = try await Self.rows.value.filter {
      $0.technique.hasPrefix("DONE button") && $0.variant == "fixed"
        && $0.outcome != "never ran"
    }
    #expect(rows.count > 1000)
    for row in rows {
      let first: SystemVersion = row.device.hasPrefix("iPad") ? "3.2" : "4.0"
      #expect(row.outcome == (row.system < first ? "not offered" : "works"), "\(row)")
    }
  }
}
