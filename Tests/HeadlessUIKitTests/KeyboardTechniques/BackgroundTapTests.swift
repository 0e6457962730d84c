import HeadlessUIKit
import Testing

@MainActor @Suite struct BackgroundTapTests {
  /// Counts the taps it hears of.
  private final class Listener: ViewController, BackgroundTapDelegate {
    var senders: [String] = []

    func backgroundTap(_ sender: Any) {
      senders.append("\(type(of: sender))")
    }
  }

  private func launched(_ scrollView: ScrollView) -> (Simulator, Listener) {
    let simulator = Setup.classic.simulator()
    let controller = Listener()
    (scrollView as? BackgroundTapScrollView)?.backgroundTapDelegate = controller
    (scrollView as? FixedBackgroundTapScrollView)?.backgroundTapDelegate = controller
    scrollView.frame = controller.view.bounds
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    return (simulator, controller)
  }

  @Test(.fact("E42", "E43")) func `a tap on the background is heard, one on a control is not`() throws {
    for scrollView in [BackgroundTapScrollView(), FixedBackgroundTapScrollView()] as [ScrollView] {
      let (simulator, controller) = launched(scrollView)
      let field = TextField(frame: CGRect(x: 20, y: 20, width: 100, height: 31))
      let label = Label(frame: CGRect(x: 20, y: 100, width: 100, height: 31))
      scrollView.addSubview(field)
      scrollView.addSubview(label)
      try simulator.user.tap(field)
      #expect(controller.senders == [])
      // A label takes no touches, so the finger reaches the background behind it.
      try simulator.user.tap(CGPoint(x: 30, y: 130))
      try simulator.user.tap(CGPoint(x: 160, y: 200))
      let name = "\(type(of: scrollView))"
      #expect(controller.senders == [name, name])
    }
  }

  @Test func `a touch on plain content bubbles up to the background`() throws {
    for scrollView in [BackgroundTapScrollView(), FixedBackgroundTapScrollView()] as [ScrollView] {
      let (simulator, controller) = launched(scrollView)
      let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      scrollView.addSubview(content)
      try simulator.user.tap(content)
      #expect(controller.senders.count == 1)
    }
  }

  @Test func `the published class holds its delegate, the corrected one does not`() {
    let published = BackgroundTapScrollView()
    let corrected = FixedBackgroundTapScrollView()
    weak var held: Listener?
    weak var released: Listener?
    autoreleasing {
      let first = Listener()
      let second = Listener()
      (held, released) = (first, second)
      published.backgroundTapDelegate = first
      corrected.backgroundTapDelegate = second
    }
    #expect(held != nil)
    #expect(released == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
