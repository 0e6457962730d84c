import Foundation
import Testing

/// The golden copies compile against the module UIKit of this build.
@Suite struct CompilationTests {
  @Test("The golden copies of a year compile", arguments: [("2014", "5"), ("2018", "5"), ("2025", "6")])
  func compile(year: String, mode: String) throws {
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
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors == [])
    #expect(process.terminationStatus == 0 && files.count > 15)
  }
}
