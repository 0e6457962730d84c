import Foundation
import Responder
import Simulation

/// A recognizer of drags down that dismiss or pop a controller with a zoom.
final class ZoomPanGestureRecognizer: ContentPanGestureRecognizer {
  weak var controller: ViewController?
  var interaction: ZoomBackInteraction?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard super.hasMovedEnough(from: start, to: end) else { return false }
    guard let controller, controller.canZoomBack, let zoom = controller.preferredTransition?.zoom else {
      state = .failed
      return false
    }
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let velocity = velocity(in: controller.view)
    let context = ViewController.Transition.ZoomOptions.InteractionContext(
      location: location(in: controller.view),
      velocity: CGVector(dx: velocity.x, dy: velocity.y),
      willBegin: way.y > abs(way.x) && isContentAtTop
    )
    if zoom.options.interactiveDismissShouldBegin?(context) ?? context.willBegin { return true }
    state = .failed
    return false
  }
}

extension ViewController {
  /// The distance of a drag, as a part of the view's height, from which it dismisses the controller. Assumed.
  private static let zoomThreshold: CGFloat = 0.2
  /// The minimum velocity of a flick that does so, in points per second. Assumed.
  private static let zoomVelocity: CGFloat = 500

  /// Adds the recognizer of drags to the view, once.
  final func installZoomPan() {
    guard preferredTransition?.zoom != nil, let view = viewIfLoaded, !hasZoomPan else { return }
    hasZoomPan = true
    let pan = ZoomPanGestureRecognizer(target: self, action: ViewController.zoomBack)
    pan.controller = self
    view.baseAdd(pan)
  }

  /// Whether the controller is presented or pushed, at rest, and nothing covers it.
  fileprivate final var canZoomBack: Bool {
    if let presenter, let own = presenter.presentation {
      return own.transition == nil && presentation == nil && !own.isSheet
    }
    guard let navigation = baseNavigationController else { return false }
    return navigation.stack.last === self && navigation.mayDragBack
  }

  private func zoomBack(_ pan: ZoomPanGestureRecognizer) {
    guard let window = viewIfLoaded?.window else { return }
    let way = pan.translation(in: window)
    switch pan.state {
    case .began:
      guard canZoomBack, let transition = preferredTransition else { return }
      let interaction = ZoomBackInteraction()
      (transition.interaction, pan.interaction) = (interaction, interaction)
      interaction.follow(way)
      if let own = presenter?.presentation {
        own.dismiss(animated: true, completion: nil)
      } else if let navigation = baseNavigationController, navigation.stack.count > 1 {
        _ = navigation.popStack(to: navigation.stack[navigation.stack.count - 2], animated: true)
      }
    case .changed: pan.interaction?.follow(way)
    case .ended, .cancelled, .failed:
      let isFar = way.y > view.bounds.height * Self.zoomThreshold
      let isFast = pan.velocity(in: window).y >= Self.zoomVelocity
      pan.interaction?.end(finishes: pan.state == .ended && (isFar || isFast))
      pan.interaction = nil
    case .possible: break
    }
  }
}
