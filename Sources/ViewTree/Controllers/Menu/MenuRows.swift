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
  var words: String {
    switch meaning {
    case .perform(let action, _):
      switch action.state {
      case .off: action.title
      case .on: "✓ \(action.title)"
      case .mixed: "- \(action.title)"
      }
    case .open(let menu): "\(menu.title) >"
    case .wait: "Loading…"
    }
  }

  /// Returns the rows of a menu, including those of inline menus, without hidden actions.
  static func rows(of menu: Menu) -> [MenuRow] { rows(of: menu.children, in: menu) }

  private static func rows(of elements: [MenuElement], in menu: Menu) -> [MenuRow] {
    elements.flatMap { child -> [MenuRow] in
      switch child {
      case let deferred as DeferredMenuElement:
        deferred.elements.map { rows(of: $0, in: menu) } ?? [MenuRow(meaning: .wait(deferred))]
      case let action as Action:
        action.attributes.contains(.hidden) ? [] : [MenuRow(meaning: .perform(action, in: menu))]
      case let inner as Menu:
        inner.options.contains(.displayInline) ? rows(of: inner) : [MenuRow(meaning: .open(inner))]
      default: []
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
