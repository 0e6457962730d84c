import HeadlessUIKit
import Testing

@MainActor private final class TabRecorder: TabBarControllerDelegate {
  let recorder: Recorder
  var allows = true

  init(_ recorder: Recorder) { self.recorder = recorder }

  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController)
    -> Bool
  {
    recorder.note("shouldSelect \(viewController.debugName)")
    return allows
  }

  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
    recorder.note("didSelect \(viewController.debugName)")
  }
}

@MainActor @Suite struct TabBarTests {
  private func launched(_ setup: Setup) -> (Simulator, Recorder, TabBarController, [RecordingController]) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let tabs = ["A", "B"].map { RecordingController($0, recorder) }
    let controller = simulator.perform { TabBarController() }
    simulator.perform { controller.viewControllers = tabs }
    simulator.launch(controller)
    simulator.settle()
    return (simulator, recorder, controller, tabs)
  }

  static let swap = heard("B.WillAppear", "A.WillDisappear", "A.DidDisappear", "B.DidAppear")

  @Test(arguments: Setup.both) func `selecting another tab: all callbacks in order`(setup: Setup) {
    let (simulator, recorder, controller, tabs) = launched(setup)
    #expect(recorder.take() == heard("A.WillAppear", "A.DidAppear"))
    #expect(controller.selectedIndex == 0 && !tabs[1].isViewLoaded)
    controller.selectedIndex = 1
    simulator.settle()
    #expect(recorder.take() == Self.swap)
    #expect(controller.selectedViewController === tabs[1] && tabs[0].tabBarController === controller)
  }

  @Test(arguments: Setup.both) func `a tap asks the delegate, selects, and tells it`(setup: Setup) throws {
    let (simulator, recorder, controller, _) = launched(setup)
    let delegate = TabRecorder(recorder)
    controller.delegate = delegate
    _ = recorder.take()
    delegate.allows = false
    try simulator.user.tap(controller.buttons[1])
    #expect(recorder.take() == ["shouldSelect B"] && controller.selectedIndex == 0)
    delegate.allows = true
    try simulator.user.tap(controller.buttons[1])
    #expect(
      recorder.take() == [
        "shouldSelect B", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "didSelect B",
        "B.viewDidAppear",
      ]
    )
    try simulator.user.tap(controller.buttons[1])
    #expect(recorder.take() == ["shouldSelect B", "didSelect B"])
  }

  @Test(arguments: [
    (Setup.classic, CGRect(x: 0, y: 0, width: 320, height: 411), EdgeInsets.zero),
    (.current, CGRect(x: 0, y: 0, width: 393, height: 852), EdgeInsets(top: 59, bottom: 83)),
  ])
  func `the content ends above the bar before iOS 7`(setup: Setup, frame: CGRect, insets: EdgeInsets) {
    let (simulator, _, _, tabs) = launched(setup)
    #expect(tabs[0].view.frame == frame && tabs[0].view.safeAreaInsets == insets)
    #expect(tabs[0].view.window === simulator.window)
  }

  @Test(arguments: [true, false]) func `a selection inside a callback of the appearing controller is kept`(
    replaces: Bool
  ) {
    let simulator = Setup.current.simulator()
    let recorder = Recorder()
    let all = ["A", "B", "C"].map { RecordingController($0, recorder) }
    let tabs = TabBarController()
    tabs.viewControllers = all
    simulator.launch(tabs)
    _ = recorder.take()
    let count = tabs.view.subviews.count
    all[1].during["viewWillAppear"] = {
      if replaces { tabs.viewControllers = [all[0], all[2]] } else { tabs.selectedIndex = 0 }
    }
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(recorder.take() == heard("B.WillAppear", "B.WillDisappear", "B.DidDisappear"))
    #expect(tabs.selectedViewController === all[0] && all[0].view.window != nil)
    #expect(all[1].view.window == nil && tabs.view.subviews.count == count)
  }
}
