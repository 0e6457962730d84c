import Foundation
import Responder
import Simulation

extension Application {
  /// Shows an edit menu at a rectangle of a view. Returns its presentation, or `nil` if the menu has no rows.
  final func showEditMenu(
    _ menu: Menu,
    at rect: CGRect,
    in view: View,
    willPresent: (any EditMenuInteractionAnimating) -> Void,
    willDismiss: @escaping (any EditMenuInteractionAnimating) -> Void
  ) -> (any EditMenuPresenting)? {
    guard !MenuRow.rows(of: menu).isEmpty else { return nil }
    let presentation = EditMenuPresentation(self, view, rect, willDismiss)
    let animator = EditMenuAnimator()
    willPresent(animator)
    presentation.replace(menu)
    shownMenu = presentation
    animator.finish(in: self)
    return presentation
  }

  /// Returns actions for the standard commands of the edit menu that a responder on the chain performs. The
  /// chain begins with the first responder, or without one with the view.
  final func standardEditActions(for view: View) -> [MenuElement] {
    context.activate {
      MenuItem.standard.compactMap { item -> Action? in
        let first: Responder = focusedResponder ?? view
        guard first.target(forAction: item.action, withSender: nil) != nil else { return nil }
        return Action(title: item.title) { [weak self, weak first] _ in
          guard let target = first?.target(forAction: item.action, withSender: nil) else { return }
          self?.sendAction(item.action, to: target as AnyObject, from: nil, for: nil)
        }
      }
    }
  }
}

/// A bar with the rows of an edit menu, side by side.
@MainActor private final class EditMenuPresentation: EditMenuPresenting, ShownEditMenu {
  private unowned let application: Application
  private weak var view: View?
  private var rect: CGRect
  private var willDismiss: ((any EditMenuInteractionAnimating) -> Void)?
  private let bar = MenuBar()
  private let window: SystemWindow

  init(
    _ application: Application,
    _ view: View,
    _ rect: CGRect,
    _ willDismiss: @escaping (any EditMenuInteractionAnimating) -> Void
  ) {
    (self.application, self.view, self.rect, self.willDismiss) = (application, view, rect, willDismiss)
    window = application.makeSystemWindow("UITextEffectsWindow", level: .editMenu, isListed: false)
  }

  func replace(_ menu: Menu) {
    let rows = MenuRow.rows(of: menu)
    bar.show(rows.map(\.words)) { [weak self] index in self?.choose(rows[index]) }
    for (view, row) in zip(bar.itemViews, rows) { view.isEnabled = row.isEnabled }
    move(to: rect)
  }

  func move(to rect: CGRect) {
    self.rect = rect
    guard let view else { return }
    let screen = application.screen
    let target = view.convertToScreen(rect).applying(screen.fromInterface.inverted())
    bar.frame = MenuBar.frame(of: bar.size, at: target, on: screen.interfaceBounds)
    window.addSubview(bar)
    window.isHidden = false
  }

  private func choose(_ row: MenuRow) {
    switch row.meaning {
    case .open(let menu): replace(menu)
    case .wait: break
    case .perform(let action, _):
      if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
      application.context.activate {
        application.log.recording(.action, "edit menu", action.logText) { action.perform(sender: view) }
      }
    }
  }

  func dismiss() {
    guard let willDismiss else { return }
    self.willDismiss = nil
    if application.shownMenu === self { application.shownMenu = nil }
    let animator = EditMenuAnimator()
    application.context.log.recording(.window, "edit menu", "is hidden") { willDismiss(animator) }
    bar.removeFromSuperview()
    window.isHidden = true
    animator.finish(in: application)
  }

  func touchBegan(on view: View?) {
    if !(view?.isDescendant(of: bar) ?? false) { dismiss() }
  }

  func firstResponderDidChange() { dismiss() }
}

/// The changes and functions that a delegate adds to the appearance or the disappearance of an edit menu.
@MainActor private final class EditMenuAnimator: EditMenuInteractionAnimating {
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish(in application: Application) {
    guard !completions.isEmpty else { return }
    let completions = completions
    _ = application.context.schedule(after: .zero, label: "the completion of an edit menu") {
      for completion in completions { completion() }
    }
  }
}
