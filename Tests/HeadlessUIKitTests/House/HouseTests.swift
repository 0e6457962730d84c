import Foundation
import Testing

/// Checks the package's own rules: the imports of each module, the lengths of files, and the facts in the
/// ledger.
@SourceReader @Suite struct HouseTests {
  /// The modules, each with the modules it may import, as listed in ARCHITECTURE.md.
  private nonisolated static let modules: [(name: String, imports: Set<String>)] = [
    ("ConstraintSolver", []),
    ("InterfaceFiles", []),
    ("Simulation", []),
    ("Responder", ["Simulation"]),
    ("ViewTree", ["ConstraintSolver", "InterfaceFiles", "Simulation", "Responder"]),
    ("KeyboardSim", ["Simulation", "Responder", "ViewTree"]),
    ("UserSim", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
    ("Rendering", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
    ("HeadlessUIKit", ["Simulation", "Responder", "ViewTree", "KeyboardSim", "UserSim", "Rendering"]),
    ("HeadlessUIKitTesting", ["HeadlessUIKit", "Testing", "XCTest"]),
    ("HeadlessUIKitXCTest", ["Simulation", "HeadlessUIKit", "XCTest"]),
    ("SimulatedFoundation", ["Simulation", "Responder", "ViewTree"]),
    ("UIKit", ["Simulation", "Responder", "ViewTree", "KeyboardSim", "SimulatedFoundation"]),
    ("_Testing_UIKit", ["UIKit"]),
    ("os", ["Simulation"]),
    ("OSLog", ["os"]),
    ("SourceRewriting", []),
  ]

  /// The modules of the toolchain.
  private static let toolchain: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Synchronization",
  ]

  @Test func `every folder of sources is a module of the list`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: TestFiles.package.appending(path: "Sources").path
    )
    #expect(folders.sorted() == Self.modules.map(\.name).sorted())
  }

  @Test(arguments: modules.map(\.name)) func `a module imports only modules above it`(module: String)
    throws
  {
    let allowed = try #require(Self.modules.first { $0.name == module }).imports.union(Self.toolchain)
    let files = try SourceFile.all(in: "Sources/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      let imports = file.lines.filter { !$0.hasPrefix("//") }
        .filter { $0.hasPrefix("import ") || $0.contains(" import ") }
        .compactMap { $0.components(separatedBy: "import ").last }
        .filter { $0.allSatisfy { $0.isLetter } }
      for name in imports where !allowed.contains(name) {
        Issue.record("\(file.name) imports \(name), which \(module) must not know")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"]) func `no file is longer than 500 lines`(folder: String)
    throws
  {
    for file in try SourceFile.all(in: folder) {
      let count = file.lines.count - 1
      #expect(count <= 500, "\(file.name) has \(count) lines")
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `no line of a comment is longer than 110 columns`(folder: String) throws {
    for file in try SourceFile.all(in: folder) {
      for line in file.lines where line.utf8.count > 110 && line.contains(/^ *\/\//) {
        #expect(line.count <= 110, "\(file.name): \(line)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `a documentation comment opens with a noun or a verb, not with a clause`(folder: String) throws {
    let clause =
      /^\/\/\/ (What|Who|Whom|Whose|One (that|who|which)|Those (that|who)|Where|How|Tells?|Lets?|Says)\b/
    for file in try SourceFile.all(in: folder) {
      let comments = file.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      for (before, line) in zip([""] + comments, comments)
      where line.hasPrefix("///") && !before.hasPrefix("///") {
        #expect(!line.contains(clause), "\(file.name): \(line)")
      }
    }
  }

  @Test func `no ten lines are in two places of the sources`() throws {
    var places: [ArraySlice<String>: String] = [:]
    // Lists of unavailable members have no code, and types share signatures. The synchronous form of a method
    // repeats the parameters of the asynchronous one.
    let parameter = /^(public static func |(\w+ )?\w+: (@escaping |@MainActor |\[)*[A-Z(])/
    for file in try SourceFile.all(in: "Sources") where !file.url.path.contains("/Unavailable/") {
      let lines = file.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
      guard lines.count >= 10 else { continue }
      for start in 0...(lines.count - 10) {
        let window = lines[start..<(start + 10)]
        if let other = places[window], !window.allSatisfy({ $0.contains(parameter) }) {
          Issue.record("\(file.name) and \(other) share: \(window.joined(separator: " | "))")
        }
        places[window] = file.name
      }
    }
  }

  @Test func `the package has no dependencies`() throws {
    let manifest = TestFiles.package.appending(path: "Package.swift")
    #expect(!(try String(contentsOf: manifest, encoding: .utf8).contains(".package(")))
  }

  @Test func `versions are compared only in the table of rules, the profiles and the tables of facts`() throws
  {
    let allowed = ["Rules/", "Profile/", "Heights/"]
    let (name, literal) = (/system\s*(<|>|==)/, /(<|>|==)=?\s*"[0-9]+\.[0-9]+"/)
    for file in try SourceFile.all(in: "Sources") where !allowed.contains(where: file.url.path.contains) {
      for line in file.lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        // The expressions take long, and most lines have neither.
        guard line.contains("system") || line.contains("\"") else { continue }
        #expect(!line.contains(name) && !line.contains(literal), "\(file.name): \(line)")
      }
    }
  }
}
