import Foundation
import Responder
import Simulation

/// The kind of a ``TextInteraction``; UIKit's `UITextInteractionMode`.
public enum TextInteractionMode: Int, Sendable {
  /// For text that can be edited. A tap makes the text input first responder and places the caret.
  case editable = 0
  /// For text that can only be selected. A single tap has no effect.
  case nonEditable = 1
}

/// An interaction with which the user places the caret and selects text in a text input that the app
/// implements; UIKit's `UITextInteraction`.
///
/// A double tap selects the word at the place, a triple tap the paragraph, as the text input's tokenizer
/// finds them. The selection is set with ``TextInput/selectedTextRange``.
@preconcurrency @MainActor open class TextInteraction: Interaction, IdentityHashable {
  /// The object that is notified.
  public final weak var delegate: (any TextInteractionDelegate)?
  /// The text input: usually the view, or a view with it. Without one, there is no interaction.
  public final weak var textInput: (any Responder & TextInput)?
  /// The kind of the interaction.
  public final let textInteractionMode: TextInteractionMode
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  private final let tap = TextInteractionTap()

  /// Creates an interaction.
  public required init(for mode: TextInteractionMode) {
    textInteractionMode = mode
    tap.interaction = self
    tap.name = "text interaction"
    tap.cancelsTouchesInView = false
  }

  /// The recognizers of the interaction, which other recognizers can require to fail.
  public final var gesturesForFailureRequirements: [GestureRecognizer] { [tap] }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: View?) {
    if let old = self.view, view == nil { old.baseRemove(tap) }
  }

  /// Called after the interaction was added to a view, or removed.
  open func didMove(to view: View?) {
    self.view = view
    view?.baseAdd(tap)
  }

  fileprivate final func handleTap() {
    let isEditable = textInteractionMode == .editable
    guard let view, let input = textInput, tap.tapCount > 1 || isEditable else { return }
    let point = tap.location(in: view)
    guard delegate?.interactionShouldBegin(self, at: point) != false else { return }
    if !input.isFirstResponder, isEditable || input.canBecomeFirstResponder {
      guard input.becomeFirstResponder() else { return }
    }
    let place = input.closestPosition(to: (input as? View).map { tap.location(in: $0) } ?? point)
    guard let place else { return }
    delegate?.interactionWillBegin(self)
    let unit: TextGranularity? = tap.tapCount == 1 ? nil : tap.tapCount == 2 ? .word : .paragraph
    let found = unit.flatMap { unit in
      input.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.forward))
        ?? input.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.backward))
    }
    input.selectedTextRange = found ?? input.textRange(from: place, to: place)
    delegate?.interactionDidEnd(self)
  }
}

/// An object that is notified of a ``TextInteraction``; UIKit's `UITextInteractionDelegate`. Each method has
/// a default implementation.
@preconcurrency @MainActor public protocol TextInteractionDelegate: AnyObject {
  /// Returns whether a tap has its effect. Called at the end of the tap, with its place in the interaction's
  /// view.
  func interactionShouldBegin(_ interaction: TextInteraction, at point: CGPoint) -> Bool
  /// Called before the selection changes, once the text input is first responder.
  func interactionWillBegin(_ interaction: TextInteraction)
  /// Called after the selection has changed.
  func interactionDidEnd(_ interaction: TextInteraction)
}

extension TextInteractionDelegate {
  /// Returns true.
  public func interactionShouldBegin(_ interaction: TextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: TextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: TextInteraction) {}
}

private final class TextInteractionTap: TapGestureRecognizer {
  weak var interaction: TextInteraction?
  private(set) var tapCount = 1
  override var isInternal: Bool { true }
  override var isOfText: Bool { true }

  init() { super.init(target: nil, action: nil) }

  override func sendActions(through application: Application) {
    interaction?.handleTap()
    super.sendActions(through: application)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    for touch in touches { tapCount = touch.tapCount }
  }
}
