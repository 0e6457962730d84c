import Foundation
import Responder
import Simulation

extension ViewController {
  /// Pushes a controller onto this navigation controller or the nearest enclosing one, or presents it if
  /// there is none.
  final func baseShow(_ viewController: ViewController) {
    if let navigation = (self as? NavigationController) ?? baseNavigationController {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller as a detail of the enclosing split view controller, or presents it.
  final func baseShowDetail(_ viewController: ViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Replaces the view of one child by that of another, with the callbacks of both.
  ///
  /// The will callbacks run inside the call. Then `toViewController`'s view is added to the superview of the
  /// other view, and `animations` runs in an animation block. When the animation ends, the other view is
  /// removed, and the did callbacks and `completion` follow. Client code adds and removes the child
  /// controllers themselves.
  ///
  /// Stops with `A and B must both be inside C` if one is not a child.
  public final func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    options: View.AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard fromViewController.baseParent === self, toViewController.baseParent === self else {
      programmerError(
        "\(fromViewController.debugName) and \(toViewController.debugName) must both be inside \(debugName)"
      )
    }
    let isAnimated = duration > 0
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.stage == .appeared
    if forwards {
      fromViewController.baseBeginAppearanceTransition(false, animated: isAnimated)
      toViewController.baseBeginAppearanceTransition(true, animated: isAnimated)
    }
    (fromViewController.view.superview ?? view).addSubview(toViewController.view)
    View.animate(
      withDuration: duration,
      options: options,
      animations: { animations?() },
      completion: { finished in
        fromViewController.viewIfLoaded?.removeFromSuperview()
        if forwards {
          fromViewController.baseEndAppearanceTransition()
          toViewController.baseEndAppearanceTransition()
          self.endAppearanceWithParent(toViewController)
        }
        completion?(finished)
      }
    )
  }
}

/// The button of ``ViewController/editButtonItem``.
@MainActor final class EditButtonItem {
  private weak var controller: ViewController?
  private(set) lazy var item = BarButtonItem(
    title: "Edit",
    style: .plain,
    target: self,
    action: EditButtonItem.tapped
  )

  init(of controller: ViewController) { self.controller = controller }

  func tapped() {
    guard let controller else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }

  func show(isEditing: Bool) { item.title = isEditing ? "Done" : "Edit" }
}
