import HeadlessUIKit
import Testing

/// Changes that are requested inside controllers' callbacks.
@MainActor @Suite struct ControllerReentrancyTests {
  @MainActor private struct Stage {
    let simulator: Simulator
    let recorder = Recorder()
    let a: RecordingController
    let b: RecordingController
    let c: RecordingController

    init(_ setup: Setup) {
      simulator = setup.simulator()
      (a, b, c) = (
        RecordingController("A", recorder), RecordingController("B", recorder),
        RecordingController("C", recorder)
      )
      for controller in [a, b, c] { controller.modalPresentationStyle = .fullScreen }
    }
  }

  @Test(arguments: Setup.both) func `presenting inside viewDidAppear`(setup: Setup) {
    let stage = Stage(setup)
    stage.a.during["viewDidAppear"] = { [a = stage.a, b = stage.b] in
      a.during = [:]
      a.present(b, animated: true)
    }
    stage.simulator.launch(stage.a)
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == heard("A.WillAppear", "A.DidAppear")
        + heard("A.WillDisappear", "B.WillAppear", "B.DidAppear", "A.DidDisappear")
    )
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test(arguments: Setup.both) func `dismissing inside the completion of a presentation`(setup: Setup) {
    let stage = Stage(setup)
    stage.simulator.launch(stage.a)
    _ = stage.recorder.take()
    stage.a.present(stage.b, animated: true) { [a = stage.a, recorder = stage.recorder] in
      recorder.note("presented")
      a.dismiss(animated: true) { recorder.note("dismissed") }
    }
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("A.WillDisappear", "B.WillAppear", "B.DidAppear", "A.DidDisappear") + ["presented"]
        + heard("B.WillDisappear", "A.WillAppear", "A.DidAppear", "B.DidDisappear") + ["dismissed"]
    )
    #expect(stage.a.presentedViewController == nil && stage.a.view.window != nil)
  }

  @Test(arguments: Setup.both) func `presenting another inside the completion of a dismissal`(setup: Setup) {
    let stage = Stage(setup)
    stage.simulator.launch(stage.a)
    stage.a.present(stage.b, animated: false)
    stage.simulator.settle()
    _ = stage.recorder.take()
    stage.a.dismiss(animated: true) { [a = stage.a, c = stage.c] in a.present(c, animated: true) }
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("B.WillDisappear", "A.WillAppear", "A.DidAppear", "B.DidDisappear")
        + heard("A.WillDisappear", "C.WillAppear", "C.DidAppear", "A.DidDisappear")
    )
  }

  @Test(arguments: Setup.both) func `pushing inside viewWillAppear`(setup: Setup) {
    let stage = Stage(setup)
    let navigation = stage.simulator.perform { NavigationController(rootViewController: stage.a) }
    stage.a.during["viewWillAppear"] = { [a = stage.a, b = stage.b] in
      a.during = [:]
      navigation.pushViewController(b, animated: true)
    }
    stage.simulator.launch(navigation)
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == heard("A.WillAppear", "A.DidAppear")
        + heard("A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear")
    )
    #expect(navigation.viewControllers == [stage.a, stage.b])
  }

  @Test(arguments: Setup.both) func `another root while one is presented, inside viewWillDisappear`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    stage.simulator.launch(stage.a)
    stage.a.present(stage.b, animated: false)
    stage.simulator.settle()
    _ = stage.recorder.take()
    let window = stage.simulator.window
    stage.b.during["viewWillDisappear"] = { [b = stage.b, c = stage.c] in
      b.during = [:]
      window.rootViewController = c
    }
    stage.a.dismiss(animated: true)
    stage.simulator.settle()
    #expect(window.rootViewController === stage.c && window.subviews == [stage.c.view])
    #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
    let lines = stage.recorder.take()
    for name in ["A", "B", "C"] {
      let own = lines.filter { $0.hasPrefix(name) }
      let wills = own.filter { $0.contains("Will") }
      #expect(own.count == 2 * wills.count, "\(own)")
    }
    #expect(lines.last == "C.viewDidAppear" || lines.contains("C.viewDidAppear"), "\(lines)")
  }

  // MARK: Stacks

  @Test(.fact("G29"), arguments: Setup.both)
  func `right after a pop over several, the stack still has the old top one`(setup: Setup) {
    let stage = Stage(setup)
    let navigation = stage.simulator.perform { NavigationController(rootViewController: stage.a) }
    stage.simulator.launch(navigation)
    navigation.setViewControllers([stage.a, stage.b, stage.c], animated: false)
    stage.simulator.settle()
    navigation.popToViewController(stage.a, animated: true)
    #expect(navigation.viewControllers == [stage.c, stage.a] && navigation.topViewController === stage.a)
    navigation.view.layoutIfNeeded()
    #expect(navigation.viewControllers == [stage.a])
    stage.simulator.settle()
    // After a pop to the previous controller, the stack is correct at once.
    navigation.pushViewController(stage.b, animated: false)
    stage.simulator.settle()
    navigation.popToRootViewController(animated: true)
    #expect(navigation.viewControllers == [stage.a])
  }

  @Test(.fact("Z6"), arguments: Setup.both)
  func `a pop to the top right after a pop over several returns nothing and shows the stack`(setup: Setup) {
    let stage = Stage(setup)
    let top = RecordingController("D", stage.recorder)
    let navigation = stage.simulator.perform { NavigationController(rootViewController: stage.a) }
    stage.simulator.launch(navigation)
    navigation.setViewControllers([stage.a, stage.b, stage.c, top], animated: false)
    stage.simulator.settle()
    navigation.popToViewController(stage.b, animated: true)
    #expect(navigation.viewControllers == [stage.a, top, stage.b])
    #expect(navigation.popToViewController(stage.b, animated: true) == nil)
    #expect(navigation.viewControllers == [stage.a, stage.b])
    stage.simulator.settle()
    #expect(navigation.viewControllers == [stage.a, stage.b] && stage.b.view.window != nil)
  }

  @Test(.fact("Z6"), arguments: Setup.both)
  func `every controller that the stack contains can be popped to`(setup: Setup) {
    let stage = Stage(setup)
    let top = RecordingController("D", stage.recorder)
    let navigation = stage.simulator.perform { NavigationController(rootViewController: stage.a) }
    stage.simulator.launch(navigation)
    navigation.setViewControllers([stage.a, stage.b, stage.c, top], animated: false)
    stage.simulator.settle()
    navigation.popToViewController(stage.b, animated: true)
    _ = stage.recorder.take()
    // The stack still contains the old top controller, below the new one.
    #expect(navigation.popToViewController(navigation.viewControllers[1], animated: true) == [stage.b])
    #expect(navigation.viewControllers == [stage.a, top])
    stage.simulator.settle()
    #expect(navigation.viewControllers == [stage.a, top] && top.view.window != nil)
    #expect(stage.recorder.take() == [] && navigation.children == [stage.a, top])
  }

  @Test(.fact("G23"), arguments: Setup.both)
  func `a callback that the program calls itself changes nothing`(setup: Setup) {
    let stage = Stage(setup)
    stage.simulator.launch(stage.a)
    _ = stage.recorder.take()
    stage.a.viewWillDisappear(false)
    stage.a.viewDidDisappear(false)
    stage.simulator.settle()
    #expect(stage.recorder.take() == heard("A.WillDisappear", "A.DidDisappear"))
    stage.simulator.window.rootViewController = stage.b
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == heard("A.WillDisappear", "A.DidDisappear", "B.WillAppear", "B.DidAppear")
    )
  }

  @Test(arguments: Setup.both)
  func `layout comes in pairs, and again whenever something changes`(setup: Setup) {
    let stage = Stage(setup)
    let navigation = stage.simulator.perform { NavigationController(rootViewController: stage.a) }
    stage.simulator.launch(navigation)
    stage.b.recordsAll = true
    _ = stage.recorder.take()
    navigation.pushViewController(stage.b, animated: true)
    stage.simulator.settle()
    let pair = heard("B.WillLayoutSubviews", "B.DidLayoutSubviews")
    let first = stage.recorder.take().filter { $0.contains("Layout") }
    #expect(first == pair)
    for _ in 0..<2 {
      stage.b.view.bounds.size.height -= 1
      stage.simulator.settle()
    }
    #expect(stage.recorder.take() == pair + pair)
  }
}
