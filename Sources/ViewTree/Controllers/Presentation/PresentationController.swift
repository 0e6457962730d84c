import Foundation
import Simulation

/// An object that represents the presentation of a controller; from iOS 8.
///
/// It is created at the first read, so that its delegate can be set before the presentation. For a controller
/// with the style `.custom`, its `transitioningDelegate` may return a subclass, which adds views to
/// ``containerView`` and decides about the frame of the presented view (U56). The calls of a presentation, of
/// which those of the controllers' appearance and the animator are in between (the order is assumed):
/// ``presentationTransitionWillBegin()``, viewWillAppear, `animateTransition`,
/// ``presentationTransitionDidEnd(_:)``, viewDidAppear. A dismissal has the corresponding calls.
@preconcurrency @MainActor open class PresentationController: IdentityHashable {
  /// The presented controller.
  public private(set) final unowned var presentedViewController: ViewController
  /// The delegate that permits the simulated user to pull a sheet down, and is notified of it.
  public final weak var delegate: (any AdaptivePresentationControllerDelegate)?
  private weak var givenPresenter: ViewController?

  /// Creates a presentation controller. `presentingViewController` is `nil` if it isn't known yet.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
  }

  private var presentation: Presentation? { presentedViewController.presenter?.presentation }

  /// The presenting controller; before the presentation, that of the initializer, or the presented controller
  /// itself.
  public final var presentingViewController: ViewController {
    presentedViewController.presenter ?? givenPresenter ?? presentedViewController
  }

  /// The superview of the presented view, which blocks touches on the views behind it; `nil` while nothing is
  /// presented.
  public final var containerView: View? { presentation?.container }

  /// The style of the presentation; before it, that of the presented controller.
  public final var presentationStyle: ModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }

  /// The frame of the presented view in the container, at rest; the null rectangle while nothing is
  /// presented.
  ///
  /// It is read for the style `.custom`: for the context's `finalFrame(for:)`, and for the system's own
  /// animation.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation, let window = presentation.container.window else { return .null }
    return presentation.standardFrame(in: window)
  }

  /// The view that the transition animates: the presented controller's view, or one around it.
  open var presentedView: View? { presentedViewController.view }

  /// Whether the presenter's view is removed after the presentation. The presenter then gets its appearance
  /// callbacks. Read for the style `.custom`.
  open var shouldRemovePresentersView: Bool { false }

  /// Called when the presentation begins, and the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended, with false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended, with false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the size of the container changes, as by a rotation. An override calls super, which calls
  /// the presented controller with its own size.
  open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// Returns the size of the presented view in a container of a size; by default the same size.
  open func size(
    forChildContentContainer container: ViewController,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
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
      holder.isPopover
      ? PopoverPresentationController(presentedViewController: holder, presenting: nil)
      : holder.customPresentationController(presenting: nil, source: holder)
        ?? PresentationController(presentedViewController: holder, presenting: nil)
    holder.ownPresentationController = controller
    return controller
  }

  /// Returns the presentation controller of the transitioning delegate, for the style `.custom`.
  final func customPresentationController(
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenting,
      source: source
    )
  }
}
