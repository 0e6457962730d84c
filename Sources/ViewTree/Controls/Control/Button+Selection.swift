import Foundation
import Responder
import Simulation

extension Button {
  /// The selected action of a pop-up button's menu; `nil` for any other button.
  final var selectedAction: Action? {
    guard selectsByTaps, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first as? Action
  }

  /// Whether a tap selects and deselects the button.
  final var togglesByTaps: Bool { selectsByTaps && !(showsMenuAsPrimaryAction && menu != nil) }

  final func setSelectsByTaps(_ selects: Bool) {
    Application.current?.context.require(
      VersionRules.buttonsChangeSelection,
      for: "Button.changesSelectionAsPrimaryAction"
    )
    guard selects != selectsByTaps else { return }
    selectsByTaps = selects
    selectionInMenuDidChange()
    partsDidChange()
  }

  /// Selects the first action of a pop-up button's menu if none is selected, and shows the selected one.
  final func selectionInMenuDidChange() {
    guard selectsByTaps else { return }
    defer { partsDidChange() }
    guard showsMenuAsPrimaryAction, let menu, menu.selectedElements.isEmpty else { return }
    Button.actions(of: menu).first?.state = .on
  }

  /// Selects an action of a pop-up button's menu after it was chosen.
  final func select(_ action: Action) {
    guard selectsByTaps, showsMenuAsPrimaryAction, let menu else { return }
    for other in Button.actions(of: menu) { other.state = other === action ? .on : .off }
    selectionInMenuDidChange()
  }

  /// Returns the actions of a menu and its inline menus.
  private static func actions(of menu: Menu) -> [Action] {
    menu.children.flatMap { child -> [Action] in
      if let inner = child as? Menu {
        return inner.options.contains(.displayInline) ? actions(of: inner) : []
      }
      return (child as? Action).map { [$0] } ?? []
    }
  }
}
