import Foundation
import Responder
import Simulation

/// An interaction that shows an edit menu at a place in its view; UIKit's `UIEditMenuInteraction`. From iOS
/// 16; on older systems it has no effect.
///
/// The order of the calls: the menu and the target rectangle, `willPresentMenuFor`; at the end
/// `willDismissMenuFor`. The menu appears and disappears without animation; completions are called in the
/// next run-loop turn. A touch outside hides the menu, as does a change of first responder.
@preconcurrency @MainActor open class EditMenuInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  /// The delegate.
  public private(set) final weak var delegate: (any EditMenuInteractionDelegate)?
  /// The open menu.
  final weak var shown: (any EditMenuPresenting)?
  private var configuration: EditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any EditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) { if view == nil { dismissMenu() } }

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) { self.view = view }

  /// Shows the menu of a configuration in place of an open one. Without elements none is shown.
  open func presentEditMenu(with configuration: EditMenuConfiguration) {
    dismissMenu()
    guard let view, let application = view.baseWindow?.application,
      application.context.rule(VersionRules.hasEditMenuInteractions)
    else { return }
    guard let menu = menu(for: configuration, application), !menu.children.isEmpty else { return }
    self.configuration = configuration
    let target = targetRect(of: configuration)
    application.context.log.recording(.window, "edit menu", "is shown for \(view.debugName)") {
      shown = application.showEditMenu(menu, at: target, in: view) { [weak self] animator in
        guard let self else { return }
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      } willDismiss: { [weak self] animator in
        guard let self else { return }
        self.configuration = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      }
    }
    if shown == nil { self.configuration = nil }
  }

  /// Hides the menu; does nothing without an open one.
  open func dismissMenu() { shown?.dismiss() }

  /// Asks the delegate again for the menu, and shows it; hides the menu if there is none.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, let application = view?.baseWindow?.application else { return }
    guard let menu = menu(for: configuration, application), !menu.children.isEmpty else {
      return shown.dismiss()
    }
    shown.replace(menu)
  }

  /// Asks the delegate again for the target rectangle, and moves the menu there, at once even if `animated`
  /// is true.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration else { return }
    shown.move(to: targetRect(of: configuration))
  }

  /// Returns the place of the open menu's configuration in a view's coordinates, `nil` for the window's; (0,
  /// 0) without an open menu.
  public final func location(in view: View?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func menu(for configuration: EditMenuConfiguration, _ application: Application) -> Menu? {
    let suggested = view.map { application.standardEditActions(for: $0) } ?? []
    guard let delegate else { return Menu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  private func targetRect(of configuration: EditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }
}

/// The place and the identifier of an edit menu; UIKit's `UIEditMenuConfiguration`.
@preconcurrency @MainActor public final class EditMenuConfiguration: IdentityHashable {
  /// The identifier, as given or generated.
  public let identifier: AnyHashable
  /// The place of the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of the target at which the menu is, kept for the app to read.
  public var preferredArrowDirection = EditMenuArrowDirection.automatic

  /// Creates a configuration. An identifier that isn't given is unique.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
  }
}

/// The direction of an edit menu's arrow; UIKit's `UIEditMenuArrowDirection`.
public enum EditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// The object with which a delegate follows an edit menu; UIKit's `UIEditMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol EditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are made with those of the menu, at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function to call in the next run-loop turn.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods by which a delegate provides an edit menu, and follows it; each has a default implementation.
@preconcurrency @MainActor public protocol EditMenuInteractionDelegate: AnyObject {
  /// Returns the menu of a configuration, or `nil` for none; by default that of the suggested actions, which
  /// are the standard ones that the responder chain of the view performs.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// Returns the rectangle beside which the menu is shown, in the view's coordinates; by default the source
  /// point.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    targetRectFor configuration: EditMenuConfiguration
  )
    -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  )
  /// Called before the menu is hidden, and before a chosen action is performed.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  )
}

extension EditMenuInteractionDelegate {
  /// Returns a menu of the suggested actions.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { Menu(children: suggestedActions) }
  /// Returns the null rectangle, which stands for the source point.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    targetRectFor configuration: EditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction,
    willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}
}

/// The visible edit menu of an app.
@MainActor protocol ShownEditMenu: AnyObject {
  /// Called when a touch begins on a view, or on none.
  func touchBegan(on view: View?)
  func firstResponderDidChange()
}

/// An edit menu that an interaction has opened.
@MainActor protocol EditMenuPresenting: AnyObject {
  func dismiss()
  func replace(_ menu: Menu)
  func move(to rect: CGRect)
}
