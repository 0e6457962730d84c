import Foundation
import Testing

/// An example program that was built along with the tests.
struct Program {
  /// What a program said on both its outputs, and how it ended.
  struct Outcome: Equatable {
    var output: String
    var status: Int32
  }

  private let url: URL

  /// Finds it beside the test runner, or in the folder of the build.
  init(_ name: String) throws {
    let runner = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    let beside = runner.deletingLastPathComponent().appending(path: name)
    let debug = TestFiles.package.appending(path: ".build/debug/\(name)")
    url = try #require(
      [beside, debug].first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "\(name) was not built"
    )
  }

  /// Runs it to its end.
  func run(_ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    process.arguments = arguments
    process.executableURL = url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
