import ViewTree

/// A search for elements, done anew each time that it is used.
///
/// It finds what is shown: not what is hidden or transparent, but also what is covered or off the screen. The order is
/// that of the views: windows back to front, in each the views depth first, subviews back to front; keys, segments and
/// wheels come where their view is. In an element that is several things all of them are searched, but to use what is
/// found is an error.
///
/// Costs O(views that are shown) each time; `containing`, which searches in each element by itself, O(views that are shown x
/// how deep the elements are in each other).
@preconcurrency @MainActor public final class ElementQuery: ElementTypeQueryProvider {
  /// Where a search takes its elements from.
  enum Scope {
    case screen
    case element(Element)
    case query(ElementQuery)
  }

  /// Which of a query's elements are kept.
  enum Filter {
    case named(String)
    case typed(ElementType, String?)
    case having(ElementType, String?)
    case accepted((ElementAttributes) -> Bool)
    case havingAccepted((ElementAttributes) -> Bool)
  }

  enum Origin {
    case below(Scope, ElementType, directly: Bool)
    case filtered(ElementQuery, Filter)
  }

  let user: User
  let origin: Origin

  init(_ user: User, _ origin: Origin) {
    self.user = user
    self.origin = origin
  }

  // MARK: Picking one

  /// The element of that name: identifier, or else label, or else placeholder or title. The first of these kinds that
  /// any element has it in counts alone.
  ///
  /// Several of one name are an error as soon as one of them is to be used.
  public subscript(
    name: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Element {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Element(user, .only(matching(identifier: name), isSubscript: true), at: place)
  }

  /// The one element that the query finds; several are an error as soon as it is used.
  public var element: Element { Element(user, .only(self, isSubscript: false), at: nil) }

  /// The first element that the query finds.
  public var firstMatch: Element { Element(user, .first(self), at: nil) }

  /// Returns the element at that place among those that are found, counted from 0.
  public func element(
    boundBy index: Int,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Element {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Element(user, .index(self, index), at: place)
  }

  /// Returns the one element of that type, and of that name if there is one, among those that are found.
  public func element(
    matching type: ElementType,
    identifier: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Element {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Element(user, .only(matching(type, identifier: identifier), isSubscript: false), at: place)
  }

  /// How many elements are found.
  public var count: Int { found().count }

  /// The elements that are found now, each by its place, as ``element(boundBy:)`` gives them.
  public var allElementsBoundByIndex: [Element] {
    found().indices.map { Element(user, .index(self, $0), at: nil) }
  }

  // MARK: Searching on

  /// Searches all elements of a type in those that are found, at any depth; each is found once.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.query(self), type, directly: false))
  }

  /// Searches what is right below the elements that are found.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.query(self), type, directly: true))
  }

  /// Keeps the elements of that name: identifier, or else label, or else placeholder or title; see ``subscript(_:)``.
  public func matching(identifier: String) -> ElementQuery { filtered(.named(identifier)) }

  /// Keeps the elements of that type, and of that name if there is one.
  public func matching(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    filtered(.typed(type, identifier))
  }

  /// Keeps the elements that `predicate` accepts; it is asked each time that the query is used.
  public func matching(_ predicate: @escaping @MainActor (ElementAttributes) -> Bool) -> ElementQuery {
    filtered(.accepted(predicate))
  }

  /// Keeps the elements in which, at any depth, one is of that type, and of that name if there is one.
  public func containing(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    filtered(.having(type, identifier))
  }

  /// Keeps the elements in which, at any depth, `predicate` accepts one.
  public func containing(_ predicate: @escaping @MainActor (ElementAttributes) -> Bool) -> ElementQuery {
    filtered(.havingAccepted(predicate))
  }

  private func filtered(_ filter: Filter) -> ElementQuery { ElementQuery(user, .filtered(self, filter)) }
}
