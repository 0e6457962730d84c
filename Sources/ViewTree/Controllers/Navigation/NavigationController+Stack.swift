import Responder
import Simulation

extension NavigationController {
  /// Pops all controllers above `viewController`.
  final func popStack(to viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      programmerError("\(viewController.debugName) is not on the stack of \(debugName)")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack[...index]), animated: animated)
    if popped.count > 1, let old = popped.last, old === slide?.source, let top = stack.last {
      reportedStack = stack.dropLast() + [old, top]
      view.setNeedsLayout()
    }
    return popped
  }

  /// Changes the stack; all methods that change it call this one. See ``setViewControllers(_:animated:)``.
  final func changeStack(to viewControllers: [ViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      if viewControllers[..<index].contains(where: { $0 === controller }) {
        programmerError("\(controller.debugName) is on the stack of \(debugName) already")
      }
      if controller is NavigationController {
        programmerError("\(controller.debugName) can't be on the stack of a navigation controller")
      }
    }
    let old = stack
    stack = viewControllers
    reportedStack = nil
    animatesNextChange = animated
    for controller in viewControllers where !old.contains(controller) {
      leaving.removeAll { $0 === controller }
      arriving.append(controller)
      addChild(controller)
    }
    for controller in old where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
    }
    follow()
  }

  /// Shows the top of the stack, at once or by a slide, as soon as possible.
  final func follow() {
    guard isViewLoaded, slide == nil else { return }
    guard shown !== stack.last else { return completeStackChange() }
    switch appearance.stage {
    case .disappeared where view.window == nil || view.window?.isHidden == true: replaceShown()
    case .appeared: beginSlide()
    default: break
    }
  }

  private func replaceShown() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = stack.last
    placeContent()
    if let shown {
      shown.view.frame = contentFrame
      view.insertSubview(shown.view, at: 0)
    }
    completeStackChange()
  }

  /// Sets the items of the bar to those of the stack's controllers.
  final func showStackInBar() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
  }

  /// Completes the changes begun by ``changeStack(to:animated:)``: removes controllers that have left the
  /// stack, and calls those that were added.
  final func completeStackChange() {
    showStackInBar()
    let (gone, come) = (
      leaving.filter { $0 !== shown }, arriving.filter { $0 === shown || $0 !== stack.last }
    )
    leaving.removeAll { gone.contains($0) }
    arriving.removeAll { come.contains($0) }
    for controller in gone where controller.baseParent === self { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
  }
}
