import Foundation
import Responder
import Simulation

extension Button {
  /// A function that returns the style of the pointer over a button; it receives the standard effect and
  /// shape.
  public typealias PointerStyleProvider = @MainActor (Button, PointerEffect, PointerShape) -> PointerStyle?

  /// Whether the pointer changes over the button; from iOS 13.4.
  public final var isPointerInteractionEnabled: Bool {
    get { buttonPointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue { return addInteraction(ButtonPointer()) }
      if let buttonPointer { removeInteraction(buttonPointer) }
    }
  }

  /// The function that returns the style of the pointer over the button; setting one enables the interaction.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { buttonPointer?.provider.style }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      buttonPointer?.provider.style = newValue
    }
  }

  /// Whether the pointer is over the button.
  public final var isHovered: Bool {
    guard let application = effectiveApplication, let point = application.pointer.location else {
      return false
    }
    return application.hitTest(atScreenPoint: point, with: nil)?.isDescendant(of: self) ?? false
  }

  private var buttonPointer: ButtonPointer? { interactions.lazy.compactMap { $0 as? ButtonPointer }.first }
}

/// The pointer interaction of a button.
private final class ButtonPointer: PointerInteraction {
  let provider = ButtonPointerProvider()

  init() { super.init(delegate: provider) }
}

@MainActor private final class ButtonPointerProvider: PointerInteractionDelegate {
  var style: Button.PointerStyleProvider?

  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle?
  {
    guard let button = interaction.view as? Button else { return nil }
    let effect = PointerEffect.automatic(button.pointerPreview)
    let shape = PointerShape.roundedRect(button.frame)
    return style.map { $0(button, effect, shape) } ?? PointerStyle(effect: effect, shape: shape)
  }
}
