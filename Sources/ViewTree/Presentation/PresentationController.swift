import Foundation

/// What is between a presented controller and its presenter; from iOS 8.
///
/// A controller has one from the first time that somebody asks for it, so that a delegate can be set before it is
/// presented.
@preconcurrency @MainActor public final class PresentationController {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: ViewController
  /// Who has a say when a person pulls a sheet down.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  init(of presented: ViewController) {
    presentedViewController = presented
  }

  /// The controller that presents; before the presentation, the presented one itself.
  public var presentingViewController: ViewController {
    presentedViewController.presenter ?? presentedViewController
  }

  /// The view that holds the presented one and keeps touches from what is below; nil while nothing is presented.
  public var containerView: View? {
    presentedViewController.presenter?.presentation?.container
  }

  /// Where the presented view stands in the container at rest; the null rectangle while nothing is presented.
  public var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation = presentedViewController.presenter?.presentation,
      let window = presentation.container.window
    else { return .null }
    return presentation.frame(in: window)
  }
}

/// Has a say when a person pulls a sheet down (G32). What the program dismisses itself is told to nobody. Every method has
/// a default: sheets may go, and the rest does nothing.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
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
    if let known = holder.ownPresentationController { return known }
    let controller = PresentationController(of: holder)
    holder.ownPresentationController = controller
    return controller
  }
}
