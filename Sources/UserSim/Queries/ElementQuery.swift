import Simulation
import ViewTree

/// A search for elements, performed again at each use.
///
/// A query finds elements that are shown: no hidden or transparent ones, but also covered ones and ones off
/// the screen. The order is view order: windows back to front, in each window the views depth first, subviews
/// back to front; keys, segments and wheels come at the place of their view. If the parent element has
/// several matches, all of them are searched, but using a found element is an error.
///
/// A query of cells finds all rows of a table. A row without a cell has the content of the cell that the data
/// source returns for it; it is requested only when the content is read. A search by name, or by a condition,
/// reads at most 500 of these rows of a table, those nearest to its cells, and those by name only if no shown
/// element has the name (XQ2).
///
/// Costs O(shown views) per use, and O(rows) for cells; `containing`, which searches each element separately,
/// costs O(shown views x nesting depth of the elements).
@preconcurrency @MainActor public final class ElementQuery: ElementTypeQueryProvider {
  /// The source of a search's elements.
  enum Scope {
    case screen
    case element(Element)
    case query(ElementQuery)
  }

  /// A condition that selects elements of a query.
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

  /// Returns the element with a name: its identifier, or else its label, or else its placeholder or title.
  /// Only the first of these kinds that any element matches counts.
  ///
  /// If several elements have the name, using the element is an error.
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

  /// The only element of the query; if there are several, using it is an error.
  public var element: Element { Element(user, .only(self, isSubscript: false), at: nil) }

  /// The first element of the query.
  public var firstMatch: Element { Element(user, .first(self), at: nil) }

  /// Returns the element at an index of the matches, counted from 0.
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

  /// Returns the only match of a type, and of a name if one is given.
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

  /// The number of matches.
  public var count: Int { found().count }

  /// The current matches, each bound to its index as by `element(boundBy:)`.
  public var allElementsBoundByIndex: [Element] {
    found().indices.map { Element(user, .index(self, $0), at: nil) }
  }

  // MARK: Searching on

  /// Returns a query for all descendants of a type in the matches, at any depth; each element is found once.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.query(self), type, directly: false))
  }

  /// Returns a query for the direct children of a type in the matches.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(user, .below(.query(self), type, directly: true))
  }

  /// Returns a query for the matches with a name: identifier, or else label, or else placeholder or title;
  /// see `subscript(_:)`.
  public func matching(identifier: String) -> ElementQuery { filtered(.named(identifier)) }

  /// Returns a query for the matches of a type, and of a name if one is given.
  public func matching(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    filtered(.typed(type, identifier))
  }

  /// Returns a query for the matches that satisfy `predicate`, which is called at each use of the query.
  public func matching(_ predicate: @escaping @MainActor (ElementAttributes) -> Bool) -> ElementQuery {
    filtered(.accepted(predicate))
  }

  /// Returns a query for the matches that contain, at any depth, an element of a type, and of a name if one
  /// is given.
  public func containing(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    filtered(.having(type, identifier))
  }

  /// Returns a query for the matches that contain, at any depth, an element that satisfies `predicate`.
  public func containing(_ predicate: @escaping @MainActor (ElementAttributes) -> Bool) -> ElementQuery {
    filtered(.havingAccepted(predicate))
  }

  private func filtered(_ filter: Filter) -> ElementQuery { ElementQuery(user, .filtered(self, filter)) }
}
