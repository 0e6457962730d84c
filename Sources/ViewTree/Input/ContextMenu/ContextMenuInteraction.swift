import Foundation
import Responder
import Simulation

/// An interaction that opens a context menu when a finger rests on the view for half a second (MG32); UIKit's
/// `UIContextMenuInteraction`. From iOS 13; on older systems it has no effect.
///
/// The order of the calls when a menu opens: the delegate's configuration, the preview for highlighting, the
/// configuration's providers, `willDisplayMenuFor`. When it closes: the preview for dismissal, `willEndFor`,
/// then the chosen action. The orders between them are assumed.
@preconcurrency @MainActor open class ContextMenuInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  /// The delegate.
  public private(set) final weak var delegate: (any ContextMenuInteractionDelegate)?
  private let press = ContextMenuPress()
  /// The configuration that the delegate has returned for the press.
  private var wanted: (configuration: ContextMenuConfiguration, location: CGPoint)?
  /// The presentation of the open menu.
  final weak var shown: (any ContextMenuShowing)?

  /// Creates an interaction.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
    press.interaction = self
    press.name = "context menu"
    press.addTarget(
      self,
      action: MethodSelector("handlePress", ContextMenuInteraction.handlePress).internalSelector
    )
  }

  /// The appearance of the menu: `rich` while one with a preview is open.
  public final var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  /// The appearance of a context menu; UIKit's `UIContextMenuInteraction.Appearance`.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview, such as one of a pointer.
    case compact = 2
  }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) {
    if let old = self.view, view == nil { old.baseRemove(press) }
  }

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) {
    self.view = view
    view?.baseAdd(press)
  }

  /// Returns the place of the finger that opened the menu, in the coordinates of a view; `nil` for the
  /// window.
  public final func location(in view: View?) -> CGPoint { press.location(in: view) }

  /// Closes the open menu; does nothing without one.
  public final func dismissMenu() { shown?.close() }

  /// Calls a function with the visible menu, and shows the menu that it returns; does nothing without an
  /// open menu.
  public final func updateVisibleMenu(_ block: (Menu) -> Menu) { shown?.update(block) }

  /// Asks the delegate whether there is a menu at the place of the press.
  final func mayBegin() -> Bool {
    guard let view, let delegate, shown == nil,
      view.baseWindow?.context.rule(VersionRules.hasContextMenus) == true
    else { return false }
    let location = press.location(in: view)
    guard
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    wanted = (configuration, location)
    return true
  }

  private func handlePress(_ press: LongPressGestureRecognizer) {
    guard press.state == .began, let wanted, let view, let delegate else { return }
    self.wanted = nil
    let preview = delegate.contextMenuInteraction(
      self,
      previewForHighlightingMenuWithConfiguration: wanted.configuration
    )
    shown = view.baseWindow?.application.showContextMenu(
      wanted.configuration,
      at: preview?.view ?? view,
      events: ContextMenuEvents { [weak self, weak delegate] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(
          self,
          willDisplayMenuFor: wanted.configuration,
          animator: animator
        )
      } willPerform: { [weak self, weak delegate] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(
          self,
          willPerformPreviewActionForMenuWith: wanted.configuration,
          animator: animator
        )
      } willEnd: { [weak self, weak delegate] animator in
        guard let self, let delegate else { return }
        _ = delegate.contextMenuInteraction(
          self,
          previewForDismissingMenuWithConfiguration: wanted.configuration
        )
        delegate.contextMenuInteraction(self, willEndFor: wanted.configuration, animator: animator)
      }
    )
  }
}

/// The press of a context menu. It begins only if there is a menu, so that other touches keep their effects.
final class ContextMenuPress: LongPressGestureRecognizer {
  weak var interaction: ContextMenuInteraction?
  override var isInternal: Bool { true }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { !(other is DragPress) }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { !(other is DragPress) }

  override var state: State {
    get { super.state }
    set {
      let isBeginning = newValue == .began && super.state == .possible
      super.state = isBeginning && interaction?.mayBegin() != true ? .failed : newValue
    }
  }
}

/// An open context menu.
@MainActor protocol ContextMenuShowing: AnyObject {
  func close()
  func update(_ block: (Menu) -> Menu)
}

/// The calls of a context menu to the object that opened it.
struct ContextMenuEvents {
  let willDisplay: @MainActor (any ContextMenuInteractionAnimating) -> Void
  let willPerform: @MainActor (any ContextMenuInteractionCommitAnimating) -> Void
  let willEnd: @MainActor (any ContextMenuInteractionAnimating) -> Void

  init(
    willDisplay: @escaping @MainActor (any ContextMenuInteractionAnimating) -> Void,
    willPerform: @escaping @MainActor (any ContextMenuInteractionCommitAnimating) -> Void,
    willEnd: @escaping @MainActor (any ContextMenuInteractionAnimating) -> Void
  ) {
    (self.willDisplay, self.willPerform, self.willEnd) = (willDisplay, willPerform, willEnd)
  }
}

/// The methods by which a delegate provides a context menu. All except the first have default
/// implementations.
@preconcurrency @MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a place in the view's coordinates; `nil` for none. Called when a finger has rested
  /// for half a second.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the view beside which the menu opens; `nil` for the view of the interaction.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called when the menu closes. The result has no effect, as the menu closes without animation.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called after a tap on the preview, before the menu closes.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
  /// Called before the menu closes, and before a chosen action is performed.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
}

extension ContextMenuInteractionDelegate {
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
