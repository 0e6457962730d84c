import Foundation
import HeadlessUIKit

/// An animator that fades the view of the controller that appears, or disappears, and records its calls.
@MainActor final class FadeAnimator: ViewControllerAnimatedTransitioning {
  let recorder: Recorder
  var duration = 1.0
  var options: View.AnimationOptions = .curveLinear
  weak var context: (any ViewControllerContextTransitioning)?

  init(_ recorder: Recorder) { self.recorder = recorder }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    duration
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    recorder.note("animate\(transitionContext.isInteractive ? " interactively" : "")")
    context = transitionContext
    guard let to = transitionContext.viewController(forKey: .to) else { return }
    let from = transitionContext.viewController(forKey: .from)
    let goes = transitionContext.view(forKey: .to) == nil || to.presentedViewController === from
    let moving = transitionContext.view(forKey: goes ? .from : .to)
    if let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: to)
      if goes, let moving {
        transitionContext.containerView.insertSubview(view, belowSubview: moving)
      } else {
        transitionContext.containerView.addSubview(view)
      }
    }
    if !goes { moving?.alpha = 0 }
    View.animate(withDuration: duration, delay: 0, options: options) {
      moving?.alpha = goes ? 0 : 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { recorder.note("animation ended \(transitionCompleted)") }
}

/// A presentation controller that covers the lower half of the container, behind it a dimming view.
@MainActor final class HalfController: PresentationController {
  let recorder: Recorder
  let dimming = View()
  var removesPresenter = false

  init(_ presented: ViewController, _ presenting: ViewController?, _ recorder: Recorder) {
    self.recorder = recorder
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    recorder.note("will present, in window \(containerView?.window != nil)")
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { recorder.note("did present \(completed)") }
  override func dismissalTransitionWillBegin() {
    recorder.note("will dismiss")
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { recorder.note("did dismiss \(completed)") }
  override func containerViewWillLayoutSubviews() {
    recorder.note("will lay out")
    dimming.frame = containerView?.bounds ?? .zero
  }
  override func containerViewDidLayoutSubviews() { recorder.note("did lay out") }
}

/// A delegate with the given animators and interaction controllers.
@MainActor final class TransitionDelegate: ViewControllerTransitioningDelegate, NavigationControllerDelegate {
  let recorder: Recorder
  var makesController = false
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interaction: (any ViewControllerInteractiveTransitioning)?
  weak var half: HalfController?
  var removesPresenter = false

  init(_ recorder: Recorder) { self.recorder = recorder }

  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? {
    recorder.note("controller for \(presented.debugName) over \(presenting?.debugName ?? "nil")")
    guard makesController else { return nil }
    let half = HalfController(presented, presenting, recorder)
    half.removesPresenter = removesPresenter
    self.half = half
    return half
  }
  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    recorder.note("animator for \(presented.debugName) over \(presenting.debugName) by \(source.debugName)")
    return animator
  }
  func animationController(forDismissed dismissed: ViewController) -> (
    any ViewControllerAnimatedTransitioning
  )? {
    recorder.note("animator for the end of \(dismissed.debugName)")
    return animator
  }
  func interactionControllerForPresentation(using animator: any ViewControllerAnimatedTransitioning) -> (
    any ViewControllerInteractiveTransitioning
  )? { interaction }
  func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning) -> (
    any ViewControllerInteractiveTransitioning
  )? { interaction }
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    recorder.note("animator for \(operation) from \(fromVC.debugName) to \(toVC.debugName)")
    return animator
  }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}

/// A scene with `A` on the screen, in a child of which `present` is called, and `B` to present.
@MainActor struct TransitionStage {
  let simulator: Simulator
  let recorder = Recorder()
  let a: RecordingController
  let b: RecordingController
  let child = ViewController()
  let delegate: TransitionDelegate

  init(_ setup: Setup = .current, style: ModalPresentationStyle = .custom) {
    simulator = setup.simulator()
    a = RecordingController("A", recorder)
    b = RecordingController("B", recorder)
    delegate = TransitionDelegate(recorder)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    simulator.launch(a)
    a.addChild(child)
    a.view.addSubview(child.view)
    simulator.settle()
    _ = recorder.take()
  }

  func present(animated: Bool = true) {
    simulator.perform {
      child.present(b, animated: animated) { [recorder] in recorder.note("presented") }
    }
  }

  func dismiss(animated: Bool = true) {
    simulator.perform {
      a.dismiss(animated: animated) { [recorder] in recorder.note("dismissed") }
    }
  }

  /// Presents and settles.
  func presented() {
    present()
    simulator.settle()
    _ = recorder.take()
  }

  /// Launches a stack with `A`.
  func launchStack() -> NavigationController {
    let navigation = simulator.perform { NavigationController(rootViewController: a) }
    navigation.delegate = delegate
    simulator.launch(navigation)
    simulator.settle()
    _ = recorder.take()
    return navigation
  }
}
