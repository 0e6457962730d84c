import Foundation
import Testing

/// An example program that runs in a process of its own, as from the command line.
struct ExampleProgram: Hashable {
  /// The output of a run, and its exit status.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let name: String

  init(_ name: String) { self.name = name }

  /// Returns the outcome of a run with arguments. The program runs once for the same arguments, because its
  /// output is always the same, except with options that write files.
  func run(_ arguments: [String] = []) async throws -> Outcome {
    let executable = try executable
    guard !arguments.contains("--svg"), !arguments.contains("--files") else {
      return try await ProgramRuns.run(executable, arguments)
    }
    return try await ProgramRuns.shared.outcome(of: executable, arguments)
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

/// The runs of programs, as many at a time as there are processors, but for the main actor's one.
///
/// The threads that wait for the programs are not those of Swift's tasks, so that the tasks of other tests
/// run meanwhile. Most of these run on the main actor, which would otherwise be the last to end.
actor ProgramRuns {
  static let shared = ProgramRuns()

  private var outcomes: [[String]: Task<ExampleProgram.Outcome, any Error>] = [:]

  func outcome(of executable: URL, _ arguments: [String]) async throws -> ExampleProgram.Outcome {
    let words = [executable.path] + arguments
    let task = outcomes[words] ?? Task { try await Self.run(executable, arguments) }
    outcomes[words] = task
    return try await task.value
  }

  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(ProcessInfo.processInfo.activeProcessorCount - 1, 1)
    return queue
  }()

  /// Returns the outcome of a new run of any program.
  static func run(_ executable: URL, _ arguments: [String]) async throws -> ExampleProgram.Outcome {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(with: Result { try runAndWait(executable, arguments) })
      }
    }
  }

  private static func runAndWait(_ executable: URL, _ arguments: [String]) throws -> ExampleProgram.Outcome {
    let process = Process()
    (process.executableURL, process.arguments) = (executable, arguments)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // Errors are a line or two, so the pipe's buffer can store them meanwhile.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ExampleProgram.Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      status: process.terminationStatus
    )
  }
}
