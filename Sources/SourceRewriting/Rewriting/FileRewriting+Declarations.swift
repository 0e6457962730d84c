extension FileRewriting {
  /// Removes the attributes that need an Objective-C runtime, and the modifiers that need the attributes.
  mutating func rewriteDeclarations() {
    for (index, declaration) in file.declarations.enumerated() {
      for attribute in declaration.attributes { rewrite(attribute, of: declaration, index) }
      if declaration.kind == .protocol, declaration.attribute("objc") != nil { bindToClasses(declaration) }
      if declaration.kind == .function, declaration.fullName == Self.observer { rewriteObserver(declaration) }
      moveIfOverridden(declaration, index)
    }
  }

  /// The method that receives changes of observed values.
  static let observer = "observeValue(forKeyPath:of:change:context:)"

  /// Removes the modifier `override` of the outermost method that receives changes, as only Objective-C's
  /// root class has one to override.
  private mutating func rewriteObserver(_ declaration: Declaration) {
    guard let override = declaration.modifiers.first(where: { $0.word == .override }),
      declaration.parent >= 0, let type = program.type(named: file.typePath(declaration.parent)),
      !program.chain(of: type).dropFirst().contains(where: { $0.hasMethod(Self.observer) })
    else { return }
    replace(override.token..<override.token + 1)
    report(.rewritten, at: override.token, "override of \(Self.observer)")
  }

  private mutating func rewrite(_ attribute: Declaration.Attribute, of declaration: Declaration, _ index: Int)
  {
    switch attribute.name {
    case "objc", "objcMembers", "IBOutlet", "IBAction":
      if attribute.name == "objc", declaration.kind == .variable, rewriteObserved(attribute, declaration) {
        return
      }
      replace(attribute.tokens)
      report(.rewritten, at: attribute.tokens.lowerBound, "@\(attribute.name) of \(declaration.fullName)")
    case "main", "UIApplicationMain", "NSApplicationMain":
      guard isProgram else {
        replace(attribute.tokens)
        report(
          .rewritten,
          at: attribute.tokens.lowerBound,
          "@\(attribute.name), as a library has no entry point"
        )
        return
      }
      guard attribute.name != "main" else { return }
      replace(attribute.tokens, with: "@main")
      report(.rewritten, at: attribute.tokens.lowerBound, "@\(attribute.name) as @main")
    case "NSManaged":
      report(.impossible, at: attribute.tokens.lowerBound, "@NSManaged needs Core Data")
    default: break
    }
  }

  /// Makes a stored `@objc dynamic` property report its changes, by a wrapper in the place of the attribute.
  private mutating func rewriteObserved(_ attribute: Declaration.Attribute, _ declaration: Declaration)
    -> Bool
  {
    guard let dynamic = declaration.modifiers.first(where: { $0.word == .dynamic }) else { return false }
    let type = declaration.parent >= 0 ? file.declarations[declaration.parent] : nil
    guard type?.kind == .class, !declaration.isStatic else { return false }
    if declaration.isComputed || declaration.has(.lazy) || declaration.has(.weak) || declaration.has(.unowned)
      || declaration.has(.override) || !declaration.furtherNames.isEmpty
    {
      let kind =
        declaration.isComputed
        ? "computed"
        : declaration.has(.override)
          ? "overriding"
          : declaration.has(.lazy)
            ? "lazy" : declaration.has(.weak) || declaration.has(.unowned) ? "weak" : "joint"
      report(
        .impossible,
        at: attribute.tokens.lowerBound,
        "changes of the \(kind) property \(declaration.name) aren't observed"
      )
      return false
    }
    writeWrapper(replacing: attribute, dynamic, of: declaration)
    needsImport = true
    report(.rewritten, at: attribute.tokens.lowerBound, "@objc dynamic of \(declaration.name) as @Observed")
    return true
  }

  /// Writes the wrapper before the modifiers, as no attribute may follow `open` or `public`.
  private mutating func writeWrapper(
    replacing attribute: Declaration.Attribute,
    _ dynamic: Declaration.Modifier,
    of declaration: Declaration
  ) {
    let first = min(attribute.tokens.lowerBound, declaration.modifiers[0].token)
    let range = first..<max(attribute.tokens.upperBound, dynamic.token + 1)
    let others = declaration.attributes.contains {
      $0.tokens.lowerBound != attribute.tokens.lowerBound && range.contains($0.tokens.lowerBound)
    }
    guard !others else {
      replace(attribute.tokens)
      replace(dynamic.token..<dynamic.token + 1)
      return insert("@Observed ", at: file.tokens[declaration.tokens.lowerBound].start)
    }
    let next = attribute.tokens.upperBound
    if first == attribute.tokens.lowerBound, file.tokens[next].startsLine {
      // Nothing is behind the attribute on its line.
      replace(attribute.tokens)
      insert("@Observed", at: file.tokens[first].start)
      return replace(dynamic.token..<dynamic.token + 1)
    }
    // The attribute and the modifier have room for the wrapper's name, one of them alone may not.
    var text = "@Observed"
    for token in range where token != dynamic.token && !attribute.tokens.contains(token) {
      let isJoined = token > first && file.tokens[token].start == file.tokens[token - 1].end
      text += (isJoined ? "" : " ") + file.text(token)
    }
    replace(range, with: text)
  }

  /// Keeps a protocol for classes only, as a protocol with the attribute `@objc` is.
  private mutating func bindToClasses(_ declaration: Declaration) {
    guard declaration.inherited.isEmpty else { return }
    // Only the brace moves.
    insert(": AnyObject", at: file.tokens[declaration.afterName - 1].end)
  }

  // MARK: - Overridden members of extensions

  /// Marks a member of an extension that overrides, or that a subclass overrides, for its move into the
  /// class.
  private mutating func moveIfOverridden(_ declaration: Declaration, _ index: Int) {
    guard declaration.kind == .function || declaration.kind == .variable, !declaration.isStatic,
      declaration.parent >= 0, file.declarations[declaration.parent].kind == .extension, !declaration.isDead
    else { return }
    let outer = file.declarations[declaration.parent]
    let path = file.typePath(declaration.parent)
    let isOverride = declaration.has(.override)
    guard let type = program.type(named: path), type.kind == .class else {
      if isOverride {
        report(
          .impossible,
          at: declaration.keyword,
          "\(declaration.fullName) overrides in an extension of \(path)"
        )
      }
      return
    }
    let name = declaration.fullName
    guard isOverride || program.isOverridden(name, in: type) else { return }
    if type.isImported || outer.hasWhereClause || type.isLocal {
      return report(
        .impossible,
        at: declaration.keyword,
        "\(name) is overridden, and can't be moved from the extension into \(path)"
      )
    }
    move(index)
    report(
      .rewritten,
      at: declaration.keyword,
      "\(name) is overridden, and moved from the extension into \(path)"
    )
  }

  // MARK: - Optional requirements

  /// The name of the generated property for an optional requirement.
  static func hook(_ requirement: FileIndex.Member, of type: Program.TypeInfo) -> String {
    let labels = requirement.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    let name = "_\(type.path.replacingDots)_\(requirement.baseName)\(labels)"
    // The types distinguish two requirements that have the same labels.
    guard type.isOverloaded(requirement) else { return name }
    return name + "_" + requirement.types.map(TypeText.identifier).joined(separator: "_")
  }

  /// The type of the closure that calls an optional method, or of an optional property.
  static func hookType(_ requirement: FileIndex.Member, types: FileIndex.Member? = nil) -> String {
    let source = types ?? requirement
    guard requirement.kind == .method else { return "\(TypeText.parenthesized(source.type ?? "Any"))?" }
    return "((\(source.types.joined(separator: ", "))) -> \(source.type ?? "Void"))?"
  }

  mutating func writeOptionalRequirements() {
    for (index, declaration) in file.declarations.enumerated() where !declaration.isDead {
      if declaration.kind == .protocol {
        writeProtocol(declaration, index)
      } else if declaration.kind == .class {
        writeHooks(declaration, index)
      }
    }
  }

  private mutating func writeProtocol(_ declaration: Declaration, _ index: Int) {
    guard let type = program.type(named: file.typePath(index)) else { return }
    let requirements = program.optionalRequirements(of: type)
    guard !requirements.isEmpty else { return }
    let optionals = file.children[index].filter { file.declarations[$0].has(.optional) }
    // The attributes are replaced with the requirement.
    removeEdits(in: optionals.map { byteRange(of: $0) }, from: &edits)
    for member in optionals.map({ file.declarations[$0] }) {
      // So does a semicolon between two requirements.
      let isFollowed =
        member.tokens.upperBound < file.tokens.count
        && file.tokens[member.tokens.upperBound].kind == .semicolon
      blanked.insert(member.tokens.upperBound + (isFollowed ? 0 : -1))
      replace(isFollowed ? member.tokens.lowerBound..<member.tokens.upperBound + 1 : member.tokens)
      report(.rewritten, at: member.keyword, "optional requirement \(member.fullName) of \(type.path)")
    }
    let access =
      declaration.has(.public)
      ? "public "
      : declaration.has(.private) || declaration.has(.fileprivate)
        ? "fileprivate " : ""
    for requirement in requirements {
      add("var \(Self.hook(requirement, of: type)): \(Self.hookType(requirement)) { get }", to: index)
    }
    var lines: [String] = []
    for requirement in requirements {
      let hook = Self.hook(requirement, of: type)
      lines.append("\(access)var \(hook): \(Self.hookType(requirement)) { nil }")
      if requirement.kind == .property {
        let result =
          TypeText.isOptional(requirement.type ?? "") ? requirement.type! : Self.hookType(requirement)
        let value = TypeText.isOptional(requirement.type ?? "") ? "\(hook) ?? nil" : hook
        lines.append("@_disfavoredOverload \(access)var \(requirement.name): \(result) { \(value) }")
      }
    }
    var names: [String] = []
    for requirement in requirements where requirement.kind == .method && !names.contains(requirement.baseName)
    {
      names.append(requirement.baseName)
      if requirements.contains(where: { $0.kind == .property && $0.name == requirement.baseName }) {
        report(
          .impossible,
          at: declaration.keyword,
          "the optional methods \(requirement.baseName) of \(type.path) have the name of an optional property"
        )
        continue
      }
      let methods = requirements.filter { $0.kind == .method && $0.baseName == requirement.baseName }
      lines.append(callProperty(requirement.baseName, methods, of: type, access))
    }
    let isIsolated = declaration.attribute("MainActor") != nil
    trailing.append(
      "\(isIsolated ? "@MainActor " : "")extension \(type.path) { \(lines.joined(separator: "; ")) }"
    )
  }

  /// The property for calls of the optional methods with a base name.
  private mutating func callProperty(
    _ name: String,
    _ methods: [FileIndex.Member],
    of type: Program.TypeInfo,
    _ access: String
  ) -> String {
    let declared = "@_disfavoredOverload \(access)var \(name)"
    let first = methods[0]
    let hook = Self.hook(first, of: type)
    if methods.count == 1, first.labels.allSatisfy({ $0 == "_" }) {
      return "\(declared): \(Self.hookType(first)) { \(hook) }"
    }
    let calls = "_\(type.path.replacingDots)_\(name)"
    var body: [String] = []
    for method in methods {
      let parameters = zip(method.labels, method.types).enumerated().map { index, parameter in
        "\(parameter.0) a\(index): \(parameter.1)"
      }
      let arguments = method.types.indices.map {
        (method.types[$0].hasPrefix("inout ") ? "&" : "") + "a\($0)"
      }
      let result = method.type ?? "Void"
      let target = methods.count == 1 ? "call" : "target.\(Self.hook(method, of: type))?"
      let isWrapped = methods.count > 1 && !TypeText.isOptional(result)
      let isFlattened = methods.count > 1 && TypeText.isOptional(result)
      body.append(
        (method.has("discardableResult") ? "@discardableResult " : "")
          + "\(access)func callAsFunction(\(parameters.joined(separator: ", "))) -> \(isWrapped ? TypeText.parenthesized(result) + "?" : result)"
          + " { \(target)(\(arguments.joined(separator: ", ")))\(isFlattened ? " ?? nil" : "") }"
      )
    }
    if methods.count == 1 {
      let closure = String(Self.hookType(first).dropFirst().dropLast(2))
      trailing.append("\(access)struct \(calls) { let call: \(closure); \(body[0]) }")
      return "\(declared): \(calls)? { \(hook).map { \(calls)(call: $0) } }"
    }
    trailing.append(
      "\(access)struct \(calls) { let target: any \(type.path); \(body.joined(separator: "; ")) }"
    )
    let conditions = methods.map { "\(Self.hook($0, of: type)) == nil" }
    return "\(declared): \(calls)? { \(conditions.joined(separator: " && ")) ? nil : \(calls)(target: self) }"
  }

  /// Adds the properties through which a class, or a subclass of it, implements optional requirements.
  private mutating func writeHooks(_ declaration: Declaration, _ index: Int) {
    guard let type = program.type(named: file.typePath(index)), type.kind == .class else { return }
    var written: Set<String> = []
    // The uppermost class that conforms declares the property, its subclasses override it.
    for (conformed, root) in program.conformances(of: type) {
      let isRoot = root == type.path
      for requirement in program.optionalRequirements(of: conformed) {
        let name = Self.hook(requirement, of: conformed)
        guard !written.contains(name) else { continue }
        var found = type.implementation(of: requirement, in: conformed)
        if isRoot, found == nil {
          found =
            program.chain(of: type).dropFirst().lazy.compactMap {
              $0.implementation(of: requirement, in: conformed)
            }.first
        }
        let isNeeded =
          found != nil && (isRoot || found?.is("override") == false)
          || isRoot && program.isImplemented(requirement, of: conformed, below: type)
        guard isNeeded else { continue }
        written.insert(name)
        let access = conformed.isPublic && type.isPublic ? "public " : ""
        let head = "\(access)\(!isRoot ? "override " : "")var \(name): "
        guard let found else {
          add("\(head)\(Self.hookType(requirement)) { nil }", to: index)
          continue
        }
        guard found.kind == .method else {
          add("\(head)\(Self.hookType(requirement, types: found)) { self.\(found.name) }", to: index)
          continue
        }
        let arguments = found.types.indices.map {
          (found.types[$0].hasPrefix("inout ") ? "&$" : "$") + "\($0)"
        }
        add(
          "\(head)\(Self.hookType(requirement, types: found)) { return { self.\(found.call(arguments)) } }",
          to: index
        )
      }
    }
  }
}

extension String {
  /// The path of a type as a part of a name.
  var replacingDots: String { String(map { $0 == "." ? "_" : $0 }) }
}

extension TypeText {
  /// Whether a type is optional.
  static func isOptional(_ text: String) -> Bool {
    (text.hasSuffix("?") || text.hasSuffix("!")) && !text.contains("->") || text.hasPrefix("Optional<")
  }

  /// The letters and digits of a type, as a part of a name.
  static func identifier(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// A type in parentheses if an optional mark behind it would belong to a part of it.
  static func parenthesized(_ text: String) -> String {
    text.contains("->") || text.hasPrefix("any ") || text.contains("&") ? "(\(text))" : text
  }
}
