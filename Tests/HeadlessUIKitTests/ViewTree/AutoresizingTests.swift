import HeadlessUIKit
import Testing

@MainActor @Suite struct AutoresizingTests {
  /// Returns the frame of a subview after its superview has changed from 100 x 200 to 220 x 150 points.
  private func frame(_ frame: CGRect, following mask: AutoresizingMask) -> CGRect {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = View(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 220, height: 150)
    return child.frame
  }

  @Test(.fact("H37", "H38")) func `two flexible margins keep their ratio`() {
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let before = CGRect(x: 20, y: 0, width: 50, height: 10)
    #expect(frame(before, following: mask) == CGRect(x: 68, y: 0, width: 50, height: 10))
  }

  @Test(
    .fact("H39", "H40"),
    arguments: [
      (AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 20, width: 150, height: 40)),
      (.flexibleLeftMargin, CGRect(x: 130, y: 20, width: 30, height: 40)),
      (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 0)),
      (.flexibleTopMargin, CGRect(x: 10, y: -30, width: 30, height: 40)),
      (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (AutoresizingMask(), CGRect(x: 10, y: 20, width: 30, height: 40)),
    ]
  )
  func `one flexible part takes the whole difference`(mask: AutoresizingMask, expected: CGRect) {
    #expect(frame(CGRect(x: 10, y: 20, width: 30, height: 40), following: mask) == expected)
  }

  @Test(.fact("H41")) func `a share that is no whole number is not rounded`() {
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let result = frame(CGRect(x: 10, y: 0, width: 30, height: 10), following: mask)
    #expect(result.minX == 22)
    #expect(result.width == 66)
    let uneven = frame(
      CGRect(x: 1, y: 0, width: 98, height: 10),
      following: [.flexibleLeftMargin, .flexibleWidth]
    )
    #expect(abs(uneven.minX - 219 / CGFloat(99)) < 1e-9)
  }

  @Test(.fact("H43")) func `flexible parts of no size share the difference equally`() {
    let parent = View(frame: .zero)
    let child = View(frame: .zero)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 90, height: 50)
    #expect(child.frame == CGRect(x: 30, y: 0, width: 30, height: 50))
  }

  @Test(.fact("H36", "H39", "H40"), arguments: 0..<64)
  func `every mask has the result of a simple calculation`(bits: Int) {
    let mask = AutoresizingMask(rawValue: UInt(bits))
    var random = FixedRandom(seed: UInt64(bits))
    for _ in 0..<40 {
      let old = CGSize(width: random.length(0...400), height: random.length(0...400))
      let new = CGSize(width: random.length(0...400), height: random.length(0...400))
      let before = CGRect(
        x: random.length(0...150),
        y: random.length(0...150),
        width: random.length(0...150),
        height: random.length(0...150)
      )
      let parent = View(frame: CGRect(origin: .zero, size: old))
      let child = View(frame: before)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.bounds.size = new
      let x = Naive.axis(before.minX, before.width, old.width, new.width, flags: bits & 7)
      let y = Naive.axis(before.minY, before.height, old.height, new.height, flags: bits >> 3)
      let after = child.frame
      let pairs = [(after.minX, x.0), (after.width, x.1), (after.minY, y.0), (after.height, y.1)]
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-6 }, "\(before) in \(old) -> \(new): \(after)")
    }
  }

  /// The rule for one axis, written case by case. Flags: 1 for the margin before, 2 for the length, 4 for the
  /// margin after.
  private enum Naive {
    static func axis(_ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, flags: Int)
      -> (CGFloat, CGFloat)
    {
      let end = old - start - length
      let grow = new - old
      func divided(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        first + second == 0 ? grow / 2 : grow * first / (first + second)
      }
      func result(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) { (start, max(0, length)) }
      switch flags {
      case 1: return result(start + grow, length)
      case 2: return result(start, length + grow)
      case 3: return result(start + divided(start, length), length + divided(length, start))
      case 5: return result(start + divided(start, end), length)
      case 6: return result(start, length + divided(length, end))
      case 7 where old == 0: return result(start + grow / 3, length + grow / 3)
      case 7: return result(start * new / old, length * new / old)
      default: return result(start, length)
      }
    }
  }

  @Test(.fact("H42")) func `only a new size of the bounds resizes subviews and only if the view says so`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 40, y: 40)
    parent.center = CGPoint(x: 500, y: 500)
    parent.transform = ViewTransform(scaleX: 2, y: 2)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 300
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.autoresizesSubviews = true
    parent.bounds.size.width = 310
    #expect(child.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
  }

  @Test func `a size goes down through all levels before the setter returns`() {
    let views = (0..<5).map { _ in View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (parent, child) in zip(views, views.dropFirst()) {
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
    }
    views[0].frame.size = CGSize(width: 70, height: 130)
    #expect(views.map(\.bounds.size) == Array(repeating: CGSize(width: 70, height: 130), count: 5))
  }

  @Test(.fact("U15"))
  func `a view that is resized in a hook of an autoresizing pass resizes its subviews at once`() {
    final class Hook: View {
      var didResize: () -> Void = {}
      override var frame: CGRect { didSet { didResize() } }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hook = Hook(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inHook = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    hook.autoresizingMask = .flexibleWidth
    inHook.autoresizingMask = .flexibleWidth
    hook.addSubview(inHook)
    root.addSubview(hook)
    let other = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inOther = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inOther.autoresizingMask = .flexibleWidth
    other.addSubview(inOther)
    var widths: [CGFloat] = []
    hook.didResize = {
      other.frame.size.width = 80
      widths.append(inOther.frame.width)
    }
    root.frame.size.width = 200
    #expect(widths == [80])
    #expect(hook.frame.width == 200)
    #expect(inHook.frame.width == 200)
  }

  @Test(.fact("Z22")) func `margins whose sum is a rounding error share the difference equally`() {
    for tenth in -999...999 {
      let x = CGFloat(tenth) / 10
      let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      let child = View(frame: CGRect(x: x, y: x, width: 320, height: 320))
      child.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      parent.addSubview(child)
      parent.frame.size = CGSize(width: 480, height: 240)
      let origin = child.frame.origin
      #expect(abs(origin.x - (x + 80)) < 1e-6 && abs(origin.y - (x - 40)) < 1e-6, "\(x): \(child.frame)")
    }
  }
}
