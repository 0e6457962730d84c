import HeadlessUIKit
import Testing

@MainActor @Suite struct RotationTests {
  /// Launches a controller that records its callbacks.
  private func launched(_ setup: Setup) -> (Simulator, RotatingController, Recorder) {
    let (simulator, recorder) = (setup.simulator(), Recorder())
    let root = RotatingController("A", recorder)
    simulator.launch(root)
    _ = recorder.take()
    return (simulator, root, recorder)
  }

  private let wide = CGSize(width: 852, height: 393)

  @Test(.fact("KN26", "KD39")) func `screen, window and root view take the new size from iOS 8`() {
    let (simulator, root, _) = launched(.current)
    simulator.user.rotate(to: .landscapeLeft)
    let bounds = CGRect(origin: .zero, size: wide)
    #expect(simulator.screen.bounds == bounds && simulator.window.frame == bounds)
    #expect(root.view.frame == bounds && root.view.transform == .identity)
    #expect(root.view.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
    simulator.user.rotate(to: .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test(
    .fact("KD4"),
    arguments: [
      (Setup.classic, DeviceOrientation.landscapeLeft, CGRect(x: 0, y: 0, width: 300, height: 480)),
      (.classic, .landscapeRight, CGRect(x: 20, y: 0, width: 300, height: 480)),
      (.seven, .landscapeLeft, CGRect(x: 0, y: 0, width: 320, height: 480)),
    ]
  )
  func `before iOS 8 only the root view is turned`(
    setup: Setup,
    orientation: DeviceOrientation,
    frame: CGRect
  ) {
    let (simulator, root, _) = launched(setup)
    let portrait = root.view.frame
    simulator.user.rotate(to: orientation)
    let fixed = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(simulator.screen.bounds == fixed && simulator.window.frame == fixed)
    #expect(root.view.bounds.size == CGSize(width: frame.height, height: frame.width))
    #expect(root.view.frame == frame)
    let sign: CGFloat = orientation == .landscapeLeft ? 1 : -1
    #expect(root.view.transform == ViewTransform(a: 0, b: sign, c: -sign, d: 0, tx: 0, ty: 0))
    if frame.width == 300 { #expect(simulator.screen.applicationFrame == frame) }
    simulator.user.rotate(to: .portrait)
    #expect(root.view.frame == portrait && root.view.transform == .identity)
  }

  @Test func `all callbacks of a turn, from iOS 8`() {
    let (simulator, root, recorder) = launched(.current)
    root.recordsAll = true
    let child = RotatingController("B", recorder)
    root.addChild(child)
    root.view.addSubview(child.view)
    simulator.settle()
    _ = recorder.take()
    let observer = simulator.notifications.addObserver(forName: Device.orientationDidChangeNotification) {
      _ in
      recorder.note("notified at \(text(simulator.screen.bounds.size))")
    }
    simulator.rotate(to: .landscapeLeft)
    #expect(
      recorder.take() == [
        "notified at (393.0, 852.0)", "A.viewWillTransition to (852.0, 393.0)",
        "B.viewWillTransition to (852.0, 393.0)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        "B alongside at (852.0, 393.0)", "A alongside at (852.0, 393.0)",
      ]
    )
    simulator.advance(by: .milliseconds(299))
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["B completion", "A completion"])
    simulator.notifications.removeObserver(observer)
  }

  @Test func `all callbacks of a turn, before iOS 8`() {
    let (simulator, root, recorder) = launched(.classic)
    root.recordsAll = true
    let child = RotatingController("B", recorder)
    root.addChild(child)
    root.view.addSubview(child.view)
    simulator.settle()
    _ = recorder.take()
    simulator.rotate(to: .landscapeRight)
    #expect(
      recorder.take() == [
        "A.willRotate to landscapeLeft in 0.3", "B.willRotate to landscapeLeft in 0.3",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.willAnimateRotation at (480.0, 300.0)",
        "B.willAnimateRotation at (480.0, 320.0)",
      ]
    )
    simulator.advance(by: .milliseconds(299))
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["A.didRotate from portrait", "B.didRotate from portrait"])
  }

  @Test func `the changes alongside a rotation are animated with it`() throws {
    let (simulator, root, _) = launched(.current)
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(box)
    root.alongside = { coordinator in
      #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3 && !coordinator.isCancelled)
      #expect(View.inheritedAnimationDuration == 0.3)
      box.center.x = 450
    }
    simulator.rotate(to: .landscapeRight)
    simulator.advance(by: .milliseconds(150))
    #expect(abs(box.presentation.center.x - 250) < 0.01)
    #expect(abs(root.view.presentation.bounds.width - (393 + 852) / 2) < 0.01)
    simulator.advance(by: .milliseconds(150))
    #expect(box.presentation.center.x == 450)
  }

  @Test(arguments: [Setup.classic, .five, .seven, .current])
  func `a turn that no controller allows changes only the device's orientation`(setup: Setup) {
    let (simulator, root, recorder) = launched(setup)
    root.mayTurn = false
    root.mask = .portrait
    let frame = root.view.frame
    _ = simulator.notifications.addObserver(forName: Device.orientationDidChangeNotification) {
      notification in
      let device = simulator.perform { CurrentDevice.current }
      recorder.note("\(notification.object as? CurrentDevice === device)")
    }
    for orientation in [DeviceOrientation.landscapeLeft, .faceUp, .portraitUpsideDown] {
      simulator.user.rotate(to: orientation)
      #expect(simulator.application.deviceOrientation == orientation)
    }
    simulator.user.rotate(to: .portraitUpsideDown)
    #expect(recorder.take() == ["true", "true", "true"])
    #expect(root.view.frame == frame && simulator.application.statusBarOrientation == .portrait)
  }

  @Test(arguments: [(Setup.classic, false), (.seven, true), (.current, true)])
  func `a controller that says nothing turns to landscape from iOS 6`(setup: Setup, turns: Bool) {
    let simulator = setup.simulator()
    let root = ViewController()
    simulator.launch(root)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(root.interfaceOrientation == (turns ? .landscapeRight : .portrait))
    simulator.user.rotate(to: .portraitUpsideDown)
    #expect(root.interfaceOrientation == (turns ? .landscapeRight : .portrait))
  }

  @Test(arguments: [(Setup.seven, false), (.current, true)])
  func `shouldAutorotate counts until iOS 16`(setup: Setup, turns: Bool) {
    let (simulator, root, _) = launched(setup)
    root.mayTurn = false
    simulator.user.rotate(to: .landscapeLeft)
    #expect((root.interfaceOrientation == .landscapeRight) == turns)
  }

  @Test(arguments: [Setup.seven, .current]) func `the application's orientations limit the controllers'`(
    setup: Setup
  ) {
    let (simulator, root, _) = launched(setup)
    simulator.application.supportedInterfaceOrientations = [.portrait, .landscapeLeft]
    simulator.user.rotate(to: .landscapeLeft)
    #expect(root.interfaceOrientation == .portrait)
    simulator.user.rotate(to: .landscapeRight)
    #expect(root.interfaceOrientation == .landscapeLeft)
  }

  @Test(arguments: Setup.both) func `an orientation that is allowed later is used when the program asks`(
    setup: Setup
  ) {
    let (simulator, root, recorder) = launched(setup)
    root.mayTurn = false
    root.mask = .portrait
    simulator.user.rotate(to: .landscapeLeft)
    root.mayTurn = true
    root.mask = .all
    simulator.perform { ViewController.attemptRotationToDeviceOrientation() }
    simulator.settle()
    #expect(root.interfaceOrientation == .landscapeRight && !recorder.lines.isEmpty)
    root.mask = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    simulator.settle()
    #expect(root.interfaceOrientation == (setup.system >= "6.0" ? .portrait : .landscapeRight))
  }

  @Test(arguments: [Setup.seven, .current]) func `a full-screen controller turns the interface for itself`(
    setup: Setup
  ) {
    let (simulator, root, recorder) = launched(setup)
    root.mask = .portrait
    let movie = RotatingController("M", recorder)
    movie.mask = .landscape
    movie.modalPresentationStyle = .fullScreen
    root.present(movie, animated: true)
    #expect(movie.interfaceOrientation == .landscapeRight)
    simulator.settle()
    #expect(movie.view.bounds.width > movie.view.bounds.height)
    movie.dismiss(animated: true)
    simulator.settle()
    #expect(root.interfaceOrientation == .portrait)
    #expect(root.view.frame == simulator.screen.bounds)
  }

  @Test(arguments: [Setup.seven, .current]) func `a program starts in an orientation that its root supports`(
    setup: Setup
  ) {
    let simulator = setup.simulator()
    let root = RotatingController("A", Recorder())
    root.mask = .landscapeLeft
    simulator.launch(root)
    #expect(root.interfaceOrientation == .landscapeLeft)
    #expect(root.view.bounds.size == simulator.device.size.turned)
    #expect(root.recorder.lines == heard("A.WillAppear", "A.DidAppear"))
  }

  @Test(arguments: [Setup.seven, .current]) func `two turns in a row run one after the other`(setup: Setup) {
    let (simulator, root, recorder) = launched(setup)
    simulator.rotate(to: .landscapeLeft)
    simulator.advance(by: .milliseconds(100))
    simulator.rotate(to: .landscapeRight)
    #expect(root.interfaceOrientation == .landscapeRight)
    _ = recorder.take()
    simulator.advance(by: .milliseconds(200))
    #expect(root.interfaceOrientation == .landscapeLeft)
    // A half turn takes twice as long.
    simulator.advance(by: .milliseconds(599))
    let lines = recorder.take()
    simulator.advance(by: .milliseconds(1))
    if setup.system < "8.0" {
      #expect(
        lines == [
          "A.didRotate from portrait", "A.willRotate to landscapeLeft in 0.6",
          "A.willAnimateRotation at (480.0, 320.0)",
        ]
      )
      #expect(recorder.take() == ["A.didRotate from landscapeRight"])
    } else {
      #expect(
        lines == ["A completion", "A.viewWillTransition to (852.0, 393.0)", "A alongside at (852.0, 393.0)"]
      )
      #expect(recorder.take() == ["A completion"])
    }
  }

  @Test(arguments: [Setup.classic, .seven, .current])
  func `a touch hits its target in landscape`(setup: Setup) throws {
    let (simulator, root, recorder) = launched(setup)
    let button = Button(primaryAction: Action(title: "Go") { _ in recorder.note("tapped") })
    button.frame = CGRect(x: 300, y: 200, width: 80, height: 40)
    root.view.addSubview(button)
    simulator.user.rotate(to: .landscapeRight)
    _ = recorder.take()
    try simulator.user.tap(button)
    #expect(recorder.take() == ["tapped"])
    let rows = simulator.picture().rows
    #expect(rows[0].count > rows.count)
    // The button's center, in characters of 8 x 16 points inside the phone's outline.
    let line = try #require(rows.firstIndex { $0.contains("Go") })
    let column = rows[line].distance(
      from: rows[line].startIndex,
      to: try #require(rows[line].range(of: "Go")).lowerBound
    )
    let top: CGFloat = setup.system < "7.0" ? 20 : 0
    #expect(abs(CGFloat(line) - (220 + top) / 16) < 3 && abs(CGFloat(column) - 340 / 8) < 4)
  }

  @Test(arguments: [Setup.seven, .current]) func `the bar and sheets follow`(setup: Setup) {
    let simulator = setup.simulator()
    let root = RotatingController("A", Recorder())
    let navigation = simulator.perform { NavigationController(rootViewController: root) }
    simulator.launch(navigation)
    let sheet = RotatingController("S", Recorder())
    root.present(sheet, animated: true)
    simulator.settle()
    simulator.user.rotate(to: .landscapeLeft)
    let size = simulator.device.size.turned
    #expect(sheet.view.bounds.size == size)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == simulator.screen.bounds)
    sheet.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.bounds.size == size)
    #expect(navigation.navigationBar.bounds.size == CGSize(width: size.width, height: 32))
    #expect(navigation.navigationBar.frame.minY == (setup.system < "8.0" ? 20 : 0))
  }

  @Test func `a sheet hears of its own new size, and is placed by it`() {
    let (simulator, root, recorder) = launched(.current)
    let sheet = RotatingController("S", recorder)
    root.present(sheet, animated: false)
    simulator.settle()
    simulator.user.rotate(to: .landscapeLeft)
    _ = recorder.take()
    simulator.user.rotate(to: .portrait)
    #expect(
      recorder.take() == [
        "A.viewWillTransition to (393.0, 852.0)", "S.viewWillTransition to (393.0, 783.0)",
        "S alongside at (393.0, 783.0)", "A alongside at (393.0, 852.0)", "S completion", "A completion",
      ]
    )
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test func `a controller without any orientation stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        let root = RotatingController("A", Recorder())
        root.mask = .portraitUpsideDown
        simulator.launch(root)
      }
    }
    expectTrap(result, says: "A supports no orientation that the application supports")
  }

  // MARK: Changes during a rotation

  @Test(arguments: Setup.both) func `turned inside viewDidLayoutSubviews`(setup: Setup) {
    let (simulator, root, recorder) = launched(setup)
    root.recordsAll = true
    root.during["viewDidLayoutSubviews"] = { [weak root] in
      root?.during = [:]
      simulator.rotate(to: .landscapeLeft)
    }
    root.view.setNeedsLayout()
    simulator.settle()
    let layout = heard("A.WillLayoutSubviews", "A.DidLayoutSubviews")
    let turn =
      setup.system < "8.0"
      ? [
        "A.willRotate to landscapeRight in 0.3", "A.willAnimateRotation at (480.0, 300.0)",
        "A.didRotate from portrait",
      ] : ["A.viewWillTransition to (852.0, 393.0)", "A alongside at (852.0, 393.0)", "A completion"]
    #expect(recorder.take() == layout + [turn[0]] + layout + turn[1...])
    #expect(root.interfaceOrientation == .landscapeRight)
  }

  @Test(arguments: Setup.both) func `a child that is removed when it hears of the turn`(setup: Setup) {
    let (simulator, root, recorder) = launched(setup)
    let children = ["B", "C"].map { RotatingController($0, recorder) }
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulator.settle()
    _ = recorder.take()
    let isOld = setup.system < "8.0"
    let call = isOld ? "willRotate to landscapeRight in 0.3" : "viewWillTransition to (852.0, 393.0)"
    children[0].during[call] = {
      for child in children {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    simulator.user.rotate(to: .landscapeLeft)
    let gone = heard("B.WillDisappear", "B.DidDisappear", "C.WillDisappear", "C.DidDisappear")
    #expect(
      recorder.take()
        == (isOld
          ? ["A.\(call)", "B.\(call)"] + gone
            + ["A.willAnimateRotation at (480.0, 300.0)", "A.didRotate from portrait"]
          : ["A.\(call)", "B.\(call)"] + gone
            + [
              "B alongside at (393.0, 852.0)", "A alongside at (852.0, 393.0)", "B completion",
              "A completion",
            ])
    )
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
