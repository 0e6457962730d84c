import Foundation
import KeyboardSim
import ViewTree

extension ElementQuery {
  /// Returns the elements that the query matches now, at most `limit`.
  func found(limit: Int = .max) -> [FoundElement] {
    var unclear: Element?
    return found(limit: limit, &unclear)
  }

  /// Returns the elements that the query matches now. Sets `unclear` to the parent element if that has no
  /// match or several matches; all of its matches are searched then.
  func found(limit: Int, _ unclear: inout Element?) -> [FoundElement] {
    user.application.layoutIfNeeded()
    return elements(limit: limit, &unclear)
  }

  private func elements(limit: Int, _ unclear: inout Element?) -> [FoundElement] {
    switch origin {
    case .below(.screen, let type, let directly):
      var result: [FoundElement] = []
      for window in user.application.visibleWindows where result.count < limit {
        if directly {
          if user.kind(of: window).type(of: window).isA(type) { result.append(.view(window)) }
        } else {
          user.search(window, including: true, type, limit, &result)
        }
      }
      return result
    case .below(.element(let element), let type, let directly):
      let resolution = element.resolution
      if unclear == nil { unclear = resolution.unclear(element) }
      return user.search(resolution.found, type, directly: directly, limit)
    case .below(.query(let query), let type, let directly):
      return user.search(query.elements(limit: .max, &unclear), type, directly: directly, limit)
    case .filtered(let query, let filter):
      let result = user.apply(filter, to: query.elements(limit: .max, &unclear))
      guard result.isEmpty, case .named(let name) = filter else { return result }
      return query.unshownElements(named: name)
    }
  }

  /// Returns the elements with a name in rows of tables that have no cell; none for a query of cells, which
  /// finds rows without cells itself, and for one with conditions.
  private func unshownElements(named name: String) -> [FoundElement] {
    guard case .below(let scope, let type, directly: false) = origin, type != .cell else { return [] }
    var roots: [View] = []
    switch scope {
    case .screen: roots = user.application.visibleWindows
    case .element(let element): roots = element.resolution.found.compactMap(\.ownView)
    case .query(let query):
      var unclear: Element?
      roots = query.elements(limit: .max, &unclear).compactMap(\.ownView)
    }
    return user.unshownElements(type, named: name, in: roots)
  }
}

extension ElementType {
  /// Whether a search for `wanted` finds elements of this type.
  func isA(_ wanted: ElementType) -> Bool { wanted == .any || wanted == self }
}

extension FoundElement {
  /// The view that the element is.
  fileprivate var ownView: View? { if case .view(let view) = self { view } else { nil } }
}

extension View {
  /// Whether the view is a button's own label or image, which counts as the button.
  var isPartOfButton: Bool { (superview as? Button)?.ownsPart(self) ?? false }
}

extension KeyboardKey {
  /// Whether a search for `wanted` finds the key: some keys count both as keys and as buttons.
  fileprivate func isA(_ wanted: ElementType) -> Bool {
    switch wanted {
    case .any, .key: key.kind != .empty
    case .button: isButton && key.kind != .empty
    default: false
    }
  }
}

extension User {
  /// Appends the visible elements of a type in a view, in view order; also rows of tables without cells if
  /// the type is that of cells.
  func search(
    _ root: View,
    including includesRoot: Bool,
    _ wanted: ElementType,
    _ limit: Int,
    _ result: inout [FoundElement]
  ) {
    root.forEachShown { view in
      let kind = kind(of: view)
      let type = kind.type(of: view)
      if includesRoot || view !== root, type.isA(wanted), !view.isPartOfButton { result.append(.view(view)) }
      appendParts(of: view, kind, wanted, &result)
      if wanted == .cell, let table = view as? TableView {
        appendRows(of: table, limit, &result)
        return result.count >= limit ? .stop : .leaveOutSubviews
      }
      if result.count >= limit { return .stop }
      return hidesSubviews(view, type) ? .leaveOutSubviews : .goOn
    }
  }

  /// Returns whether a view of a type counts as one element with all of its subviews.
  func hidesSubviews(_ view: View, _ type: ElementType) -> Bool {
    type == .other && view.isAccessibilityElement
  }

  /// Returns whether a search of the screen lists a shown view among the elements of a type.
  func isListed(_ view: View, as wanted: ElementType) -> Bool {
    guard kind(of: view).type(of: view).isA(wanted), !view.isPartOfButton else { return false }
    var next = view.superview
    while let ancestor = next {
      if hidesSubviews(ancestor, kind(of: ancestor).type(of: ancestor)) { return false }
      next = ancestor.superview
    }
    return true
  }

  /// Returns the parts of a view with the type of the queries that find them. A key that counts as a button
  /// is listed under both types.
  func parts(of view: View, _ kind: ElementKind) -> [(type: ElementType, part: FoundElement)] {
    guard kind.hasParts else { return [] }
    return [ElementType.key, .button, .pickerWheel].flatMap { type in
      var parts: [FoundElement] = []
      appendParts(of: view, kind, type, &parts)
      return parts.map { (type, $0) }
    }
  }

