import Foundation
import Simulation

/// Presentations with animators and presentation controllers of the app (U56).
extension Presentation {
  /// The presentation controller of the style `.custom`.
  var customController: PresentationController? {
    style == .custom ? presented.ownPresentationController : nil
  }

  /// The view that transitions move: that of the presentation controller for the style `.custom`, or else the
  /// presented controller's.
  var presentedView: View { customController?.presentedView ?? presented.view }

  /// Returns the context of the transition if the app has an animator for it.
  ///
  /// A dismissal is animated by the topmost controller's delegate.
  func makeContext(
    _ actors: Actors,
    in window: Window,
    completion: @escaping @MainActor (Bool) -> Void
  ) -> TransitionContext? {
    let isComing = isComing
    let mover = isComing ? presented : actors.source
    guard let coordinator, let own = isComing ? self : mover.presenter?.presentation else { return nil }
    let delegate = mover.transitioningDelegate
    var animator =
      isComing
      ? delegate?.animationController(forPresented: mover, presenting: presenter, source: source ?? presenter)
      : delegate?.animationController(forDismissed: mover)
    var interaction: (any ViewControllerInteractiveTransitioning)?
    if let animator {
      interaction =
        isComing
        ? delegate?.interactionControllerForPresentation(using: animator)
        : delegate?.interactionControllerForDismissal(using: animator)
    } else {
      let behind = isComing ? presenter : actors.target
      animator = mover.preferredAnimator(over: behind, isComing: isComing, inStack: false)
      interaction = mover.preferredTransition?.takeInteraction()
    }
    guard let animator else { return nil }
    // The frames are known once the container is in the window.
    if isComing { installContainer(in: window) }
    mover.loadViewIfNeeded()
    return TransitionContext(
      window.application,
      in: own.container,
      mover.modalPresentationStyle,
      animator: animator,
      interaction: interaction,
      actors: own.contextActors(in: window, isComing: isComing, target: actors.target),
      coordinator: coordinator,
      completion: completion
    )
  }

  /// Returns the actors of a context. The presenter's view is one of its views only if it leaves its place.
  private func contextActors(
    in window: Window,
    isComing: Bool,
    target: ViewController
  ) -> (from: TransitionContext.Actor, to: TransitionContext.Actor) {
    let behind = isComing ? presenter : target
    let isMoved = isComing ? hidesPresenter : target.viewIfLoaded?.window == nil
    let whole = window.interfaceFrameOfRootView
    var rest = TransitionContext.Actor(controller: behind, view: isMoved ? behind.view : nil)
    (rest.initialFrame, rest.finalFrame) = (whole, whole)
    var front = TransitionContext.Actor(controller: presented, view: presentedView)
    if isComing {
      if isMoved { rest.finalFrame = .zero }
      front.finalFrame = frame(in: window)
      return (rest, front)
    }
    if isMoved { rest.initialFrame = .zero }
    front.initialFrame = presentedView.frame
    return (front, rest)
  }

  /// Adds the container to the window, without the presented view.
  private func installContainer(in window: Window) {
    guard container.superview == nil else { return }
    window.place(container, in: window.interfaceBounds)
    window.addSubview(container)
  }

  /// The presentations of the current transition: this one, and for a dismissal those above it.
  private var affected: [Presentation] {
    guard !isComing else { return [self] }
    return Array(sequence(first: self, next: \.presented.presentation))
  }

  /// Calls the presentation controllers at the begin of a transition.
  func notifyTransitionWillBegin(in window: Window) {
    for presentation in affected {
      guard let controller = presentation.customController else { continue }
      if isComing {
        presentation.installContainer(in: window)
        controller.presentationTransitionWillBegin()
      } else {
        controller.dismissalTransitionWillBegin()
      }
    }
  }

  /// Calls the presentation controllers at the end of a transition, before the did callbacks.
  func notifyTransitionDidEnd(_ isFinished: Bool) {
    for presentation in affected.reversed() {
      if isComing {
        presentation.customController?.presentationTransitionDidEnd(isFinished)
      } else {
        presentation.customController?.dismissalTransitionDidEnd(isFinished)
      }
    }
  }

  /// Releases the presentation controller of a presentation that is over, so that the next one gets its own.
  func releaseCustomController() {
    if style == .custom { presented.ownPresentationController = nil }
  }
}

extension PresentationController {
  /// Whether the system has created the controller, and the app has no subclass of its own.
  final var isStandard: Bool {
    type(of: self) == PresentationController.self || type(of: self) == SheetPresentationController.self
  }
}

extension ViewController {
  /// Sets the presentation controller for the style `.custom`, unless the app has read its own already.
  final func prepareCustomController(presenting: ViewController, source: ViewController) {
    if let own = ownPresentationController, !own.isStandard { return }
    ownPresentationController =
      customPresentationController(presenting: presenting, source: source)
      ?? ownPresentationController.flatMap { $0 is SheetPresentationController ? nil : $0 }
      ?? PresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The view that a dismissal of the controller moves.
  final var presentedView: View { presenter?.presentation?.presentedView ?? view }
}
