import Foundation

/// What is between a presented controller and its presenter; from iOS 8.
///
/// A controller has one from the first time that somebody asks for it, so that a delegate can be set before it is
/// presented.
@preconcurrency @MainActor public class PresentationController {
  /// The controller that is presented.
  public private(set) final unowned var presentedViewController: ViewController
  /// Who has a say when a person pulls a sheet down.
  public final weak var delegate: (any AdaptivePresentationControllerDelegate)?

  init(of presented: ViewController) {
    presentedViewController = presented
  }

  /// The controller that presents; before the presentation, the presented one itself.
  public final var presentingViewController: ViewController {
    presentedViewController.presenter ?? presentedViewController
  }

  /// The view that holds the presented one and keeps touches from what is below; nil while nothing is presented.
  public final var containerView: View? {
    presentedViewController.presenter?.presentation?.container
  }

  /// Where the presented view stands in the container at rest; the null rectangle while nothing is presented.
  public final var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation = presentedViewController.presenter?.presentation,
      let window = presentation.container.window
    else { return .null }
    return presentation.frame(in: window)
  }
}

/// Has a say when a person pulls a sheet down (G32). What the program dismisses itself is told to nobody. Every method has
/// a default: sheets may go, and the rest does nothing.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// How a popover is presented on a phone: `.none` for as a popover. The other method's default asks it.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// How a popover is presented on a phone, by the traits there; `.automatic` for as usual.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Whether a person may pull the sheet down; asked when a pull begins, unless the controller is modal.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// A pull has begun; it may yet be given up.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// A person has pulled the sheet down, and it is gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// A person has pulled at a sheet that may not go.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// As usual.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    .automatic
  }
  /// As the other method says.
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Says yes.
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
  /// What is between this controller, or the presented one that it is inside of, and the presenter.
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