  /// Appends the parts of a view that are elements of a type.
  private func appendParts(
    of view: View,
    _ kind: ElementKind,
    _ wanted: ElementType,
    _ result: inout [FoundElement]
  ) {
    switch kind {
    case .keyplane:
      guard let keyplane = view as? KeyplaneView else { return }
      for key in keyplane.keys where key.isA(wanted) { result.append(.key(key)) }
    case .segmentedControl, .stepper, .picker:
      for part in ElementPart.parts(of: view, kind) where part.type.isA(wanted) { result.append(.part(part)) }
    default: break
    }
  }

  /// Returns the elements of a type below `roots`, which must be in view order; each element once.
  fileprivate func search(
    _ roots: [FoundElement],
    _ wanted: ElementType,
    directly: Bool,
    _ limit: Int
  ) -> [FoundElement] {
    var result: [FoundElement] = []
    var searched = SearchedViews()
    for root in roots where result.count < limit {
      if case .row(let row) = root { result += row.elements(wanted).map(FoundElement.row) }
      guard case .view(let view) = root else { continue }
      if directly {
        searchChildren(of: view, wanted, &result)
      } else if searched.isNew(view) {
        search(view, including: false, wanted, limit, &result)
      }
    }
    return result
  }

  private func searchChildren(of view: View, _ wanted: ElementType, _ result: inout [FoundElement]) {
    let kind = kind(of: view)
    appendParts(of: view, kind, wanted, &result)
    guard !hidesSubviews(view, kind.type(of: view)) else { return }
    if wanted == .cell, let table = view as? TableView {
      return appendRows(of: table, directly: true, .max, &result)
    }
    for child in view.subviews where child.isShown {
      if self.kind(of: child).type(of: child).isA(wanted), !child.isPartOfButton {
        result.append(.view(child))
      }
    }
  }

  // MARK: Filters

  fileprivate func apply(_ filter: ElementQuery.Filter, to elements: [FoundElement]) -> [FoundElement] {
    switch filter {
    case .named(let name): named(name, among: elements)
    case .typed(let type, let name): narrowed(elements.filter { isA($0, type) }, to: name)
    case .having(let type, let name):
      elements.filter(isRead).filter {
        !narrowed(search([$0], type, directly: false, .max), to: name).isEmpty
      }
    case .accepted(let predicate): elements.filter(isRead).filter { predicate(attributes(of: $0)) }
    case .havingAccepted(let predicate):
      elements.filter(isRead).filter { element in
        search([element], .any, directly: false, .max).contains { predicate(attributes(of: $0)) }
      }
    }
  }

  /// Returns whether conditions about its content are checked for an element.
  private func isRead(_ element: FoundElement) -> Bool {
    if case .row(let row) = element { row.isNear } else { true }
  }

  private func narrowed(_ elements: [FoundElement], to name: String?) -> [FoundElement] {
    name.map { named($0, among: elements) } ?? elements
  }

  /// Returns the elements with a name, by the first kind of name that any of them matches. Rows without cells
  /// are read only if no other element has the name.
  private func named(_ name: String, among elements: [FoundElement]) -> [FoundElement] {
    let rows = elements.compactMap { element in
      if case .row(let row) = element { row } else { nil as UnshownRow? }
    }
    let shown = rows.isEmpty ? elements : elements.filter { !$0.isUnshown }
    for level in FoundElement.NameLevel.allCases {
      let matches = shown.filter { $0.name(level) == name }
      if !matches.isEmpty { return matches }
    }
    let read = rows.compactMap { row in
      row.item == nil ? row.isNear ? row.read().first.map(row.with) : nil : row
    }
    return named(name, amongRead: read)
  }

  private func isA(_ element: FoundElement, _ type: ElementType) -> Bool {
    switch element {
    case .view(let view): kind(of: view).type(of: view).isA(type)
    case .key(let key): key.isA(type)
    case .part(let part): part.type.isA(type)
    case .row(let row): (row.item?.type ?? .cell).isA(type)
    }
  }

  /// Returns the attributes of an element.
  func attributes(of element: FoundElement) -> ElementAttributes {
    let type =
      switch element {
      case .view(let view): kind(of: view).type(of: view)
      case .key: ElementType.key
      case .part(let part): part.type
      case .row(let row): row.item?.type ?? .cell
      }
    return ElementAttributes(found: element, user: self, type: type)
  }
}

/// The views whose subtrees have been searched, to avoid finding elements of nested roots twice.
@MainActor private struct SearchedViews {
  /// Whether a view is in a searched subtree, for each requested view and its ancestors.
  private var isSearched: [ObjectIdentifier: Bool] = [:]

  /// Returns whether the view must be searched, and records it as searched.
  ///
  /// Views must be passed in traversal order. Costs O(ancestors not seen before), so O(views) in total.
  mutating func isNew(_ view: View) -> Bool {
    var (above, isInside) = ([ObjectIdentifier](), false)
    var next: View? = view
    while let candidate = next {
      if let known = isSearched[ObjectIdentifier(candidate)] {
        isInside = known
        break
      }
      above.append(ObjectIdentifier(candidate))
      next = candidate.superview
    }
    for id in above { isSearched[id] = isInside }
    isSearched[ObjectIdentifier(view)] = true
    return !isInside
  }
}
