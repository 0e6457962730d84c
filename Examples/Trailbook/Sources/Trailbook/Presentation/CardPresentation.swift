import UIKit

/// Presents a controller as a card that covers the lower part of the screen.
final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var dismissal: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
    controller.dragDidChange = { [weak self] in self?.drag(presented, to: $0) }
    controller.dragDidEnd = { [weak self] in self?.endDrag(finishes: $0) }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    CardAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    dismissal
  }

  private func drag(_ controller: UIViewController, to progress: CGFloat) {
    if dismissal == nil {
      dismissal = UIPercentDrivenInteractiveTransition()
      controller.dismiss(animated: true)
    }
    dismissal?.update(progress)
  }

  private func endDrag(finishes: Bool) {
    if finishes { dismissal?.finish() } else { dismissal?.cancel() }
    dismissal = nil
  }
}

final class CardPresentationController: UIPresentationController {
  var dragDidChange: ((CGFloat) -> Void)?
  var dragDidEnd: ((Bool) -> Void)?

  private let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    dimmingView.accessibilityIdentifier = "dimming"
    containerView.insertSubview(dimmingView, at: 0)
    presentedView?.addGestureRecognizer(
      CardDragRecognizer(
        changed: { [weak self] in self?.dragDidChange?($0) },
        ended: { [weak self] in self?.dragDidEnd?($0) }
      )
    )
    presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Moves a card from below the screen, or back.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key), let card = controller.view else {
      transitionContext.completeTransition(false)
      return
    }
    let shown = transitionContext.finalFrame(for: controller)
    let hidden = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - shown.minY)
    if isPresenting {
      transitionContext.containerView.addSubview(card)
      card.frame = hidden
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveEaseOut
    ) {
      card.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Recognizes a drag down.
final class CardDragRecognizer: UIPanGestureRecognizer {
  private let changed: (CGFloat) -> Void
  private let ended: (Bool) -> Void

  init(changed: @escaping (CGFloat) -> Void, ended: @escaping (Bool) -> Void) {
    self.changed = changed
    self.ended = ended
    super.init(target: nil, action: nil)
  }

  private var progress: CGFloat {
    guard let view, let window = view.window else { return 0 }
    return min(max(translation(in: window).y / view.bounds.height, 0), 1)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { changed(progress) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasDragging = state == .began || state == .changed
    super.touchesEnded(touches, with: event)
    if wasDragging { ended(progress > 0.4) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasDragging = state == .began || state == .changed
    super.touchesCancelled(touches, with: event)
    if wasDragging { ended(false) }
  }
}
