import Foundation

/// The public declarations of the package's modules, by UIKit's names of their types.
struct ModuleInterface {
  /// A type with its members, those of its extensions included.
  struct TypeSurface {
    var heading = ""
    var inherited: [String] = []
    var members: [Declaration] = []
    var isMainActor = false
    var isOpen = false
  }

  /// The types by their documented names, such as `UIView.AnimationOptions`.
  private(set) var types: [String: TypeSurface] = [:]
  /// The documented names by those of the modules.
  private var documentedNames: [String: String] = [:]

  /// Reads the interfaces of modules, which the compiler writes.
  ///
  /// - Parameter products: The folder of the build, which contains the folder `Modules`.
  init(products: URL) throws {
    let texts = try Self.modules.map { try ($0, Self.interface(of: $0, in: products)) }
    for (_, text) in texts { readAliases(in: text) }
    for (module, text) in texts { readTypes(in: text, of: module) }
  }

  /// Returns a type's own members, and those that it inherits up to a type that has documented declarations.
  func members(of type: String, documentedTypes: Set<String>) -> [Declaration] {
    guard let surface = types[type] else { return [] }
    let intermediates = surface.inherited.filter { !documentedTypes.contains($0) && $0 != type }
    return surface.members + intermediates.flatMap { members(of: $0, documentedTypes: documentedTypes) }
  }

  /// Returns the members of a type and of all types and protocols from which it inherits.
  func allMembers(of type: String) -> [Declaration] {
    guard let surface = types[type] else { return [] }
    return surface.members + surface.inherited.filter { $0 != type }.flatMap { allMembers(of: $0) }
  }

  /// Returns all types and protocols from which a type inherits.
  func allTypes(of type: String) -> Set<String> {
    let inherited = types[type]?.inherited.filter { $0 != type } ?? []
    return inherited.reduce(into: Set(inherited)) { $0.formUnion(allTypes(of: $1)) }
  }

  /// Returns the documented name of a type of one of the modules, by its name there.
  func documentedName(of name: String) -> String {
    Self.modules.lazy.map { documentedName(of: name, in: $0) }.first { $0 != name } ?? name
  }

  // MARK: Reading

  /// Returns the interface of a module that was built for this test, as the compiler prints it.
  private static func interface(of module: String, in products: URL) throws -> String {
    let target = try run(["swift", "-print-target-info"])
    let triple = target.firstMatch(of: /"unversionedTriple": "([^"]+)"/)?.output.1 ?? ""
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swiftinterface")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run([
      "swift-synthesize-interface", "-module-name", module, "-I", products.appending(path: "Modules").path,
      "-target", String(triple), "-o", file.path,
    ])
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func readAliases(in text: String) {
    var scopes: [String] = []
    for line in Self.lines(text) {
      // Names with an underscore are for the compiler.
      if line.hasPrefix("public typealias "),
        let match = line.firstMatch(of: /^public typealias ([A-Za-z]\w*) = ([\w.]+)$/)
      {
        let alias = (scopes + [String(match.output.1)]).joined(separator: ".")
        documentedNames[String(match.output.2)] = alias
      }
      Self.follow(line, in: &scopes)
    }
  }

  private mutating func readTypes(in text: String, of module: String) {
    var scopes: [String] = []
    for line in Self.lines(text) {
      if line.hasSuffix("{"), let heading = Self.heading(line) {
        let path = (scopes + [heading.name]).joined(separator: ".")
        let isExtension = line.hasPrefix("extension ")
        // An extended type may belong to another module.
        let name = isExtension ? documentedName(of: heading.name) : documentedName(of: path, in: module)
        var surface = types[name] ?? TypeSurface()
        if !isExtension {
          surface.heading = line
          surface.isMainActor = line.contains("@MainActor")
          surface.isOpen = line.contains("open class")
        }
        surface.inherited += heading.inherited.map { documentedName(of: $0, in: module) }
        types[name] = surface
      } else if !scopes.isEmpty,
        let member = Declaration(line, typeName: { typeName($0, in: module) })
      {
        types[documentedName(of: scopes.joined(separator: ".")), default: TypeSurface()].members.append(
          member
        )
      }
      Self.follow(line, in: &scopes)
    }
    // An extension adds members to Foundation's protocol, which the tables don't have.
    types["NSObjectProtocol"] = nil
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// Opens and closes the scopes of types.
  private static func follow(_ line: String, in scopes: inout [String]) {
    if line.hasSuffix("{"), let heading = heading(line) { scopes.append(heading.name) }
    if line == "}" { _ = scopes.popLast() }
  }

  /// Returns the name of a type or an extension, and the types after its colon.
  private static func heading(_ line: String) -> (name: String, inherited: [String])? {
    guard
      let match = line.firstMatch(
        of:
          /(?:^|\s)(?:class|struct|enum|protocol|extension|actor) ([\w.]+)(?:<[^>]*>)?(?: : ([^{]+?))?(?: where .*)? \{$/
      )
    else { return nil }
    let inherited = match.output.2?.split(separator: ",").compactMap { part in
      part.split(separator: " ").last { !$0.hasPrefix("@") }.map { String($0.prefix { $0 != "<" }) }
    }
    return (String(match.output.1), inherited ?? [])
  }

  // MARK: Names

  private static let modules = [
    "Simulation", "Responder", "ViewTree", "KeyboardSim", "SimulatedFoundation", "UIKit",
  ]

  private func documentedName(of path: String, in module: String) -> String {
    var parts = path.split(separator: ".").map(String.init)
    let isQualified = parts.count > 1 && Self.modules.contains(parts[0])
    if !isQualified { parts.insert(module, at: 0) }
    // The longest prefix with an alias counts.
    for count in stride(from: parts.count, to: 1, by: -1) {
      if let alias = documentedNames[parts.prefix(count).joined(separator: ".")] {
        let outer = documentedNestedName(alias, in: module)
        return ([outer] + parts.dropFirst(count)).joined(separator: ".")
      }
    }
    return parts.dropFirst().joined(separator: ".")
  }

  /// Returns an alias that is declared in an extension, such as `View.AutoresizingMask`, with the documented
  /// name of the extended type.
  private func documentedNestedName(_ alias: String, in module: String) -> String {
    guard let dot = alias.firstIndex(of: ".") else { return alias }
    let outer = String(alias[..<dot])
    let names = Self.modules.compactMap { documentedNames["\($0).\(outer)"] }
    return (names.first ?? outer) + alias[dot...]
  }

  private func typeName(_ type: String, in module: String) -> String {
    type.replacing(/[A-Za-z_][\w.]*/) { match in
      let word = String(match.output)
      guard let dot = word.firstIndex(of: "."), Self.modules.contains(String(word[..<dot])) else {
        return word
      }
      let name = documentedName(of: word, in: module)
      return name == "MethodSelector" ? "Selector" : name
    }
  }
}
