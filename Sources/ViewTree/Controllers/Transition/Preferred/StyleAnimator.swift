import Foundation
import Simulation

/// The animation of a push or pop in the style of a presentation.
@MainActor final class StyleAnimator: ViewControllerAnimatedTransitioning {
  private let style: ModalTransitionStyle
  private let controller: ViewController
  private let isComing: Bool

  init(_ style: ModalTransitionStyle, of controller: ViewController, isComing: Bool) {
    (self.style, self.controller, self.isComing) = (style, controller, isComing)
  }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    Presentation.duration.inSeconds
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    guard let view = controller.view else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let frame =
      isComing
      ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
    if isComing {
      container.addSubview(view)
    } else {
      transitionContext.insertTarget(below: view)
    }
    let away = style == .coverVertical ? frame.offsetBy(dx: 0, dy: container.bounds.height) : frame
    let opacity = view.alpha
    let transparent = style == .crossDissolve ? 0 : opacity
    view.frame = isComing ? away : frame
    if isComing { view.alpha = transparent }
    View.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isComing] in
        view.frame = isComing ? frame : away
        view.alpha = isComing ? opacity : transparent
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        view.alpha = opacity
      }
    )
  }
}

extension ViewControllerContextTransitioning {
  /// Adds the view of the controller that becomes visible behind another view, at its final place.
  func insertTarget(below view: View) {
    guard let target = self.view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    target.frame = finalFrame(for: controller)
    if view.superview === containerView {
      containerView.insertSubview(target, belowSubview: view)
    } else {
      containerView.insertSubview(target, at: 0)
    }
  }
}
