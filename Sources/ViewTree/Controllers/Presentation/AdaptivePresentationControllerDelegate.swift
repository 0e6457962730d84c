import Foundation
import Responder

/// A delegate that permits the simulated user to dismiss a sheet (G32), and adapts presentations to phones.
/// It isn't notified of the app's own dismissals. Every method has a default: a sheet may be dismissed, and
/// the other methods do nothing.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a presentation on a phone; `.none` keeps a popover. Called by the default of the
  /// method with traits.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the style of a presentation on a phone with these traits; `.automatic` for the system's default.
  /// Called by ``PresentationController/adaptivePresentationStyle(for:)``.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Called before a presentation that has adapted begins, with the controller of the style in use; from iOS
  /// 15. A popover on a phone has adapted to a ``SheetPresentationController``.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  )
  /// Returns the controller to present in place of the presented one in a style to which the presentation has
  /// adapted, such as a navigation controller around it; `nil` for the same controller.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called when a presentation begins, before the will callbacks of the controllers. `style` is the style to
  /// which the presentation has adapted, or `.none`. The coordinator can animate alongside.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  )
  /// Returns whether the simulated user may dismiss the sheet or popover. Called when a pull below the
  /// smallest detent begins and after a tap outside, unless the controller is modal.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when a pull has begun, which may still be cancelled, or before a tap outside dismisses.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the simulated user has dismissed the presentation and it was removed.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the simulated user has tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    OptionalMethod.standard(.automatic, of: self)
  }
  /// Returns the value of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    OptionalMethod.standard(adaptivePresentationStyle(for: controller), of: self)
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) { OptionalMethod.standard(of: self) }
  /// Returns `nil`.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    OptionalMethod.standard(of: self)
  }
}
