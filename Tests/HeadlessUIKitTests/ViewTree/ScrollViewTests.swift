import HeadlessUIKit
import Testing

/// A delegate that records the content offset at each call.
@MainActor private final class ScrollRecorder: ScrollViewDelegate {
  var lines: [String] = []
  var onScroll: (@MainActor (ScrollView) -> Void)?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    lines.append("didScroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
    onScroll?(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    lines.append(
      "didEndScrollingAnimation \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))"
    )
  }
}

@MainActor @Suite struct ScrollViewTests {
  private let recorder = ScrollRecorder()

  /// Returns a scroll view of 100 x 200 with content of 300 x 1000.
  private func scroller(inset: EdgeInsets = .zero, offset: CGPoint = .zero) -> ScrollView {
    let scroller = ScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 300, height: 1000)
    scroller.contentInset = inset
    scroller.contentOffset = offset
    scroller.delegate = recorder
    return scroller
  }

  private func windowed(_ scroller: ScrollView) -> Simulator {
    let simulator = Simulator()
    simulator.window.addSubview(scroller)
    return simulator
  }

  // MARK: Offset

  @Test(.fact("E1")) func `the offset is the origin of the bounds whichever is set`() {
    let scroller = scroller()
    scroller.contentOffset = CGPoint(x: 3, y: 4)
    #expect(scroller.bounds == CGRect(x: 3, y: 4, width: 100, height: 200))
    scroller.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(scroller.contentOffset == CGPoint(x: 5, y: 6))
    #expect(scroller.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(recorder.take() == ["didScroll 3 4"])
  }

  @Test(.fact("E2"), arguments: [CGPoint(x: -50, y: -60), CGPoint(x: 900, y: 5000), CGPoint(x: 0, y: 1e7)])
  func `an offset that is set is not clamped`(offset: CGPoint) {
    let scroller = scroller()
    scroller.contentOffset = offset
    #expect(scroller.contentOffset == offset)
    scroller.setContentOffset(CGPoint(x: -offset.x, y: offset.y), animated: false)
    #expect(scroller.contentOffset == CGPoint(x: -offset.x, y: offset.y))
  }

  @Test(.fact("E4", "E12")) func `a new scroll view shows its content from the start`() {
    let scroller = ScrollView()
    #expect(scroller.contentOffset == .zero)
    #expect(scroller.contentSize == .zero)
    #expect(scroller.contentInset == .zero)
    #expect(scroller.scrollIndicatorInsets == .zero)
    #expect(scroller.bounces && scroller.isScrollEnabled && scroller.clipsToBounds)
    scroller.contentInset = EdgeInsets(top: 7)
    #expect(scroller.scrollIndicatorInsets == .zero)
    scroller.scrollIndicatorInsets = EdgeInsets(top: 9)
    #expect(scroller.contentInset == EdgeInsets(top: 7))
  }

  @Test(.fact("E25", "E27")) func `a change of the offset is told once and no change not at all`() {
    let scroller = scroller()
    scroller.contentOffset = CGPoint(x: 0, y: 50)
    scroller.contentOffset = CGPoint(x: 0, y: 50)
    scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scroller.bounds = scroller.bounds
    #expect(recorder.take() == ["didScroll 0 50"])
  }

  // MARK: Clamping

  @Test(
    .fact("E5", "E7", "E10", "E11"),
    arguments: [
      // content, inset, offset before, offset after
      (CGSize(width: 300, height: 500), EdgeInsets.zero, CGPoint(x: 200, y: 800), CGPoint(x: 200, y: 300)),
      (CGSize(width: 50, height: 50), .zero, CGPoint(x: 200, y: 800), CGPoint(x: 0, y: 0)),
      (CGSize(width: 100, height: 200), .zero, CGPoint(x: 7, y: 9), CGPoint(x: 0, y: 0)),
      (
        CGSize(width: 300, height: 500), EdgeInsets(bottom: 40, right: 5), CGPoint(x: 999, y: 999),
        CGPoint(x: 205, y: 340)
      ),
      (
        CGSize(width: 50, height: 50), EdgeInsets(top: 30, left: 20), CGPoint(x: 90, y: 90),
        CGPoint(x: -20, y: -30)
      ),
      (
        CGSize(width: 300, height: 500), EdgeInsets(top: 30, left: 20), CGPoint(x: -99, y: -20),
        CGPoint(x: -20, y: -20)
      ),
      (
        CGSize(width: 0, height: 190), EdgeInsets(top: 5, bottom: 25), CGPoint(x: 0, y: 100),
        CGPoint(x: 0, y: 15)
      ),
    ]
  )
  func `an offset beyond the new content goes back into its range at once`(
    content: CGSize,
    inset: EdgeInsets,
    before: CGPoint,
    after: CGPoint
  ) {
    let scroller = scroller(inset: inset, offset: before)
    scroller.contentSize = content
    #expect(scroller.contentOffset == after)
  }

