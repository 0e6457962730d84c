import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollOffsetTests {
  @Test(
    .fact("E3"),
    arguments: [
      (Setup.classic, CGFloat(3.8), CGFloat(4)), (.classic, 3.7, 3.5), (.classic, -3.8, -4),
      (.classic, 1e15, 1e15),
      (.current, 3.8, 11.0 / 3), (.current, 0.1, 0), (.current, 7, 7),
    ]
  )
  func `an offset that is set is rounded to pixels, and the bounds keep theirs`(
    setup: Setup,
    wish: CGFloat,
    offset: CGFloat
  ) {
    let simulator = setup.simulator()
    simulator.perform {
      let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      simulator.window.addSubview(scrollView)
      scrollView.contentOffset.y = wish
      #expect(scrollView.contentOffset.y == offset)
      scrollView.bounds.origin.y = wish
      #expect(scrollView.contentOffset.y == wish)
      scrollView.setContentOffset(CGPoint(x: wish, y: 0), animated: true)
      simulator.settle()
      #expect(scrollView.contentOffset.x == offset)
    }
  }

  // MARK: Changes during a drag

  @Test func `an offset that is set during a drag is where the drag goes on from`() throws {
    let scene = ScrollScene()
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: scene.place(150, 150))
      try finger.move(to: scene.place(150, 140))
      try finger.move(to: scene.place(150, 120))
      #expect(scene.scrollView.contentOffset.y == 20)
      scene.scrollView.contentOffset.y = 100
      try finger.move(to: scene.place(150, 115))
      #expect(scene.scrollView.contentOffset.y == 105)
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      scene.simulator.advance(by: .milliseconds(100))
      let offset = scene.scrollView.contentOffset.y
      #expect(offset < 105 && offset > 10)
      // The touch takes over with its next movement.
      try finger.move(to: scene.place(150, 110))
      try finger.move(to: scene.place(150, 108))
      // The content is on a pixel again.
      #expect(abs(scene.scrollView.contentOffset.y - offset - 2) < 0.2)
      finger.lift()
    }
    scene.simulator.settle()
    #expect(scene.take().contains("didEndScrollingAnimation") == false)
  }

  @Test func `an offset that is set while content goes on moves its way along`() throws {
    let plain = ScrollScene()
    plain.scrollView.contentSize.height = 100_000
    let moved = ScrollScene()
    moved.scrollView.contentSize.height = 100_000
    for scene in [plain, moved] {
      try scene.drag([-20, -20, -20, -20])
      scene.simulator.advance(by: .milliseconds(100))
    }
    moved.scrollView.contentOffset.y += 5000
    for scene in [plain, moved] {
      #expect(scene.scrollView.isDecelerating)
      scene.simulator.settle()
    }
    let way = moved.scrollView.contentOffset.y - plain.scrollView.contentOffset.y
    // Within the accuracy of pixels and of the last frame.
    #expect(abs(way - 5000) < 0.5)
    #expect(moved.take() == plain.take())
  }

  @Test(arguments: [(Setup(device: .iPhone4, system: "7.1"), false), (.current, true)])
  func `setContentOffset stops content that goes on`(setup: Setup, isTold: Bool) throws {
    let scene = ScrollScene(setup)
    scene.scrollView.contentSize.height = 100_000
    try scene.drag([-20, -20, -20, -20])
    scene.simulator.advance(by: .milliseconds(100))
    let offset = scene.scrollView.contentOffset
    _ = scene.take()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: offset.y.rounded()), animated: false)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == offset.y.rounded())
    #expect(!scene.scrollView.isDecelerating && !scene.scrollView.isDragging)
    #expect(scene.take() == (isTold ? ["didEndDecelerating", "scroll"] : ["scroll"]))
  }

  @Test func `a delegate that holds the content at its top lets no bounce be seen`() throws {
    @MainActor final class Holder: ScrollViewDelegate {
      var least: CGFloat = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
        least = min(least, scrollView.contentOffset.y)
      }
    }
    let scene = ScrollScene()
    let holder = Holder()
    scene.scrollView.delegate = holder
    scene.scrollView.contentOffset.y = 100
    try scene.drag([20, 20, 20, 20])
    let report = scene.simulator.settle()
    #expect(holder.least == 0 && scene.scrollView.contentOffset.y == 0)
    #expect(!scene.scrollView.isDragging, "\(report)")
  }

  // MARK: Directions

  @Test(
    arguments: [
      (CGPoint(x: 0, y: 12), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20)),
      (CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)),
      (CGPoint(x: 12, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)),
    ]
  )
  func `a drag may keep to the axis that it begins along`(first: CGPoint, then: CGPoint, way: CGPoint) throws
  {
    for isLocked in [true, false] {
      let scene = ScrollScene()
      scene.scrollView.isDirectionalLockEnabled = isLocked
      try scene.simulator.user.manually {
        let finger = try scene.simulator.user.touchDown(at: scene.place(150, 150))
        let begun = scene.place(150 - first.x, 150 - first.y)
        try finger.move(to: begun)
        scene.simulator.advance(by: .milliseconds(10))
        try finger.move(to: begun.moved(-then.x, -then.y))
        // The first 10 points only begin the drag (MG1), and the content is on a pixel (MG7).
        let part = 1 - 10 / (first.x * first.x + first.y * first.y).squareRoot()
        let moved = CGPoint(x: first.x * part + then.x, y: first.y * part + then.y)
        let offset = scene.scrollView.contentOffset
        #expect(abs(offset.x - (isLocked && way.x == 0 ? 0 : moved.x)) < 0.17)
        #expect(abs(offset.y - (isLocked && way.y == 0 ? 0 : moved.y)) < 0.17)
        finger.lift()
      }
      scene.simulator.settle()
      let end = scene.scrollView.contentOffset
      if isLocked { #expect((end.x == 0) == (way.x == 0) && (end.y == 0) == (way.y == 0)) }
    }
  }

  // MARK: Insets

  @Test(.fact("E4")) func `a new scroll view goes to its top, shows indicators, and does not zoom`() {
    let view = ScrollView()
    #expect(view.scrollsToTop && view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.delaysContentTouches && view.canCancelContentTouches && view.bouncesZoom)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(!view.isDirectionalLockEnabled && !view.isPagingEnabled && view.keyboardDismissMode == .none)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
  }

  @Test func `the delegate hears of the safe area after the scroll view itself`() {
    @MainActor final class Listener: ScrollViewDelegate {
      var lines: [String] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        lines.append("delegate \(scrollView.adjustedContentInset.top)")
      }
    }
    final class Form: ScrollView {
      var listener: Listener?
      override func adjustedContentInsetDidChange() { listener?.lines.append("view") }
    }
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let listener = Listener()
    let form = Form(frame: simulator.window.bounds)
    form.contentInsetAdjustmentBehavior = .always
    form.listener = listener
    form.delegate = listener
    simulator.window.addSubview(form)
    #expect(listener.lines == ["view", "delegate 59.0"])
  }

  // MARK: Removal

  @Test(arguments: ["dragging", "decelerating", "animating"])
  func `a scroll view that is removed in didScroll comes to rest`(stage: String) throws {
    let scene = ScrollScene()
    let remove: @MainActor @Sendable () -> Void = { scene.scrollView.removeFromSuperview() }
    switch stage {
    case "dragging":
      scene.when("scroll", remove)
      try scene.drag([-20, -20, -20])
    case "decelerating":
      scene.when("willBeginDecelerating") { scene.when("scroll", remove) }
      try scene.drag([-20, -20, -20])
    default:
      scene.when("scroll", remove)
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
    }
    scene.simulator.settle()
    let view = scene.scrollView
    #expect(view.superview == nil && !view.isTracking && !view.isDragging && !view.isDecelerating)
    let heard = [
      "dragging": ["willBeginDragging", "scroll", "didEndDragging false"],
      "decelerating": [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "scroll", "didEndDecelerating",
      ],
      "animating": ["scroll"],
    ]
    #expect(scene.take() == heard[stage])
    // In the window again, it scrolls as before.
    scene.controller.view.addSubview(view)
    view.contentOffset = .zero
    try scene.drag([-20, -20, -20])
    #expect(view.isDecelerating)
  }

  @Test func `a delegate that goes in didScroll hears no more, and the drag goes on`() throws {
    let scene = ScrollScene()
    scene.when("scroll") { scene.scrollView.delegate = nil }
    try scene.drag([-20, -20, -20])
    scene.simulator.settle()
    #expect(scene.take() == ["willBeginDragging", "scroll"])
    #expect(scene.scrollView.contentOffset.y == 200 && !scene.scrollView.isDragging)
  }

  @Test func `disabling the recognizer ends the drag`() throws {
    let scene = ScrollScene()
    try scene.drag([-20, -20], lifts: false)
    scene.scrollView.panGestureRecognizer.isEnabled = false
    scene.simulator.settle()
    #expect(scene.take() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    #expect(!scene.scrollView.isDragging)
  }
}
