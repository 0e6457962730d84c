import HeadlessUIKit
import Testing

/// Scrolling that is interrupted by code, by another recognizer, or by its own delegate.
@MainActor @Suite struct ScrollReentrancyTests {
  private let scene = ScrollScene()
  private var view: ScrollView { scene.scrollView }

  // MARK: Tracking

  @Test func `a drag that another recognizer has taken away leaves nothing tracked`() throws {
    scene.content.addGestureRecognizer(LongPressGestureRecognizer())
    var tracked: [Bool] = []
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: scene.place(100, 100))
      tracked.append(view.isTracking)
      scene.simulator.advance(by: .milliseconds(700))
      tracked.append(view.isTracking)
      finger.lift()
      tracked.append(view.isTracking)
    }
    #expect(tracked == [true, false, false])
    // Content returns to its range only while no touch is tracked.
    view.contentOffset = CGPoint(x: 0, y: 200)
    view.contentSize = CGSize(width: 300, height: 300)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func `tracking ends with the last finger`() throws {
    try scene.simulator.user.manually {
      let fingers = try scene.fingersDown(apart: 100)
      fingers[0].lift()
      #expect(view.isTracking)
      fingers[1].lift()
      #expect(!view.isTracking)
    }
  }

  @Test func `where scrolling is off nothing is tracked, and a drag under way ends`() throws {
    view.isScrollEnabled = false
    try scene.drag([-20, -20], lifts: false)
    #expect(!view.isTracking && scene.take() == [])
    view.isScrollEnabled = true
    let other = ScrollScene()
    try other.drag([20, 20, 20, 20], lifts: false)
    #expect(other.scrollView.contentOffset.y < 0)
    other.scrollView.isScrollEnabled = false
    other.simulator.settle()
    #expect(
      other.take() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "scroll", "didEndDecelerating",
      ]
    )
    #expect(!other.scrollView.isDragging && other.scrollView.contentOffset == .zero)
  }

  // MARK: The delegate

  static let dragged = ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging true"]

  @Test(arguments: [true, false], [true, false])
  func `an offset that is set when the finger was lifted stops the content`(early: Bool, animated: Bool)
    throws
  {
    scene.when(early ? "didEndDragging" : "willBeginDecelerating") {
      view.setContentOffset(CGPoint(x: 0, y: 70), animated: animated)
    }
    try scene.drag([-20, -20, -20])
    scene.simulator.settle()
    #expect(
      scene.take() == Self.dragged + (early ? [] : ["willBeginDecelerating"])
        + ["didEndDecelerating", "scroll"] + (animated ? ["didEndScrollingAnimation"] : [])
    )
    #expect(view.contentOffset == CGPoint(x: 0, y: 70) && !view.isDragging && !view.isDecelerating)
  }

  @Test func `an offset that is animated when the finger is being lifted is where the content goes`() throws {
    scene.when("willEndDragging") { view.setContentOffset(CGPoint(x: 0, y: 70), animated: true) }
    try scene.drag([-20, -20, -20])
    scene.simulator.settle()
    #expect(
      scene.take() == Self.dragged.dropLast() + [
        "didEndDragging false", "scroll", "didEndScrollingAnimation",
      ]
    )
    #expect(view.contentOffset == CGPoint(x: 0, y: 70) && !view.isDragging)
  }

  @Test(arguments: ["willEndDragging", "didEndDragging", "willBeginDecelerating"])
  func `a zoom that begins when the finger is lifted takes over`(line: String) throws {
    scene.when(line) { view.setZoomScale(2, animated: true) }
    try scene.drag([-20, -20, -20])
    scene.simulator.settle()
    #expect(scene.take().last == "didEndZooming at 2.0")
    #expect(view.contentOffset == CGPoint(x: 150, y: 200) && !view.isDragging)
  }

  /// A delegate that begins another animated change in the last step of the first one.
  @MainActor private final class Returning: ScrollViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      guard scrollView.contentOffset.y == 100, heard.isEmpty else { return }
      heard.append("returns")
      scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      heard.append("didEnd at \(scrollView.contentOffset.y)")
    }
  }

  @Test func `a change that begins in the last step of another one runs to its end`() {
    let delegate = Returning()
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scene.simulator.settle()
    #expect(delegate.heard == ["returns", "didEnd at 20.0"])
  }

  // MARK: Other interruptions

  @Test func `a tap on the status bar ends a zoom that is on its way`() throws {
    view.contentOffset = CGPoint(x: 100, y: 100)
    view.setZoomScale(2, animated: true)
    scene.simulator.advance(by: .milliseconds(100))
    try scene.simulator.user.tap(CGPoint(x: 60, y: 30))
    #expect(scene.takeZooms() == ["willBeginZooming", "zoom by itself", "didEndZooming at 2.0"])
    #expect(view.contentOffset == CGPoint(x: 350, y: 0))
  }

  @Test(arguments: ["1", "2", "-0.5", "nan"]) func `content that would never come to rest stops the program`(
    rate: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [rate] in
      await MainActor.run { ScrollView().decelerationRate = .init(rawValue: Double(rate) ?? 0) }
    }
    expectTrap(result, says: "must be from 0 to less than 1")
  }

  // MARK: A range that shrinks

  @Test(arguments: ["size", "frame", "inset"], [true, false])
  func `content that goes on by itself ends within a range that has shrunk`(what: String, pages: Bool) throws
  {
    view.isPagingEnabled = pages
    view.contentInset.bottom = 50
    try scene.drag([-20, -20, -20])
    scene.simulator.advance(by: .milliseconds(50))
    switch what {
    case "size": view.contentSize = CGSize(width: 600, height: 210)
    case "frame": view.frame.size.height = 440
    default: view.contentInset.bottom = -190
    }
    scene.simulator.settle()
    let end: [String: CGFloat] = ["size": 60, "frame": 10, "inset": 10]
    #expect(view.contentOffset == CGPoint(x: 0, y: end[what] ?? 0) && !view.isDragging)
  }

  @Test func `content whose range shrinks under a finger comes back when it is lifted`() throws {
    view.contentOffset = CGPoint(x: 0, y: 200)
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: scene.place(100, 100))
      view.contentSize = CGSize(width: 600, height: 300)
      #expect(view.contentOffset == CGPoint(x: 0, y: 200))
      finger.lift()
      #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    }
  }
}
