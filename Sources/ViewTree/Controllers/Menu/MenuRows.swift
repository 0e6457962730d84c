import Responder

/// One line of a menu that is shown.
@MainActor struct MenuRow {
  /// What a tap on it means.
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

  /// The words on it: a mark, the title, and a sign where there is more.
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

  /// Returns the lines of a menu; an inline menu's stand among them, and hidden actions don't.
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
