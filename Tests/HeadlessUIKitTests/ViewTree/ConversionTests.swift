import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator()) struct ConversionTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> View {
    View(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Examples

  @Test(.fact("H9", "H12")) func `points go between siblings and cousins through the common ancestor`() {
    let root = box(7, 7, 400, 400)
    let (left, right, cousin) = (box(30, 40), box(90, 110), box(4, 5))
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(cousin)
    #expect(left.convert(CGPoint(x: 60, y: 70), to: right) == CGPoint.zero)
    #expect(left.convert(CGPoint(x: 60, y: 70), to: cousin) == CGPoint(x: -4, y: -5))
    #expect(left.convert(CGPoint(x: 1, y: 2), from: cousin) == CGPoint(x: 65, y: 77))
    #expect(left.convert(CGPoint(x: 1, y: 2), to: left) == CGPoint(x: 1, y: 2))
  }

  @Test(.fact("H9")) func `bounds origins count on the way up and on the way down`() {
    let root = box(0, 0)
    let (middle, leaf) = (box(20, 30), box(5, 6))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 100, y: 200)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: -74, y: -163))
    #expect(root.convert(CGPoint(x: -74, y: -163), to: leaf) == CGPoint(x: 1, y: 1))
  }

  @Test(.fact("H13")) func `the scale of an ancestor is undone`() {
    let root = box(0, 0, 400, 400)
    let (scaled, middle, leaf) = (box(0, 0, 200, 200), box(10, 20), box(30, 0))
    root.addSubview(scaled)
    scaled.addSubview(middle)
    middle.addSubview(leaf)
    scaled.transform = ViewTransform(scaleX: 2, y: 4)
    scaled.frame.origin = CGPoint(x: 0, y: 0)
    #expect(root.convert(CGPoint(x: 100, y: 100), to: leaf) == CGPoint(x: 10, y: 5))
    #expect(leaf.convert(CGPoint(x: 10, y: 5), to: root) == CGPoint(x: 100, y: 100))
  }

  @Test(.fact("U4")) func `between trees without a window the frame of each root counts`() {
    let (first, second) = (box(10, 10), box(0, 0))
    #expect(first.convert(CGPoint(x: 10, y: 10), to: second) == CGPoint(x: 20, y: 20))
    #expect(second.convert(CGPoint(x: 20, y: 20), to: first) == CGPoint(x: 10, y: 10))
    second.frame.origin = CGPoint(x: 3, y: 1)
    let (leaf, other) = (box(5, 6), box(7, 8))
    first.addSubview(leaf)
    second.addSubview(other)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 6, y: 8))
    #expect(other.convert(CGPoint(x: 1, y: 1), from: leaf) == CGPoint(x: 6, y: 8))
    #expect(
      leaf.convert(CGRect(x: 1, y: 1, width: 2, height: 3), to: other)
        == CGRect(x: 6, y: 8, width: 2, height: 3)
    )
    // A window's frame counts as that of any other root.
    Simulator.current.window.frame.origin = CGPoint(x: 2, y: 2)
    #expect(first.convert(CGPoint(x: 1, y: 1), to: Simulator.current.window) == CGPoint(x: 9, y: 9))
  }

  @Test(.fact("H10")) func `nil means the root for a view without a window`() {
    let root = box(50, 60)
    let leaf = box(3, 4)
    root.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 4))
    #expect(root.convert(CGPoint(x: 8, y: 9), to: nil) == CGPoint(x: 8, y: 9))
    #expect(leaf.convert(CGPoint(x: 8, y: 9), from: nil) == CGPoint(x: 5, y: 5))
  }

  @Test(.fact("H10", "H11")) func `the window's own place does not count towards window coordinates`() {
    let simulator = Simulator.current
    simulator.window.frame = CGRect(x: 11, y: 13, width: 200, height: 200)
    simulator.window.bounds.origin = CGPoint(x: 17, y: 19)
    let leaf = box(3, 4)
    simulator.window.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 4))
    #expect(leaf.convert(CGPoint.zero, to: simulator.window) == CGPoint(x: 3, y: 4))
    #expect(simulator.window.convert(CGPoint(x: 3, y: 4), to: leaf) == CGPoint.zero)
  }

  @Test(.fact("H14")) func `between windows the way goes over the screen`() {
    let simulator = Simulator.current
    let first = simulator.perform { Window(frame: CGRect(x: 10, y: 20, width: 100, height: 100)) }
    let second = simulator.perform { Window(frame: CGRect(x: 40, y: 70, width: 100, height: 100)) }
    let leaf = box(5, 5)
    second.addSubview(leaf)
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == CGPoint(x: 30, y: 20))
    #expect(first.convert(CGPoint(x: 60, y: 70), to: leaf) == CGPoint(x: 25, y: 15))
    #expect(leaf.convert(CGPoint(x: 25, y: 15), to: first) == CGPoint(x: 60, y: 70))
  }

  @Test(.fact("H15")) func `between views of two windows the way through the windows leads to the same`() {
    let simulator = Simulator.current
    simulator.perform {
      let other = Window(frame: CGRect(x: 30, y: 200, width: 200, height: 100))
      let (first, second) = (View(), View())
      first.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
      second.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
      second.bounds.origin = CGPoint(x: 7, y: 7)
      simulator.window.addSubview(first)
      other.addSubview(second)
      let point = CGPoint(x: 1, y: 2)
      // Conversion to `nil` is to the view's own window, without the window's position; only conversion
      // between windows includes that.
      let inFirst = first.convert(point, to: nil)
      #expect(inFirst == CGPoint(x: 11, y: 22))
      let inOther = simulator.window.convert(inFirst, to: other)
      #expect(inOther == CGPoint(x: -19, y: -178))
      #expect(second.convert(inOther, from: nil) == CGPoint(x: -17, y: -176))
      #expect(first.convert(point, to: second) == CGPoint(x: -17, y: -176))
    }
  }

  @Test func `a rectangle becomes the upright box around its corners`() {
    let root = box(0, 0)
    let turned = box(0, 0, 100, 40)
    root.addSubview(turned)
    turned.transform = ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let corner = CGRect(x: 0, y: 0, width: 10, height: 5)
    #expect(turned.convert(corner, to: root) == CGRect(x: 65, y: -30, width: 5, height: 10))
    #expect(root.convert(corner, from: turned) == CGRect(x: 65, y: -30, width: 5, height: 10))
    #expect(
      turned.convert(CGRect(x: 65, y: -30, width: 5, height: 10), from: root)
        == CGRect(x: 0, y: 0, width: 10, height: 5)
    )
  }

  /// Returns whether both rectangles are equal, apart from rounding.
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }

  @Test(.fact("U1"))
  func `a rectangle becomes a box in the common ancestor, and that box one in the target`() {
    let root = box(3, 4, 400, 400)
    let (a, b, inner) = (box(20, 30, 10, 10), box(20, 30, 10, 10), box(0, 0, 10, 10))
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(inner)
    for view in [a, b] { view.transform = ViewTransform(rotationAngle: .pi / 4) }
    let twice = CGRect(x: -5, y: -5, width: 20, height: 20)
    #expect(isNear(a.convert(a.bounds, to: b), twice))
    #expect(isNear(b.convert(a.bounds, from: a), twice))
    #expect(isNear(a.convert(a.bounds, to: inner), twice))
    #expect(isNear(inner.convert(inner.bounds, to: a), twice))
    // One of the two is the ancestor: there is one box.
    #expect(isNear(inner.convert(inner.bounds, to: b), b.bounds))
    #expect(isNear(a.convert(a.bounds, to: root), a.frame))
    #expect(
      a.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: a) == CGRect(x: 1, y: 2, width: 3, height: 4)
    )
  }

  @Test(.fact("U1")) func `between turned windows the box on the screen is converted`() {
    let simulator = Simulator.current
    simulator.perform {
      let frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      let windows = [Window(frame: frame), Window(frame: frame)]
      for window in windows { window.transform = ViewTransform(rotationAngle: .pi / 4) }
      let twice = CGRect(x: -5, y: -5, width: 20, height: 20)
      let (first, second) = (windows[0], windows[1])
      #expect(isNear(first.convert(first.bounds, to: second as View), twice))
      #expect(isNear(first.convert(first.bounds, to: second as Window), twice))
      #expect(isNear(second.convert(first.bounds, from: first as Window), twice))
    }
  }

  @Test func `a flat transform sends every point to the center and the center back`() {
    let root = box(0, 0)
    let flat = box(10, 10)
    root.addSubview(flat)
    flat.transform = ViewTransform(scaleX: 0, y: 0)
    #expect(flat.convert(CGPoint(x: 3, y: 3), to: root) == CGPoint(x: 60, y: 60))
    #expect(root.convert(CGPoint(x: 60, y: 60), to: flat) == CGPoint(x: 50, y: 50))
  }

  // MARK: Against a naive reference

  /// Returns a view's point in its root, by recursion over the levels, written from the definition.
  private static func toRoot(_ point: CGPoint, _ view: View) -> CGPoint {
    guard let parent = view.superview else { return point }
    let (x, y) = (point.x - view.bounds.midX, point.y - view.bounds.midY)
    let t = view.transform
    let up = CGPoint(
      x: view.center.x + t.a * x + t.c * y + t.tx,
      y: view.center.y + t.b * x + t.d * y + t.ty
    )
    return toRoot(up, parent)
  }

  @Test(.fact("H9", "H12", "H13"), arguments: 0..<30)
  func `conversion in any tree agrees with a naive walk`(seed: Int) {
    var random = FixedRandom(seed: UInt64(seed))
    var views = [box(0, 0)]
    for _ in 0..<24 {
      let view = box(
        random.length(-50...50),
        random.length(-50...50),
        random.length(1...90),
        random.length(1...90)
      )
      view.bounds.origin = CGPoint(x: random.length(-30...30), y: random.length(-30...30))
      if random.once(in: 2) {
        let turn = ViewTransform(rotationAngle: random.length(0...6))
        view.transform = turn.concatenating(ViewTransform(scaleX: random.length(1...3), y: 0.5))
      }
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<60 {
      let from = views[Int.random(in: 0..<views.count, using: &random)]
      let to = views[Int.random(in: 0..<views.count, using: &random)]
      let point = CGPoint(x: random.length(-99...99), y: random.length(-99...99))
      let result = from.convert(point, to: to)
      let (wanted, got) = (Self.toRoot(point, from), Self.toRoot(result, to))
      #expect(abs(wanted.x - got.x) < 1e-5 && abs(wanted.y - got.y) < 1e-5)
      #expect(to.convert(point, from: from) == result)
    }
  }
}
