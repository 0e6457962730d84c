import Foundation
import HeadlessUIKit
import Testing

/// Scrolling by touch, compared with values that were recorded from UIKit.
@MainActor @Suite struct ScrollMeasureTests {
  /// A scroll view that fills the screen of an iPhone 16, with its delegate.
  @MainActor private final class Scene: ScrollViewDelegate {
    let simulator = Simulator(device: .iPhone16)
    let scrollView: ScrollView
    var calls: [String] = []
    var offsets: [CGFloat] = []
    var velocity: CGFloat = 0
    var target: CGFloat = 0

    init(contentHeight: CGFloat = 100_000, height: CGFloat = 800) {
      scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: contentHeight)
      scrollView.delegate = self
      simulator.window.addSubview(scrollView)
      simulator.window.makeKeyAndVisible()
      simulator.settle()
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begin") }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      note("scroll")
      offsets.append(scrollView.contentOffset.y)
    }

    func scrollViewWillEndDragging(
      _ scrollView: ScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      (self.velocity, target) = (velocity.y, targetContentOffset.pointee.y)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("rest") }

    private func note(_ call: String) { calls.append("\(call) \(GeometryText(scrollView.contentOffset.y))") }

    /// Moves a finger upwards in steps of 10 milliseconds, and lifts it.
    func flick(from y: CGFloat = 700, step: CGFloat, count: Int) throws {
      try simulator.user.manually {
        let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: y))
        for index in 1...count {
          simulator.advance(by: .milliseconds(10))
          try finger.move(to: CGPoint(x: 200, y: y - step * CGFloat(index)))
        }
        finger.lift()
      }
    }
  }

  /// A number with at most three decimals.
  private struct GeometryText: CustomStringConvertible {
    let description: String
    init(_ number: CGFloat) { description = String(format: "%g", (number * 1000).rounded() / 1000) }
  }

  @Test(.fact("MG1", "MG15"))
  func `the event with which a drag begins moves the content by its way less 10 points`() throws {
    let scene = Scene()
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 200, y: 700))
      for step in 1...3 { try finger.move(to: CGPoint(x: 200, y: 700 - 15 * CGFloat(step))) }
      #expect(scene.calls == ["begin 0", "scroll 5", "scroll 20", "scroll 35"])
      try finger.move(to: CGPoint(x: 200, y: 520))
      #expect(scene.scrollView.contentOffset.y == 170)
      scene.simulator.advance(by: .seconds(1))
      finger.lift()
    }
  }

  @Test(.fact("U41")) func `the translation of a pan leaves out the 10 points that it needed to begin`()
    throws
  {
    let simulator = Simulator()
    let view = View(frame: simulator.screen.bounds)
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 100, y: 100))
      try finger.move(to: CGPoint(x: 150, y: 100))
      #expect(pan.state == .began && pan.translation(in: view) == CGPoint(x: 40, y: 0))
      try finger.move(to: CGPoint(x: 160, y: 130))
      #expect(pan.translation(in: view) == CGPoint(x: 50, y: 30))
      finger.lift()
      let other = try simulator.user.touchDown(at: CGPoint(x: 100, y: 100))
      try other.move(to: CGPoint(x: 130, y: 140))
      #expect(pan.translation(in: view) == CGPoint(x: 24, y: 32))
      other.lift()
    }
  }

  @Test(.fact("MG2", "MG4", "MG5"), arguments: [7.5, 15, 30] as [CGFloat])
  func `a deceleration loses 0 point 2 percent per millisecond, and stops at 10 points per second`(
    step: CGFloat
  ) throws {
    let scene = Scene()
    try scene.flick(step: step, count: 12)
    let (start, speed) = (scene.scrollView.contentOffset.y, Double(step / 10))
    #expect(abs(scene.velocity - step / 10) < 1e-6)
    #expect(abs(scene.target - (start + (speed - 0.01) * 499)) < 0.3)
    scene.simulator.advance(by: .milliseconds(500))
    // The last step of the content was in the last frame.
    let frame = 500 - 500.truncatingRemainder(dividingBy: 1000.0 / 60)
    let way = speed * 499 * (1 - pow(0.998, frame))
    #expect(abs(scene.scrollView.contentOffset.y - (start + way)) < 0.2)
    let began = scene.simulator.clock.now
    scene.simulator.settle()
    let duration = 0.5 + began.duration(to: scene.simulator.clock.now) / .seconds(1)
    #expect(abs(duration - log(0.01 / speed) / log(0.998) / 1000) < 0.02)
    #expect(abs(scene.scrollView.contentOffset.y - scene.target) < 0.34)
  }

  @Test(.fact("MG7")) func `the content moves in whole pixels`() throws {
    let scene = Scene()
    try scene.flick(step: 17.77, count: 8)
    scene.simulator.advance(by: .seconds(1))
    #expect(scene.offsets.count > 60)
    for offset in scene.offsets { #expect(abs(offset * 3 - (offset * 3).rounded()) < 1e-6) }
  }

  @Test(.fact("MG9")) func `content that reaches its edge goes beyond it by the velocity over 11 e`() throws {
    let scene = Scene(contentHeight: 1000)
    try scene.flick(step: 30, count: 5)
    let (start, speed) = (scene.scrollView.contentOffset.y, Double(scene.velocity))
    scene.simulator.settle()
    // The velocity at the edge, where the way is that of the sum.
    let left = speed - Double(200 - start) / 499
    let peak = scene.offsets.max() ?? 0
    #expect(abs(peak - 200 - left / 0.011 / M_E) < 2)
    #expect(scene.scrollView.contentOffset.y == 200 && scene.calls.last == "rest 200")
  }

  @Test(.fact("MG10")) func `content that is released at rest beyond its edge returns with two rates`() throws
  {
    let scene = Scene(contentHeight: 800)
    scene.scrollView.alwaysBounceVertical = true
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 200, y: 100))
      try finger.move(to: CGPoint(x: 200, y: 700))
      scene.simulator.advance(by: .seconds(1))
      finger.lift()
    }
    let start = scene.scrollView.contentOffset.y
    #expect(start < -200 && scene.velocity == 0)
    // The sixth frame is after 100 milliseconds.
    scene.simulator.advance(by: .milliseconds(105))
    let way = (0.046 * exp(-0.9) - 0.009 * exp(-4.6)) / 0.037
    #expect(abs(scene.scrollView.contentOffset.y - start * way) < 0.2)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == 0)
  }

  @Test(.fact("MG3", "MG9"))
  func `content that is released in motion beyond its edge keeps its own velocity`() throws {
    let scene = Scene(contentHeight: 800)
    scene.scrollView.alwaysBounceVertical = true
    try scene.flick(from: 100, step: -20, count: 15)
    let start = scene.scrollView.contentOffset.y
    // The finger moves by 2 points in a millisecond, the content by less.
    #expect(start < -100 && scene.velocity < 0 && scene.velocity > -1.1)
    scene.simulator.advance(by: .milliseconds(100))
    #expect(scene.scrollView.contentOffset.y != start)
    #expect((scene.offsets.min() ?? 0) < start - 1)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == 0)
  }

  @Test(.fact("MG13")) func `a change of the bounds calls no delegate, and a change of the offset does`() {
    let scene = Scene()
    scene.scrollView.bounds.origin.y = 30
    #expect(scene.calls == [] && scene.scrollView.contentOffset.y == 30)
    scene.scrollView.contentOffset.y = 50
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(scene.calls == ["scroll 50", "scroll 60"])
  }

  @Test(.fact("MA12", "MA13", "MG12"), arguments: [40, 400] as [CGFloat])
  func `an animated offset follows a cosine over 18 frames`(way: CGFloat) {
    let scene = Scene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: way), animated: true)
    #expect(scene.calls == [] && scene.scrollView.contentOffset.y == 0)
    scene.simulator.settle()
    #expect(scene.offsets.count == 18 && scene.offsets.last == way && scene.offsets[0] > 0)
    for (frame, part) in [(8, 0.41375), (16, 0.97)] {
      #expect(abs(scene.offsets[frame - 1] - way * part) < 0.5 * way / 400)
    }
  }
}
