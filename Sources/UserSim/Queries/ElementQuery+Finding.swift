import Foundation
import KeyboardSim
import ViewTree

extension ElementQuery {
  /// Returns what the query finds now, at most so many.
  func found(limit: Int = .max) -> [FoundElement] {
    var unclear: Element?
    return found(limit: limit, &unclear)
  }

  /// Returns the same. `unclear` becomes the element that was to be searched in, if that is not there, or is several things:
  /// then all of them are searched.
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
  /// Whether something of this type is found by a search for another.
  fileprivate func isA(_ wanted: ElementType) -> Bool { wanted == .any || wanted == self }
}

extension View {
  /// Whether it is a button's own label or image, which a person sees as the button.
  fileprivate var isPartOfButton: Bool { (superview as? Button)?.ownsPart(self) ?? false }
}

extension KeyboardKey {
  /// Whether the key is found by a search for a type: a person calls the same one a key or a button.
  fileprivate func isA(_ wanted: ElementType) -> Bool {
    switch wanted {
    case .any, .key: key.kind != .empty
    case .button: isButton && key.kind != .empty
    default: false
    }
  }
}

extension User {
  /// Adds the elements of a type that are shown in a view, in the order of the views.
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
      return type == .other && view.isAccessibilityElement ? .leaveOutSubviews : .goOn
    }
  }

  /// Adds the parts of a view that are elements of a type.
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

  /// Returns the elements of a type below others, which are in the order of the views; each once.
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
    guard !(kind.type(of: view) == .other && view.isAccessibilityElement) else { return }
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

  /// Returns the elements of a name, by the first kind of name that any has it in.
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

  /// Returns what can be said of an element.
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

/// The views whose subtrees have been searched, so that what is in one that is in another is found once.
@MainActor private struct SearchedViews {
  /// Whether a view is in a subtree that has been searched; of all that were asked for, and those above them.
  private var isSearched: [ObjectIdentifier: Bool] = [:]

  /// Returns whether the view is to be searched, and takes it for searched from then on.
  ///
  /// Views have to come in the order of a walk. Costs O(views above that were not met before), so all together O(views).
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
