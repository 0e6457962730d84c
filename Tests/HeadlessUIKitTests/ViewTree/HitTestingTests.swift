import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator()) struct HitTestingTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Inside

  @Test(
    .fact("C5"),
    arguments: [
      (0.0, 0.0, true), (99, 99, true), (99.999, 50, true), (100, 50, false), (50, 100, false),
      (100, 100, false), (-0.001, 50, false), (50, -0.001, false),
    ]
  )
  func `the left and top edges are inside and the right and bottom ones outside`(
    x: Double,
    y: Double,
    is: Bool
  ) {
    let view = box(500, 500, 100, 100)
    #expect(view.point(inside: CGPoint(x: x, y: y), with: nil) == `is`)
    #expect((view.hitTest(CGPoint(x: x, y: y), with: nil) === view) == `is`)
  }

  @Test(.fact("C6", "C7")) func `inside is a matter of the view's own plane`() {
    let view = box(0, 0, 100, 100)
    view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
    view.bounds.origin = CGPoint(x: -10, y: -10)
    #expect(view.hitTest(CGPoint(x: -5, y: -5), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: -11, y: -11), with: nil) == nil)
    #expect(view.hitTest(CGPoint(x: 95, y: 95), with: nil) == nil)
  }

  @Test(.fact("C8", "C9"))
  func `a scaled view is hit at its frame from outside and in its bounds from inside`() {
    let parent = box(0, 0, 100, 100)
    let child = View()
    child.transform = ViewTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    parent.addSubview(child)
    #expect(child.hitTest(CGPoint(x: 99, y: 99), with: nil) === child)
    #expect(child.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    for (at, hit) in [(24.0, parent), (25, child), (74, child), (75, parent)] {
      #expect(parent.hitTest(CGPoint(x: at, y: at), with: nil) === hit, "at \(at)")
    }
  }

  @Test(.fact("C1")) func `subviews are asked front to back and the view itself comes last`() {
    let parent = box(0, 0, 30, 30)
    let (back, front) = (box(0, 0, 20, 20), box(10, 10, 20, 20))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 25, y: 5), with: nil) === parent)
    parent.bringSubviewToFront(back)
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
  }

  // MARK: Skipped views

  @Test(
    .fact("C2", "C3", "C4"),
    arguments: [(0.0, false), (0.005, false), (0.0099, false), (0.01, true), (0.05, true), (1, true)]
  )
  func `a view below an alpha of 0 point 01 is skipped with its subviews`(alpha: Double, isHit: Bool) {
    let (root, parent, child) = (box(0, 0, 9, 9), box(0, 0, 9, 9), box(0, 0, 9, 9))
    root.addSubview(parent)
    parent.addSubview(child)
    parent.alpha = CGFloat(alpha)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === (isHit ? child : root))
  }

  @Test(.fact("C4")) func `alphas are not multiplied down the tree`() {
    let (parent, child) = (box(0, 0, 9, 9), box(0, 0, 9, 9))
    parent.addSubview(child)
    (parent.alpha, child.alpha) = (0.05, 0.05)
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === child)
  }

  @Test(.fact("C10")) func `a subview outside its superview is not hit whether or not it is clipped`() {
    for clips in [false, true] {
      let (root, parent, child) = (box(0, 0, 50, 50), box(0, 0, 10, 10), box(20, 20, 10, 10))
      root.addSubview(parent)
      parent.addSubview(child)
      parent.clipsToBounds = clips
      #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === root)
      #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) == nil)
    }
  }

  @Test(.fact("C11")) func `a superview that says that every point is inside lets its outer subviews be hit`()
  {
    final class Wide: View {
      override func point(inside point: CGPoint, with event: Event?) -> Bool { true }
    }
    let (root, parent, child) = (box(0, 0, 50, 50), Wide(), box(20, 20, 10, 10))
    root.addSubview(parent)
    parent.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
  }

  @Test func `a subclass that hides itself from touches passes them to the views behind`() {
    final class Glass: View {
      override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (root, behind, glass, pane) = (box(0, 0, 50, 50), box(0, 0, 50, 50), Glass(), box(0, 0, 10, 10))
    glass.frame = root.frame
    root.addSubview(behind)
    root.addSubview(glass)
    glass.addSubview(pane)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === behind)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === pane)
  }

  @Test(.fact("C13")) func `labels take no touches by default and all other views do`() {
    let simulator = Simulator.current
    let window = simulator.perform { Window(frame: .zero) }
    #expect(!Label().isUserInteractionEnabled)
    for view in [View(), Control(), Button(), TextField(), ScrollView(), window] {
      #expect(view.isUserInteractionEnabled, "\(view)")
    }
  }

  // MARK: Against a naive reference

  private static func naive(_ view: View, _ point: CGPoint) -> View? {
    let bounds = view.bounds
    if view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01 { return nil }
    if point.x < bounds.minX || point.y < bounds.minY { return nil }
    if point.x >= bounds.maxX || point.y >= bounds.maxY { return nil }
    for child in view.subviews.reversed() {
      if let hit = naive(child, view.convert(point, to: child)) { return hit }
    }
    return view
  }

  /// Every tree of four views whose three subviews are each added to any earlier view, are in any of five
  /// states, and have one of two frames; hit at a grid of points.
  @Test(.fact("C1", "C2", "C4", "C10")) func `all small trees are hit as a naive recursion says`() {
    let frames = [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 2, y: -1, width: 4, height: 4)]
    let states: [@MainActor (View) -> Void] = [
      { _ in }, { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
      { $0.bounds.origin = CGPoint(x: 1, y: 1) },
    ]
    let points = [-1.0, 0, 1, 2, 3, 4, 5].flatMap { x in
      [-1.0, 0, 1, 3, 4].map { CGPoint(x: x, y: $0) }
    }
    var (count, different) = (0, 0)
    for code in 0..<(6 * 1000) {
      var rest = code
      func pick(_ range: Int) -> Int {
        defer { rest /= range }
        return rest % range
      }
      var views = [View(frame: frames[0])]
      for index in 1...3 {
        let view = View(frame: frames[pick(2)])
        states[pick(5)](view)
        views[pick(index)].addSubview(view)
        views.append(view)
      }
      for point in points {
        count += 1
        if views[0].hitTest(point, with: nil) !== Self.naive(views[0], point) { different += 1 }
      }
    }
    #expect(count == 210_000)
    #expect(different == 0)
  }

  // MARK: Animated views

  @Test(.fact("C14")) func `a view being animated is skipped with its subviews until the animation ends`() {
    let simulator = Simulator.current
    let (parent, child) = (box(0, 0, 50, 50), box(0, 0, 50, 50))
    simulator.window.addSubview(parent)
    parent.addSubview(child)
    let point = CGPoint(x: 10, y: 10)
    View.animate(withDuration: 1, delay: 0.5, animations: { parent.alpha = 0.5 })
    #expect(simulator.window.hitTest(point, with: nil) == nil)
    simulator.window.isHidden = false
    #expect(simulator.window.hitTest(point, with: nil) === simulator.window)
    simulator.advance(by: .milliseconds(1499))
    #expect(simulator.window.hitTest(point, with: nil) === simulator.window)
    simulator.advance(by: .milliseconds(1))
    #expect(simulator.window.hitTest(point, with: nil) === child)
  }

  @Test(.fact("C14", "H55")) func `an animation that allows touches and begin and commit do not skip`() {
    let simulator = Simulator.current
    let view = box(0, 0, 50, 50)
    simulator.window.addSubview(view)
    simulator.window.isHidden = false
    View.animate(withDuration: 1, options: .allowUserInteraction, animations: { view.alpha = 0.5 })
    #expect(simulator.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    View.beginAnimations(nil)
    view.center.x += 1
    View.commitAnimations()
    #expect(simulator.window.hitTest(CGPoint(x: 2, y: 1), with: nil) === view)
  }

  @Test func `a replaced or removed animation keeps touches away no longer`() {
    let simulator = Simulator.current
    let view = box(0, 0, 50, 50)
    simulator.window.addSubview(view)
    simulator.window.isHidden = false
    let point = CGPoint(x: 10, y: 10)
    View.animate(withDuration: 9, animations: { view.alpha = 0.5 })
    View.animate(withDuration: 9, options: .allowUserInteraction, animations: { view.alpha = 0.8 })
    #expect(simulator.window.hitTest(point, with: nil) === view)
    View.animate(withDuration: 9, animations: { view.alpha = 0.5 })
    #expect(simulator.window.hitTest(point, with: nil) === simulator.window)
    view.removeFromSuperview()
    simulator.window.addSubview(view)
    #expect(simulator.window.hitTest(point, with: nil) === view)
  }

  @Test(.fact("C15")) func `touches hit where a view will be and not where it is seen`() {
    let simulator = Simulator.current
    let view = box(0, 0, 50, 50)
    simulator.window.addSubview(view)
    simulator.window.isHidden = false
    View.animate(withDuration: 1, options: .allowUserInteraction, animations: { view.frame.origin.x = 100 })
    #expect(view.presentation.frame.minX == 0)
    #expect(simulator.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === simulator.window)
    #expect(simulator.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
  }
}
