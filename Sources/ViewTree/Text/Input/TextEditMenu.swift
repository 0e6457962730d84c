import Foundation
import Responder
import Simulation

/// The edit menu of a text that is being edited; from iOS 16. It opens when a finger rests on the text for
/// half a second, at the selection or the caret.
final class TextEditMenuInteraction: EditMenuInteraction {
  private let provider: TextEditMenuProvider

  init(of owner: any TextEditMenuOwner) {
    provider = TextEditMenuProvider(owner)
    super.init(delegate: provider)
  }
}

/// A text input whose delegate changes its edit menu.
@MainActor protocol TextEditMenuOwner: View {
  /// The rectangle of the selection or the caret.
  var editMenuTarget: CGRect { get }
  func editMenu(_ suggested: [MenuElement]) -> Menu?
  func editMenuWillPresent(_ animator: any EditMenuInteractionAnimating)
  func editMenuWillDismiss(_ animator: any EditMenuInteractionAnimating)
}

extension TextEditMenuOwner {
  /// Shows the edit menu of the selection.
  func showEditMenu() {
    var found = interactions.lazy.compactMap { $0 as? TextEditMenuInteraction }.first
    if found == nil {
      let new = TextEditMenuInteraction(of: self)
      addInteraction(new)
      found = new
    }
    let target = editMenuTarget
    let point = CGPoint(x: target.midX, y: target.midY)
    found?.presentEditMenu(with: EditMenuConfiguration(identifier: nil, sourcePoint: point))
  }
}

/// The delegate of the interaction, which asks the text input.
@MainActor private final class TextEditMenuProvider: EditMenuInteractionDelegate {
  private weak var owner: (any TextEditMenuOwner)?

  init(_ owner: any TextEditMenuOwner) { self.owner = owner }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { owner?.editMenu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    targetRectFor configuration: EditMenuConfiguration
  ) -> CGRect { owner?.editMenuTarget ?? .null }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) { owner?.editMenuWillPresent(animator) }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) { owner?.editMenuWillDismiss(animator) }
}

extension TextView: TextEditMenuOwner {
  var editMenuTarget: CGRect { selectedTextRange.map { firstRect(for: $0) } ?? .null }

  func editMenu(_ suggested: [MenuElement]) -> Menu? {
    guard let delegate else { return Menu(children: suggested) }
    return delegate.textView(self, editMenuForTextIn: selectedRange, suggestedActions: suggested)
      ?? Menu(children: suggested)
  }

  func editMenuWillPresent(_ animator: any EditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any EditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}

extension TextField: TextEditMenuOwner {
  var editMenuTarget: CGRect { selectedTextRange.map { firstRect(for: $0) } ?? .null }

  func editMenu(_ suggested: [MenuElement]) -> Menu? {
    guard let delegate else { return Menu(children: suggested) }
    let range = engine.selectedRange ?? NSRange(location: engine.buffer.length, length: 0)
    return delegate.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
      ?? Menu(children: suggested)
  }

  func editMenuWillPresent(_ animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}
