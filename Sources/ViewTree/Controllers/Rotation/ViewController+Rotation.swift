import Foundation
import Simulation

extension ViewController {
  /// How the interface stands on the device.
  public final var interfaceOrientation: InterfaceOrientation {
    (viewIfLoaded?.window?.application ?? Application.current)?.screen.orientation ?? .portrait
  }

  /// The orientations that are usual on the device.
  final var standardOrientations: InterfaceOrientationMask {
    let application = viewIfLoaded?.window?.application ?? Application.current
    return application.map { InterfaceOrientationMask(usualFor: $0.context.device.idiom) }
      ?? .allButUpsideDown
  }

  /// Turns the interface to how the device is held, if the controllers now allow it and did not before.
  public static func attemptRotationToDeviceOrientation() {
    Application.required(for: "attemptRotationToDeviceOrientation").rotation.follow()
  }

  /// Lets the interface follow what the controllers' ``supportedInterfaceOrientations`` say now.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    (viewIfLoaded?.window?.application ?? Application.current)?.rotation.follow()
  }

  /// The last of the controllers presented over this one, each of which takes its presenter's view away.
  final var lastFillingScreen: ViewController {
    var last = self
    while let next = last.presentation, next.hidesPresenter { last = next.presented }
    return last
  }

  /// The present orientation, or else the first that the controller supports.
  final var standardPreferredOrientation: InterfaceOrientation {
    let current = interfaceOrientation
    let mask = supportedInterfaceOrientations
    return mask.contains(current) ? current : mask.first ?? current
  }

  /// Tells the controllers inside and the presented one of a new size, as far as it changes theirs.
  final func forwardTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in childControllers where child.parentController === self && child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let presentation, presentation.presented.isViewLoaded, rootedWindow != nil || presenter != nil,
      let window = presentation.container.window
    else { return }
    // A controller that is presented over another one has its size from the window, not from the presenter.
    let screen = (coordinator as? TransitionCoordinator)?.windowSize ?? size
    let own = presentation.size(in: screen, of: window)
    presentation.presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Calls `body` for the controllers inside whose views are in this one's.
  final func forEachShownChild(_ body: (ViewController) -> Void) {
    guard let view = viewIfLoaded else { return }
    for child in childControllers where child.parentController === self {
      if child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
    }
  }
}
