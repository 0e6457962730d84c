import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The command lines of the example programs.
@Suite struct ExampleOptionTests {
  private static let names = Example.all.map(\.name)
  private static let withTour = names + ["Tour"]

  /// Returns the headings of a story's scenes: `As published (iPhone 4, iOS 4.3)`, without those of sections.
  private func scenes(in output: String) -> [String] {
    output.components(separatedBy: "\n").compactMap { line in
      line.wholeMatch(of: /--- (.* \(.*, (?:iPhone OS|iOS) [0-9.]+\)) ---/).map { String($0.output.1) }
    }
  }

  private func count(_ word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

  // MARK: Help

  private static let optionLines = """
    --variant classic|fixed   only the published technique, or only the corrected one
    --device NAME             use another device, such as "iPhone 5s"
    --system VERSION          use another system version, such as 9.3
    --all                     print the steps of all scenes, and changes of frames, offsets and texts
    --svg FOLDER              write the pictures as SVG files
    --trace FOLDER            write each scene as an HTML page with a slider over time
    --log                     print the complete log after each scene
    --help                    show this help

    """

  @Test(arguments: Example.all.map(\.name), ["--help", "-h"])
  func `help is the title, the source by its subject, author and time, and a line for each option`(
    name: String,
    option: String
  ) async throws {
    let example = try #require(Example.all.first { $0.name == name })
    let outcome = try await ExampleProgram(name).run([option])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == "\(name) - \(example.title)\n\(example.origin.text)\n\n\(Self.optionLines)")
    #expect(!outcome.output.contains("ocument 00"))
  }

