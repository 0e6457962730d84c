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
  /// The delegate that permits the simulated user to dismiss the presentation, and is notified of it.
  @_disfavoredOverload public final weak var delegate: (any AdaptivePresentationControllerDelegate)?
  private weak var givenPresenter: ViewController?

  /// Creates a presentation controller. `presentingViewController` is `nil` if it isn't known yet.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
  }

  /// The presentation; that of a controller around the presented one if the delegate has replaced it.
  final var presentation: Presentation? { presentedViewController.nearest { $0.presenter }?.presentation }

  /// The presenting controller; before the presentation, that of the initializer, or the presented controller
  /// itself.
  public final var presentingViewController: ViewController {
    presentedViewController.nearest { $0.presenter } ?? givenPresenter ?? presentedViewController
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

  /// Whether the presented view covers the window; true by default. Otherwise it covers the view of the
  /// nearest controller that defines a presentation context, as with the style `.overCurrentContext`. Read
  /// for the style `.custom`.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style to which the presentation adapts with the present traits; `.none` if it doesn't.
  public final var adaptivePresentationStyle: ModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style to which the presentation adapts with the given traits, or `.none`.
  ///
  /// Called when a presentation begins: on a phone for popovers, sheets and forms, and on all devices for the
  /// style `.custom`. The default implementation asks the delegate.
  open func adaptivePresentationStyle(for traitCollection: TraitCollection) -> ModalPresentationStyle {
    baseAdaptiveStyle(for: traitCollection)
  }

  /// The traits that the presented controller has in place of the presenter's.
  open var overrideTraitCollection: TraitCollection? {
    didSet { presentedViewController.overrideOfPresentationDidChange(from: oldValue) }
  }

  /// The traits of the presented controller's surroundings, with the overrides.
  open var traitCollection: TraitCollection {
    let around = presentation.map { $0.presenter.resolvedTraits } ?? presentedViewController.resolvedTraits
    return TraitCollection(around.overridden(by: overrideTraitCollection?.traits ?? Traits()))
  }

  /// Called when the traits of the presented controller have changed, before that controller.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the traits change by a rotation. An override calls super, which calls the presented
  /// controller.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.transition(toTraitsAround: newCollection, with: coordinator)
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred size of the presented controller has changed. An override calls super, which
  /// gives a popover its new size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
    presentation?.followPreferredSize()
  }

  /// Called when the size of the presented controller by its constraints has changed; nothing calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

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
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

extension PresentationController: ContentContainer {}
