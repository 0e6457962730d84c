import KeyboardSim
import Simulation
import ViewTree

extension Element {
  /// Returns the only match of the element.
  ///
  /// - Parameters:
  ///   - call: The call that needs the match: `tap()`.
  ///   - place: The call's position in the test.
  /// - Throws: Reason `.noMatch` or `.severalMatches`, for this element or for the element that it is
  ///   searched in.
  func one(for call: @autoclosure () -> String, at place: SourcePlace?) throws(InteractionError)
    -> FoundElement
  {
    user.layOutScreen()
    let resolution = resolution
    if case .one(let found) = resolution { return found }
    throw failure(resolution, in: "\(spelling).\(call())", at: place)
  }

  /// Returns the error for a search that didn't result in exactly one match.
  private func failure(_ resolution: Resolution, in call: String, at place: SourcePlace?) -> InteractionError
  {
    switch resolution {
    case .astray(let scope, _): scope.failure(scope.resolution, in: call, at: place)
    case .several(let found):
      user.failure(
        .severalMatches(query: spelling, candidates: candidates(found)),
        in: call,
        at: place
      )
    case .none, .one: user.failure(.noMatch(query: spelling), in: call, after: missedSearch, at: place)
    }
  }

  /// Returns a query for each of several matches: by identifier if that is unique, otherwise by index.
  private func candidates(_ found: [FoundElement]) -> [String] {
    guard case .only(let query, _) = origin else { return [] }
    return found.indices.map { index in
      if let name = found[index].identifier, !name.isEmpty, let siblings = query.origin.unnamed,
        siblings.matching(identifier: name).count == 1
      {
        return "\(siblings)[\(name.inSwift)]"
      }
      return "\(query).element(boundBy: \(index))"
    }
  }

  /// The details of the failed search for suggestions, or `nil` if the search wasn't by name.
  private var missedSearch: MissedSearch? {
    let query: ElementQuery
    switch origin {
    case .only(let found, _), .first(let found), .index(let found, _): query = found
    case .view: return nil
    }
    guard case .filtered(let siblings, .named(let name)) = query.origin else { return nil }
    var kind: ElementType?
    var scope: View?
    if case .below(let place, let type, _) = siblings.origin {
      if type != .any { kind = type }
      if case .element(let element) = place, case .one(let root) = element.resolution { scope = root.view }
      if case .query(let query) = place { scope = query.found(limit: 1).first?.view }
    }
    return MissedSearch(name: name, kind: kind?.words, scope: scope, candidates: user.namedElements)
  }
}

extension ElementQuery.Origin {
  /// The query before it was filtered by name.
  fileprivate var unnamed: ElementQuery? {
    if case .filtered(let query, .named) = self { query } else { nil }
  }
}

extension User {
  /// All elements that have a name, including hidden ones, in traversal order.
  fileprivate var namedElements: [MissedSearch.Candidate] {
    var result: [MissedSearch.Candidate] = []
    for window in application.allWindows {
      window.forEachInSubtree { view in
        note(.view(view), &result)
        if let keyplane = view as? KeyplaneView, !keyboard.keys.isEmpty {
          for key in keyplane.keys { note(.key(key), &result) }
        }
        for part in ElementPart.parts(of: view, kind(of: view)) { note(.part(part), &result) }
      }
    }
    return result
  }

  private func note(_ element: FoundElement, _ result: inout [MissedSearch.Candidate]) {
    var names: [String] = []
    for level in FoundElement.NameLevel.allCases {
      if let name = element.name(level), !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    guard let name = names.first else { return }
    let type = attributes(of: element).elementType
    let query = type.queryName.map { "user.\($0)" } ?? "user.descendants(matching: .\(type))"
    result.append(
      MissedSearch.Candidate(
        query: "\(query)[\(name.inSwift)]",
        kind: type.words,
        names: names,
        view: element.view
      )
    )
  }
}
