import Foundation
import HeadlessUIKit
import Testing

@testable import Stories

/// What the example programs make of the words after their names.
@Suite struct ExampleOptionTests {
  private static let names = Example.all.map(\.name)
  private static let withTour = names + ["Tour"]

  private static func title(of name: String) -> String {
    Example.all.first { $0.name == name }?.title
      ?? "all techniques, each a story that a program of its own tells too"
  }

  /// The headings of a story's scenes: `As published (iPhone 4, iOS 4.3)`.
  private func scenes(in output: String) -> [String] {
    output.components(separatedBy: "\n").filter { $0.hasPrefix("--- ") && $0.hasSuffix(" ---") }
      .map { String($0.dropFirst(4).dropLast(4)) }
  }

  private func count(_ word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

  // MARK: Help

  @Test(arguments: withTour, ["--help", "-h"]) func `help is the title and a line for each option`(
    name: String,
    option: String
  ) throws {
    let outcome = try ExampleProgram(name).run([option])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        \(name) - \(Self.title(of: name))

        --variant classic|fixed   only the technique as published, or as corrected
        --device NAME             on another device, such as "iPhone 5s"
        --system VERSION          on another system, such as 9.3
        --svg FOLDER              write the pictures as SVG files
        --log                     tell the whole log after each scene
        --help                    this text

        """
    )
  }

  // MARK: Wrong words

  private static let wrong: [(words: [String], error: String)] = [
    (["--loud"], "there is no option \"--loud\""),
    (["now"], "there is no option \"now\""),
    (["--log", "-v"], "there is no option \"-v\""),
    (["--variant"], "--variant needs classic or fixed"),
    (["--variant", "--log"], "--variant needs classic or fixed"),
    (["--variant", "newest"], "there is no variant \"newest\"; there is classic, fixed"),
    (["--device"], "--device needs a device's name, such as \"iPhone 4\""),
    (["--system"], "--system needs a version, such as 4.3"),
    (["--system", "new"], "\"new\" is no system version; write it as 4.3"),
    (["--svg"], "--svg needs a folder"),
    (
      ["--device", "iPhone 3GS", "--system", "3.2"],
      "iPhone 3GS never ran iOS 3.2; it ran 3.0 to 6.1.6, but not this one"
    ),
    (["--svg", "--help"], "--svg needs a folder"),
    (["--device", "iPhone 4", "--system", "18.0"], "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2"),
    (["--system", "0.9"], "no device is known that runs iOS 0.9"),
    (
      ["--device", "iPhone 17", "--system", "26.0"],
      "the height of the default keyboard of iPhone 17 on iOS 26.0 is not established (KH73)"
    ),
  ]

  @Test(arguments: withTour)
  func `words that can't be followed are told on standard error alone, with status 2`(
    name: String
  ) throws {
    for (words, error) in Self.wrong {
      let outcome = try ExampleProgram(name).run(words)
      // The tour has said what it is by then.
      if name != "Tour" { #expect(outcome.output == "", "\(words)") }
      #expect(outcome.errors == "\(name): \(error); --help lists the options\n")
      #expect(outcome.status == 2, "\(words)")
    }
  }

  @Test func `a device that is not known is told with those that are like it`() throws {
    let error = #expect(throws: (any Error).self) { try Device.named("iPhone 4G") }
    let outcome = try ExampleProgram("DoneOnExit").run(["--device", "iPhone 4G"])
    #expect(outcome.errors == "DoneOnExit: \(try #require(error)); --help lists the options\n")
    #expect(outcome.status == 2 && outcome.output == "")
  }

  // MARK: Variants

  @Test(arguments: names)
  func `one variant is a part of the whole story, and only the published one has flaws`(
    name: String
  ) throws {
    let whole = try ExampleProgram(name).run()
    for variant in ["classic", "fixed"] {
      let outcome = try ExampleProgram(name).run(["--variant", variant])
      #expect(outcome.status == 0 && outcome.errors == "")
      let scenes = scenes(in: outcome.output)
      #expect(!scenes.isEmpty && scenes.allSatisfy(self.scenes(in: whole.output).contains))
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
      (["--device", "iPhone 16"], "iPhone 16, iOS 18.0"),
    ]
  )
  func `the story is told on the stage that is asked for`(name: String, words: ([String], stage: String))
    throws
  {
    let outcome = try ExampleProgram(name).run(words.0)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let scenes = scenes(in: outcome.output)
    #expect(!scenes.isEmpty && scenes.allSatisfy { $0.hasSuffix("\(words.stage))") }, "\(scenes)")
  }

  // MARK: Logs

  @Test(arguments: names) func `the whole log is told at the end of each scene, and nothing else changes`(
    name: String
  ) throws {
    let plain = try ExampleProgram(name).run()
    let logged = try ExampleProgram(name).run(["--log"])
    #expect(logged.status == 0 && count("\nThe log:\n", in: plain.output) == 0)
    #expect(count("\nThe log:\n", in: logged.output) == scenes(in: plain.output).count)
    // What stands between the logs is the story without them.
    var rest = logged.output[...]
    var lines = plain.output.components(separatedBy: "\n").filter { !$0.isEmpty }[...]
    while let line = lines.popFirst() {
      let place = try #require(rest.range(of: line), "\(line)")
      rest = rest[place.upperBound...]
    }
  }

  // MARK: The grid

  /// All classes of devices on all systems that they ran.
  private static let grid: [Stage] = DeviceClass.all.flatMap { device in
    Matrix.systems.compactMap { device.stage(on: $0) }
  }

  @Test(arguments: names)
  func `corrected, an example ends well on every class of devices and every system that it claims`(
    name: String
  ) async throws {
    let example = try #require(Example.all.first { $0.name == name })
    var claimed = 0
    for stage in Self.grid {
      let outcome = try ExampleProgram(name).run(
        ["--variant", "fixed", "--device", "\(stage.device)", "--system", "\(stage.system)"]
      )
      if let refusal = await stage.gap ?? example.refusal(stage) {
        #expect(outcome.status == 2, "\(stage)")
        #expect(outcome.errors == "\(name): \(refusal); --help lists the options\n")
      } else {
        claimed += 1
        let failures = outcome.output.components(separatedBy: "\n").filter { $0.contains("FAILED") }
        #expect(outcome.status == 0 && failures == [], "\(stage)")
      }
    }
    #expect(claimed >= 130, "\(claimed) of \(Self.grid.count)")
  }

  @Test func `the tour leaves out what is not offered on the stage, and says why`() throws {
    let outcome = try ExampleProgram("Tour").run(["--device", "iPhone 3GS", "--system", "3.1.3"])
    let refused = Example.all.filter { $0.refusal(Stage(.iPhone3GS, "3.1.3")) != nil }.map(\.name)
    #expect(outcome.status == 0 && refused.contains("KeyboardAware"))
    let table = outcome.output.components(separatedBy: "\n\n\n").last ?? ""
    for example in Example.all {
      let row = table.components(separatedBy: "\n").first { $0.hasPrefix("\(example.name) ") }
      #expect(row?.contains("left out") == refused.contains(example.name), "\(example.name)")
    }
  }
}

/// What the program `Scenarios` makes of the words after its name.
@Suite struct ScenarioOptionTests {
  private let program = ExampleProgram("Scenarios")

  @Test func `without a word it lists the catalogue, a line each`() throws {
    let outcome = try program.run()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == Scenario.list + "\n")
    #expect(Scenario.list.components(separatedBy: "\n").count == Scenario.all.count)
  }

  @Test(arguments: ["7", "07", "X07", "x7"]) @MainActor func `a number is told, however it is written`(
    word: String
  ) throws {
    let outcome = try program.run([word])
    let scenario = try #require(Scenario.all.first { $0.number == 7 })
    #expect(outcome == ExampleProgram.Outcome(output: scenario.told().text + "\n", errors: "", status: 0))
  }

  @Test @MainActor func `one variant alone, and the logs`() throws {
    let scenario = try #require(Scenario.all.first { $0.number == 7 })
    for variant in TechniqueVariant.allCases {
      let outcome = try program.run(["7", "--variant", variant.rawValue])
      #expect(outcome.output == scenario.told(variant).text + "\n" && outcome.status == 0)
    }
    let logged = try program.run(["7", "--log"])
    #expect(logged.output == scenario.told(withLog: true).text + "\n")
    #expect(logged.output.components(separatedBy: "The log:").count - 1 == 2 * scenario.stages.count)
  }

  @Test func `all of them are told one after the other`() throws {
    let outcome = try program.run(["all"])
    #expect(outcome.status == 0)
    let lines = Set(outcome.output.components(separatedBy: "\n"))
    for scenario in Scenario.all { #expect(lines.contains("\(scenario.id)  \(scenario.title)")) }
  }

  @Test func `its help`() throws {
    let outcome = try program.run(["--help"])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        Scenarios - bugs of published keyboard techniques, as published and as corrected

        Scenarios                 lists them
        Scenarios NUMBER          tells one, such as 7
        Scenarios all             tells all
        --variant classic|fixed   only the technique as published, or as corrected
        --log                     tell the whole logs
        --help                    this text

        """
    )
  }

  @Test(arguments: [
    (["33"], "there is no scenario \"33\"; they go from 1 to 32"),
    (["seven"], "there is no scenario \"seven\"; they go from 1 to 32"),
    (["7", "8"], "there is no option \"8\""),
    (["7", "--loud"], "there is no option \"--loud\""),
    (["7", "--variant"], "--variant needs classic or fixed"),
    (["7", "--device", "iPhone 4"], "each scenario has devices and systems of its own, and no pictures"),
    (["--system", "4.3"], "each scenario has devices and systems of its own, and no pictures"),
    (["7", "--svg", "x"], "each scenario has devices and systems of its own, and no pictures"),
  ])
  func `words that can't be followed are told on standard error alone, with status 2`(
    words: [String],
    error: String
  ) throws {
    let outcome = try program.run(words)
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
