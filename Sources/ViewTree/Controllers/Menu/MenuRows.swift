import Responder

/// A row of a menu.
@MainActor struct MenuRow {
  /// The effect of a tap on the row.
  enum Meaning {
    case perform(Action, in: Menu)
    case open(Menu)
  }

  var meaning: Meaning

  var element: MenuElement {
    switch meaning {
    case .perform(let action, _): action
    case .open(let menu): menu
    }
  }

  var isEnabled: Bool {
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
    }
  }

  /// Returns the rows of a menu, including those of inline menus, without hidden actions.
  static func rows(of menu: Menu) -> [MenuRow] {
    menu.children.flatMap { child -> [MenuRow] in
      switch child {
      case let action as Action:
        action.attributes.contains(.hidden) ? [] : [MenuRow(meaning: .perform(action, in: menu))]
      case let inner as Menu:
        inner.options.contains(.displayInline) ? rows(of: inner) : [MenuRow(meaning: .open(inner))]
      default: []
      }
    }
  }
}