  @Test func `the tour's help has its own option first, and CoveredField's is help, too`() async throws {
    let tour = try await ExampleProgram("Tour").run(["--help"])
    #expect(
      tour.output
        == "Tour - all techniques on one page; each technique also has its own program with details\n\n"
        + "--stories                 print all stories\n\(Self.optionLines)"
    )
    let first = try await ExampleProgram("CoveredField").run(["--help"])
    #expect(first.status == 0 && first.output.hasPrefix("CoveredField - a field behind the keyboard"))
    #expect(!FileManager.default.fileExists(atPath: "--help"))
    let wrong = try await ExampleProgram("CoveredField").run(["picture.svg"])
    #expect(wrong.status == 2 && wrong.output == "")
    #expect(wrong.errors == "CoveredField: unknown option \"picture.svg\"; --help lists the options\n")
  }

  // MARK: Wrong words

  private static let wrong: [(words: [String], error: String)] = [
    (["--loud"], "unknown option \"--loud\""),
    (["now"], "unknown option \"now\""),
    (["--log", "-v"], "unknown option \"-v\""),
    (["--variant"], "--variant needs classic or fixed"),
    (["--variant", "--log"], "--variant needs classic or fixed"),
    (["--variant", "newest"], "unknown variant \"newest\"; the variants are classic and fixed"),
    (["--device"], "--device needs a device's name, such as \"iPhone 4\""),
    (["--system"], "--system needs a version, such as 4.3"),
    (["--system", "new"], "\"new\" is not a system version; use a form such as 4.3"),
    (["--svg"], "--svg needs a folder"),
    (["--trace"], "--trace needs a folder"),
    (["--svg", ""], "--svg needs a folder"),
    (["--system", "99"], "iOS 99.0 is unknown; the newest known version is 27.1"),
    (
      ["--device", "iPhone 3GS", "--system", "3.2"],
      "iPhone 3GS never ran iPhone OS 3.2; it ran 3.0 to 6.1.6, except this version"
    ),
    (["--svg", "--log"], "--svg needs a folder"),
    (["--log", "--log"], "--log is given twice"),
    (["--system", "4.3", "--system", "4.3"], "--system is given twice"),
    (
      ["--device", "Nokia"],
      "unknown device \"Nokia\"; use one of "
        + Device.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    ),
    (
      ["--device", "iPhone 4G"],
      "unknown device \"iPhone 4G\"; use one of \"iPhone 3G\", \"iPhone 4\", \"iPhone 4S\""
    ),
    (["--device", "iPhone 4", "--system", "18.0"], "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2"),
    (["--system", "0.9"], "no known device runs iPhone OS 0.9"),
  ]

  @Test(arguments: withTour)
  func `words that can't be followed are told on standard error alone, with status 2`(
    name: String
  ) async throws {
    // In a debug build, each program is given others of them.
    let start = try #require(Self.withTour.firstIndex(of: name))
    for (words, error) in Repetitions.sample(Self.wrong, each: 5, from: start) {
      let outcome = try await ExampleProgram(name).run(words)
      #expect(outcome.output == "", "\(words)")
      #expect(outcome.errors == "\(name): \(error); --help lists the options\n")
      #expect(outcome.status == 2, "\(words)")
    }
  }

  // MARK: Variants

  @Test(arguments: names)
  func `one variant is a part of the whole story, and only the published one has flaws`(
    name: String
  ) async throws {
    let whole = try await ExampleProgram(name).run()
    for (variant, synonym) in [("classic", "published"), ("fixed", "corrected")] {
      let outcome = try await ExampleProgram(name).run(["--variant", variant])
      let same = try await ExampleProgram(name).run(["--variant", synonym])
      #expect(same.output == outcome.output)
      #expect(outcome.status == 0 && outcome.errors == "")
      let scenes = scenes(in: outcome.output)
      #expect(outcome.output.contains("\n--- "))
      #expect(scenes.allSatisfy(self.scenes(in: whole.output).contains))
      #expect(outcome.output.count < whole.output.count, "\(variant)")
      if variant == "fixed" { #expect(!outcome.output.contains("   FLAW ")) }
    }
  }

  // MARK: Devices and systems

  @Test(
    arguments: names,
    [
      (["--device", "iPhone 5s", "--system", "8.4"], "iPhone 5s, iOS 8.4"), (["--system", "9.3"], "iOS 9.3"),
      (["--device", "iPad 2", "--system", "5.1"], "iPad 2, iOS 5.1"),
      (["--device", "iPhone 16"], "iPhone 16, iOS 26.5"),
    ]
  )
  func `the story is told on the stage that is asked for`(name: String, words: ([String], stage: String))
    async throws
  {
    let outcome = try await ExampleProgram(name).run(words.0)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let scenes = scenes(in: outcome.output)
    #expect(!scenes.isEmpty && scenes.allSatisfy { $0.hasSuffix("\(words.stage))") }, "\(scenes)")
  }

  // MARK: Logs

  @Test(arguments: names) func `the whole log is told at the end of each scene, and nothing else changes`(
    name: String
  ) async throws {
    let plain = try await ExampleProgram(name).run()
    let logged = try await ExampleProgram(name).run(["--log"])
    #expect(logged.status == 0 && count("\nThe log:\n", in: plain.output) == 0)
    // Brief scenes have logs, too.
    #expect(count("\nThe log:\n", in: logged.output) >= scenes(in: plain.output).count)
    // The text between the logs is equal to the story without them.
    var rest = logged.output[...]
    var lines = plain.output.components(separatedBy: "\n").filter { !$0.isEmpty }[...]
    while let line = lines.popFirst() {
      let place = try #require(rest.range(of: line), "\(line)")
      rest = rest[place.upperBound...]
    }
  }

  // MARK: The grid

  /// All device classes on all systems that they ran.
  private static let grid: [Stage] = DeviceClass.all.flatMap { device in
    Matrix.systems.compactMap { device.stage(on: $0) }
  }

  @Test(arguments: names)
  func `corrected, an example ends well on every class of devices and every system that it claims`(
    name: String
  ) async throws {
    let example = try #require(Example.all.first { $0.name == name })
    var outcomes: [ExampleProgram.Outcome] = []
    // In a debug build, each example runs on other stages.
    let start = try #require(Self.names.firstIndex(of: name))
    let grid = Repetitions.sample(Self.grid, each: 20, from: 2 * start)
    for stage in grid {
      let words = ["--variant", "fixed", "--device", "\(stage.device)", "--system", "\(stage.system)"]
      outcomes.append(try await ExampleProgram(name).run(words))
    }
    let refusals = await MainActor.run { grid.map { example.refusal($0) } }
    for ((stage, outcome), refusal) in zip(zip(grid, outcomes), refusals) {
      if let refusal {
        #expect(outcome.status == 2, "\(stage)")
        #expect(outcome.errors == "\(name): \(refusal); --help lists the options\n")
      } else {
        let failures = outcome.output.components(separatedBy: "\n").filter { $0.hasPrefix("   FAILED") }
        #expect(outcome.status == 0 && failures == [], "\(stage)")
      }
    }
    let claimed = refusals.count { $0 == nil }
    #expect(claimed * Self.grid.count >= 130 * grid.count, "\(claimed) of \(grid.count)")
  }

  @Test func `the page of the tour lists the techniques that are not available on the stage`() async throws {
    let outcome = try await ExampleProgram("Tour").run(["--device", "iPhone 3GS", "--system", "3.1.3"])
    let refused = Example.all.filter { $0.refusal(Stage(.iPhone3GS, "3.1.3")) != nil }.map(\.name)
    #expect(outcome.status == 0 && refused.contains("KeyboardAware"))
    for example in Example.all {
      let row = outcome.output.components(separatedBy: "\n").first { $0.hasPrefix("  \(example.name) ") }
      #expect(row?.contains("not available") == refused.contains(example.name), "\(example.name)")
    }
  }

  @Test(arguments: ["NumberPadDone", "KeyboardAware", "DonePad"])
  func `where the corrected technique is not available, only that is left out`(name: String) async throws {
    let example = try #require(Example.all.first { $0.name == name })
    let stage = ["--device", "iPhone 3GS", "--system", "3.1.3"]
    let refusal = try #require(example.refusal(Stage(.iPhone3GS, "3.1.3")))
    let whole = try await ExampleProgram(name).run(stage)
    #expect(whole.status == 0 && whole.errors == "")
    let text = whole.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("The corrected technique is left out: \(refusal)."))
    #expect(!scenes(in: whole.output).isEmpty)
    #expect(!scenes(in: whole.output).contains { $0.hasPrefix("Corrected") })
    let fixed = try await ExampleProgram(name).run(stage + ["--variant", "fixed"])
    #expect(fixed.status == 2 && fixed.output == "")
    #expect(fixed.errors == "\(name): \(refusal); --help lists the options\n")
  }

  // MARK: Counts

  @Test(arguments: names) func `the closing line counts the claims and the flaws that were printed`(
    name: String
  )
    async throws
  {
    for words in [[], ["--variant", "classic"], ["--variant", "fixed"]] {
      let output = try await ExampleProgram(name).run(words).output
      let held = count("\n   ok     ", in: output)
      let flaws = count("\n   FLAW   ", in: output)
      let absent = count("\n   - not on ", in: output)
      var parts = held > 0 ? ["\(held) of \(held) claims hold"] : []
      if flaws > 0 {
        parts.append("\(flaws) of \(flaws) expected flaw\(flaws == 1 ? " was" : "s were") seen")
      }
      if absent > 0 {
        parts.append(
          "\(absent) flaw\(absent == 1 ? " of another system does" : "s of other systems do") not occur here"
        )
      }
      #expect(output.contains("\n\(parts.joined(separator: "; ")).\n"), "\(words)")
      #expect(held + flaws > 0, "\(words)")
    }
  }

  @Test(arguments: names) func `a picture fits 100 columns`(name: String) async throws {
    for words in [[], ["--device", "iPad Pro (12.9-inch)"]] {
      let output = try await ExampleProgram(name).run(words).output
      for line in output.components(separatedBy: "\n") where "╭│┝├╰".contains(line.first ?? " ") {
        #expect(line.count <= 100, "\(line.count)")
      }
    }
  }
}

