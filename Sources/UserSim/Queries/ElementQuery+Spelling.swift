import ViewTree

extension ElementQuery: @preconcurrency CustomStringConvertible {
  /// The query in Swift syntax: `user.textFields.matching(identifier: "Username")`.
  public var description: String { spelling }

  var spelling: String { spelling(of: "user", isCounterpart: false) }

  /// Returns the query in Swift syntax, from a name of the screen; in XCUITest's spelling if it is the
  /// counterpart.
  func spelling(of screen: String, isCounterpart: Bool) -> String {
    switch origin {
    case .below(let scope, let type, let directly):
      let search = directly ? "children" : "descendants"
      let name = directly ? nil : type.queryName
      return scope.spelling(of: screen, isCounterpart: isCounterpart)
        + (name.map { ".\($0)" } ?? ".\(search)(matching: .\(type))")
    case .filtered(let query, let filter):
      return query.spelling(of: screen, isCounterpart: isCounterpart)
        + filter.spelling(isCounterpart: isCounterpart)
    }
  }

  /// Whether the spelling is complete: without closures, and views that have no query.
  var isWritable: Bool {
    switch origin {
    case .below(.screen, _, _): true
    case .below(.element(let element), _, _): element.isWritable
    case .below(.query(let query), _, _): query.isWritable
    case .filtered(_, .accepted), .filtered(_, .havingAccepted): false
    case .filtered(let query, _): query.isWritable
    }
  }
}

extension ElementQuery.Scope {
  @MainActor fileprivate func spelling(of screen: String, isCounterpart: Bool) -> String {
    switch self {
    case .screen: screen
    case .element(let element): element.spelling(of: screen, isCounterpart: isCounterpart)
    case .query(let query): query.spelling(of: screen, isCounterpart: isCounterpart)
    }
  }
}

extension ElementQuery.Filter {
  fileprivate func spelling(isCounterpart: Bool) -> String {
    switch self {
    case .named(let name): ".matching(identifier: \(name.inSwift))"
    case .typed(let type, let name): ".matching(\(Self.arguments(type, name, isCounterpart)))"
    case .having(let type, let name): ".containing(\(Self.arguments(type, name, isCounterpart)))"
    case .accepted: ".matching { ... }"
    case .havingAccepted: ".containing { ... }"
    }
  }

  /// The arguments; XCUITest has no default for the identifier.
  private static func arguments(_ type: ElementType, _ name: String?, _ isCounterpart: Bool) -> String {
    ".\(type)" + (name.map { ", identifier: \($0.inSwift)" } ?? (isCounterpart ? ", identifier: nil" : ""))
  }
}

extension Element: @preconcurrency CustomStringConvertible {
  /// The element in Swift syntax: `user.textFields["Username"]`.
  public var description: String { spelling }

  var spelling: String { spelling(of: "user", isCounterpart: false) }

  /// Returns the element in Swift syntax, from a name of the screen; see
  /// ``ElementQuery/spelling(of:isCounterpart:)``.
  func spelling(of screen: String, isCounterpart: Bool) -> String {
    func text(_ query: ElementQuery) -> String { query.spelling(of: screen, isCounterpart: isCounterpart) }
    switch origin {
    case .only(let query, isSubscript: true):
      guard case .filtered(let named, .named(let name)) = query.origin else {
        return "\(text(query)).element"
      }
      return "\(text(named))[\(name.inSwift)]"
    case .only(let query, isSubscript: false): return "\(text(query)).element"
    case .first(let query): return "\(text(query)).firstMatch"
    case .index(let query, let index): return "\(text(query)).element(boundBy: \(index))"
    case .view(let view): return "user.element(for: \(view.debugName))"
    }
  }

  /// Whether the spelling is complete; see ``ElementQuery/isWritable``.
  var isWritable: Bool {
    switch origin {
    case .only(let query, _), .first(let query), .index(let query, _): query.isWritable
    case .view: false
    }
  }
}
