import Responder

extension Control: ContextMenuInteractionDelegate {
  /// The interaction that opens the control's context menu; `nil` unless it is enabled. From iOS 14.
  public final var contextMenuInteraction: ContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? ControlMenuInteraction }.first
  }

  /// Whether a finger that rests on the control opens its context menu; false by default. A button opens its
  /// ``Button/menu`` regardless.
  public final var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue { return addInteraction(ControlMenuInteraction(delegate: self)) }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    }
  }
}

/// The context menu interaction of a control.
private final class ControlMenuInteraction: ContextMenuInteraction {}