/// The command line of the `Scenarios` program.
@Suite struct ScenarioOptionTests {
  private let program = ExampleProgram("Scenarios")

  private func options(_ words: String...) throws -> StoryOptions { try StoryOptions(words) }

  @Test func `without a word it lists the catalogue, a line each`() async throws {
    let outcome = try await program.run()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == Scenario.list + "\n")
    #expect(Scenario.list.components(separatedBy: "\n").count == Scenario.all.count)
  }

  @Test(arguments: ["7", "07", "X07", "x7"]) @MainActor func `a number is told, however it is written`(
    word: String
  ) async throws {
    let outcome = try await program.run([word])
    let scenario = try #require(Scenario.all.first { $0.number == 7 })
    #expect(
      outcome == ExampleProgram.Outcome(output: try scenario.told().text + "\n", errors: "", status: 0)
    )
  }

  @Test @MainActor func `one variant alone, and the logs`() async throws {
    let scenario = try #require(Scenario.all.first { $0.number == 7 })
    for variant in TechniqueVariant.allCases {
      let outcome = try await program.run(["7", "--variant", variant.rawValue])
      let told = try scenario.told(options("--variant", variant.rawValue))
      #expect(outcome.output == told.text + "\n" && outcome.status == 0)
    }
    let logged = try await program.run(["--log", "7"])
    #expect(logged.output == (try scenario.told(options("--log")).text) + "\n")
    #expect(logged.output.components(separatedBy: "The log:").count - 1 == 2 * scenario.stages.count)
  }

  @Test func `on another device or system, both variants are played there`() async throws {
    let outcome = try await program.run(["7", "--device", "iPhone 16", "--system", "18.0"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.components(separatedBy: "\n")
    #expect(lines.filter { $0.hasPrefix("iPhone") || $0.hasPrefix("iPad") } == ["iPhone 16, iOS 18.0"])
    #expect(lines.contains { $0.hasPrefix("  fixed    holds") })
    #expect(!outcome.output.contains("can't occur") && lines.contains("  The bug occurs here, too."))
    let system = try await program.run(["X01", "--system", "9.3"])
    #expect(system.status == 0 && system.output.contains("iOS 9.3\n"))
  }

  @Test(arguments: [
    (
      // Played, and without the bug.
      ["11", "--device", "iPhone 16"],
      "The bug can't occur here: it needs content insets that the system sets for translucent bars, from",
      "  classic  holds  "
    ),
    (
      // Not played.
      ["18", "--device", "iPad Air 2", "--system", "12.4", "--variant", "classic"],
      "The bug can't occur here: its author excludes iPads (D4.6).", "  classic  not offered"
    ),
    (["7", "--device", "iPhone 8", "--system", "11.0"], nil, "  classic  FAILS  "),
  ])
  func `where a bug can't occur, the reason is printed before the claims`(
    words: [String],
    reason: String?,
    claim: String
  ) async throws {
    let outcome = try await program.run(words)
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.components(separatedBy: "\n")
    let reasons = lines.filter { $0.contains("can't occur") }
    #expect(reasons == (reason.map { ["  \($0)"] } ?? []))
    #expect(lines.contains { $0.hasPrefix(claim) })
    // A stage of the scenario's own needs no remark.
    #expect(!lines.contains("  The bug occurs here, too."))
  }

  @Test func `pictures of the end of each run are written`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await program.run(["7", "--svg", folder.path])
    #expect(outcome.status == 0)
    let scenario = try #require(Scenario.all.first { $0.number == 7 })
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count == 2 * scenario.stages.count)
    #expect(files.contains("X07-classic-iPhone-3G-2.2.1.svg"))
    for file in files {
      let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(try SVGElement.read(svg).name == "svg")
    }
  }

  @Test func `all of them are told one after the other`() async throws {
    let outcome = try await program.run(["all"])
    #expect(outcome.status == 0)
    let lines = Set(outcome.output.components(separatedBy: "\n"))
    for scenario in Scenario.all { #expect(lines.contains("\(scenario.id)  \(scenario.title)")) }
  }

  @Test func `its help`() async throws {
    let outcome = try await program.run(["--help"])
    #expect(outcome.status == 0 && outcome.errors == "")
    expectGolden(outcome.output, named: "Scenarios-help.txt")
  }

  @Test(arguments: [
    (
      ["35"],
      "there is no scenario and no fact \"35\"; scenarios are numbered X01 to X34, and Documentation/Fidelity lists the ids of facts"
    ),
    (["7", "8"], "only one scenario or fact can be given; unexpected \"8\""),
    (["7", "--loud"], "unknown option \"--loud\""),
    (["7", "--variant"], "--variant needs classic or fixed"),
    (["7", "--log", "--log"], "--log is given twice"),
    (["--system", "4.3"], "options require the number of a scenario, or \"all\""),
    (["KP4", "--log"], "\"KP4\" is not a scenario, and only scenarios take options"),
    (["7", "--device", "iPhone 4", "--system", "18.0"], "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2"),
  ])
  func `words that can't be followed are told on standard error alone, with status 2`(
    words: [String],
    error: String
  ) async throws {
    let outcome = try await program.run(words)
    #expect(
      outcome
        == ExampleProgram.Outcome(
          output: "",
          errors: "Scenarios: \(error); --help lists the options\n",
          status: 2
        )
    )
  }
}
