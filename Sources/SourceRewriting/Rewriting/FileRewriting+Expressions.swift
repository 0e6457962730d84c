extension FileRewriting {
  /// Rewrites `#selector`, `#keyPath` and the conditions of the system's version, and reports calls that
  /// can't be rewritten.
  mutating func rewriteExpressions() {
    for index in file.tokens.indices where !file.previews.contains(where: { $0.contains(index) }) {
      switch file.tokens[index].kind {
      case .pound:
        if file.token(index, is: "#selector") {
          rewriteSelector(index)
        } else if file.token(index, is: "#keyPath") {
          rewriteKeyPath(index)
        } else if file.token(index, is: "#available") || file.token(index, is: "#unavailable") {
          rewriteAvailability(index)
        }
      case .word:
        if file.tokens[index].word == .none { checkRuntimeCall(index) }
        if file.tokens[index].word == .`init` { checkMetatype(index) }
      default: break
      }
    }
  }

  // MARK: - Key paths

  private mutating func rewriteKeyPath(_ index: Int) {
    guard index + 1 < file.tokens.count, file.tokens[index + 1].kind == .openParen else { return }
    let close = file.matches[index + 1]
    var parts: [String] = []
    var isType = true
    for token in index + 2..<close where file.tokens[token].kind == .word {
      let part = file.text(token)
      // The types at the beginning aren't parts of the path.
      if isType, part.first?.isUppercase == true || part == "self" { continue }
      isType = false
      parts.append(part.filter { $0 != "`" })
    }
    replace(index..<close + 1, with: "\"\(parts.joined(separator: "."))\"")
    report(.rewritten, at: index, "#keyPath of \(parts.joined(separator: "."))")
  }

  // MARK: - Forms that can't be rewritten

  private mutating func checkRuntimeCall(_ index: Int) {
    let token = file.tokens[index]
    let first = file.bytes[token.start]
    guard token.end - token.start > 10,
      first == 111 || first == 109 || first == 99 || first == 105 || first == 78
    else { return }
    let name = file.text(index)
    if name == "NSClassFromString", index + 1 < file.tokens.count, file.tokens[index + 1].kind == .openParen {
      replace(index..<index + 1, with: "UIClassFromString")
      needsImport = true
      return report(.rewritten, at: index, "NSClassFromString as UIClassFromString")
    }
    if RuntimeNames.isMissing(name) {
      report(.impossible, at: index, "\(name) needs the Objective-C runtime")
    }
  }

  /// Reports an initializer that is called on a class which is known only at run time.
  private mutating func checkMetatype(_ index: Int) {
    guard index >= 2, file.tokens[index - 1].kind == .dot, index + 1 < file.tokens.count,
      file.tokens[index + 1].kind == .openParen
    else { return }
    let base = file.tokens[index - 2]
    if base.kind == .closeParen {
      let open = file.matches[index - 2]
      guard open > 0, file.token(open - 1, is: "type") else { return }
    } else {
      guard base.kind == .word, base.word == .none, index == 2 || file.tokens[index - 3].kind != .dot,
        (97...122).contains(file.bytes[base.start])
      else { return }
    }
    report(.impossible, at: index, "init of a class that is known only at run time must be required")
  }
}

/// Names of Objective-C's runtime.
enum RuntimeNames {
  private static let associatedObjects: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_AssociationPolicy",
  ]
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "imp_implementationWithBlock",
    "object_setClass", "NSManagedObject",
  ]

  /// Whether nothing stands for a name.
  static func isMissing(_ name: String) -> Bool {
    swizzling.contains(name) || name.hasPrefix("objc_") && !associatedObjects.contains(name)
  }
}
