import Foundation
import Responder
import Simulation

/// The animation of a zoom between a source view and the frame of a controller's view.
///
/// The controller's view has a transform that maps its alignment rectangle to the source view's bounds. UIKit
/// clips it to the shape of the source and fades between the two; here it is only moved and scaled.
@MainActor final class ZoomAnimator: ViewControllerAnimatedTransitioning {
  /// The part of the container's size that a zoom without a source view begins with. Assumed.
  private static let smallPart: CGFloat = 0.5
  let zoomed: ViewController
  private let source: ViewController
  private let transition: ViewController.Transition
  private let isZoomingIn: Bool
  private var dimming: View?

  init(
    of zoomed: ViewController,
    over source: ViewController,
    _ transition: ViewController.Transition,
    isZoomingIn: Bool
  ) {
    (self.zoomed, self.source) = (zoomed, source)
    (self.transition, self.isZoomingIn) = (transition, isZoomingIn)
  }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    Presentation.duration.inSeconds
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    prepare(transitionContext)
    guard isZoomingIn else { return zoom(in: transitionContext, isSmall: true) }
    guard let view = zoomed.view else { return transitionContext.completeTransition(false) }
    view.transform = smallTransform(in: transitionContext.containerView)
    zoom(in: transitionContext, isSmall: false)
  }

  /// Adds the views to the container at their final places.
  func prepare(_ context: any ViewControllerContextTransitioning) {
    guard let view = zoomed.view else { return }
    let container = context.containerView
    if isZoomingIn {
      view.frame = context.finalFrame(for: zoomed)
      container.addSubview(view)
    } else {
      context.insertTarget(below: view)
    }
    guard let color = transition.zoom?.options.dimmingColor else { return }
    let dimming = View(frame: container.bounds)
    dimming.backgroundColor = color
    dimming.isUserInteractionEnabled = false
    dimming.alpha = isZoomingIn ? 0 : 1
    if view.superview === container {
      container.insertSubview(dimming, belowSubview: view)
    } else {
      container.addSubview(dimming)
    }
    self.dimming = dimming
  }

  /// Animates the view to its small or its full place, and completes the transition.
  func zoom(in context: any ViewControllerContextTransitioning, isSmall: Bool) {
    guard let view = zoomed.view else { return context.completeTransition(false) }
    let end = isSmall ? smallTransform(in: context.containerView) : .identity
    View.animate(
      withDuration: transitionDuration(using: context),
      animations: { [dimming] in
        view.transform = end
        dimming?.alpha = isSmall ? 0 : 1
      },
      completion: { [self] _ in
        dimming?.removeFromSuperview()
        context.completeTransition(isSmall != isZoomingIn)
        view.transform = .identity
        zoomed.installZoomPan()
      }
    )
  }

  /// Returns the transform of the view at the small end of the zoom.
  private func smallTransform(in container: View) -> ViewTransform {
    guard let view = zoomed.view, let zoom = transition.zoom else { return .identity }
    let context = ViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed)
    let sourceView = zoom.provider(context).flatMap { $0.baseWindow == nil ? nil : $0 }
    var rect = view.bounds
    var goal = container.bounds.insetBy(
      dx: container.bounds.width * Self.smallPart / 2,
      dy: container.bounds.height * Self.smallPart / 2
    )
    if let sourceView {
      goal = container.convert(sourceView.bounds, from: sourceView)
      let context = ViewController.Transition.ZoomOptions.AlignmentRectContext(zoomed, sourceView)
      rect = zoom.options.alignmentRectProvider?(context) ?? rect
    }
    guard rect.width > 0, rect.height > 0 else { return .identity }
    let (x, y) = (goal.width / rect.width, goal.height / rect.height)
    // The distance of the rectangle from the view's center, about which the view is scaled.
    let middle = CGPoint(x: rect.midX - view.bounds.midX, y: rect.midY - view.bounds.midY)
    return ViewTransform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: goal.midX - view.center.x - x * middle.x,
      ty: goal.midY - view.center.y - y * middle.y
    )
  }
}

/// The interaction of a drag that dismisses or pops a controller with a zoom.
@MainActor final class ZoomBackInteraction: ViewControllerInteractiveTransitioning {
  /// The part by which the view is smaller after a drag over its whole height. Assumed.
  private static let shrinking: CGFloat = 0.5
  private weak var context: TransitionContext?
  private var way = CGPoint.zero
  /// Whether the drag has ended, and dismisses the controller.
  private var isFinished: Bool?

  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    animator?.prepare(context)
    follow(way)
    if let isFinished { end(finishes: isFinished) }
  }

  private var animator: ZoomAnimator? { context?.animator as? ZoomAnimator }

  /// Moves the view with the touch, and makes it smaller.
  func follow(_ way: CGPoint) {
    self.way = way
    guard let context, let view = animator?.zoomed.view, isFinished == nil || context.isInteractive else {
      return
    }
    let part = min(max(0, way.y / max(view.bounds.height, 1)), 1)
    let scale = 1 - Self.shrinking * part
    view.transform = ViewTransform(a: scale, b: 0, c: 0, d: scale, tx: way.x, ty: way.y)
    context.updateInteractiveTransition(part)
  }

  /// Ends the drag; the view moves to the source view, or back.
  func end(finishes: Bool) {
    isFinished = finishes
    guard let context, let animator, context.isInteractive else { return }
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    animator.zoom(in: context, isSmall: finishes)
  }
}
