import Foundation
import Simulation

/// An object that represents the presentation of a controller; from iOS 8.
///
/// It is created at the first read, so that its delegate can be set before the presentation.
@preconcurrency @MainActor public class PresentationController: IdentityHashable {
  /// The presented controller.
  public private(set) final unowned var presentedViewController: ViewController
  /// The delegate that permits the simulated user to pull a sheet down, and is notified of it.
  public final weak var delegate: (any AdaptivePresentationControllerDelegate)?

  init(of presented: ViewController) {
    presentedViewController = presented
  }

  /// The presenting controller; before the presentation, the presented controller itself.
  public final var presentingViewController: ViewController {
    presentedViewController.presenter ?? presentedViewController
  }

  /// The superview of the presented view, which blocks touches on the views behind it; `nil` while nothing is
  /// presented.
  public final var containerView: View? {
    presentedViewController.presenter?.presentation?.container
  }

  /// The frame of the presented view in the container, at rest; the null rectangle while nothing is
  /// presented.
  public final var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation = presentedViewController.presenter?.presentation,
      let window = presentation.container.window
    else { return .null }
    return presentation.frame(in: window)
  }
}

/// A delegate that permits the simulated user to pull a sheet down (G32) and adapts popovers. It isn't
/// notified of the app's own dismissals. Every method has a default: a sheet may be dismissed, and the other
/// methods do nothing.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a popover on a phone; `.none` keeps it a popover. Called by the default of the
  /// method with traits.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the style of a popover on a phone with these traits; `.automatic` for the system's default.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns whether the simulated user may pull the sheet down. Called when a pull begins, unless the
  /// controller is modal.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when a pull has begun, which may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the simulated user has pulled the sheet down and it was removed.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the simulated user has pulled a sheet that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    .automatic
  }
  /// Returns the value of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

extension ViewController {
  /// The presentation controller of this controller, or of its nearest presented ancestor.
  public final var presentationController: PresentationController? {
    let holder = ([self] + ancestors).first { $0.presenter != nil } ?? ancestors.last ?? self
    let known = holder.ownPresentationController
    if let known, holder.presenter != nil || known is PopoverPresentationController == holder.isPopover {
      return known
    }
    let controller =
      holder.isPopover ? PopoverPresentationController(of: holder) : PresentationController(of: holder)
    holder.ownPresentationController = controller
    return controller
  }
}
