import Foundation
import ViewTree

/// The views that searches by name on the whole screen have found last, by which a later search knows at once
/// that an element exists.
@MainActor struct KnownElements {
  /// A search on the whole screen.
  struct Search: Hashable {
    var type: ElementType
    var name: String
  }

  private struct Match {
    weak var view: View?
  }

  /// The state of a table whose rows without cells were searched.
  struct TableState: Hashable {
    var table: ObjectIdentifier
    var loads: Int
    var firstRow: IndexPath?
  }

  private var matches: [Search: Match] = [:]
  /// The states of the tables in which a search has found nothing. A wait repeats its search at each event,
  /// which would request a cell for each row each time.
  private var absences: [Search: [TableState]] = [:]
  /// The number of searches that are remembered.
  private static let limit = 1000

  subscript(search: Search) -> View? {
    get { matches[search]?.view }
    set {
      if matches.count >= Self.limit { matches.removeAll(keepingCapacity: true) }
      matches[search] = newValue.map { Match(view: $0) }
    }
  }
}

extension KnownElements {
  /// Returns whether a search has found nothing in tables of these states.
  func isAbsent(_ search: Search, in states: [TableState]) -> Bool { absences[search] == states }

  /// Notes whether a search has found anything in tables of these states.
  mutating func note(_ search: Search, isAbsent: Bool, in states: [TableState]) {
    if absences.count >= Self.limit { absences.removeAll(keepingCapacity: true) }
    absences[search] = isAbsent ? states : nil
  }
}

extension ElementQuery {
  /// The search, if the query is for a name and a type on the whole screen; otherwise `nil`.
  fileprivate var searchOfScreen: KnownElements.Search? {
    guard case .filtered(let query, .named(let name)) = origin,
      case .below(.screen, let type, directly: false) = query.origin
    else { return nil }
    return KnownElements.Search(type: type, name: name)
  }
}

extension Element {
  /// Whether the element has at least one match. Costs O(depth) if the match of the last search still is one.
  var hasMatch: Bool {
    let query: ElementQuery
    switch origin {
    case .only(let found, _), .first(let found): query = found
    case .index, .view: return !resolution.found.isEmpty
    }
    guard let search = query.searchOfScreen else { return !resolution.found.isEmpty }
    user.application.layoutIfNeeded()
    if let view = user.known[search], user.isMatch(view, of: search) { return true }
    let (view, hasParts, tables) = user.firstView(search)
    user.known[search] = view
    if view != nil { return true }
    guard hasParts || !tables.isEmpty else { return false }
    if !hasParts, user.known.isAbsent(search, in: tables) { return false }
    let exists = !resolution.found.isEmpty
    user.known.note(search, isAbsent: !exists, in: tables)
    return exists
  }
}

extension User {
  /// Returns a view that a search finds, of any kind of name, whether there are elements that aren't views,
  /// and the tables that have rows without cells.
  fileprivate func firstView(_ search: KnownElements.Search)
    -> (view: View?, hasParts: Bool, tables: [KnownElements.TableState])
  {
    // An identifier is cheaper to read than the other names, and the most frequent one in searches.
    var (found, others, hasParts): (View?, [View], Bool) = (nil, [], false)
    var tables: [KnownElements.TableState] = []
    for window in application.visibleWindows where found == nil {
      window.forEachShown { view in
        let kind = kind(of: view)
        let type = kind.type(of: view)
        if kind.hasParts { hasParts = true }
        if let table = view as? TableView, table.rowCounts.reduce(0, +) > table.rowsWithCells.count {
          let first = table.rowsWithCells.first?.path
          tables.append(.init(table: ObjectIdentifier(table), loads: table.loadCount, firstRow: first))
        }
        if type.isA(search.type), !view.isPartOfButton {
          if view.accessibilityIdentifier == search.name {
            found = view
            return .stop
          }
          others.append(view)
        }
        return hidesSubviews(view, type) ? .leaveOutSubviews : .goOn
      }
    }
    if let found { return (found, hasParts, tables) }
    for view in others {
      let element = FoundElement.view(view)
      if element.label == search.name || element.title == search.name {
        return (view, hasParts, tables)
      }
    }
    return (nil, hasParts, tables)
  }

  /// Returns whether a search finds a view now.
  fileprivate func isMatch(_ view: View, of search: KnownElements.Search) -> Bool {
    guard view.isShownInWindow, isListed(view, as: search.type) else { return false }
    let element = FoundElement.view(view)
    return FoundElement.NameLevel.allCases.contains { element.name($0) == search.name }
  }
}
