import Foundation
import Testing

/// Compares the module's declarations with the table of those that UIKit's documentation shows.
///
/// `UPDATE_GOLDEN=1 swift test --filter DeclarationTests` writes the present state into the table and fails.
@Suite struct DeclarationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = package.appending(path: "Tests/UIKitTests/Fixtures/Declarations")

  /// The interface, which is read once, on a thread of its own: it waits for the compiler, and the threads of
  /// tasks run other tests meanwhile.
  private static let interface = Task.detached {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        continuation.resume(
          with: Result { try ModuleInterface(products: program.deletingLastPathComponent()) }
        )
      }
    }
  }

  /// The tables by the names of their files.
  private static func tables() throws -> [(name: String, table: DeclarationTable)] { try readTables.get() }

  private static let readTables = Result {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (
        name: name,
        table: DeclarationTable(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      )
    }
  }

  /// Reads the sources below a folder that mark declarations as unavailable.
  private static func sources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: package.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.filter { $0.contains("@available(*, unavailable") }
  }

  /// The reasons in Documentation/Fidelity/Declarations.md by their keys.
  private static func reasons() throws -> [String: String] {
    let rows = try DeclarationPage.section("Reasons").matches(of: /(?m)^\| `(\w+)` \| (.+) \|$/)
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0.output.1), String($0.output.2)) })
  }

  @Test func `the table has the present state of each declaration`() async throws {
    let interface = try await Self.interface.value
    let tables = try Self.tables()
    let unavailable = UnavailableDeclarations(
      in: try Self.sources(in: "Sources"),
      documentedName: interface.documentedName(of:)
    )
    var all = DeclarationTable("")
    all.rows = tables.flatMap(\.table.rows)
    let present = all.updated(from: interface, unavailable: unavailable.names)
    #expect(all.rows.count > 4000)
    let differences = Set(present.rows.map(\.line)).symmetricDifference(all.rows.map(\.line)).sorted()
    #expect(differences == [])
    guard !differences.isEmpty, ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil else { return }
    for (name, table) in tables {
      var part = table
      part.rows = present.rows.filter { table.types.contains($0.type) }
      try part.text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  @Test func `every type with a UIKit name has rows`() async throws {
    let documented = Set(try Self.tables().flatMap(\.table.types))
    let names = try await Self.interface.value.types.keys.filter { $0.hasPrefix("UI") || $0.hasPrefix("CA") }
    #expect(names.count > 250)
    #expect(names.filter { !documented.contains($0) }.sorted() == [])
  }

  @Test func `a declaration that is not the same has a reason of the list in the documentation`() throws {
    let reasons = try Self.reasons()
    #expect(reasons.count > 20)
    let rows = try Self.tables().flatMap(\.table.rows)
    #expect(rows.filter { $0.status != .same && reasons[$0.reason] == nil }.map(\.name) == [])
    #expect(Set(reasons.keys).subtracting(rows.map(\.reason)) == [])
  }

  /// The rows of the table of counts in Documentation/Fidelity: the rows of each state, and the names that
  /// UIKit's documentation shows and the module lacks, by reason.
  private static func counts() throws -> [String] {
    let rows = try tables().flatMap(\.table.rows)
    let states = DeclarationTable.Status.allCases.map { status in
      "| \(status.rawValue) | \(rows.count { $0.status == status }) |"
    }
    let missing = rows.filter { [.absent, .unavailable].contains($0.status) }
    let reasons = Dictionary(grouping: missing, by: \.reason).sorted { $0.key < $1.key }.map { reason, rows in
      "| missing: \(reason) | \(rows.count) |"
    }
    return states + reasons
  }

  @Test func `the counts of missing declarations are printed, and are those of the documentation`() throws {
    let text = try DeclarationPage.text()
    let counts = try Self.counts()
    print(counts.joined(separator: "\n"))
    let heading = "| rows | count |\n| --- | ---: |\n"
    let parts = text.components(separatedBy: heading)
    try #require(parts.count == 2)
    let shown = parts[1].components(separatedBy: "\n\n")[0]
    #expect(shown == counts.joined(separator: "\n"))
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil else { return }
    let rest = parts[1].dropFirst(shown.count)
    let updated = parts[0] + heading + counts.joined(separator: "\n") + rest
    try updated.write(to: DeclarationPage.file, atomically: true, encoding: .utf8)
  }

  @Test func `a member that is not modeled is unavailable, unless a protocol requires it`() throws {
    let rows = try Self.tables().flatMap(\.table.rows)
    let types = rows.filter { $0.kind == "type" }
    let protocols = Set(types.filter { $0.declaration.contains("protocol ") }.map(\.type))
    let missing = Set(types.filter { [.absent, .unavailable].contains($0.status) }.map(\.type))
    let silent = rows.filter {
      $0.status == .absent && $0.kind != "type" && !protocols.contains($0.type) && !missing.contains($0.type)
        && $0.reason != "subclasses"
    }
    #expect(silent.map(\.name) == [])
  }

  @Test func `an unavailable member has no namesake in a subclass`() async throws {
    let interface = try await Self.interface.value
    let unavailable = UnavailableDeclarations(
      in: try Self.sources(in: "Sources/UIKit"),
      documentedName: interface.documentedName(of:)
    )
    // An override of the subclass's member would be ambiguous.
    let conflicts = interface.types.flatMap { type, surface in
      interface.allTypes(of: type).flatMap { ancestor in
        surface.members.map { "\(ancestor).\($0.name)" }.filter { unavailable.messages[$0] != nil }
          .map { "\(type): \($0)" }
      }
    }
    #expect(conflicts.sorted() == [])
  }

  @Test func `the compiler's message of an unavailable member is the reason in the documentation`()
    async throws
  {
    let reasons = try Self.reasons()
    let unavailable = UnavailableDeclarations(
      in: try Self.sources(in: "Sources/UIKit"),
      documentedName: try await Self.interface.value.documentedName(of:)
    )
    #expect(unavailable.messages.count > 1000)
    let tables = try Self.tables()
    var reasonKeys: [String: Set<String>] = [:]
    for row in tables.flatMap(\.table.rows) { reasonKeys[row.name, default: []].insert(row.reason) }
    // Types of the project's own have no rows.
    let types = Set(tables.flatMap(\.table.types))
    let documented = unavailable.messages.filter { name, _ in
      types.contains { name == $0 || name.hasPrefix("\($0).") }
    }
    #expect(documented.count > 1000)
    let other = documented.filter { name, message in
      let sentence = message.prefix(1).uppercased() + message.dropFirst() + "."
      return !(reasonKeys[name] ?? []).contains { reasons[$0] == sentence }
    }
    #expect(other == [:])
  }

  // MARK: Reading

  @Test(arguments: [
    ("open func addSubview(_ view: UIView)", "addSubview(_:)", "UIView, Void"),
    ("@MainActor public var frame: CGRect { get }", "frame", "CGRect, get"),
    ("class var current: UITraitCollection", "static current", "UITraitCollection"),
    (
      "convenience init?(named name: String, in bundle: Bundle? = nil)", "init(named:in:)",
      "String, Bundle?, ?"
    ),
    (
      "class func animate(withDuration d: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static animate(withDuration:animations:completion:)",
      "TimeInterval, @escaping () -> Void, ((Bool) -> Void)?, Void"
    ),
    ("weak var delegate: (any UITextFieldDelegate)?", "delegate", "UITextFieldDelegate?"),
    ("case `default` = 0", "static default", ""),
    (
      "func attributes(at i: Int) -> [NSAttributedString.Key : Any]?", "attributes(at:)",
      "Int, [NSAttributedString.Key: Any]?"
    ),
    ("static func == (a: T, b: T) -> Bool", "==(a:b:)", "T, T, Bool"),
    ("subscript(index: Int) -> String { get }", "subscript(index:)", "Int, String, get"),
  ])
  func `a declaration is read by its name and types`(text: String, name: String, signature: String) throws {
    let declaration = try #require(Declaration(text))
    #expect(declaration.name == name)
    #expect(declaration.signature == signature)
  }

  @Test func `a declaration with default values accepts the shorter call`() throws {
    let long = try #require(Declaration("static func f(a: Int, b: Int = 0, c: Bool = false) -> Int"))
    let short = try #require(Declaration("class func f(a: Int, c: Bool) -> Int"))
    let other = try #require(Declaration("class func f(a: Int, c: Int) -> Int"))
    #expect(long.accepts(short) && !short.accepts(long) && !long.accepts(other))
  }

  @Test func `unavailable declarations are found with their types and messages`() {
    let source = """
      extension View {
        /// Text.
        @available(*, unavailable, message: "no focus")
        public var isFocused: Bool { false }
        @available(
          *, unavailable, message: "no remote"
        )
        public func focus(
          _ view: View
        ) {}
        public func other() {}
      }

      @available(*, unavailable, message: "no menus")
      extension View {
        public var menu: Any {
          get { unmodeled() }
          set { unmodeled() }
        }
        public init(menu: Any) { unmodeled() }
      }

      extension View {
        public var last: Bool { false }
      }
      """
    let unavailable = UnavailableDeclarations(in: [source]) { "UI\($0)" }
    #expect(
      unavailable.messages == [
        "UIView.isFocused": "no focus", "UIView.focus(_:)": "no remote", "UIView.menu": "no menus",
        "UIView.init(menu:)": "no menus",
      ]
    )
  }
}
