import HeadlessUIKit
import Testing

@MainActor @Suite struct StatusBarTapTests {
  /// A scrolled-down scroll view below the status bar, and a record of its delegate's calls.
  @MainActor private final class Scene: ScrollViewDelegate {
    let simulator = Simulator()
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    var heard: [String] = []
    var agrees = true

    init() {
      scrollView.contentSize = CGSize(width: 1000, height: 2000)
      scrollView.contentInset = EdgeInsets(top: 30)
      scrollView.contentOffset = CGPoint(x: 50, y: 700)
      scrollView.delegate = self
      let controller = ViewController()
      controller.view.addSubview(scrollView)
      simulator.launch(controller)
    }

    /// Taps the clock.
    func tapStatusBar() throws { try simulator.user.tap(CGPoint(x: 60, y: 30)) }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if heard.last != "scroll" { heard.append("scroll") }
    }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
      heard.append("should")
      return agrees
    }
    func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
      heard.append("didScrollToTop at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { heard.append("didEndAnimation") }
  }

  @Test(.fact("E34")) func `a tap on the status bar scrolls to the top, and that is told once it is there`()
    throws
  {
    let scene = Scene()
    try scene.simulator.user.manually {
      try scene.tapStatusBar()
      #expect(scene.heard == ["should"])
      scene.simulator.advance(by: .milliseconds(100))
      #expect(scene.scrollView.contentOffset.y < 700 && scene.scrollView.contentOffset.y > -30)
    }
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset == CGPoint(x: 50, y: -30))
    #expect(scene.heard == ["should", "scroll", "didScrollToTop at -30"])
  }

  @Test func `content that is at its top already is told of at once`() throws {
    let scene = Scene()
    scene.scrollView.contentOffset.y = -30
    scene.heard = []
    try scene.tapStatusBar()
    #expect(scene.heard == ["should", "didScrollToTop at -30"])
  }

  @Test func `a delegate that says no keeps the content where it is`() throws {
    let scene = Scene()
    scene.agrees = false
    try scene.tapStatusBar()
    #expect(scene.heard == ["should"])
    #expect(scene.scrollView.contentOffset.y == 700)
  }

  @Test(
    .fact("E34"),
    arguments: [
      ("seen", false), ("does not want", true), ("hidden", true), ("in a hidden view", true),
      ("transparent", true), ("off the screen", true), ("in no window", true),
    ]
  )
  func `with another scroll view on the screen that wants it too none scrolls`(other: String, scrolls: Bool)
    throws
  {
    let scene = Scene()
    let group = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let second = ScrollView(frame: CGRect(x: 0, y: 600, width: 393, height: 100))
    group.addSubview(second)
    if other != "in no window" { scene.simulator.window.insertSubview(group, at: 0) }
    switch other {
    case "does not want": second.scrollsToTop = false
    case "hidden": second.isHidden = true
    case "in a hidden view": group.isHidden = true
    case "transparent": second.alpha = 0
    case "off the screen": second.frame.origin.y = 900
    default: break
    }
    try scene.tapStatusBar()
    #expect((scene.scrollView.contentOffset.y == -30) == scrolls)
    #expect(scene.heard == (scrolls ? ["should", "scroll", "didScrollToTop at -30"] : []))
  }

  @Test(arguments: [(30.0, 30.0, true), (53, 53, true), (54, 54, false), (30, 50, false), (60, 50, false)])
  func `only a tap that stays on the status bar counts`(from: Double, to: Double, scrolls: Bool) throws {
    let scene = Scene()
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 60, y: from))
    try finger.move(to: CGPoint(x: 60, y: to))
    finger.lift()
    #expect((scene.scrollView.contentOffset.y == -30) == scrolls)
  }

  @Test func `a move that code asks for on the way takes over`() throws {
    let scene = Scene()
    try scene.simulator.user.manually { try scene.tapStatusBar() }
    scene.simulator.advance(by: .milliseconds(100))
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    scene.simulator.settle()
    #expect(scene.heard == ["should", "scroll", "didEndAnimation"])
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 200))
  }
}
