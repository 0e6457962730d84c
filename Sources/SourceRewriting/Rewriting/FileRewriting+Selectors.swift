extension FileRewriting {
  /// The parts of the expression in `#selector(…)`.
  private struct SelectorExpression {
    /// `getter` or `setter`.
    var accessor: String?
    /// The tokens before the last period.
    var base: Range<Int>?
    var name = ""
    var labels: [String]?
    /// The types of the parameters behind `as`.
    var types: [String]?
  }

  /// Replaces `#selector(…)` by the name of a generated member.
  mutating func rewriteSelector(_ index: Int) {
    guard index + 1 < file.tokens.count, file.tokens[index + 1].kind == .openParen else { return }
    let close = file.matches[index + 1]
    guard let expression = parse(index + 2..<close) else {
      return report(.impossible, at: index, "#selector of this expression")
    }
    let enclosing = file.enclosingType(of: index)
    guard let value = selector(expression, in: enclosing) else {
      return report(.impossible, at: index, "#selector(\(expression.name)) outside of a type names no class")
    }
    // A moved member's selector moves with it, and needs a name that the class's own file doesn't use.
    let movedMember = movedMember(at: index)
    var name = "_s\(number())"
    if movedMember != nil { name += "_\(StableHash.of(Array(file.path.utf8)) % 1000)" }
    needsImport = true
    if let movedMember {
      replace(index..<close + 1, with: "Self.\(name)")
      generatedForMoved[movedMember, default: []].append(
        "nonisolated private static var \(name): Selector { \(value) }"
      )
    } else if let enclosing {
      let type = file.declarations[enclosing]
      let kind = program.type(named: file.typePath(enclosing))?.kind ?? .class
      let isClass = type.kind == .class || type.kind == .extension && kind == .class
      let reference = isClass && !isInCode(index, of: enclosing) ? alias(of: enclosing) : "Self"
      if type.kind == .protocol {
        return report(.impossible, at: index, "#selector in the declaration of a protocol")
      }
      replace(index..<close + 1, with: "\(reference).\(name)")
      add("nonisolated private static var \(name): Selector { \(value) }", to: enclosing, for: index)
    } else {
      replace(index..<close + 1, with: name)
      let condition = regions.condition(at: index, inside: -1)
      trailing.append(ConditionalRegions.conditional("private var \(name): Selector { \(value) }", condition))
    }
    report(.rewritten, at: index, "#selector of \(expression.name)")
  }

  /// Whether a token is in a body, where `Self` is allowed, rather than in an initial value.
  private func isInCode(_ token: Int, of type: Int) -> Bool {
    var index = file.innermost(at: token)
    while index >= 0, file.declarations[index].parent != type { index = file.declarations[index].parent }
    guard index >= 0, let body = file.declarations[index].body else { return false }
    return body.open < token && token < body.close
  }

  // MARK: - The expression

  private func parse(_ tokens: Range<Int>) -> SelectorExpression? {
    var range = tokens
    var result = SelectorExpression()
    if range.count > 2, file.tokens[range.lowerBound + 1].kind == .colon,
      file.token(range.lowerBound, is: "getter") || file.token(range.lowerBound, is: "setter")
    {
      result.accessor = file.text(range.lowerBound)
      range = range.lowerBound + 2..<range.upperBound
    }
    while range.count > 2, file.tokens[range.lowerBound].kind == .openParen,
      file.matches[range.lowerBound] == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if file.tokens[index].word == .as, file.tokens[index - 1].kind != .dot {
        result.types = functionTypes(index + 1..<range.upperBound)
        range = range.lowerBound..<index
        break
      }
      index = file.tokens[index].opens ? file.matches[index] + 1 : index + 1
    }
    while range.count > 2, file.tokens[range.lowerBound].kind == .openParen,
      file.matches[range.lowerBound] == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard var last = range.last else { return nil }
    if file.tokens[last].kind == .closeParen {
      let open = file.matches[last]
      guard open > range.lowerBound else { return nil }
      result.labels = (open + 1..<last).filter { file.tokens[$0].kind == .word }.map { file.text($0) }
      last = open - 1
    }
    guard file.tokens[last].kind == .word else { return nil }
    result.name = file.text(last)
    if last > range.lowerBound {
      guard file.tokens[last - 1].kind == .dot, last - 1 > range.lowerBound else { return nil }
      result.base = range.lowerBound..<last - 1
    }
    return result
  }

  /// The parameters' types of a function type, without the leading type of an unapplied method.
  private func functionTypes(_ tokens: Range<Int>) -> [String] {
    var groups: [Range<Int>] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if file.tokens[index].kind == .openParen {
        let close = file.matches[index]
        if close + 1 < tokens.upperBound, file.token(close + 1, is: "->") { groups.append(index + 1..<close) }
        index = close + 1
      } else {
        index += 1
      }
    }
    guard let range = groups.count > 1 ? groups[1] : groups.first else { return [] }
    let parser = DeclarationParser(bytes: file.bytes, tokens: file.tokens, matches: file.matches)
    return parser.split(range).map { parser.text($0) }
  }

  // MARK: - The selector

  /// Returns the expression that creates a selector.
  private func selector(_ expression: SelectorExpression, in enclosing: Int?) -> String? {
    guard let (typeText, type) = target(expression, in: enclosing) else { return nil }
    let name = expression.name
    let plain = name.filter { $0 != "`" }
    if type == nil, let typeText, UIKitNames.isDelegate(typeText) {
      // An optional requirement, which the protocol may lack here; methods without labels take the sender.
      return "Selector(\"\(ObjectiveCName.selector(plain, labels: expression.labels ?? ["_"]))\")"
    }
    guard let typeText else {
      // The object's type is unknown here, its class's table has the method.
      let labels = expression.labels ?? []
      return "Selector(\"\(ObjectiveCName.selector(plain, labels: labels))\")"
    }
    if let accessor = expression.accessor {
      let property = type.flatMap { program.property(plain, in: $0) }
      let objc = property?.objcName ?? plain
      if accessor == "getter" { return "Selector(source: \"\(objc)\") { (t: \(typeText)) in t.\(name) }" }
      return "Selector(source: \"\(ObjectiveCName.setter(objc))\") { (t: \(typeText), s) in t.\(name) = s }"
    }
    let method = type.flatMap { type in
      expression.types.flatMap { program.method(plain, types: $0, in: type) }
        ?? program.method(plain, labels: expression.labels, in: type)
    }
    if let method, method.is("optional") { return "Selector(\"\(method.selector)\")" }
    let labels =
      expression.labels ?? method?.labels ?? expression.types.map { $0.map { _ in "_" } }
      ?? Self.toolkitMethods[plain]
    guard let labels else { return "Selector(\"\(plain)\", \(typeText).\(name))" }
    let objc = method?.selector ?? ObjectiveCName.selector(plain, labels: labels)
    let isEditAction = labels == ["_"] && Self.editActions.contains(plain)
    if isEditAction { return "Selector(editAction: \"\(plain)\") { $0.\(plain)($1) }" }
    guard labels.count < 3 else { return "Selector(\"\(objc)\")" }
    let arguments = Array(["s", "e"].prefix(labels.count))
    let parameters = arguments.enumerated().map { index, argument in
      guard let types = expression.types, index < types.count else { return argument }
      return "\(argument): \(types[index])"
    }
    let call = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let list = (["t: \(typeText)"] + parameters).joined(separator: ", ")
    return "Selector(source: \"\(objc)\") { (\(list)) in t.\(name)(\(call)) }"
  }

  /// The text and the declaration of the type that has the method. The text is nil if an expression names an
  /// object whose type the target's declarations don't tell.
  private func target(
    _ expression: SelectorExpression,
    in enclosing: Int?
  ) -> (text: String?, type: Program.TypeInfo?)? {
    let path = enclosing.map { file.typePath($0) }
    let own = path.flatMap { program.type(named: $0) }
    func ownText() -> String? {
      guard let enclosing else { return nil }
      let declaration = file.declarations[enclosing]
      return declaration.kind == .protocol || own?.kind == .protocol ? "Self" : declaration.name
    }
    guard let base = expression.base else { return ownText().map { ($0, own) } }
    let first = base.lowerBound
    let text = file.text(from: file.tokens[first].start, to: file.tokens[base.upperBound - 1].end)
    if text == "self" || text == "Self" || text == "super" || text == "type(of: self)" {
      return ownText().map { ($0, own) }
    }
    if let initial = text.first, initial.isUppercase || initial == "_" {
      let type = program.type(named: TypeText.base(text), in: path)
      let isProtocol = type?.kind == .protocol || text == "UIResponderStandardEditActions"
      return (isProtocol ? "any \(text)" : text, type)
    }
    // A path of properties from the enclosing type.
    var type = own
    var typeText: String?
    for token in base where file.tokens[token].kind == .word && file.tokens[token].word != .self {
      guard let current = type, let property = program.property(file.text(token), in: current),
        let written = property.type
      else { return (nil, nil) }
      typeText = TypeText.base(written)
      type = program.type(named: typeText!, in: current.path)
    }
    return (typeText, type)
  }

  private static let editActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
    "toggleUnderline", "increaseSize", "decreaseSize", "pasteAndGo", "pasteAndMatchStyle",
  ]

  /// The labels of UIKit's methods that are named without them.
  private static let toolkitMethods: [String: [String]] = [
    "endEditing": ["_"], "dismissKeyboard": [], "resignFirstResponder": [], "becomeFirstResponder": [],
    "layoutIfNeeded": [], "setNeedsLayout": [], "setNeedsDisplay": [], "reloadData": [],
    "removeFromSuperview": [], "popViewController": ["animated"], "cut": ["_"], "copy": ["_"],
    "paste": ["_"], "selectAll": ["_"],
  ]
}

extension Program {
  /// Finds a method by its base name and the types of its parameters.
  func method(_ base: String, types: [String], in type: TypeInfo) -> FileIndex.Member? {
    for type in chain(of: type) {
      if let found = type.named(base).first(where: { $0.kind == .method && $0.types == types }) {
        return found
      }
    }
    return nil
  }
}
