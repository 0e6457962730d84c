import Foundation
import ViewTree

/// One thing on the screen, searched anew each time that it is used; what `XCUIElement` is in XCUITest.
///
/// Queries make elements: `user.textFields["Username"]`, and `user.element(for: view)`. Nothing is searched before it is
/// used, so one that isn't there yet can be made, kept, and waited for.
///
/// Properties throw an ``InteractionError`` if there is no such element, or more than one; only ``exists`` and
/// ``isHittable`` say false. Such an error's place is where the element was named.
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
  }

  let user: User
  let origin: Origin
  let place: SourcePlace

  init(
    _ user: User,
    _ origin: Origin,
    at place: SourcePlace = SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  ) {
    self.user = user
    self.origin = origin
    self.place = place
  }

  /// Looks for the element.
  var resolution: Resolution {
    switch origin {
    case .only(let query, _):
      let found = query.found()
      return found.count == 1 ? .one(found[0]) : found.isEmpty ? .none : .several(found)
    case .first(let query): return query.found(limit: 1).first.map { .one($0) } ?? .none
    case .index(let query, let index):
      let found = query.found()
      return found.indices.contains(index) ? .one(found[index]) : .none
    case .view(let view): return .one(.view(view))
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
