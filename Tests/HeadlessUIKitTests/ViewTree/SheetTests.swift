import HeadlessUIKit
import Testing

/// Sheets that the user drags.
@MainActor @Suite struct SheetTests {
  /// A sheet S over A, with a delegate that records its calls.
  @MainActor private final class Stage: AdaptivePresentationControllerDelegate {
    let simulator = Setup.current.simulator()
    let recorder = Recorder()
    let root: RecordingController
    let sheet: RecordingController
    var canDismiss = true

    init() throws {
      root = RecordingController("A", recorder)
      sheet = RecordingController("S", recorder)
      simulator.launch(root)
      sheet.presentationController?.delegate = self
      root.present(sheet, animated: false)
      simulator.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      _ = recorder.take()
    }

    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      recorder.note("shouldDismiss \(presentationController.presentedViewController.debugName)")
      return canDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
      recorder.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      recorder.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      recorder.note("didAttemptToDismiss")
    }

    /// Drags slowly from one point to another, and lifts the finger after a rest if `rests`.
    func drag(from start: CGPoint, to end: CGPoint, rests: Bool = true) throws {
      let finger = try simulator.user.touchDown(at: start)
      for step in 1...10 {
        simulator.advance(by: .milliseconds(rests ? 50 : 5))
        let part = CGFloat(step) / 10
        try finger.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        )
      }
      if rests {
        simulator.advance(by: .milliseconds(300))
        try finger.move(to: end)
      }
      finger.lift()
    }
  }

  static let top = CGPoint(x: 200, y: 100)
  static let low = CGPoint(x: 200, y: 700)

  @Test(.fact("G32", "G15"), arguments: [true, false]) func `a sheet that is pulled down goes`(rests: Bool)
    throws
  {
    let stage = try Stage()
    // A flick dismisses after a short distance.
    try stage.drag(from: Self.top, to: rests ? Self.low : CGPoint(x: 200, y: 200), rests: rests)
    #expect(
      stage.recorder.take() == [
        "shouldDismiss S", "willDismiss", "S.viewWillDisappear", "S.viewDidDisappear", "didDismiss",
      ]
    )
    #expect(stage.root.presentedViewController == nil && stage.sheet.presentingViewController == nil)
    #expect(stage.sheet.view.window == nil && stage.simulator.window.subviews == [stage.root.view])
  }

  @Test(.fact("G32")) func `a short pull springs back, and the sheet appears again`() throws {
    let stage = try Stage()
    let finger = try stage.simulator.user.touchDown(at: Self.top)
    try finger.move(to: CGPoint(x: 200, y: 150))
    // The first 10 points only begin the pull (MG16).
    #expect(stage.sheet.view.frame.minY == 109 && stage.sheet.isBeingDismissed)
    #expect(stage.recorder.take() == ["shouldDismiss S", "willDismiss", "S.viewWillDisappear"])
    stage.simulator.advance(by: .seconds(1))
    try finger.move(to: CGPoint(x: 200, y: 160))
    finger.lift()
    #expect(stage.recorder.take() == heard("S.WillAppear", "S.DidAppear"))
    #expect(stage.sheet.view.frame.minY == 69 && !stage.sheet.isBeingDismissed)
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test func `a pull that is cancelled springs back`() throws {
    let stage = try Stage()
    let finger = try stage.simulator.user.touchDown(at: Self.top)
    try finger.move(to: Self.low)
    finger.cancel()
    #expect(
      stage.recorder.take()
        == ["shouldDismiss S", "willDismiss"] + heard("S.WillDisappear", "S.WillAppear", "S.DidAppear")
    )
    #expect(stage.sheet.view.frame.minY == 69)
  }

  @Test(.fact("G32"), arguments: [true, false])
  func `a sheet that may not go gives way a little and returns`(isModal: Bool) throws {
    let stage = try Stage()
    (stage.sheet.isModalInPresentation, stage.canDismiss) = (isModal, false)
    let finger = try stage.simulator.user.touchDown(at: Self.top)
    try finger.move(to: Self.low)
    #expect(stage.sheet.view.frame.minY == 69 + 590 * 0.15)
    finger.lift()
    let questions: [String] = isModal ? [] : ["shouldDismiss S"]
    #expect(stage.recorder.take() == questions + ["didAttemptToDismiss"])
    #expect(stage.sheet.view.frame.minY == 69 && stage.root.presentedViewController === stage.sheet)
  }

  @Test func `a child that is modal keeps the sheet of its container`() throws {
    let stage = try Stage()
    let child = ViewController()
    stage.sheet.addChild(child)
    stage.sheet.view.addSubview(child.view)
    child.didMove(toParent: stage.sheet)
    child.isModalInPresentation = true
    let finger = try stage.simulator.user.touchDown(at: Self.top)
    try finger.move(to: Self.low)
    finger.lift()
    #expect(stage.recorder.take() == ["didAttemptToDismiss"])
    #expect(stage.root.presentedViewController === stage.sheet)
    child.view.removeFromSuperview()
    let second = try stage.simulator.user.touchDown(at: Self.top)
    try second.move(to: Self.low)
    second.lift()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(.fact("G32")) func `a dismissal by the program calls no delegate`() throws {
    let stage = try Stage()
    stage.sheet.dismiss(animated: true)
    stage.simulator.settle()
    #expect(stage.recorder.take() == heard("S.WillDisappear", "S.DidDisappear"))
  }

  @Test func `a dismissal by the program waits for the finger`() throws {
    let stage = try Stage()
    let finger = try stage.simulator.user.touchDown(at: Self.top)
    try finger.move(to: CGPoint(x: 200, y: 150))
    stage.root.dismiss(animated: true) { [recorder = stage.recorder] in recorder.note("dismissed") }
    stage.simulator.advance(by: .seconds(1))
    try finger.move(to: CGPoint(x: 200, y: 151))
    _ = stage.recorder.take()
    finger.lift()
    #expect(
      stage.recorder.take()
        == heard("S.WillAppear", "S.DidAppear", "S.WillDisappear", "S.DidDisappear") + ["dismissed"]
    )
    #expect(stage.root.presentedViewController == nil)
  }

  @Test
  func
    `animations alongside an interactive transition follow its spring, and are notified of its cancellation`()
    throws
  {
    let stage = try Stage()
    stage.sheet.during["viewWillDisappear"] = { [unowned sheet = stage.sheet, recorder = stage.recorder] in
      let coordinator = sheet.transitionCoordinator
      coordinator?.animate { _ in
        recorder.note("alongside")
      } completion: { context in
        recorder.note("cancelled \(context.isCancelled)")
      }
    }
    try stage.drag(from: Self.top, to: CGPoint(x: 200, y: 150))
    #expect(
      stage.recorder.take() == ["shouldDismiss S", "willDismiss", "S.viewWillDisappear", "alongside"]
        + heard("S.WillAppear", "S.DidAppear") + ["cancelled true"]
    )
    #expect(stage.sheet.transitionCoordinator == nil)
  }

  @Test(arguments: [(0.0, true), (100, false)])
  func `content that is at its top hands the finger over`(offset: CGFloat, goes: Bool) throws {
    let stage = try Stage()
    let scrollView = ScrollView(frame: stage.sheet.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = offset
    stage.sheet.view.addSubview(scrollView)
    stage.simulator.settle()
    try stage.drag(from: Self.top, to: Self.low)
    #expect((stage.root.presentedViewController == nil) == goes)
    #expect(goes ? scrollView.contentOffset.y == 0 : scrollView.contentOffset.y < offset)
  }

  @Test func `a drag upwards or sideways, and one beside the sheet, leave it alone`() throws {
    let stage = try Stage()
    let scrollView = ScrollView(frame: stage.sheet.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    stage.sheet.view.addSubview(scrollView)
    stage.simulator.settle()
    try stage.drag(from: Self.low, to: CGPoint(x: 200, y: 500))
    #expect(scrollView.contentOffset.y >= 170)
    try stage.drag(from: Self.top, to: CGPoint(x: 380, y: 120))
    try stage.drag(from: CGPoint(x: 200, y: 30), to: Self.low)
    #expect(stage.recorder.take() == [] && stage.sheet.view.frame.minY == 69)
  }

  @Test func `full-screen controllers are not pulled, nor anything before iOS 13`() throws {
    for (setup, style) in [(Setup.current, ModalPresentationStyle.fullScreen), (.seven, .pageSheet)] {
      let simulator = setup.simulator()
      let root = ViewController()
      simulator.launch(root)
      let other = ViewController()
      other.modalPresentationStyle = style
      root.present(other, animated: false)
      simulator.settle()
      let finger = try simulator.user.touchDown(at: CGPoint(x: 100, y: 100))
      try finger.move(to: CGPoint(x: 100, y: 450))
      #expect(other.view.frame.minY == 0)
      finger.lift()
      #expect(root.presentedViewController === other)
    }
  }

  @Test func `the presentation controller knows both sides`() throws {
    let stage = try Stage()
    let controller = try #require(stage.sheet.presentationController)
    #expect(controller.presentingViewController === stage.root)
    #expect(controller.containerView === stage.sheet.view.superview)
    #expect(controller.frameOfPresentedViewInContainerView == stage.sheet.view.frame)
    let child = ViewController()
    stage.sheet.addChild(child)
    #expect(child.presentationController === controller)
    stage.sheet.dismiss(animated: false)
    stage.simulator.settle()
    #expect(controller.containerView == nil && controller.frameOfPresentedViewInContainerView.isNull)
  }

  // MARK: Changes during a pull

  @Test(arguments: [true, false]) func `another root in the middle of a pull ends it, and all is over`(
    lifts: Bool
  ) throws {
    let stage = try Stage()
    var isCancelled: [Bool] = []
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: Self.top)
      for y in [150.0, 300, 600] {
        stage.simulator.advance(by: .milliseconds(50))
        try finger.move(to: CGPoint(x: 200, y: y))
      }
      stage.sheet.transitionCoordinator?.animate(alongsideTransition: nil) {
        isCancelled.append($0.isCancelled)
      }
      if lifts { finger.lift() }
      stage.simulator.window.rootViewController = ViewController()
    }
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == ["shouldDismiss S", "willDismiss"] + heard("S.WillDisappear", "A.WillDisappear", "A.DidDisappear")
        + heard("S.DidDisappear") + (lifts ? ["didDismiss"] : [])
    )
    #expect(isCancelled == [!lifts] && !stage.sheet.isBeingDismissed)
  }

  @Test func `a presenter that nobody holds any more may go while its sheet does`() throws {
    let simulator = Setup.current.simulator()
    let sheet = ViewController()
    weak var presenter: ViewController?
    do {
      let root = ViewController()
      presenter = root
      simulator.launch(root)
      root.present(sheet, animated: false)
      simulator.settle()
    }
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: Self.top)
      try finger.move(to: Self.low)
      finger.lift()
    }
    simulator.window.rootViewController = ViewController()
    simulator.settle()
    #expect(presenter == nil && !sheet.isBeingDismissed && sheet.presentingViewController == nil)
  }

  @Test func `a dismissal takes a sheet from the finger that pulls it in vain`() throws {
    let stage = try Stage()
    stage.canDismiss = false
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: Self.top)
      try finger.move(to: CGPoint(x: 200, y: 500))
      stage.root.dismiss(animated: true)
      let way = stage.sheet.view.frame
      try finger.move(to: CGPoint(x: 200, y: 520))
      finger.lift()
      #expect(stage.sheet.view.frame == way && way.minY > 900)
    }
    stage.simulator.settle()
    #expect(stage.recorder.take() == ["shouldDismiss S"] + heard("S.WillDisappear", "S.DidDisappear"))
  }
}
