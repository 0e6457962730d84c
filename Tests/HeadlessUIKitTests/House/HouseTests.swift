import Foundation
import Testing

/// Checks the package's own rules: the imports of each module, the lengths of files, and the facts in the
/// ledger.
@Suite struct HouseTests {
  /// The modules, each with the modules it may import, as listed in ARCHITECTURE.md.
  private static let modules: [(name: String, imports: Set<String>)] = [
    ("ConstraintSolver", []),
    ("InterfaceFiles", []),
    ("Simulation", []),
    ("Responder", ["Simulation"]),
    ("ViewTree", ["ConstraintSolver", "InterfaceFiles", "Simulation", "Responder"]),
    ("KeyboardSim", ["Simulation", "Responder", "ViewTree"]),
    ("UserSim", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
    ("Rendering", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
    ("KeyboardTechniques", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
    (
      "HeadlessUIKit",
      ["Simulation", "Responder", "ViewTree", "KeyboardSim", "UserSim", "Rendering", "KeyboardTechniques"]
    ),
    ("HeadlessUIKitTesting", ["HeadlessUIKit", "Testing", "XCTest"]),
    ("SimulatedFoundation", ["Simulation", "Responder", "ViewTree"]),
    ("UIKit", ["Simulation", "Responder", "ViewTree", "KeyboardSim", "SimulatedFoundation"]),
    ("_Testing_UIKit", ["UIKit"]),
    ("SourceRewriting", []),
  ]

  /// The modules of the toolchain.
  private static let toolchain: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Synchronization",
  ]

  /// Returns the Swift files of a folder without those of documentation catalogs, which belong to no module.
  /// Each step of a tutorial repeats the previous ones.
  private static func swiftFiles(in folder: String) -> [URL] {
    let root = TestFiles.package.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }
      .filter {
        $0.pathExtension == "swift" && !$0.path.contains("/.build/") && !$0.path.contains(".docc/")
      }
      .sorted { $0.path < $1.path }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func `every folder of sources is a module of the list`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: TestFiles.package.appending(path: "Sources").path
    )
    #expect(folders.sorted() == Self.modules.map(\.name).sorted())
  }

  @Test(arguments: modules.map(\.name)) func `a module imports only what stands above it`(module: String)
    throws
  {
    let allowed = try #require(Self.modules.first { $0.name == module }).imports.union(Self.toolchain)
    let files = Self.swiftFiles(in: "Sources/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      let imports = try Self.lines(of: file).filter { !$0.hasPrefix("//") }
        .filter { $0.hasPrefix("import ") || $0.contains(" import ") }
        .compactMap { $0.components(separatedBy: "import ").last }
        .filter { $0.allSatisfy { $0.isLetter } }
      for name in imports where !allowed.contains(name) {
        Issue.record("\(file.lastPathComponent) imports \(name), which \(module) must not know")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"]) func `no file is longer than 500 lines`(folder: String)
    throws
  {
    for file in Self.swiftFiles(in: folder) {
      let count = try Self.lines(of: file).count - 1
      #expect(count <= 500, "\(file.lastPathComponent) has \(count) lines")
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `no line of a comment is longer than 110 columns`(folder: String) throws {
    for file in Self.swiftFiles(in: folder) {
      for line in try Self.lines(of: file) where line.utf8.count > 110 && line.contains(/^ *\/\//) {
        #expect(line.count <= 110, "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `a documentation comment opens with a noun or a verb, not with a clause`(folder: String) throws {
    let clause =
      /^\/\/\/ (What|Who|Whom|Whose|One (that|who|which)|Those (that|who)|Where|How|Tells?|Lets?|Says)\b/
    for file in Self.swiftFiles(in: folder) {
      let lines = try Self.lines(of: file)
      let comments = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      for (before, line) in zip([""] + comments, comments)
      where line.hasPrefix("///") && !before.hasPrefix("///") {
        #expect(!line.contains(clause), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test func `no ten lines are in two places of the sources`() throws {
    var places: [ArraySlice<String>: String] = [:]
    // Lists of unavailable members have no code, and types share signatures.
    for file in Self.swiftFiles(in: "Sources") where !file.path.contains("/Unavailable/") {
      let lines = try Self.lines(of: file).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
      guard lines.count >= 10 else { continue }
      for start in 0...(lines.count - 10) {
        let window = lines[start..<(start + 10)]
        if let other = places[window] {
          Issue.record("\(file.lastPathComponent) and \(other) share: \(window.joined(separator: " | "))")
        }
        places[window] = file.lastPathComponent
      }
    }
  }

  @Test func `the package has no dependencies`() throws {
    let manifest = try Self.lines(of: TestFiles.package.appending(path: "Package.swift"))
    #expect(!manifest.contains { $0.contains(".package(") })
  }

  @Test func `versions are compared only in the table of rules, the profiles and the tables of facts`() throws
  {
    let allowed = ["Rules/", "Profile/", "Heights/"]
    let (name, literal) = (/system\s*(<|>|==)/, /(<|>|==)=?\s*"[0-9]+\.[0-9]+"/)
    for file in Self.swiftFiles(in: "Sources") where !allowed.contains(where: file.path.contains) {
      for line in try Self.lines(of: file) where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        // The expressions take long, and most lines have neither.
        guard line.contains("system") || line.contains("\"") else { continue }
        #expect(!line.contains(name) && !line.contains(literal), "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
