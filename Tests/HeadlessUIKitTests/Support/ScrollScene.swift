import HeadlessUIKit

/// A scroll view of 300 x 200 with a content view of 600 x 400, and a record of its delegate's calls, each
/// with the content's state. Repeated lines are recorded once.
@MainActor final class ScrollScene: ScrollViewDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
  private(set) var heard: [String] = []
  /// The view that the delegate returns for zooming.
  var zoomed: View?
  /// The closures to call once, when a line with this prefix is recorded.
  private var reactions: [(prefix: String, body: @MainActor () -> Void)] = []

  init(_ setup: Setup = .current, maximum: CGFloat = 4) {
    simulator = setup.simulator()
    scrollView.accessibilityIdentifier = "scroller"
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = maximum
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    zoomed = content
    scrollView.delegate = self
  }

  /// Sets a closure to call the first time that a line with this prefix is recorded.
  func when(_ prefix: String, _ body: @escaping @MainActor () -> Void) {
    reactions.append((prefix, body))
  }

  /// Returns the lines recorded since the last call.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  /// Returns the lines about zooming since the last call, without repetitions.
  func takeZooms() -> [String] {
    take().filter { $0 != "scroll" }.reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
  }

  private func note(_ line: String) {
    if heard.last != line { heard.append(line) }
    guard let index = reactions.firstIndex(where: { line.hasPrefix($0.prefix) }) else { return }
    reactions.remove(at: index).body()
  }

  // MARK: Touches

  /// Converts a point from the scroll view's frame to the screen.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y + 100) }

  /// Begins two touches, one below the other around a point of the scroll view, `apart` points from each
  /// other.
  func fingersDown(around x: CGFloat = 150, _ y: CGFloat = 100, apart: CGFloat) throws -> [Finger] {
    try simulator.user.atOnce {
      try [-1.0, 1].map { try simulator.user.touchDown(at: place(x, y + apart / 2 * $0)) }
    }
  }

  /// Moves the touches, after 10 milliseconds, to positions `apart` points from each other around a point.
  func spread(_ fingers: [Finger], around x: CGFloat = 150, _ y: CGFloat = 100, apart: CGFloat) throws {
    simulator.advance(by: .milliseconds(10))
    try simulator.user.atOnce {
      for (finger, side) in zip(fingers, [-1.0, 1]) { try finger.move(to: place(x, y + apart / 2 * side)) }
    }
  }

  /// Lifts all fingers at once; no time passes.
  func lift(_ fingers: [Finger]) {
    simulator.user.manually { simulator.user.atOnce { for finger in fingers { finger.lift() } } }
  }

  /// Performs a pinch of two touches that begin 100 points apart and end `apart` points apart, in one step.
  func pinch(to apart: CGFloat) throws {
    let fingers = try fingersDown(apart: 100)
    try spread(fingers, apart: apart)
    lift(fingers)
  }

  /// Drags a touch vertically in steps of 10 milliseconds.
  func drag(_ steps: [CGFloat], lifts: Bool = true) throws {
    var point = place(150, 150)
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: point)
      for step in steps {
        simulator.advance(by: .milliseconds(10))
        point.y += step
        try finger.move(to: point)
      }
      if lifts { finger.lift() }
    }
  }

  // MARK: Delegate

  private var scale: String { "\((scrollView.zoomScale * 100).rounded() / 100)" }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    note("willBeginZooming\(view === zoomed ? "" : " another view")")
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) {
    note(scrollView.isZooming ? "zoom" : scrollView.isZoomBouncing ? "bounce" : "zoom by itself")
  }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
    note("didEndZooming at \(scale)\(view === zoomed ? "" : " another view")")
  }
}
