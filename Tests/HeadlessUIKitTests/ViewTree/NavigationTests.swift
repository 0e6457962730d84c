import HeadlessUIKit
import Testing

/// A delegate that records the calls of a navigation controller.
@MainActor private final class NavigationRecorder: NavigationControllerDelegate {
  let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {
    recorder.note("willShow \(viewController.debugName)")
  }

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    recorder.note("didShow \(viewController.debugName)")
  }
}

@MainActor @Suite struct NavigationTests {
  /// A navigation controller on the screen, with the root controller `A`.
  @MainActor private struct Stage {
    let simulator: Simulator
    let recorder = Recorder()
    let a: RecordingController
    let b: RecordingController
    let c: RecordingController
    let navigation: NavigationController

    init(_ setup: Setup) {
      simulator = setup.simulator()
      a = RecordingController("A", recorder)
      b = RecordingController("B", recorder)
      c = RecordingController("C", recorder)
      navigation = simulator.perform { [a] in NavigationController(rootViewController: a) }
      simulator.launch(navigation)
      _ = recorder.take()
    }

    func push(_ controller: ViewController) {
      navigation.pushViewController(controller, animated: true)
      simulator.settle()
      _ = recorder.take()
    }
  }

  static let swap = heard("A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear")
  static let swapBack = heard("B.WillDisappear", "A.WillAppear", "B.DidDisappear", "A.DidAppear")

