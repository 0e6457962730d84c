import Foundation
import Simulation

extension ViewController {
  /// The orientation of the interface on the device.
  public final var interfaceOrientation: InterfaceOrientation {
    effectiveApplication?.screen.orientation ?? .portrait
  }

  /// The default orientations of the device.
  final var baseSupportedInterfaceOrientations: InterfaceOrientationMask {
    let application = effectiveApplication
    return application.map { InterfaceOrientationMask(usualFor: $0.context.device.idiom) }
      ?? .allButUpsideDown
  }

  /// Rotates the interface to match the device, if the controllers now support its orientation.
  public static func attemptRotationToDeviceOrientation() {
    Application.required(for: "attemptRotationToDeviceOrientation").rotation.follow()
  }

  /// Rotates the interface, if necessary, after a change of the controllers'
  /// ``supportedInterfaceOrientations``.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    effectiveApplication?.rotation.follow()
  }

  /// The last of the chain of controllers presented over this one that each remove their presenter's view.
  final var topmostFullScreenController: ViewController {
    var last = self
    while let next = last.presentation, next.hidesPresenter { last = next.presented }
    return last
  }

  /// The present orientation if the controller supports it, or else the first one that it supports.
  final var basePreferredInterfaceOrientation: InterfaceOrientation {
    let current = interfaceOrientation
    let mask = supportedInterfaceOrientations
    return mask.contains(current) ? current : mask.first ?? current
  }

  /// Forwards a new size to the child controllers and the presented one, unless their own sizes stay the
  /// same.
  final func forwardTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in baseChildren where child.baseParent === self && child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let presentation, presentation.presented.isViewLoaded, rootedWindow != nil || presenter != nil,
      let window = presentation.container.window
    else { return }
    // The size of a presented controller depends on the window, not on the presenter.
    let screen = (coordinator as? TransitionCoordinator)?.windowSize ?? size
    if let controller = presentation.customController {
      return controller.viewWillTransition(to: screen, with: coordinator)
    }
    let own = presentation.size(in: screen, of: window)
    presentation.presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Calls `body` for each child controller whose view is inside this one's.
  final func forEachShownChild(_ body: (ViewController) -> Void) {
    guard let view = viewIfLoaded else { return }
    for child in baseChildren where child.baseParent === self {
      if child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
    }
  }
}
