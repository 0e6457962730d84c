import Foundation

/// A declaration in the form of a Swift interface, reduced to the parts on which calls and overrides depend.
///
/// Two declarations with the same ``name`` are the same member; ``signature`` has the types. Names of
/// parameters inside a function, accessors beyond "settable" and attributes don't matter.
struct Declaration: Hashable {
  enum Kind: String {
    case initializer, method, property, `subscript`, `case`, `operator`, type
  }

  /// The text, without attributes and access.
  let text: String
  let kind: Kind
  /// The name with its argument labels, such as `addSubview(_:)`; of a member of the type, with `static `.
  let name: String
  /// The types of parameters and result, in order.
  let signature: String
  /// The labels of the arguments with default values.
  let defaults: [Bool]
  let isOpen: Bool
  let isNonisolated: Bool
  let isOverride: Bool

  /// Whether the member belongs to the type, and not to its values.
  var isStatic: Bool { name.hasPrefix("static ") }
  /// The name without its labels.
  var base: Substring { name.prefix { $0 != "(" } }

  /// The labels of the arguments.
  var labels: [Substring] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[open...].dropFirst().dropLast().split(separator: ":")
  }

  /// Reads a line of an interface; nil if the line declares nothing that has a name.
  ///
  /// - Parameter typeName: Returns the documented name of a type.
  init?(_ line: String, typeName: (String) -> String = { $0 }) {
    var scanner = DeclarationScanner(line)
    let prefix = scanner.readPrefix()
    guard let keyword = prefix.keyword else { return nil }
    isOpen = prefix.words.contains("open")
    isNonisolated = prefix.words.contains("nonisolated")
    isOverride = prefix.words.contains("override")
    let isStatic = prefix.words.contains("static") || prefix.words.contains("class")
    var name: String
    var types: [String] = []
    var defaults: [Bool] = []
    switch keyword {
    case "func", "init", "subscript":
      name = keyword == "func" ? scanner.readName() : keyword
      let isFailable = keyword == "init" && scanner.skip("?")
      let isImplicit = keyword == "init" && scanner.skip("!")
      scanner.skipGenerics()
      let parameters = scanner.readParameters()
      name += "(" + parameters.map { $0.label + ":" }.joined() + ")"
      types = parameters.map { typeName($0.type) }
      defaults = parameters.map(\.hasDefault)
      types.append(isFailable ? "?" : isImplicit ? "!" : typeName(scanner.readResult()))
      let isOperator = keyword == "func" && !(name.first.map { $0.isLetter || $0 == "_" } ?? false)
      kind =
        keyword == "init" ? .initializer : keyword != "func" ? .subscript : isOperator ? .operator : .method
      if keyword == "subscript", !scanner.isSettable { types.append("get") }
    case "var", "let":
      name = scanner.readName()
      kind = .property
      types = [typeName(scanner.readType())]
      if keyword == "let" || !scanner.isSettable { types.append("get") }
    case "case":
      name = scanner.readName()
      kind = .case
      if scanner.skip("(") { types = [typeName(scanner.readRest())] }
    default:
      name = scanner.readName()
      kind = .type
    }
    guard !name.isEmpty else { return nil }
    let belongsToType = isStatic || kind == .case
    self.name = (belongsToType && kind != .operator ? "static " : "") + name
    signature = types.joined(separator: ", ")
    self.defaults = defaults
    text = prefix.kept + scanner.text
  }

  /// Whether a call that is written for the other declaration also calls this one: the labels differ only by
  /// arguments that have default values here.
  ///
  /// - Parameter ignoresTypes: Whether only the labels count.
  func accepts(_ other: Declaration, ignoresTypes: Bool = false) -> Bool {
    guard kind == other.kind, isStatic == other.isStatic, base == other.base else { return false }
    let own = signature.components(separatedBy: ", "), others = other.signature.components(separatedBy: ", ")
    var rest = zip(other.labels, others).map { (label: $0, type: $1) }[...]
    for (index, label) in labels.enumerated() {
      if let next = rest.first, next.label == label, index < own.count,
        ignoresTypes || next.type == own[index]
      {
        rest.removeFirst()
      } else if !(index < defaults.count && defaults[index]) {
        return false
      }
    }
    return rest.isEmpty && (ignoresTypes || own.last == others.last)
  }
}
