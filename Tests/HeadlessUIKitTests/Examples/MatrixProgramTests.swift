import Foundation
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The command line of the Matrix program.
@Suite struct MatrixProgramTests {
  @Test(
    arguments: Repetitions.sample(
      ["Keyboard aware", "DONE button, tagged", "Passing data: singleton", "Tap to dismiss"],
      each: 3
    )
  )
  func `the table of one technique is that of the complete matrix`(name: String) async throws {
    let outcome = try await ExampleProgram("Matrix").run([name])
    #expect(outcome.status == 0)
    let table = try #require(outcome.output.split(separator: "\n\n").first { $0.hasPrefix("\(name) (") })
    let golden = TestFiles.package.appending(path: "Tests/HeadlessUIKitTests/Golden/Matrix.txt")
    let tables = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n\n")
    #expect(table == tables.first { $0.hasPrefix("\(name) (") })
  }

  @Test func `a part of a name is enough for one technique, with all that does not work`() async throws {
    let outcome = try await ExampleProgram("Matrix").run(["half"])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "Matrix-half.txt")
  }

  @Test func `one technique is written as CSV whole`() async throws {
    let outcome = try await ExampleProgram("Matrix").run(["turned", "--csv"])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "Matrix-turned.csv")
  }

  @Test(arguments: Repetitions.sample(["1", "3"], each: 2, from: 1))
  func `the number of processes changes nothing`(jobs: String) async throws {
    let outcome = try await ExampleProgram("Matrix").run(["turned", "--csv", "--jobs", jobs])
    #expect(outcome.status == 0 && outcome.errors == "")
    expectGolden(outcome.output, named: "Matrix-turned.csv")
  }

  @Test func `the parts have the rows of all devices`() async throws {
    var counts: [Int] = []
    for part in ["0/3", "1/3", "2/3"] {
      let outcome = try await ExampleProgram("Matrix").run(["turned", "--part", part])
      let rows = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[Any]]
      counts.append(try #require(rows).count)
      #expect(rows?.allSatisfy { $0.count == 2 * Matrix.systems.count } == true)
    }
    #expect(counts == [7, 7, 6] && DeviceClass.all.count == 20)
  }

  @Test func `the help lists the options and the techniques`() async throws {
    let outcome = try await ExampleProgram("Matrix").run(["--help"])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "Matrix-help.txt")
  }

  @Test(arguments: [
    (["--svg"], "unknown option \"--svg\""),
    (["tagged", "turned"], "\"turned\" is an unexpected argument; put a name of several words in quotes"),
    (["--csv", "--markdown"], "only one output format is possible; unexpected \"--markdown\""),
    (["--files", "--csv"], "--files needs a folder"), (["--files"], "--files needs a folder"),
    (["--jobs"], "--jobs needs a number of processes"),
    (["--jobs", "1", "--jobs", "2"], "--jobs is given twice"),
    (["--jobs", "0"], "--jobs needs a number from 1 to 1000, not \"0\""),
    (["--part", "2/2"], "\"2/2\" is no part, such as 0/2"),
  ])
  func `a command line that can't be followed gets a message and status 2`(words: [String], message: String)
    async throws
  {
    let outcome = try await ExampleProgram("Matrix").run(words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == "Matrix: \(message); --help lists the options\n")
  }

  @Test func `a name that is none, or several, gets the names`() async throws {
    let none = try await ExampleProgram("Matrix").run(["DONE key"])
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("Matrix: there is no technique \"DONE key\"; there are: "))
    let several = try await ExampleProgram("Matrix").run(["window"])
    #expect(several.status == 2)
    let names = "DONE button, any window; DONE button, remote window; DONE button, last window"
    #expect(several.errors == "Matrix: \"window\" could be: \(names); --help lists the options\n")
  }

  @Test func `a folder that can't be created is refused with status 2`() async throws {
    let outcome = try await ExampleProgram("Matrix").run(["turned", "--files", "/dev/null/matrix"])
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors == "Matrix: the folder /dev/null/matrix can't be created; --help lists the options\n"
    )
  }
}
