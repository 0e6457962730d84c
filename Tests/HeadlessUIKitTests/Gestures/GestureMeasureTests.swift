import Foundation
import HeadlessUIKit
import Testing

/// Values of gestures and of scroll views, compared with those that were recorded from UIKit.
@MainActor @Suite struct GestureMeasureTests {
  /// A scroll view, with its delegate.
  @MainActor private final class Scene: ScrollViewDelegate {
    let simulator = Simulator(device: .iPhone16)
    let scrollView: ScrollView
    let content = View()
    var offsets: [CGFloat] = []

    init(_ frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 800), contentHeight: CGFloat = 100_000) {
      scrollView = ScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: frame.width, height: contentHeight)
      content.frame.size = scrollView.contentSize
      scrollView.addSubview(content)
      scrollView.delegate = self
      simulator.window.addSubview(scrollView)
      simulator.window.makeKeyAndVisible()
      simulator.settle()
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }

    func viewForZooming(in scrollView: ScrollView) -> View? { content }

    /// Moves a finger by steps of 20 points, each after 10 milliseconds.
    func drag(from y: CGFloat, steps: Int, upwards: Bool = true) throws -> Finger {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: y))
      for index in 1...steps {
        simulator.advance(by: .milliseconds(10))
        try finger.move(to: CGPoint(x: 200, y: y + (upwards ? -20 : 20) * CGFloat(index)))
      }
      return finger
    }
  }

  @Test(.fact("MG6")) func `a deceleration begins one frame after the finger has lifted`() throws {
    let scene = Scene()
    try scene.simulator.user.manually {
      try scene.drag(from: 700, steps: 10).lift()
      scene.offsets = []
      scene.simulator.advance(by: .milliseconds(16))
      #expect(scene.offsets == [])
      scene.simulator.advance(by: .milliseconds(1))
      #expect(scene.offsets.count == 1)
    }
  }

  @Test(.fact("KI100"))
  func `on iOS 26 a drag begins after 10 points, and the rate of deceleration is 0_998`() throws {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    let scrollView = ScrollView(frame: simulator.screen.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    let controller = ViewController()
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 700))
      var offsets: [CGFloat] = []
      for y in [691, 690, 680, 600] as [CGFloat] {
        simulator.advance(by: .milliseconds(50))
        try finger.move(to: CGPoint(x: 200, y: y))
        offsets.append(scrollView.contentOffset.y)
      }
      #expect(offsets == [0, 0, 10, 90])
      finger.cancel()
    }
    #expect(ScrollView.DecelerationRate.normal.rawValue == 0.998)
  }

  @Test(.fact("MG8"), arguments: [true, false])
  func `content that is dragged beyond its edge follows a formula`(isAtTop: Bool) throws {
    let scene = Scene(contentHeight: 800)
    scene.scrollView.alwaysBounceVertical = true
    try scene.simulator.user.manually {
      let start: CGFloat = isAtTop ? 100 : 750
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 200, y: start))
      for way in [50, 200, 400, 590] as [CGFloat] {
        try finger.move(to: CGPoint(x: 200, y: start + (isAtTop ? 10 + way : -10 - way)))
        let shown = (1 - 1 / (0.55 * way / 800 + 1)) * 800
        #expect(abs(scene.scrollView.contentOffset.y - (isAtTop ? -shown : shown)) < 0.34)
      }
      finger.cancel()
    }
  }

  @Test(.fact("MG11")) func `a finger that has rested before it lifts causes no deceleration`() throws {
    let scene = Scene()
    try scene.simulator.user.manually {
      let finger = try scene.drag(from: 700, steps: 10)
      scene.simulator.advance(by: .milliseconds(250))
      scene.offsets = []
      finger.lift()
      scene.simulator.advance(by: .seconds(1))
      #expect(scene.offsets == [])
    }
  }

  @Test(.fact("MG14")) func `a rectangle is scrolled to at once, by setting the offset`() {
    final class Recording: ScrollView {
      var calls: [CGFloat] = []
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        calls.append(contentOffset.y)
        super.setContentOffset(contentOffset, animated: animated)
      }
    }
    let scene = Scene()
    let scrollView = Recording(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = scene
    scene.simulator.window.addSubview(scrollView)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    #expect(scrollView.contentOffset.y == 40 && scrollView.calls == [40] && scene.offsets == [40])
  }

  @Test(.fact("MG35")) func `a small rectangle is zoomed to at the largest scale`() {
    let scene = Scene(CGRect(x: 0, y: 0, width: 100, height: 100), contentHeight: 400)
    scene.scrollView.contentSize.width = 400
    scene.scrollView.maximumZoomScale = 2
    scene.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
    #expect(scene.scrollView.zoomScale == 2)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 200, y: 200))
  }

  // MARK: Defaults

  @Test(.fact("MG23")) func `a new swipe goes to the right with one finger`() {
    let swipe = SwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(swipe.cancelsTouchesInView && !swipe.delaysTouchesBegan && swipe.delaysTouchesEnded)
    let directions: [SwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(.fact("MG34")) func `a new long press takes half a second and allows 10 points`() {
    let press = LongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  @Test(.fact("MG33")) func `a refresh control is 60 points high, and code doesn't trigger it`() {
    let scene = Scene()
    let (refresh, diary) = (RefreshControl(), Diary())
    refresh.addAction(Action { _ in diary.note("refresh") }, for: .valueChanged)
    scene.scrollView.refreshControl = refresh
    scene.scrollView.contentOffset.y = -200
    scene.simulator.settle()
    #expect(refresh.frame.height == 60 && diary.lines == [] && !refresh.isRefreshing)
  }
}