  @Test(.fact("E10")) func `a larger frame brings an offset at the end back and tells once`() {
    let scroller = scroller(offset: CGPoint(x: 0, y: 800))
    scroller.frame.size.height = 300
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 700))
    #expect(recorder.take() == ["didScroll 0 700"])
    scroller.frame.size.height = 200
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 700))
    #expect(recorder.take() == [])
  }

  @Test(
    .fact("E8"),
    arguments: [
      // inset before, offset before, inset after, offset after
      (EdgeInsets.zero, CGPoint(x: 0, y: 0), EdgeInsets(top: 64), CGPoint(x: 0, y: -64)),
      (EdgeInsets(top: 64), CGPoint(x: 0, y: -64), EdgeInsets(top: 20, left: 9), CGPoint(x: -9, y: -20)),
      (.zero, CGPoint(x: 30, y: 100), EdgeInsets(top: 64, left: 5, bottom: 216), CGPoint(x: 30, y: 100)),
      (.zero, CGPoint(x: 0, y: 800), EdgeInsets(bottom: 216), CGPoint(x: 0, y: 800)),
      (EdgeInsets(bottom: 216), CGPoint(x: 0, y: 1016), EdgeInsets.zero, CGPoint(x: 0, y: 800)),
      (EdgeInsets(bottom: 216), CGPoint(x: 0, y: 900), EdgeInsets(bottom: 150), CGPoint(x: 0, y: 900)),
      (.zero, CGPoint(x: 0, y: -50), EdgeInsets(top: 10), CGPoint(x: 0, y: -50)),
      (.zero, CGPoint(x: 0, y: 2000), EdgeInsets(bottom: 10), CGPoint(x: 0, y: 2000)),
    ]
  )
  func `an offset follows the insets only from an edge`(
    old: EdgeInsets,
    before: CGPoint,
    new: EdgeInsets,
    after: CGPoint
  ) {
    let scroller = scroller(inset: old, offset: before)
    scroller.contentInset = new
    #expect(scroller.contentOffset == after)
    #expect(recorder.take() == (before == after ? [] : ["didScroll \(Int(after.x)) \(Int(after.y))"]))
  }

  // MARK: Showing a rectangle

  @Test(
    .fact("E16", "E17", "E18", "E19", "E20", "E21"),
    arguments: [
      // rectangle, inset, offset before, offset after
      (
        "visible", CGRect(x: 10, y: 10, width: 50, height: 50), EdgeInsets.zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 0)
      ),
      (
        "all of it", CGRect(x: 0, y: 0, width: 100, height: 200), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 0)
      ),
      (
        "below", CGRect(x: 0, y: 300, width: 50, height: 50), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 150)
      ),
      (
        "above", CGRect(x: 0, y: 300, width: 50, height: 50), .zero, CGPoint(x: 0, y: 500),
        CGPoint(x: 0, y: 300)
      ),
      ("right", CGRect(x: 120, y: 0, width: 30, height: 9), .zero, CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0)),
      ("left", CGRect(x: 20, y: 0, width: 30, height: 9), .zero, CGPoint(x: 90, y: 0), CGPoint(x: 20, y: 0)),
      (
        "both", CGRect(x: 250, y: 950, width: 50, height: 50), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 200, y: 800)
      ),
      (
        "half seen", CGRect(x: 0, y: 190, width: 50, height: 20), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 10)
      ),
      (
        "beyond the end", CGRect(x: 0, y: 990, width: 50, height: 500), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 800)
      ),
      (
        "outside", CGRect(x: 0, y: 1000, width: 50, height: 50), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 0)
      ),
      ("empty", CGRect(x: 0, y: 600, width: 0, height: 50), .zero, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)),
      (
        "a point", CGRect(x: 200, y: 600, width: 0, height: 0), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 0)
      ),
      (
        "oversized", CGRect(x: 0, y: 300, width: 50, height: 400), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 500)
      ),
      (
        "oversized above", CGRect(x: 0, y: 100, width: 50, height: 400), .zero, CGPoint(x: 0, y: 800),
        CGPoint(x: 0, y: 300)
      ),
      (
        "under the keyboard", CGRect(x: 0, y: 100, width: 50, height: 50), EdgeInsets(bottom: 120),
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 70)
      ),
      (
        "at the end of the inset", CGRect(x: 0, y: 950, width: 50, height: 50), EdgeInsets(bottom: 120),
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 920)
      ),
      (
        "under the bar", CGRect(x: 0, y: 310, width: 50, height: 50), EdgeInsets(top: 30),
        CGPoint(x: 0, y: 300), CGPoint(x: 0, y: 280)
      ),
      (
        "upside down", CGRect(x: 50, y: 350, width: -50, height: -50), .zero, CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 150)
      ),
      (
        "beside the content", CGRect(x: 0, y: 300, width: 50, height: 50), .zero, CGPoint(x: -40, y: 0),
        CGPoint(x: 0, y: 150)
      ),
      (
        "from out of range", CGRect(x: 0, y: 0, width: 50, height: 50), .zero, CGPoint(x: 0, y: 5000),
        CGPoint(x: 0, y: 0)
      ),
    ]
  )
  func `a rectangle is shown with the smallest move`(
    name: String,
    rect: CGRect,
    inset: EdgeInsets,
    before: CGPoint,
    after: CGPoint
  ) {
    let scroller = scroller(inset: inset)
    scroller.contentOffset = before
    _ = recorder.take()
    scroller.scrollRectToVisible(rect, animated: false)
    #expect(scroller.contentOffset == after)
    #expect(recorder.take() == (before == after ? [] : ["didScroll \(Int(after.x)) \(Int(after.y))"]))
  }

  @Test(.fact("E22")) func `the rectangle is in the content's coordinates`() {
    let scroller = scroller(offset: CGPoint(x: 0, y: 400))
    let item = View(frame: CGRect(x: 0, y: 350, width: 20, height: 20))
    scroller.addSubview(item)
    scroller.scrollRectToVisible(item.frame, animated: false)
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 350))
    #expect(item.convert(CGPoint.zero, to: scroller) == CGPoint(x: 0, y: 350))
  }

  @Test(.fact("E16", "E26", "E27")) func `nothing to do animated calls nobody`() {
    let scroller = scroller()
    let simulator = windowed(scroller)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    scroller.setContentOffset(.zero, animated: true)
    simulator.settle()
    #expect(recorder.take() == [])
    #expect(simulator.clock.now.offset == .zero)
  }

  // MARK: Animated

  @Test(.fact("E25", "E26")) func `an animated change goes step by step and tells when it is there`() throws {
    let scroller = scroller()
    let simulator = windowed(scroller)
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroller.contentOffset == .zero)
    simulator.advance(by: .milliseconds(150))
    let half = recorder.take()
    #expect(half.count == 8)
    #expect(scroller.contentOffset.y > 200 && scroller.contentOffset.y < 300)
    simulator.advance(by: .milliseconds(149))
    #expect(scroller.contentOffset.y > 590 && scroller.contentOffset.y < 600)
    let rest = recorder.take()
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["didScroll 0 600", "didEndScrollingAnimation 0 600"])
    let offsets = try (half + rest).map { try #require(Int($0.split(separator: " ")[2])) }
    #expect(offsets == offsets.sorted())
    #expect(Set(offsets).count == offsets.count)
  }

  @Test(.fact("E26")) func `an animated way to a rectangle ends with the callback, too`() {
    let scroller = scroller()
    let simulator = windowed(scroller)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: true)
    simulator.settle()
    #expect(recorder.take().suffix(2) == ["didScroll 0 310", "didEndScrollingAnimation 0 310"])
    scroller.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    simulator.settle()
    #expect(recorder.take() == ["didScroll 0 100"])
  }

  @Test(.fact("E26")) func `a change without animation and one in no window end without a word`() {
    let scroller = scroller()
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(recorder.take() == ["didScroll 0 600"])
    let simulator = windowed(scroller)
    scroller.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    simulator.settle()
    #expect(recorder.take() == ["didScroll 0 10"])
  }

  @Test func `a second change replaces an animated one`() {
    let scroller = scroller()
    let simulator = windowed(scroller)
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    simulator.advance(by: .milliseconds(100))
    _ = recorder.take()
    scroller.contentOffset = CGPoint(x: 0, y: 5)
    simulator.settle()
    #expect(recorder.take() == ["didScroll 0 5"])
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    simulator.advance(by: .milliseconds(100))
    scroller.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    simulator.settle()
    #expect(recorder.take().suffix(2) == ["didScroll 0 9", "didEndScrollingAnimation 0 9"])
  }

  @Test func `a delegate that stops the scrolling has it stopped`() {
    let scroller = scroller()
    let simulator = windowed(scroller)
    recorder.onScroll = { view in
      if view.contentOffset.y > 100 { view.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    }
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    simulator.settle()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 100))
    #expect(!recorder.take().contains { $0.hasPrefix("didEnd") })
  }

  @Test func `a scroll view that goes while it scrolls takes the animation along`() {
    let simulator = Simulator()
    weak var weakScroller: ScrollView?
    do {
      let scroller = scroller()
      weakScroller = scroller
      simulator.window.addSubview(scroller)
      recorder.onScroll = { $0.removeFromSuperview() }
      scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    }
    simulator.settle()
    #expect(weakScroller == nil)
    #expect(recorder.take().count == 1)
  }

  @Test func `the log tells an animated change in two lines`() {
    let scroller = scroller()
    scroller.accessibilityIdentifier = "form"
    let simulator = windowed(scroller)
    scroller.contentOffset = CGPoint(x: 0, y: 20)
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    simulator.settle()
    #expect(
      simulator.log.lines(.scrolling) == [
        "scrolling ScrollView \"form\": contentOffset (0, 0) -> (0, 20)",
        "scrolling ScrollView \"form\": animates contentOffset (0, 20) -> (0, 600)",
        "scrolling ScrollView \"form\": contentOffset is (0, 600)",
      ]
    )
  }
}
