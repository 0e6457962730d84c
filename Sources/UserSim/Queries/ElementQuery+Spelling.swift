import ViewTree

extension ElementQuery: @preconcurrency CustomStringConvertible {
  /// The query in Swift syntax: `user.textFields.matching(identifier: "Username")`.
  public var description: String { spelling }

  var spelling: String {
    switch origin {
    case .below(let scope, let type, let directly):
      let search = directly ? "children" : "descendants"
      let name = directly ? nil : type.queryName
      return scope.spelling + (name.map { ".\($0)" } ?? ".\(search)(matching: .\(type))")
    case .filtered(let query, let filter): return query.spelling + filter.spelling
    }
  }
}

extension ElementQuery.Scope {
  @MainActor fileprivate var spelling: String {
    switch self {
    case .screen: "user"
    case .element(let element): element.spelling
    case .query(let query): query.spelling
    }
  }
}

extension ElementQuery.Filter {
  fileprivate var spelling: String {
    switch self {
    case .named(let name): ".matching(identifier: \(name.inSwift))"
    case .typed(let type, let name): ".matching(\(Self.arguments(type, name)))"
    case .having(let type, let name): ".containing(\(Self.arguments(type, name)))"
    case .accepted: ".matching { ... }"
    case .havingAccepted: ".containing { ... }"
    }
  }

  private static func arguments(_ type: ElementType, _ name: String?) -> String {
    ".\(type)" + (name.map { ", identifier: \($0.inSwift)" } ?? "")
  }
}

extension Element: @preconcurrency CustomStringConvertible {
  /// The element in Swift syntax: `user.textFields["Username"]`.
  public var description: String { spelling }

  var spelling: String {
    switch origin {
    case .only(let query, isSubscript: true):
      guard case .filtered(let named, .named(let name)) = query.origin else { return "\(query).element" }
      return "\(named)[\(name.inSwift)]"
    case .only(let query, isSubscript: false): return "\(query).element"
    case .first(let query): return "\(query).firstMatch"
    case .index(let query, let index): return "\(query).element(boundBy: \(index))"
    case .view(let view): return "user.element(for: \(view.debugName))"
    }
  }
}
