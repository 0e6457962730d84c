import Foundation
import ViewTree

/// One thing on the screen, searched anew each time that it is used; what `XCUIElement` is in XCUITest.
///
/// Queries make elements: `user.textFields["Username"]`, and `user.element(for: view)`. Nothing is searched before it is
/// used, so one that isn't there yet can be made, kept, and waited for.
///
/// Properties throw an ``InteractionError`` if there is no such element, or more than one, or if that is so of the element
/// that it is searched in; only ``exists`` and ``isHittable`` say false. Such an error's place is where the element was named
/// by a subscript or a method; by a property such as ``ElementQuery/element``, it has none.
@preconcurrency @MainActor public final class Element: ElementTypeQueryProvider {
  /// How the element is found.
  enum Origin {
    case only(ElementQuery, isSubscript: Bool)
    case first(ElementQuery)
    case index(ElementQuery, Int)
    case view(View)
  }

  /// What a search for one element comes to.
  enum Resolution {
    case one(FoundElement)
    case several([FoundElement])
    case none
    /// The element that it was searched in is not there, or is several things, which have those in them.
    case astray(in: Element, [FoundElement])

    /// All that was found.
    var found: [FoundElement] {
      switch self {
      case .one(let element): [element]
      case .several(let elements), .astray(_, let elements): elements
      case .none: []
      }
    }

    /// Who is to be blamed if it is not one thing: `element`, whose resolution it is, or the one that it was searched in.
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
  /// Where the element was named; nil where that can't be known.
  let place: SourcePlace?

  init(_ user: User, _ origin: Origin, at place: SourcePlace?) {
    self.user = user
    self.origin = origin
    self.place = place
  }

  /// Looks for the element.
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

  /// Searches all elements of a type in this one, at any depth.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.element(self), type, directly: false))
  }

  /// Searches what is right below the element.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.element(self), type, directly: true))
  }

  /// The first of the elements that it may be.
  public var firstMatch: Element {
    if case .only(let query, _) = origin { Element(user, .first(query), at: place) } else { self }
  }
}
