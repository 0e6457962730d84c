import HeadlessUIKit
import Testing
import UIKit

/// A drawer that covers a part of the screen, as apps write it with UIKit's names.
private final class DrawerController: UIPresentationController {
  private let dimming = UIView()
  private(set) var log: [String] = []

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: DrawerController.dimmingWasTapped)
    )
  }

  func dimmingWasTapped() { presentingViewController.dismiss(animated: true) }

  override var frameOfPresentedViewInContainerView: CGRect {
    var frame = CGRect.zero
    guard let containerView else { return frame }
    frame.size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size
    )
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width * 2 / 3, height: parentSize.height) }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    dimming.alpha = 0
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The animator of the drawer.
private final class DrawerAnimator: UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  var ended: [Bool] = []

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresentation { transitionContext.containerView.addSubview(controller.view) }
    let shown = isPresentation ? transitionContext.finalFrame(for: controller) : controller.view.frame
    var hidden = shown
    hidden.origin.x = -shown.width
    controller.view.frame = isPresentation ? hidden : shown
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      controller.view.frame = self.isPresentation ? shown : hidden
    } completion: { finished in
      if !self.isPresentation, !transitionContext.transitionWasCancelled {
        controller.view.removeFromSuperview()
      }
      transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class DrawerManager: UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  var isInteractive = false
  let coming = DrawerAnimator(isPresentation: true)
  let going = DrawerAnimator(isPresentation: false)

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { coming }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { going }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
}

/// A delegate whose stack cross-fades on a push.
private final class StackDelegate: UINavigationControllerDelegate {
  let animator = DrawerAnimator(isPresentation: true)
  private(set) var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return operation == .push ? animator : nil
  }
}

/// A drawer whose pan dismisses it.
private final class Drawer: UIViewController {
  var manager: DrawerManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Drawer.panned))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let manager else { return }
    let part = min(max(-pan.translation(in: view).x / view.bounds.width, 0), 1)
    switch pan.state {
    case .began:
      manager.isInteractive = true
      dismiss(animated: true)
    case .changed: manager.interaction.update(part)
    case .ended where part > 0.5: manager.interaction.finish()
    case .ended, .cancelled: manager.interaction.cancel()
    default: break
    }
    if pan.state == .ended { manager.isInteractive = false }
  }
}

@MainActor @Suite struct TransitionSurfaceTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")
  private let root = UIViewController()
  private let drawer = Drawer()
  private let manager = DrawerManager()

  private func present() {
    drawer.manager = manager
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = manager
    simulator.launch(root)
    root.present(drawer, animated: true)
    simulator.settle()
  }

  @Test func `a drawer comes in from the side, and goes with a tap beside it`() throws {
    present()
    #expect(drawer.view.frame == CGRect(x: 0, y: 0, width: 262, height: 852))
    #expect(manager.coming.ended == [true] && root.presentedViewController === drawer)
    try simulator.user.tap(CGPoint(x: 350, y: 400))
    #expect(manager.going.ended == [true] && root.presentedViewController == nil)
    #expect(drawer.view.window == nil)
  }

  @Test(arguments: [true, false]) func `a drawer follows a pan`(isFar: Bool) throws {
    present()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 250, y: 400))
    for x in stride(from: 240.0, through: isFar ? 40 : 180, by: -20) {
      simulator.advance(by: .milliseconds(30))
      try finger.move(to: CGPoint(x: x, y: 400))
    }
    let middle = drawer.view.presentation.frame.minX
    #expect(middle < 0 && drawer.presentingViewController === root)
    finger.lift()
    simulator.settle()
    #expect(manager.going.ended == [isFar])
    #expect((root.presentedViewController == nil) == isFar)
    if !isFar { #expect(drawer.view.frame.minX == 0 && drawer.view.window != nil) }
  }

  @Test func `a stack with an animator for pushes`() {
    let (delegate, next) = (StackDelegate(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = delegate
    simulator.launch(stack)
    stack.pushViewController(next, animated: true)
    simulator.settle()
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(delegate.operations == [.push, .pop] && delegate.animator.ended == [true])
    #expect(stack.viewControllers == [root] && root.view.window != nil)
  }
}
