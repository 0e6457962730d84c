import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollViewTouchTests {
  private final class Page: ViewController {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { heard.append("cancelled") }
  }

  @Test(.fact("C25", "E45")) func `a scroll view keeps the touches on it and on its content`() throws {
    let simulator = Simulator()
    let page = Page()
    simulator.launch(page)
    let scroller = ScrollView(frame: page.view.bounds)
    scroller.addSubview(View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    page.view.addSubview(scroller)
    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 200)] {
      let finger = try simulator.user.touchDown(at: point)
      try finger.move(to: CGPoint(x: 60, y: 60))
      finger.lift()
      try simulator.user.touchDown(at: point).cancel()
    }
    #expect(page.heard == [])
    scroller.removeFromSuperview()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 50, y: 50))
    try finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    try simulator.user.touchDown(at: CGPoint(x: 50, y: 50)).cancel()
    #expect(page.heard == ["began", "moved", "ended", "began", "cancelled"])
  }

  @Test(.fact("E42", "E43")) func `a subclass hears taps on its background and content and not on controls`()
    throws
  {
    final class Background: ScrollView {
      var taps = 0
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { taps += 1 }
    }
    let simulator = Simulator()
    let scroller = Background(frame: simulator.window.bounds)
    let (plain, button) = (View(), Button())
    plain.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    button.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    scroller.addSubview(plain)
    scroller.addSubview(button)
    simulator.window.addSubview(scroller)
    simulator.window.isHidden = false
    try simulator.user.tap(plain)
    #expect(scroller.taps == 1)
    try simulator.user.tap(CGPoint(x: 300, y: 300))
    #expect(scroller.taps == 2)
    try simulator.user.tap(button)
    #expect(scroller.taps == 2)
  }

  // MARK: Focus

  /// Returns a scroll view of the window's size, with a field at the end of a form of 1000 points.
  private func form(in simulator: Simulator) -> (ScrollView, TextField) {
    let scroller = ScrollView(frame: simulator.window.bounds)
    scroller.contentSize = CGSize(width: scroller.bounds.width, height: 1000)
    let group = View(frame: CGRect(x: 0, y: 900, width: 300, height: 100))
    let field = TextField(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
    group.addSubview(field)
    scroller.addSubview(group)
    simulator.window.addSubview(scroller)
    simulator.window.makeKeyAndVisible()
    return (scroller, field)
  }

  @Test(.fact("E50"))
  func `from iOS 8 a field that becomes first responder is scrolled to and before it is not`() {
    let old = Simulator(device: .iPhone4, system: "7.1.2")
    let (oldScroller, oldField) = form(in: old)
    #expect(oldField.becomeFirstResponder())
    old.settle()
    #expect(oldScroller.contentOffset == .zero)

    let new = Simulator(device: .iPhone16, system: "18.0")
    let (scroller, field) = form(in: new)
    #expect(field.becomeFirstResponder())
    new.settle()
    // The home indicator's 34 points are regarded as covered.
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 980 - (852 - 34)))
  }

  @Test(.fact("E51")) func `a field behind the keyboard's inset is scrolled above it`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let (scroller, field) = form(in: simulator)
    let observer = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) { _ in
      scroller.contentInset = EdgeInsets(bottom: 300)
    }
    #expect(field.becomeFirstResponder())
    simulator.settle()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 980 - (852 - 34 - 300)))
    _ = observer
  }

  // MARK: Non-finite numbers

  @Test func `a content size that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = ScrollView()
        view.accessibilityIdentifier = "form"
        view.contentSize.height = .infinity
      }
    }
    expectTrap(result, says: "ScrollView \"form\": contentSize 0 x inf is not finite")
  }

  @Test func `an inset that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentInset = EdgeInsets(bottom: .nan) }
    }
    expectTrap(
      result,
      says: "ScrollView: contentInset EdgeInsets(top: 0.0, left: 0.0, bottom: nan, right: 0.0) is not finite"
    )
  }

  @Test func `an offset that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ScrollView().setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      }
    }
    expectTrap(result, says: "ScrollView: contentOffset (inf, 0) is not finite")
  }

  @Test func `a rectangle to show that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ScrollView().scrollRectToVisible(
          CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
          animated: true
        )
      }
    }
    expectTrap(result, says: "ScrollView: scrollRectToVisible (0 0; inf 1) is not finite")
  }
}
