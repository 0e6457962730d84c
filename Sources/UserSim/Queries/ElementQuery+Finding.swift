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
      return user.apply(filter, to: query.elements(limit: .max, &unclear))
    }
  }
}

extension ElementType {
  /// Whether a search for `wanted` finds elements of this type.
  func isA(_ wanted: ElementType) -> Bool { wanted == .any || wanted == self }
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
  /// Appends the visible elements of a type in a view, in view order.
  fileprivate func search(
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
      elements.filter { !narrowed(search([$0], type, directly: false, .max), to: name).isEmpty }
    case .accepted(let predicate): elements.filter { predicate(attributes(of: $0)) }
    case .havingAccepted(let predicate):
      elements.filter { element in
        search([element], .any, directly: false, .max).contains { predicate(attributes(of: $0)) }
      }
    }
  }

  private func narrowed(_ elements: [FoundElement], to name: String?) -> [FoundElement] {
    name.map { named($0, among: elements) } ?? elements
  }

  /// Returns the elements with a name, by the first kind of name that any of them matches.
  private func named(_ name: String, among elements: [FoundElement]) -> [FoundElement] {
    for level in FoundElement.NameLevel.allCases {
      let matches = elements.filter { $0.name(level) == name }
      if !matches.isEmpty { return matches }
    }
    return []
  }

  private func isA(_ element: FoundElement, _ type: ElementType) -> Bool {
    switch element {
    case .view(let view): kind(of: view).type(of: view).isA(type)
    case .key(let key): key.isA(type)
    case .part(let part): part.type.isA(type)
    }
  }

  /// Returns the attributes of an element.
  func attributes(of element: FoundElement) -> ElementAttributes {
    let type =
      switch element {
      case .view(let view): kind(of: view).type(of: view)
      case .key: ElementType.key
      case .part(let part): part.type
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
