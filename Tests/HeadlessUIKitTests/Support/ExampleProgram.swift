import Foundation
import Testing

/// An example program, run as a person does.
struct ExampleProgram {
  /// What a run has printed, and how it ended.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let name: String

  init(_ name: String) { self.name = name }

  func run(_ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    process.arguments = arguments
    process.executableURL = try executable
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // Errors are a line or two, so they wait in their pipe.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      status: process.terminationStatus
    )
  }

  /// The program beside the test runner, in the folder of the build.
  private var executable: URL {
    get throws {
      let runner = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      let beside = runner.deletingLastPathComponent().appending(path: name)
      let debug = TestFiles.package.appending(path: ".build/debug/\(name)")
      return try #require(
        [beside, debug].first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "\(name) was not built"
      )
    }
  }
}
