import Foundation

/// A process that does a part of the explorations.
struct ExplorationProcess {
  /// The option by which the program does a part, with the file of its order.
  static let option = "--part"

  /// The order of a process, in a file.
  struct Order: Codable {
    let interface: String
    let work: ExplorationWorker.Work
  }

  /// The result of a process.
  struct Run {
    /// The report; nil if the program was stopped.
    var report: ExplorationWorker.Report?
    /// The last error that the program has printed, or the signal that stopped it.
    var error = ""
    /// The actions of the session that was stopped.
    var path: [ExplorationAction] = []
  }

  static func report(of order: URL) -> URL { order.appendingPathExtension("report") }
  static func journal(of order: URL) -> URL { order.appendingPathExtension("journal") }

  /// Runs the program again with an order, and waits for its end.
  static func run(_ order: Order) throws -> Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("exploration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("order")
    try JSONEncoder().encode(order).write(to: file)
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)

    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [option, file.path]
    // The runtime would take seconds to print the stack of a program that stops.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()

    var run = Run()
    if let data = try? Data(contentsOf: report(of: file)) {
      run.report = try JSONDecoder().decode(ExplorationWorker.Report.self, from: data)
    } else {
      let lines = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
      run.error = lines.first { $0.contains("Fatal error") }.map(String.init) ?? ending(of: process)
      run.path = try ExplorationJournal.actions(in: journal(of: file))
    }
    return run
  }

  private static func ending(of process: Process) -> String {
    let isSignal = process.terminationReason == .uncaughtSignal
    return isSignal
      ? "stopped by signal \(process.terminationStatus)"
      : "ended with the exit status \(process.terminationStatus)"
  }
}
