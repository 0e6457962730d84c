import Responder

/// A row of a menu.
@MainActor struct MenuRow {
  /// The effect of a tap on the row.
  enum Meaning {
    case perform(Action, in: Menu)
    case open(Menu)
    /// The row stands for elements that aren't there yet.
    case wait(DeferredMenuElement)
  }

  var meaning: Meaning
  /// The number of the section; rows of different inline menus are in different sections.
  var section = 0

  var element: MenuElement {
    switch meaning {
    case .perform(let action, _): action
    case .open(let menu): menu
    case .wait(let deferred): deferred
    }
  }

  var isEnabled: Bool {
    if case .wait = meaning { return false }
    guard case .perform(let action, _) = meaning else { return true }
    return !action.attributes.contains(.disabled)
  }

  /// The row's text: a mark for the state, the title, and a sign for a submenu.
  var words: String { mark.map { "\($0) \(title)" } ?? title }

  /// The sign for the state of an action, or `nil` if the state is off.
  var mark: String? {
    guard case .perform(let action, _) = meaning else { return nil }
    return switch action.state {
    case .off: nil
    case .on: "✓"
    case .mixed: "-"
    }
  }

  /// The title, with a sign for a submenu.
  var title: String {
    switch meaning {
    case .perform(let action, _): action.title
    case .open(let menu): "\(menu.title) >"
    case .wait: "Loading…"
    }
  }

  /// The subtitle, or `nil` if there is none.
  var subtitle: String? { element.subtitle.flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the rows of a menu, including those of inline menus, without hidden actions.
  static func rows(of menu: Menu) -> [MenuRow] {
    var section = 0
    return rows(of: menu.children, in: menu, &section)
  }

  private static func rows(of elements: [MenuElement], in menu: Menu, _ section: inout Int) -> [MenuRow] {
    elements.flatMap { child -> [MenuRow] in
      switch child {
      case let deferred as DeferredMenuElement:
        guard let elements = deferred.elements else {
          return [MenuRow(meaning: .wait(deferred), section: section)]
        }
        return rows(of: elements, in: menu, &section)
      case let action as Action:
        guard !action.attributes.contains(.hidden) else { return [] }
        return [MenuRow(meaning: .perform(action, in: menu), section: section)]
      case let inner as Menu:
        guard inner.options.contains(.displayInline) else {
          return [MenuRow(meaning: .open(inner), section: section)]
        }
        section += 1
        defer { section += 1 }
        return rows(of: inner.children, in: inner, &section)
      default: return []
      }
    }
  }

  /// Returns the deferred elements of a menu and all menus in it.
  static func deferredElements(of menu: Menu) -> [DeferredMenuElement] {
    menu.children.flatMap { child -> [DeferredMenuElement] in
      if let inner = child as? Menu { return deferredElements(of: inner) }
      return (child as? DeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// Returns the elements of a menu and its inline menus.
  static func leaves(of menu: Menu) -> [MenuElement] {
    menu.children.flatMap { child -> [MenuElement] in
      guard let inner = child as? Menu, inner.options.contains(.displayInline) else { return [child] }
      return leaves(of: inner)
    }
  }
}
