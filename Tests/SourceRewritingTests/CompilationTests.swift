import Foundation
import Testing

/// The golden copies compile against the module UIKit of this build.
@Suite struct CompilationTests {
  @Test(
    "The golden copies of a year compile",
    arguments: [("2014", "5"), ("2018", "5"), ("2025", "6"), ("Libraries", "5"), ("Suites", "5")]
  )
  func compile(year: String, mode: String) async throws {
    let folder = try TemporaryFolder()
    let golden = "\(corpus)/\(year)/Output"
    var files: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: golden).sorted()
    where name.hasSuffix(".swift.txt") {
      let copy = "\(folder.path)/\(name.dropLast(".txt".count))"
      try FileManager.default.copyItem(atPath: "\(golden)/\(name)", toPath: copy)
      files.append(copy)
    }
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", mode, "-module-name", "App\(year)", "-I", modules] + files
    let text = try await errorText(of: process)
    let errors = text.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors == [])
    #expect(process.terminationStatus == 0 && files.count > 12)
  }

  @Test("HeadlessUIKit alone refuses the name of Foundation's notification center; with UIKit it is the bus")
  func notificationCenter() async throws {
    let center = "_ = NotificationCenter.default"
    let refusal = "'NotificationCenter' is unavailable: the simulator posts to NotificationBus.default"
    for (source, error) in [
      ("import HeadlessUIKit; \(center)", refusal),
      ("import HeadlessUIKit; _ = NotificationBus.default", nil),
      ("import Foundation; import HeadlessUIKit; \(center)", nil),
      ("import HeadlessUIKit; import UIKit; let bus: NotificationBus = NotificationCenter.default", nil),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(source, "main.swift")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
      process.arguments = ["swiftc", "-typecheck", "-I", modules, "\(folder.path)/main.swift"]
      let text = try await errorText(of: process)
      #expect((process.terminationStatus == 0) == (error == nil), "\(source)")
      if let error { #expect(text.contains(error)) }
    }
  }

  /// Runs a process to its end, and returns its standard error. A thread of its own waits for it, because the
  /// threads of tasks run other tests meanwhile.
  private func errorText(of process: Process) async throws -> String {
    let output = Pipe()
    process.standardError = output
    try process.run()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
