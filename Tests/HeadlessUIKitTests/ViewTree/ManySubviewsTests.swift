import Foundation
import HeadlessUIKit
import Testing

/// Superviews with many subviews, where a hit test uses an index of their frames.
@MainActor @Suite struct ManySubviewsTests {
  /// A view that accepts hits slightly outside its bounds.
  private final class Generous: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: -6, dy: -6).contains(point)
    }
  }

  private static func rect(_ random: inout FixedRandom) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -20...180, using: &random),
      y: CGFloat.random(in: -20...180, using: &random),
      width: CGFloat.random(in: 0...60, using: &random),
      height: CGFloat.random(in: 0...60, using: &random)
    )
  }

  /// Returns the hit view by the published rules alone: each subview from front to back.
  private static func naiveHit(_ parent: View, _ point: CGPoint) -> View? {
    for view in parent.subviews.reversed() {
      let inView = parent.convert(point, to: view)
      let isReachable = !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
      if isReachable, view.point(inside: inView, with: nil) { return view }
    }
    return parent
  }

  @Test(.fact("C1", "C2"), arguments: [7, 8, 40, 300])
  func `the frontmost of many views is hit after any change`(count: Int) {
    var random = FixedRandom(seed: 7)
    let parent = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for index in 0..<count {
      let view = index % 9 == 4 ? Generous() : View()
      view.frame = Self.rect(&random)
      parent.addSubview(view)
    }
    for _ in 0..<60 {
      let views = parent.subviews
      let view = views[Int.random(in: 0..<views.count, using: &random)]
      switch Int.random(in: 0..<9, using: &random) {
      case 0: view.frame = Self.rect(&random)
      case 1: view.isHidden.toggle()
      case 2: view.isUserInteractionEnabled.toggle()
      case 3: view.alpha = view.alpha < 0.5 ? 1 : 0
      case 4: view.transform = ViewTransform(rotationAngle: 0.5)
      case 5: parent.bringSubviewToFront(view)
      case 6: parent.exchangeSubview(at: 0, withSubviewAt: views.count - 1)
      case 7: parent.bounds.origin = CGPoint(x: CGFloat.random(in: -9...9, using: &random), y: 3)
      default:
        view.removeFromSuperview()
        parent.insertSubview(view, at: Int.random(in: 0..<views.count, using: &random))
      }
      for _ in 0..<count {
        let point = CGPoint(
          x: CGFloat.random(in: 10...190, using: &random),
          y: CGFloat.random(in: 10...190, using: &random)
        )
        #expect(parent.hitTest(point, with: nil) === Self.naiveHit(parent, point))
      }
      #expect(parent.subviews.count == count)
    }
  }
}
