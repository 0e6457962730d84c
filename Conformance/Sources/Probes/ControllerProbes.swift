import UIKit

extension ProbeStage {
  /// Makes a recorded controller the root of the window, and waits for its appearance.
  fileprivate func show(_ controller: UIViewController, _ calls: Calls) async {
    window.rootViewController = controller
    window.layoutIfNeeded()
    await wait(0.3)
    _ = calls.take()
  }
}

extension Probe {
  /// View controllers: loading, appearance, presentation and containment.
  static let controllers: [Probe] = [
    Probe("G1", "the loading of a view") { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      stage.log("at first it is loaded", controller.isViewLoaded)
      _ = controller.view
      _ = controller.view
      stage.log("two accesses call", calls.take())
      stage.log("afterwards it is loaded", controller.isViewLoaded)
    },
    Probe("G2", "an appearance") { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      controller.recordsLayout = true
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      await stage.wait(0.3)
      var seen: Set<String> = []
      stage.log("the first call of each kind", calls.take().filter { seen.insert($0).inserted })
    },
    Probe("G3", "viewIsAppearing", since: 13) { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      await stage.wait(0.3)
      let list = calls.take()
      stage.log("it is called", list.filter { $0 == "A.isAppearing" }.count)
      stage.log(
        "after viewWillAppear",
        list.firstIndex(of: "A.willAppear") ?? 9 < list.firstIndex(of: "A.isAppearing") ?? 0
      )
      stage.log(
        "before viewDidAppear",
        list.firstIndex(of: "A.isAppearing") ?? 9 < list.firstIndex(of: "A.didAppear") ?? 0
      )
    },
    Probe("G4", "the window in the callbacks", facts: ["MC33"]) { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      let navigation = UINavigationController(rootViewController: UIViewController())
      await stage.show(navigation, calls)
      controller.during = { call in
        if call == "willAppear" || call == "didAppear" {
          stage.log("in \(call) the view is in a window", controller.view.window != nil)
        }
      }
      navigation.pushViewController(controller, animated: false)
      await stage.wait(0.5)
      controller.during = { _ in }
    },
    Probe("G13", "a full-screen presentation") { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      new.modalPresentationStyle = .fullScreen
      await stage.show(old, calls)
      old.present(new, animated: true) { calls.add("completion") }
      await stage.wait(1.5)
      stage.log("the calls", calls.take().filter { !$0.contains("loadView") && !$0.contains("isAppearing") })
    },
    Probe("G14", "the dismissal of a full screen") { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      new.modalPresentationStyle = .fullScreen
      await stage.show(old, calls)
      old.present(new, animated: false)
      await stage.wait(0.5)
      _ = calls.take()
      old.dismiss(animated: true) { calls.add("completion") }
      await stage.wait(1.5)
      stage.log("the calls", calls.take().filter { !$0.contains("isAppearing") })
    },
    Probe("G15", "a presentation over a visible presenter") { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      new.modalPresentationStyle = .overFullScreen
      await stage.show(old, calls)
      old.present(new, animated: false)
      await stage.wait(0.5)
      stage.log("the presenter receives", calls.take().filter { $0.hasPrefix("A") })
      old.dismiss(animated: false)
      await stage.wait(0.5)
      stage.log("at the dismissal it receives", calls.take().filter { $0.hasPrefix("A") })
    },
    Probe("G15-2", "the default style of a presentation", since: 13) { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      await stage.show(old, calls)
      old.present(new, animated: false)
      await stage.wait(0.5)
      stage.log("the presenter of a sheet receives", calls.take().filter { $0.hasPrefix("A") })
      old.dismiss(animated: false)
      await stage.wait(0.5)
    },
    Probe("G16", "the controllers of a presentation") { stage in
      let new = UIViewController()
      new.modalPresentationStyle = .fullScreen
      stage.root.present(new, animated: true)
      stage.log(
        "when present returns, presentedViewController is set",
        stage.root.presentedViewController === new
      )
      stage.log("presentingViewController is set", new.presentingViewController === stage.root)
      await stage.wait(1)
      let calls = Calls()
      stage.root.dismiss(animated: false) { [root = stage.root] in
        calls.add("presented \(root.presentedViewController == nil ? "nil" : "set")")
        calls.add("presenting \(new.presentingViewController == nil ? "nil" : "set")")
      }
      await stage.wait(0.5)
      stage.log("in the completion of the dismissal", calls.take())
    },
    Probe("G17", "isBeingPresented and isBeingDismissed") { stage in
      let calls = Calls(), new = CallbackController("B", calls)
      new.modalPresentationStyle = .fullScreen
      new.during = { call in
        if call == "willAppear" { stage.log("in viewWillAppear it is being presented", new.isBeingPresented) }
        if call == "didDisappear" {
          stage.log("in viewDidDisappear it is being dismissed", new.isBeingDismissed)
        }
      }
      stage.root.present(new, animated: false) {
        stage.log("in the completion it is being presented", new.isBeingPresented)
      }
      await stage.wait(0.5)
      stage.root.dismiss(animated: false)
      await stage.wait(0.5)
      new.during = { _ in }
    },
    Probe("G18", "the controllers in the did callbacks of a dismissal") { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      new.modalPresentationStyle = .fullScreen
      await stage.show(old, calls)
      old.present(new, animated: false)
      await stage.wait(0.5)
      old.during = {
        if $0 == "didAppear" { calls.add("presented \(old.presentedViewController == nil ? "nil" : "set")") }
      }
      new.during = {
        if $0 == "didDisappear" {
          calls.add("presenting \(new.presentingViewController == nil ? "nil" : "set")")
        }
      }
      _ = calls.take()
      old.dismiss(animated: true)
      await stage.wait(1.2)
      stage.log("in the did callbacks", calls.take().filter { $0.hasPrefix("present") })
      (old.during, new.during) = ({ _ in }, { _ in })
    },
    Probe("G19", "the forwarding of appearance") { stage in
      stage.log("it is automatic by default", UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    },
    Probe("G19-2", "a parent that doesn't forward appearance", facts: ["G24"]) { stage in
      final class Parent: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let calls = Calls(), parent = Parent(), child = CallbackController("child", calls)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = calls.take()
      stage.window.rootViewController = parent
      stage.window.layoutIfNeeded()
      await stage.wait(0.3)
      stage.log("the appearance of the parent calls", calls.take().filter { $0.hasSuffix("Appear") })
      child.beginAppearanceTransition(true, animated: false)
      stage.log("the begin of a transition calls", calls.take().filter { $0.hasSuffix("Appear") })
      child.endAppearanceTransition()
      stage.log("its end calls", calls.take().filter { $0.hasSuffix("Appear") })
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      stage.log("a disappearance calls", calls.take().filter { $0.hasSuffix("isappear") })
    },
    Probe("G20", "the view of a controller that is added to a view") { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      stage.view.addSubview(controller.view)
      stage.view.layoutIfNeeded()
      await stage.wait(0.3)
      stage.log(
        "the addition calls",
        calls.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("DidLoad") }
      )
      controller.view.removeFromSuperview()
      await stage.wait(0.3)
      stage.log("the removal calls", calls.take().filter { $0.hasSuffix("ppear") })
    },
    Probe("G21", "children") { stage in
      let calls = Calls(), child = CallbackController("child", calls)
      stage.root.addChild(child)
      stage.log("addChild calls", calls.take())
      stage.log("the parent is set", child.parent === stage.root)
      child.didMove(toParent: stage.root)
      _ = calls.take()
      child.removeFromParent()
      stage.log("removeFromParent calls", calls.take())
      stage.log("the parent is nil", child.parent == nil)
    },
    Probe("G22", "the appearance of a parent and its child") { stage in
      let calls = Calls(), parent = CallbackController("parent", calls),
        child = CallbackController("child", calls)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = calls.take()
      stage.window.rootViewController = parent
      stage.window.layoutIfNeeded()
      await stage.wait(0.3)
      let list = calls.take()
      stage.log("will", list.filter { $0.hasSuffix("willAppear") })
      stage.log("did", list.filter { $0.hasSuffix("didAppear") })
    },
    Probe("G25", "the time of viewDidAppear") { stage in
      let calls = Calls(), controller = CallbackController("A", calls)
      _ = controller.view
      _ = calls.take()
      stage.view.addSubview(controller.view)
      stage.log("it is called in addSubview", calls.take().contains("A.didAppear"))
      stage.view.layoutIfNeeded()
      await stage.wait(0.3)
      stage.log("it is called later", calls.take().contains("A.didAppear"))
      controller.view.removeFromSuperview()
    },
    Probe("G30", "the frame of a presented view") { stage in
      let presenter = UIViewController(), new = UIViewController()
      new.modalPresentationStyle = .fullScreen
      stage.root.addChild(presenter)
      presenter.view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      stage.view.addSubview(presenter.view)
      presenter.didMove(toParent: stage.root)
      presenter.present(new, animated: false)
      await stage.wait(0.5)
      stage.log("it fills the window", new.view.frame == stage.window.bounds)
    },
    Probe("G31", "the completion of a presentation") { stage in
      let calls = Calls(), new = CallbackController("B", calls)
      new.modalPresentationStyle = .fullScreen
      stage.root.present(new, animated: false) { calls.add("completion") }
      await stage.wait(0.5)
      stage.log("the order", calls.take().filter { $0 == "B.didAppear" || $0 == "completion" })
    },
    Probe("G8", "the delegate of a navigation controller") { stage in
      final class Delegate: NSObject, UINavigationControllerDelegate {
        let calls: Calls
        init(_ calls: Calls) { self.calls = calls }
        func navigationController(
          _ navigationController: UINavigationController,
          willShow viewController: UIViewController,
          animated: Bool
        ) { calls.add("willShow") }
        func navigationController(
          _ navigationController: UINavigationController,
          didShow viewController: UIViewController,
          animated: Bool
        ) { calls.add("didShow") }
      }
      let calls = Calls(), delegate = Delegate(calls), new = CallbackController("B", calls)
      let navigation = UINavigationController(rootViewController: UIViewController())
      await stage.show(navigation, calls)
      navigation.delegate = delegate
      navigation.pushViewController(new, animated: true)
      await stage.wait(1)
      let names: Set = ["B.willAppear", "B.didAppear", "willShow", "didShow"]
      stage.log("the order in a push", calls.take().filter { names.contains($0) })
      withExtendedLifetime(delegate) {}
    },
    Probe("G6", "a push", facts: ["MC54"]) { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      let navigation = UINavigationController(rootViewController: old)
      await stage.show(navigation, calls)
      navigation.pushViewController(new, animated: true)
      await stage.wait(1)
      stage.log("the calls", calls.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") })
    },
    Probe("G7", "a pop", facts: ["MC54"]) { stage in
      let calls = Calls(), old = CallbackController("A", calls)
      let navigation = UINavigationController(rootViewController: old)
      weak var popped: UIViewController?
      await stage.show(navigation, calls)
      do {
        let new = CallbackController("B", calls)
        popped = new
        navigation.pushViewController(new, animated: false)
      }
      await stage.wait(0.5)
      _ = calls.take()
      navigation.popViewController(animated: true)
      await stage.wait(1)
      stage.log("the calls", calls.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") })
      stage.log("the popped controller is deallocated", popped == nil)
    },
    Probe("G12", "the callbacks of one controller") { stage in
      let calls = Calls(), new = CallbackController("B", calls)
      let navigation = UINavigationController(rootViewController: UIViewController())
      await stage.show(navigation, calls)
      navigation.pushViewController(new, animated: true)
      await stage.wait(1)
      navigation.popViewController(animated: true)
      await stage.wait(1)
      stage.log("in a push and a pop", calls.take().filter { $0.hasSuffix("ppear") })
    },
    Probe("MC55", "the containment callbacks of a push and a pop") { stage in
      let calls = Calls(), new = CallbackController("B", calls)
      let navigation = UINavigationController(rootViewController: UIViewController())
      await stage.show(navigation, calls)
      navigation.pushViewController(new, animated: true)
      await stage.wait(1)
      let isOther = { (call: String) in !call.contains("isAppearing") && !call.contains("viewDidLoad") }
      stage.log("a push", calls.take().filter(isOther))
      navigation.popViewController(animated: true)
      await stage.wait(1)
      stage.log("a pop", calls.take().filter(isOther))
    },
    Probe("MC14", "the results of pops") { stage in
      let controllers = (0..<3).map { _ in UIViewController() }
      let navigation = UINavigationController()
      navigation.viewControllers = controllers
      stage.window.rootViewController = navigation
      await stage.wait(0.3)
      let removed = navigation.popToRootViewController(animated: false) ?? []
      stage.log("a pop to the root removes", removed.count)
      stage.log("from the bottom", removed.first === controllers[1] && removed.last === controllers[2])
      stage.log(
        "a pop to the top controller returns nil",
        navigation.popToViewController(controllers[0], animated: false) == nil
      )
      stage.log(
        "a pop of the last controller returns nil",
        navigation.popViewController(animated: false) == nil
      )
    },
    Probe("MC17", "the undo managers") { stage in
      stage.log(
        "a controller in a window has that of the window",
        stage.root.undoManager === stage.window.undoManager
      )
      stage.log("a controller without a window has none", UIViewController().undoManager == nil)
    },
    Probe("MC18", "defaults of the status bar and of spaces") { stage in
      stage.log("the status bar is hidden", UIViewController().prefersStatusBarHidden)
      stage.log("its changes fade", UIViewController().preferredStatusBarUpdateAnimation == .fade)
      let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      stage.log("the width of a flexible space", space.width)
      stage.log("it is enabled", space.isEnabled)
    },
    Probe("MC27", "the toolbar of a navigation controller") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      stage.log("it is hidden", navigation.isToolbarHidden)
      navigation.setToolbarHidden(false, animated: false)
      stage.log("after it was shown it is hidden", navigation.isToolbarHidden)
    },
    Probe("MC28", "a new controller") { stage in
      let controller = UIViewController()
      stage.log("the name of its nib", controller.nibName)
      stage.log("the navigation item is one object", controller.navigationItem === controller.navigationItem)
    },
    Probe("MC24", "an action without a target and a sender") { stage in
      let control = UIControl(), outer = ActionView(), calls = Calls()
      outer.receive = { name, _ in calls.add(name) }
      outer.addSubview(control)
      stage.view.addSubview(outer)
      let isSent = UIApplication.shared.sendAction(ActionView.fire, to: nil, from: control, for: nil)
      stage.log("it is handled above the sender", isSent)
      stage.log("the calls", calls.take())
      stage.log(
        "without a responder that has the method the result is",
        UIApplication.shared.sendAction(FocusableView.act, to: nil, from: control, for: nil)
      )
    },
    Probe("MC45", "the controllers of a tab bar controller") { stage in
      let stacks = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      stage.window.rootViewController = tabs
      await stage.wait(0.3)
      stage.log(
        "the first controllers that are loaded",
        stacks.map { "\($0.viewControllers[0].isViewLoaded)" }
      )
      stage.log("the selected index", tabs.selectedIndex)
    },
    Probe("MC57", "a change of the tab") { stage in
      let calls = Calls(), tabs = UITabBarController()
      tabs.viewControllers = [CallbackController("A", calls), CallbackController("B", calls)]
      await stage.show(tabs, calls)
      tabs.selectedIndex = 1
      await stage.wait(0.5)
      let isOther = { (call: String) in call.hasSuffix("ppear") || call.hasSuffix("viewDidLoad") }
      stage.log("the calls", calls.take().filter(isOther))
    },
    Probe("MC52", "the bar positions") { stage in
      stage.log("any", UIBarPosition.any.rawValue)
      stage.log("bottom", UIBarPosition.bottom.rawValue)
      stage.log("top", UIBarPosition.top.rawValue)
      stage.log("top attached", UIBarPosition.topAttached.rawValue)
    },
    Probe("MC19", "a new split view controller", since: 14) { stage in
      let split = UISplitViewController(style: .doubleColumn)
      stage.log("the preferred mode is automatic", split.preferredDisplayMode == .automatic)
      stage.log("the mode is the secondary one only", split.displayMode == .secondaryOnly)
    },
    Probe("MC22", "the columns of a split view controller", since: 14) { stage in
      let split = UISplitViewController(style: .doubleColumn), content = UIViewController()
      split.setViewController(content, for: .primary)
      stage.log("a column has the controller", split.viewController(for: .primary) === content)
      split.loadViewIfNeeded()
      stage.log("after loading it is in a navigation controller", content.navigationController != nil)
    },
    Probe("MC1", "the grabber of a sheet", since: 15) { stage in
      let new = UIViewController()
      new.modalPresentationStyle = .pageSheet
      stage.log("it is hidden by default", new.sheetPresentationController?.prefersGrabberVisible == false)
      stage.log("the number of detents", new.sheetPresentationController?.detents.count ?? 0)
    },
    Probe("MC33", "a window that is shown", facts: ["G25"]) { stage in
      let calls = Calls(), window = stage.makeWindow(), controller = CallbackController("A", calls)
      window.rootViewController = controller
      window.isHidden = false
      window.makeKey()
      let list = calls.take()
      stage.log("inside the call viewWillAppear is called", list.contains("A.willAppear"))
      stage.log("viewDidAppear is", list.contains("A.didAppear"))
      window.layoutIfNeeded()
      await stage.wait(0.3)
      stage.log("viewDidAppear follows", calls.take().contains("A.didAppear"))
    },
    Probe("MC35", "a pop and the callbacks") { stage in
      let calls = Calls(), old = CallbackController("A", calls), new = CallbackController("B", calls)
      let navigation = UINavigationController(rootViewController: old)
      await stage.show(navigation, calls)
      navigation.pushViewController(new, animated: false)
      await stage.wait(0.5)
      _ = calls.take()
      navigation.popViewController(animated: false)
      stage.log(
        "inside the call viewWillAppear of the uncovered one is called",
        calls.take().contains("A.willAppear")
      )
      navigation.view.layoutIfNeeded()
      stage.log("with the next layout it is called", calls.take().contains("A.willAppear"))
      await stage.wait(0.5)
    },
    Probe("MC10", "the width of an alert", facts: ["TC40", "TC41"], since: 8) { stage in
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.root.present(alert, animated: false)
      await stage.wait(0.5)
      alert.view.layoutIfNeeded()
      stage.log(
        "the alert's view is narrower than the window",
        alert.view.frame.width < stage.window.bounds.width
      )
      stage.root.dismiss(animated: false)
      await stage.wait(0.5)
    },
    Probe("TC29", "the height of a navigation bar", facts: ["TC30"]) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      stage.window.layoutIfNeeded()
      await stage.wait(0.3)
      stage.log("it is", navigation.navigationBar.frame.height)
    },
    Probe("TC32", "the height of a toolbar", facts: ["MC38"]) { stage in
      stage.log("it is", UIToolbar().sizeThatFits(CGSize(width: 320, height: 0)).height)
    },
    Probe("U50", "the coordinator of a push") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      await stage.show(navigation, Calls())
      stage.log("at rest there is none", navigation.transitionCoordinator == nil)
      navigation.pushViewController(UIViewController(), animated: true)
      stage.log("after a push there is one", navigation.transitionCoordinator != nil)
      let calls = Calls()
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        calls.add("completion, cancelled \($0.isCancelled)")
      }
      await stage.wait(1)
      stage.log("the completion", calls.take())
      stage.log("afterwards there is none", navigation.transitionCoordinator == nil)
    },
  ]
}
