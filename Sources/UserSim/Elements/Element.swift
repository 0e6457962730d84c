import Foundation
import Simulation
import ViewTree

/// An element on the screen, resolved again at each use; the equivalent of `XCUIElement` in XCUITest.
///
/// Queries create elements: `user.textFields["Username"]`, `user.element(for: view)`. Nothing is searched
/// before an element is used, so an element that doesn't exist yet can be created, stored, and waited for.
///
/// Methods throw an ``InteractionError`` if the element, or the element that it is searched in, has no match
/// or several matches. Properties then return an empty value or false, and the error is an issue of the test
/// (U82), as in XCUITest; only ``exists`` and ``isHittable`` are false without an issue. The place is
/// the subscript or method call that created the element; an element created by a property such as
/// ``ElementQuery/element`` has none. Issues need the module `HeadlessUIKitTesting`; without it they are
/// warnings on the standard error stream.
@preconcurrency @MainActor public final class Element: ElementTypeQueryProvider {
  /// The way the element is found.
  enum Origin {
    case only(ElementQuery, isSubscript: Bool)
    case first(ElementQuery)
    case index(ElementQuery, Int)
    case view(View)
  }

  /// The result of a search for one element.
  enum Resolution {
    case one(FoundElement)
    case several([FoundElement])
    case none
    /// The parent element has no match or several; the associated array has the matches inside it.
    case astray(in: Element, [FoundElement])

    /// All matches.
    var found: [FoundElement] {
      switch self {
      case .one(let element): [element]
      case .several(let elements), .astray(_, let elements): elements
      case .none: []
      }
    }

    /// Returns the element responsible if the result isn't one match: `element`, whose resolution this is, or
    /// the element it was searched in.
    func unclear(_ element: Element) -> Element? {
      switch self {
      case .one: nil
      case .several, .none: element
      case .astray(let scope, _): scope
      }
    }
  }

  let user: User
  let origin: Origin
  /// The source position that created the element, or `nil` if it is unknown.
  let place: SourcePlace?

  init(_ user: User, _ origin: Origin, at place: SourcePlace?) {
    self.user = user
    self.origin = origin
    self.place = place
  }

  /// The result of searching for the element now.
  var resolution: Resolution {
    var unclear: Element?
    let found = search(&unclear)
    if let unclear { return .astray(in: unclear, found) }
    return found.count == 1 ? .one(found[0]) : found.isEmpty ? .none : .several(found)
  }

  private func search(_ unclear: inout Element?) -> [FoundElement] {
    switch origin {
    case .only(let query, _): return query.found(limit: .max, &unclear)
    case .first(let query): return Array(query.found(limit: 1, &unclear).prefix(1))
    case .index(let query, let index):
      let found = query.found(limit: .max, &unclear)
      return found.indices.contains(index) ? [found[index]] : []
    case .view(let view): return [.view(view)]
    }
  }

  // MARK: Searching in it

  /// Returns a query for all descendants of a type, at any depth.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.element(self), type, directly: false))
  }

  /// Returns a query for the direct children of a type.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.element(self), type, directly: true))
  }

  /// The first match of the element's query.
  public var firstMatch: Element {
    if case .only(let query, _) = origin { Element(user, .first(query), at: place) } else { self }
  }
}
