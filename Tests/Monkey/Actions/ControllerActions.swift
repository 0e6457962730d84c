import HeadlessUIKit

/// Presentations, pushes and other changes of controllers.
@MainActor let controllerActions: [MonkeyAction] = [
  MonkeyAction(3) { world in
    guard world.allControllers(ViewController.self).count < 25,
      let presenter = world.pickController(ViewController.self),
      presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil
    else { return nil }
    let controller = InterfaceMaker(world).makeController(depth: 1)
    controller.modalPresentationStyle =
      world.random.pick([.fullScreen, .formSheet, .pageSheet, .currentContext]) ?? .fullScreen
    presenter.present(controller, animated: world.random.once(in: 2))
    return "presents \(type(of: controller)), \(controller.modalPresentationStyle)"
  },
  MonkeyAction(4) { world in
    guard let presenter = world.pickController(ViewController.self), presenter.presentedViewController != nil
    else { return nil }
    presenter.dismiss(animated: world.random.once(in: 2))
    return "dismisses what \(type(of: presenter)) presents"
  },
  MonkeyAction(3) { world in
    guard let navigation = world.pickController(NavigationController.self),
      navigation.viewControllers.count < 6
    else { return nil }
    navigation.pushViewController(
      InterfaceMaker(world).makeController(depth: 2),
      animated: world.random.once(in: 2)
    )
    return "pushes"
  },
  MonkeyAction(4) { world in
    guard let navigation = world.pickController(NavigationController.self) else { return nil }
    let isAnimated = world.random.once(in: 2)
    switch world.random.number(0...3) {
    case 0: navigation.popToRootViewController(animated: isAnimated)
    case 1:
      guard let target = world.random.pick(navigation.viewControllers) else { return nil }
      navigation.popToViewController(target, animated: isAnimated)
    default: navigation.popViewController(animated: isAnimated)
    }
    return "pops"
  },
  MonkeyAction(2) { world in
    guard let tabs = world.pickController(TabBarController.self), let all = tabs.viewControllers, !all.isEmpty
    else { return nil }
    tabs.selectedIndex = world.random.number(0...all.count - 1)
    return "selects tab \(tabs.selectedIndex)"
  },
  MonkeyAction(1) { world in
    guard world.simulator.system >= "8.0", let presenter = world.pickController(ViewController.self),
      presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return nil }
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: "OK", style: .default) { [unowned world] _ in world.callback("alert") }
    )
    if world.random.once(in: 2) { alert.addTextField() }
    presenter.present(alert, animated: world.random.once(in: 2))
    return "presents an alert"
  },
  MonkeyAction(1) { world in
    guard let parent = world.pickController(MonkeyController.self), let view = parent.viewIfLoaded,
      world.allControllers(ViewController.self).count < 25
    else { return nil }
    let child = InterfaceMaker(world).makeController(depth: 2)
    parent.addChild(child)
    child.view.frame = InterfaceMaker(world).makeFrame()
    view.addSubview(child.view)
    child.didMove(toParent: parent)
    return "adds a child"
  },
  MonkeyAction(1) { world in
    guard let child = world.pickController(MonkeyController.self), child.parent is MonkeyController else {
      return nil
    }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    return "removes a child"
  },
]
