import HeadlessUIKit
import Testing

@MainActor @Suite struct ControllerOddsTests {
  private func launched(_ setup: Setup) -> (Simulator, RecordingController, Recorder) {
    let (simulator, recorder) = (setup.simulator(), Recorder())
    let root = RecordingController("A", recorder)
    simulator.launch(root)
    _ = recorder.take()
    return (simulator, root, recorder)
  }

  @Test(arguments: Setup.both) func `a transition between two children`(setup: Setup) {
    let (simulator, root, recorder) = launched(setup)
    let (b, c) = (RecordingController("B", recorder), RecordingController("C", recorder))
    for child in [b, c] { root.addChild(child) }
    root.view.addSubview(b.view)
    simulator.settle()
    _ = recorder.take()
    root.transition(
      from: b,
      to: c,
      duration: 1,
      animations: { c.view.alpha = 0.5 },
      completion: { recorder.note("completion \($0)") }
    )
    #expect(recorder.take() == heard("B.WillDisappear", "C.WillAppear"))
    #expect(root.view.subviews == [b.view, c.view])
    simulator.settle()
    #expect(recorder.take() == heard("B.DidDisappear", "C.DidAppear") + ["completion true"])
    #expect(root.view.subviews == [c.view] && root.children == [b, c])
  }

  @Test func `a transition to a stranger stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (simulator, recorder) = (Simulator(), Recorder())
        let (a, b) = (RecordingController("A", recorder), RecordingController("B", recorder))
        simulator.launch(a)
        a.addChild(b)
        a.transition(from: b, to: RecordingController("C", recorder), duration: 1, animations: nil)
      }
    }
    expectTrap(result, says: "B and C must both be inside A")
  }

  @Test(arguments: Setup.both) func `the edit button begins and ends editing`(setup: Setup) throws {
    let simulator = setup.simulator()
    let recorder = Recorder()
    final class Editor: ViewController {
      var recorder: Recorder?
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        recorder?.note("\(editing) \(animated)")
      }
    }
    let root = Editor()
    root.recorder = recorder
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let navigation = simulator.perform { NavigationController(rootViewController: root) }
    simulator.launch(navigation)
    let button = try #require(navigation.navigationBar.subviews.compactMap { $0 as? Button }.last)
    #expect(button.currentTitle == "Edit" && root.editButtonItem === root.navigationItem.rightBarButtonItem)
    try simulator.user.tap(button)
    #expect(root.isEditing && root.editButtonItem.title == "Done")
    root.isEditing = false
    #expect(root.editButtonItem.title == "Edit")
    #expect(recorder.take() == ["true true", "false false"])
  }

  @Test(arguments: Setup.both) func `showing pushes where there is a stack, and presents elsewhere`(
    setup: Setup
  ) {
    let (simulator, root, _) = launched(setup)
    let other = ViewController()
    root.show(other, sender: nil)
    simulator.settle()
    #expect(root.presentedViewController === other)
    let inner = ViewController()
    let navigation = simulator.perform { NavigationController(rootViewController: inner) }
    simulator.launch(navigation)
    let (next, last) = (ViewController(), ViewController())
    inner.show(next, sender: nil)
    navigation.show(last, sender: nil)
    #expect(navigation.viewControllers == [inner, next, last])
    simulator.settle()
    let detail = ViewController()
    inner.showDetailViewController(detail, sender: nil)
    #expect(navigation.presentedViewController === detail)
  }

  @Test(arguments: Setup.both) func `a pushed controller may keep the tab bar away`(setup: Setup) throws {
    let simulator = setup.simulator()
    let root = ViewController()
    let navigation = simulator.perform { NavigationController(rootViewController: root) }
    let tabs = simulator.perform { TabBarController() }
    simulator.perform { tabs.viewControllers = [navigation, ViewController()] }
    simulator.launch(tabs)
    simulator.settle()
    let bar = try #require(tabs.buttons[0].superview)
    let height = navigation.view.bounds.height
    let insets = root.view.safeAreaInsets.bottom
    let next = ViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    simulator.settle()
    #expect(bar.isHidden)
    let isOld = setup.system < "7.0"
    #expect(navigation.view.bounds.height == height + (isOld ? 49 : 0))
    #expect(next.view.safeAreaInsets.bottom == insets - (isOld ? 0 : 49))
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(!bar.isHidden && navigation.view.bounds.height == height)
    #expect(root.view.safeAreaInsets.bottom == insets)
  }

  @Test func `subviews change places`() {
    let parent = View()
    let views = (0..<4).map { _ in View() }
    for view in views { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [views[2], views[1], views[0], views[3]])
    parent.exchangeSubview(at: 3, withSubviewAt: 3)
    #expect(parent.subviews == [views[2], views[1], views[0], views[3]])
  }

  @Test func `a subview that is not there can't change places`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let parent = View()
        parent.addSubview(View())
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
      }
    }
    expectTrap(result, says: "View has no subview 1; it has 1")
  }

  @Test func `a view that gets under another tint hears of it, with all below`() {
    final class Tinted: View {
      var recorder: Recorder?
      override func tintColorDidChange() { recorder?.note(accessibilityIdentifier ?? "") }
    }
    let (simulator, root, recorder) = launched(.current)
    let red = View()
    let views = ["outer", "inner"].map { name in
      let view = Tinted()
      view.accessibilityIdentifier = name
      view.recorder = recorder
      return view
    }
    views[0].addSubview(views[1])
    root.view.addSubview(red)
    root.view.addSubview(views[0])
    simulator.settle()
    #expect(recorder.take() == [])
    red.tintColor = Color(red: 1, green: 0, blue: 0)
    red.addSubview(views[0])
    #expect(recorder.take() == ["outer", "inner"])
    views[1].tintColor = Color(red: 0, green: 1, blue: 0)
    #expect(recorder.take() == ["inner"])
    root.view.addSubview(views[0])
    #expect(recorder.take() == ["outer"])
  }

  @Test(arguments: Setup.both) func `animations alongside a push and a presentation`(
    setup: Setup
  ) {
    let (simulator, root, recorder) = launched(setup)
    let box = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let navigation = simulator.perform { NavigationController(rootViewController: root) }
    simulator.launch(navigation)
    simulator.settle()
    root.view.addSubview(box)
    simulator.settle()
    _ = recorder.take()
    let next = RecordingController("B", recorder)
    root.during["viewWillDisappear"] = {
      recorder.note("\(root.transitionCoordinator === next.transitionCoordinator)")
      root.transitionCoordinator?.animate { coordinator in
        recorder.note("alongside in \(View.inheritedAnimationDuration) of \(coordinator.transitionDuration)")
        box.alpha = 0.5
      } completion: {
        recorder.note("completion \($0.isCancelled)")
      }
    }
    navigation.pushViewController(next, animated: true)
    simulator.advance(by: .zero)
    #expect(
      recorder.take() == [
        "A.viewWillDisappear", "true", "B.viewWillAppear", "alongside in 0.35 of 0.35",
      ]
    )
    simulator.settle()
    #expect(recorder.take() == heard("A.DidDisappear", "B.DidAppear") + ["completion false"])
    #expect(root.transitionCoordinator == nil && next.transitionCoordinator == nil)
  }
}
