import Foundation
import HeadlessUIKitTesting
import Testing

/// Explorations in processes of their own.
@Suite struct ExplorationProgramTests {
  private func run(_ arguments: [String]) async throws -> ExampleProgram.Outcome {
    try await ExampleProgram("Explore").run(arguments)
  }

  @Test("A stop of the program is found, with the actions that lead to it and a test")
  func stop() async throws {
    let outcome = try await run(["published X31"])
    #expect(outcome.status == 1 && outcome.errors == "")
    // The error has no text in optimized code.
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.contains("Broken: the program runs: ") }
    )
    let error = try #require(line.components(separatedBy: "Broken: the program runs: ").last)
    #expect(error.contains("Fatal error") || error.hasPrefix("stopped by signal"))
    expectGolden(outcome.output.replacing(error, with: "ERROR"), named: "ExploreStop.txt")
  }

  @Test("Each number of processes prints the same")
  func jobs() async throws {
    let one = try await run(["published X08", "corrected X31", "corrected X08"])
    let three = try await run(["--jobs", "3", "published X08", "corrected X31", "corrected X08"])
    #expect(one == three)
    #expect(one.status == 1 && one.errors == "")
    let headings = one.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(
      headings == [
        "== published X08 animated frame, a text view", "== corrected X08 animated frame, a text view",
        "== corrected X31 a bar that moves with the keyboard",
      ]
    )
    #expect(one.output.hasSuffix(": 1 broken condition, 0 stops of the program\n"))
  }

  @Test(
    "Interfaces are listed by name, and a wrong option is named",
    arguments: [
      (["--list", "published X31"], 0, "", "published X01 scrollable form\n"),
      (["--jobs", "many"], 2, "error: --jobs takes a positive number, not \"many\"\n", ""),
      (["X99"], 2, "error: no interface begins with \"X99\"; --list lists them\n", ""),
      (["--speed"], 2, "error: unknown option \"--speed\"; --help lists the options\n", ""),
      (["--help"], 0, "", "Usage: [--jobs N] [NAME ...]\n"),
    ]
  )
  func options(arguments: [String], status: Int32, errors: String, output: String) async throws {
    let outcome = try await run(arguments)
    #expect(outcome.status == status && outcome.errors == errors)
    #expect(outcome.output.hasPrefix(output))
  }
}
