import Responder
import Simulation

extension NavigationController {
  /// Pops all controllers above `viewController`, and returns them; nil for an animated pop off the screen,
  /// which changes the stack nevertheless (MC14).
  ///
  /// Client code may pop to the old top controller that ``viewControllers`` still contains (Z6).
  final func popStack(to viewController: ViewController, animated: Bool) -> [ViewController]? {
    let present = stack.contains { $0 === viewController } ? stack : reportedStack ?? stack
    guard let index = present.firstIndex(where: { $0 === viewController }) else {
      programmerError("\(viewController.debugName) is not on the stack of \(debugName)")
    }
    let popped = Array(present[(index + 1)...])
    guard !popped.isEmpty else {
      reportedStack = nil
      return nil
    }
    let isOffScreen = isOffScreen
    changeStack(to: Array(present[...index]), animated: animated)
    if popped.count > 1, let old = popped.last, nextCoordinator != nil, old === shown, let top = stack.last {
      reportedStack = stack.dropLast() + [old, top]
    }
    return animated && isOffScreen ? nil : popped
  }

  /// Whether the controller has no view in a visible window.
  private var isOffScreen: Bool { viewIfLoaded?.window?.isHidden ?? true }

  /// Changes the stack; all methods that change it call this one. See ``setViewControllers(_:animated:)``.
  final func changeStack(to viewControllers: [ViewController], animated: Bool) {
    var new = Set<ObjectIdentifier>()
    for controller in viewControllers {
      if !new.insert(ObjectIdentifier(controller)).inserted {
        programmerError("\(controller.debugName) is on the stack of \(debugName) already")
      }
      if controller is NavigationController {
        programmerError("\(controller.debugName) can't be on the stack of a navigation controller")
      }
    }
    let old = stack
    let oldIdentities = Set(old.map(ObjectIdentifier.init))
    stack = viewControllers
    reportedStack = nil
    animatesNextChange = animated
    for controller in viewControllers where !oldIdentities.contains(ObjectIdentifier(controller)) {
      leaving.removeAll { $0 === controller }
      arriving.append(controller)
      addChild(controller)
    }
    for controller in old where !new.contains(ObjectIdentifier(controller)) {
      controller.willMove(toParent: nil)
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
    }
    if stack.first !== old.first, storedTabBarItem == nil, title == nil { tabBarItemDidChange() }
    shownWillChange()
  }

  /// Requests the layout in which the top of the stack is shown (MC34, MC35). Off the screen, it replaces a
  /// controller that was shown before at once.
  final func shownWillChange() {
    guard isViewLoaded, slide == nil else { return }
    guard shown !== stack.last else {
      endNextCoordinator()
      return completeStackChange()
    }
    if isOffScreen, shown != nil { return follow() }
    view.baseSetNeedsLayout()
    guard appearance.stage == .appeared else { return }
    let coordinator = nextCoordinator ?? TransitionCoordinator(duration: 0)
    coordinator.transitionDuration = animatesNextChange ? Self.slideDuration.inSeconds : 0
    shown?.ownCoordinator = coordinator
    stack.last?.ownCoordinator = coordinator
    nextCoordinator = coordinator
  }

  /// Shows the top of the stack: with the controller itself, or by a slide.
  final func follow() {
    guard slide == nil, shown !== stack.last else { return }
    switch appearance.stage {
    case .disappeared where shown == nil || isOffScreen: replaceShown()
    case .appearing where shown == nil: insertShown()
    case .appeared: beginSlide()
    default: break
    }
  }

  private func replaceShown() {
    shown?.viewIfLoaded?.removeFromSuperview()
    insertShown()
    endNextCoordinator()
    completeStackChange()
  }

  private func insertShown() {
    shown = stack.last
    showStackInBar()
    placeContent()
    guard let shown, let view = shown.view, shown === self.shown else { return }
    view.placeInContainer(contentFrame)
    content.addSubview(view)
    placeContent()
  }

  /// Ends the coordinator of a transition that won't begin.
  private func endNextCoordinator() {
    let coordinator = nextCoordinator
    nextCoordinator = nil
    coordinator?.finish()
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
    let done = Set((gone + come).map(ObjectIdentifier.init))
    leaving.removeAll { done.contains(ObjectIdentifier($0)) }
    arriving.removeAll { done.contains(ObjectIdentifier($0)) }
    for controller in gone where controller.baseParent === self { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
  }
}
