import Foundation
import HeadlessUIKitTesting
import Testing

/// Runs the example programs as a person does, and compares all that they print.
@Suite struct ExampleTests {
  private func run(_ name: String, _ arguments: [String] = []) throws -> ExampleProgram.Outcome {
    let outcome = try ExampleProgram(name).run(arguments)
    #expect(outcome.errors == "")
    return outcome
  }

  @Test(arguments: [
    "FirstLook", "BackgroundTap", "DoneOnExit", "ScrollableForm", "NumberPadDone", "OffsetRestoring",
    "PassingData", "ContentInsets", "KeyboardAware", "Tour",
  ])
  func `an example prints its whole story and exits with 0`(name: String) throws {
    let outcome = try run(name)
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "\(name).txt")
  }

  @Test(arguments: [
    (name: "BackgroundTap", pictures: 1), ("DoneOnExit", 1), ("ScrollableForm", 3), ("NumberPadDone", 2),
    ("OffsetRestoring", 1), ("PassingData", 1), ("ContentInsets", 2), ("KeyboardAware", 2), ("Tour", 13),
  ])
  func `an example that is asked for its pictures draws them, and prints the same`(
    name: String,
    pictures: Int
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run(name, ["--svg", folder.path])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "\(name).txt")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count == pictures)
    for file in files {
      let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(try SVGElement.read(svg).name == "svg")
      expectPicture(svg, file)
    }
  }

  @Test func `FirstLook draws its picture into the file that it is given`() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "HeadlessUIKit-\(UUID().uuidString).svg"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try run("FirstLook", [file.path])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "FirstLook.txt")
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(try SVGElement.read(svg).name == "svg")
    expectPicture(svg, "FirstLook.svg")
  }

  @Test func `an example that can't write its pictures says so and fails`() throws {
    let outcome = try run("DoneOnExit", ["--svg", "/dev/null/pictures"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("FAILED"))
    let counts = try #require(outcome.output.firstMatch(of: /([0-9]+) of ([0-9]+) claims hold/)).output
    #expect(counts.1 == counts.2, "a picture is no claim")
  }
}
