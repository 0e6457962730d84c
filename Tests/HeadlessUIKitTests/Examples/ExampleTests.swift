import Foundation
import HeadlessUIKitTesting
import Testing

/// Runs the example programs as a person does, and compares all that they print.
@Suite struct ExampleTests {
  private struct Outcome: Equatable {
    var output: String
    var status: Int32
  }

  private func run(_ name: String) throws -> Outcome {
    let process = Process()
    process.executableURL = try executable(name)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }

  /// The program beside the test runner, in the folder of the build.
  private func executable(_ name: String) throws -> URL {
    let runner = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    let beside = runner.deletingLastPathComponent().appending(path: name)
    let debug = TestFiles.package.appending(path: ".build/debug/\(name)")
    return try #require(
      [beside, debug].first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "\(name) was not built"
    )
  }

  @Test(arguments: ["FirstLook", "BackgroundTap", "DoneOnExit", "ScrollableForm", "Tour"])
  func `an example prints its whole story and exits with 0`(name: String) throws {
    let outcome = try run(name)
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "\(name).txt")
  }
}