  @Test(.fact("G6"), arguments: [(Setup.classic, false), (.current, true)])
  func `a push: all callbacks in order`(setup: Setup, hearsIsAppearing: Bool) {
    let stage = Stage(setup)
    (stage.a.recordsAll, stage.b.recordsAll) = (true, true)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.simulator.advance(by: .zero)
    let isAppearing = hearsIsAppearing ? heard("B.IsAppearing") : []
    #expect(
      stage.recorder.take() == heard("B.DidLoad", "A.WillDisappear", "B.WillAppear") + isAppearing
        + heard("B.WillLayoutSubviews", "B.DidLayoutSubviews")
    )
    stage.simulator.advance(by: .milliseconds(349))
    #expect(stage.recorder.take() == [])
    stage.simulator.advance(by: .milliseconds(1))
    #expect(stage.recorder.take() == heard("A.DidDisappear", "B.DidAppear"))
    #expect(stage.a.view.superview == nil && stage.b.view.window === stage.simulator.window)
  }

  @Test(.fact("G7"), arguments: Setup.both, [true, false])
  func `a pop: all callbacks in order, and the controller is released`(setup: Setup, animated: Bool) {
    let stage = Stage(setup)
    weak var popped: ViewController?
    do {
      let last = RecordingController("B", stage.recorder)
      popped = last
      stage.push(last)
      #expect(stage.navigation.popViewController(animated: animated) === last)
      #expect(stage.navigation.viewControllers == [stage.a])
    }
    stage.navigation.view.layoutIfNeeded()
    #expect(stage.recorder.take() == heard("B.WillDisappear", "A.WillAppear"))
    stage.simulator.settle()
    #expect(stage.recorder.take() == heard("B.DidDisappear", "A.DidAppear"))
    #expect(popped == nil)
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  @Test(
    .fact("G8", "G9"),
    arguments: [(Setup.classic, true), (Setup(device: .iPhone4, system: "5.1"), true), (.current, false)]
  )
  func `the delegate hears after the controller`(setup: Setup, isTwice: Bool) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let delegate = NavigationRecorder(recorder)
    let navigation = simulator.perform {
      NavigationController(rootViewController: RecordingController("A", recorder))
    }
    navigation.delegate = delegate
    simulator.launch(navigation)
    #expect(
      recorder.take() == ["A.viewWillAppear", "willShow A"] + (isTwice ? ["didShow A"] : [])
        + ["A.viewDidAppear", "didShow A"]
    )
    navigation.pushViewController(RecordingController("B", recorder), animated: true)
    simulator.settle()
    #expect(
      recorder.take() == [
        "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "A.viewDidDisappear", "B.viewDidAppear",
        "didShow B",
      ]
    )
  }

  @Test(.fact("G12"), arguments: Setup.both) func `a push during another one runs after it`(setup: Setup) {
    let stage = Stage(setup)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.simulator.advance(by: .zero)
    stage.navigation.pushViewController(stage.c, animated: true)
    #expect(stage.navigation.viewControllers == [stage.a, stage.b, stage.c])
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == Self.swap
        + heard("B.WillDisappear", "C.WillAppear", "B.DidDisappear", "C.DidAppear")
    )
    // Twice the slide's 0.35 seconds, and up to one frame for the bar's layout.
    let elapsed = stage.simulator.clock.now.offset
    #expect(elapsed >= .milliseconds(700) && elapsed < .milliseconds(720))
  }

  @Test(arguments: Setup.both, ["viewWillAppear", "viewDidAppear"])
  func `a pop inside a callback of the push waits for its turn`(setup: Setup, callback: String) {
    let stage = Stage(setup)
    let (navigation, b) = (stage.navigation, stage.b)
    b.during[callback] = { navigation.popViewController(animated: true) }
    navigation.pushViewController(b, animated: true)
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.swap + Self.swapBack)
    #expect(navigation.viewControllers == [stage.a] && navigation.children == [stage.a])
    #expect(b.parent == nil && b.view.superview == nil)
  }

  @Test(arguments: Setup.both) func `a push inside the root's viewDidAppear`(setup: Setup) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let (a, b) = (RecordingController("A", recorder), RecordingController("B", recorder))
    let navigation = simulator.perform { NavigationController(rootViewController: a) }
    a.during["viewDidAppear"] = { navigation.pushViewController(b, animated: true) }
    simulator.launch(navigation)
    simulator.settle()
    #expect(recorder.take() == heard("A.WillAppear", "A.DidAppear") + Self.swap)
  }

  @Test(arguments: Setup.both) func `popping to the root and to a controller skips those between`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    for controller in [stage.b, stage.c] { stage.push(controller) }
    #expect(stage.navigation.popToRootViewController(animated: true) == [stage.b, stage.c])
    stage.simulator.settle()
    let direct = heard("C.WillDisappear", "A.WillAppear", "C.DidDisappear", "A.DidAppear")
    #expect(stage.recorder.take() == direct)
    for controller in [stage.b, stage.c] { stage.push(controller) }
    #expect(stage.navigation.popToViewController(stage.a, animated: true) == [stage.b, stage.c])
    stage.simulator.settle()
    #expect(stage.recorder.take() == direct)
    #expect(stage.navigation.popToViewController(stage.a, animated: true) == nil)
    #expect(stage.navigation.children == [stage.a])
  }

  @Test(.fact("MC14"), arguments: Setup.both) func `a pop returns the controllers that it removes`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    let (navigation, a, b, c) = (stage.navigation, stage.a, stage.b, stage.c)
    let d = RecordingController("D", stage.recorder)
    for animated in [true, false] {
      navigation.setViewControllers([a, b, c, d], animated: false)
      stage.simulator.settle()
      #expect(navigation.popToViewController(d, animated: animated) == nil)
      #expect(navigation.popToViewController(b, animated: animated) == [c, d])
      stage.simulator.settle()
      navigation.setViewControllers([a, b, c, d], animated: false)
      stage.simulator.settle()
      #expect(navigation.popToRootViewController(animated: animated) == [b, c, d])
      stage.simulator.settle()
      #expect(navigation.popToRootViewController(animated: animated) == nil)
      #expect(navigation.viewControllers == [a])
    }
    stage.simulator.launch(ViewController())
    for (animated, popped) in [(true, nil), (false, [c, d])] as [(Bool, [ViewController]?)] {
      navigation.setViewControllers([a, b, c, d], animated: false)
      #expect(navigation.popToViewController(b, animated: animated) == popped)
      #expect(navigation.viewControllers == [a, b])
    }
  }

  @Test(arguments: Setup.both) func `a stack that is set shows its last`(setup: Setup) {
    let stage = Stage(setup)
    stage.navigation.setViewControllers([stage.c, stage.b], animated: false)
    #expect(stage.navigation.topViewController === stage.b)
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.swap)
    #expect(stage.navigation.children == [stage.c, stage.b])
    #expect(stage.b.navigationController === stage.navigation && stage.a.navigationController == nil)
  }

  @Test(arguments: Setup.both) func `a stack that is taken off the screen in the middle of a push`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.simulator.advance(by: .zero)
    stage.simulator.launch(ViewController())
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.swap + heard("B.WillDisappear", "B.DidDisappear"))
  }

  @Test(arguments: Setup.both) func `the back button pops`(setup: Setup) throws {
    let stage = Stage(setup)
    stage.push(stage.b)
    let bar = stage.navigation.navigationBar
    #expect(bar.topItem === stage.b.navigationItem && bar.backItem === stage.a.navigationItem)
    let back = try #require(bar.subviews.compactMap { $0 as? Button }.first)
    #expect(back.currentTitle == "A")
    try stage.simulator.user.tap(back)
    #expect(stage.recorder.take() == Self.swapBack)
    #expect(back.superview == nil)
    #expect(bar.topItem === stage.a.navigationItem && bar.backItem == nil)
  }

  @Test(arguments: [
    (Setup.classic, false, CGRect(x: 0, y: 44, width: 320, height: 416)),
    (.classic, true, CGRect(x: 0, y: 0, width: 320, height: 460)),
    (.current, false, CGRect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func `the content begins below the bar before iOS 7`(setup: Setup, isHidden: Bool, frame: CGRect) {
    let stage = Stage(setup)
    stage.navigation.isNavigationBarHidden = isHidden
    stage.simulator.settle()
    #expect(stage.a.view.frame == frame)
    stage.push(stage.b)
    #expect(stage.b.view.frame == frame)
  }

  @Test func `the same controller twice on a stack stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        let a = ViewController()
        simulator.perform {
          NavigationController(rootViewController: a).pushViewController(a, animated: true)
        }
      }
    }
    expectTrap(result, says: "ViewController is on the stack of NavigationController already")
  }

  // MARK: Dragging back

  private func drag(_ stage: Stage, to x: CGFloat) {
    let application = stage.simulator.application
    let touch = application.touchDown(at: CGPoint(x: 5, y: 300))
    for step in 1...10 {
      stage.simulator.advance(by: .milliseconds(100))
      application.touchMove(touch, to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 10, y: 300))
    }
    stage.simulator.advance(by: .milliseconds(500))
    application.touchUp(touch)
    stage.simulator.settle()
  }

  @Test(.fact("G10")) func `a drag back that is given up: all callbacks in order`() {
    let stage = Stage(.current)
    stage.push(stage.b)
    drag(stage, to: 100)
    #expect(
      stage.recorder.take()
        == heard(
          "B.WillDisappear",
          "A.WillAppear",
          "A.WillDisappear",
          "A.DidDisappear",
          "B.WillAppear",
          "B.DidAppear"
        )
    )
    #expect(stage.navigation.viewControllers == [stage.a, stage.b])
    #expect(stage.b.view.frame.minX == 0 && stage.a.view.superview == nil && !stage.b.isMovingFromParent)
  }

  @Test(.fact("G7")) func `a drag back that is long enough pops`() {
    let stage = Stage(.current)
    stage.push(stage.b)
    drag(stage, to: 380)
    #expect(stage.recorder.take() == Self.swapBack)
    #expect(stage.navigation.viewControllers == [stage.a] && stage.b.parent == nil)
  }

  @Test func `nothing is dragged before iOS 7, nor on the root`() {
    let (classic, current) = (Stage(.classic), Stage(.current))
    #expect(classic.navigation.interactivePopGestureRecognizer == nil)
    classic.push(classic.b)
    drag(classic, to: 300)
    drag(current, to: 380)
    #expect(classic.recorder.take() == [] && current.recorder.take() == [])
  }

  @Test(arguments: Setup.both) func `a view that the program has put elsewhere is not moved by the layout`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    let scrollView = ScrollView(frame: stage.a.view.frame)
    stage.a.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.a.view.superview?.addSubview(scrollView)
    scrollView.addSubview(stage.a.view)
    stage.navigation.view.setNeedsLayout()
    stage.simulator.settle()
    #expect(stage.a.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.superview?.addSubview(stage.a.view)
    stage.navigation.view.setNeedsLayout()
    stage.simulator.application.layoutIfNeeded()
    #expect(stage.a.view.frame == scrollView.frame)
  }

  @Test(
    .fact("Z12"),
    arguments: Setup.both,
    [ModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func `a presentation ends when its presenter is removed from the stack`(
    setup: Setup,
    style: ModalPresentationStyle
  ) {
    let stage = Stage(setup)
    stage.push(stage.b)
    // The presenter is the controller on the stack, or a child of it.
    let child = RecordingController("child", stage.recorder)
    stage.b.addChild(child)
    stage.b.view.addSubview(child.view)
    for presenter in [stage.b, child] {
      presenter.definesPresentationContext = true
      stage.c.modalPresentationStyle = style
      presenter.present(stage.c, animated: false)
      stage.simulator.settle()
      #expect(stage.c.presentingViewController === presenter && stage.c.view.window != nil)
      _ = stage.recorder.take()
      stage.navigation.popViewController(animated: true)
      stage.simulator.settle()
      #expect(stage.c.presentingViewController == nil && presenter.presentedViewController == nil)
      #expect(stage.c.view.window == nil && stage.navigation.viewControllers == [stage.a])
      #expect(stage.simulator.window.subviews == [stage.navigation.view])
      #expect(
        stage.recorder.take().filter { $0.hasPrefix("C") } == heard("C.WillDisappear", "C.DidDisappear")
      )
      stage.push(stage.b)
    }
  }

  /// The content begins below the navigation bar of 44 points and, since iOS 7, the status bar above it.
  @Test(
    arguments: [
      (.classic, false, 44), (Setup(device: .iPhone5s, system: "8.4"), true, 64), (.current, true, 103),
    ] as [(Setup, Bool, CGFloat)]
  )
  func `content begins below a bar that is opaque, which it is until iOS 7`(
    setup: Setup,
    isTranslucent: Bool,
    top: CGFloat
  ) {
    let stage = Stage(setup)
    let bar = stage.navigation.navigationBar
    #expect(bar.isTranslucent == isTranslucent)
    for translucent in [true, false] {
      bar.isTranslucent = translucent
      stage.simulator.settle()
      stage.navigation.view.layoutIfNeeded()
      #expect(stage.a.view.frame.minY == (translucent ? 0 : top))
      #expect(stage.a.view.frame.maxY == stage.navigation.view.bounds.maxY)
      let safe = setup.system < "11.0" ? 0 : top
      #expect(stage.a.view.safeAreaInsets.top == (translucent ? safe : 0))
    }
    stage.navigation.isNavigationBarHidden = true
    #expect(stage.a.view.frame.minY == 0)
  }
}
