import Foundation
import Testing

/// An example program that runs in a process of its own, as from the command line.
struct ExampleProgram {
  /// The output of a run, and its exit status.
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
    // Errors are a line or two, so the pipe's buffer can store them meanwhile.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      status: process.terminationStatus
    )
  }

  /// The program next to the test runner, in the build folder.
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
