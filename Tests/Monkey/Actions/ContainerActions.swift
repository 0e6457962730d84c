import HeadlessUIKit

/// Pages, popovers, alerts of old systems, windows and refresh controls.
@MainActor let containerActions: [MonkeyAction] = [
  MonkeyAction(1) { world in
    guard world.allControllers(ViewController.self).count < 25, world.simulator.system >= "6.0",
      let presenter = world.pickController(MonkeyController.self), presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return nil }
    let pages = PageViewController(
      transitionStyle: world.random.once(in: 2) ? .scroll : .pageCurl,
      navigationOrientation: .horizontal
    )
    world.register(pages)
    pages.setViewControllers(
      [InterfaceMaker(world).makeController(depth: 2)],
      direction: .forward,
      animated: false
    )
    presenter.present(pages, animated: world.random.once(in: 2))
    return "presents pages"
  },
  MonkeyAction(2) { world in
    guard let pages = world.pickController(PageViewController.self) else { return nil }
    pages.setViewControllers(
      [InterfaceMaker(world).makeController(depth: 2)],
      direction: world.random.once(in: 2) ? .forward : .reverse,
      animated: world.random.once(in: 2)
    )
    return "turns a page"
  },
  MonkeyAction(1) { world in
    guard world.simulator.system >= "8.0", let presenter = world.pickController(MonkeyController.self),
      presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil,
      world.allControllers(ViewController.self).count < 25
    else { return nil }
    let controller = InterfaceMaker(world).makeController(depth: 2)
    // The callbacks of new views may have removed the presenter's.
    guard presenter.view.window != nil, presenter.presentedViewController == nil else { return nil }
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(
      width: world.random.length(50...500),
      height: world.random.length(50...900)
    )
    controller.popoverPresentationController?.sourceView = presenter.view
    controller.popoverPresentationController?.sourceRect = CGRect(origin: world.randomPoint(), size: .zero)
    presenter.present(controller, animated: world.random.once(in: 2))
    return "presents a popover"
  },
  MonkeyAction(1) { world in
    guard world.simulator.system < "13.0" else { return nil }
    let alert = AlertView(
      title: "Alert",
      message: nil,
      delegate: nil,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "OK"
    )
    world.register(alert)
    alert.show()
    return "shows an alert view"
  },
  MonkeyAction(3) { world in
    guard let alert = world.all(AlertView.self).last(where: \.isVisible) else { return nil }
    alert.dismiss(withClickedButtonIndex: world.random.number(0...1), animated: world.random.once(in: 2))
    return "dismisses an alert view"
  },
  MonkeyAction(1) { world in
    if let window = world.random.pick(world.windows), world.random.once(in: 2) {
      if world.random.once(in: 2) {
        window.isHidden.toggle()
        return "hides a window: \(window.isHidden)"
      }
      world.windows.removeAll { $0 === window }
      return "releases a window"
    }
    guard world.windows.count < 2 else { return nil }
    let window = Window(frame: world.simulator.window.bounds)
    window.rootViewController = InterfaceMaker(world).makeController(depth: 2)
    world.windows.append(window)
    if world.random.once(in: 2) { window.makeKeyAndVisible() } else { window.isHidden = false }
    return "shows another window"
  },
  MonkeyAction(1) { world in
    guard let window = world.random.pick([world.simulator.window] + world.windows), !window.isHidden
    else { return nil }
    window.makeKey()
    return "makes a window key"
  },
  MonkeyAction(1) { world in
    guard world.simulator.system >= "10.0", let scroll = world.pick(ScrollView.self) else { return nil }
    if let control = scroll.refreshControl {
      if control.isRefreshing { control.endRefreshing() } else { control.beginRefreshing() }
      return "refreshes: \(control.isRefreshing)"
    }
    scroll.refreshControl = RefreshControl()
    return "adds a refresh control"
  },
  MonkeyAction(1) { world in
    guard let controller = world.pickController(MonkeyController.self) else { return nil }
    world.simulator.window.rootViewController =
      world.random.once(in: 2)
      ? InterfaceMaker(world).makeController(depth: 0) : world.simulator.window.rootViewController
    return "replaces the root over \(type(of: controller))"
  },
]
