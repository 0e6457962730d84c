import Foundation
import HeadlessUIKit
import Testing

/// A path with the rectangles that are known for it.
struct PathCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let box: CGRect
  let make: @Sendable (BezierPath) -> Void

  init(_ name: String, _ box: CGRect, _ make: @escaping @Sendable (BezierPath) -> Void) {
    (testDescription, self.box, self.make) = (name, box, make)
  }
}

private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
    .allSatisfy { abs($0) < 0.05 }
}

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@Suite struct PathTests {
  private static let star: BezierPath = {
    let path = BezierPath()
    for step in 0..<5 {
      let angle = CGFloat(step) * 4 / 5 * .pi - .pi / 2
      let corner = point(50 + 50 * cos(angle), 50 + 50 * sin(angle))
      if step == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }()

  @Test(arguments: [
    PathCase("a line", CGRect(x: 10, y: 20, width: 30, height: 40)) {
      $0.move(to: point(40, 20))
      $0.addLine(to: point(10, 60))
    },
    PathCase("a quadratic curve", CGRect(x: 0, y: 0, width: 100, height: 50)) {
      $0.move(to: .zero)
      $0.addQuadCurve(to: point(100, 0), controlPoint: point(50, 100))
    },
    PathCase("a cubic curve", CGRect(x: 0, y: -28.8675, width: 100, height: 57.735)) {
      $0.move(to: .zero)
      $0.addCurve(to: point(100, 0), controlPoint1: point(0, 100), controlPoint2: point(100, -100))
    },
    PathCase("a circle", CGRect(x: 10, y: 10, width: 80, height: 80)) {
      $0.addArc(withCenter: point(50, 50), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    },
    PathCase("a quarter, clockwise", CGRect(x: 50, y: 50, width: 40, height: 40)) {
      $0.addArc(withCenter: point(50, 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    },
    PathCase("three quarters, counterclockwise", CGRect(x: 10, y: 10, width: 80, height: 80)) {
      $0.addArc(withCenter: point(50, 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    },
    PathCase("a half across the start", CGRect(x: 50, y: 10, width: 40, height: 80)) {
      $0.addArc(
        withCenter: point(50, 50),
        radius: 40,
        startAngle: 1.5 * .pi,
        endAngle: .pi / 2,
        clockwise: true
      )
    },
    PathCase("an ellipse turned by a quarter", CGRect(x: -40, y: 0, width: 40, height: 100)) {
      $0.append(BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 40)))
      $0.apply(ViewTransform(rotationAngle: .pi / 2))
    },
  ]) func `the bounds contain the curves and not their control points`(_ example: PathCase) {
    let path = BezierPath()
    example.make(path)
    #expect(isNear(path.bounds, example.box), "\(path.bounds)")
    #expect(isNear(path.cgPath.boundingBoxOfPath, example.box))
    #expect(isNear(path.reversing().bounds, example.box))
    let box = path.cgPath.boundingBox.insetBy(dx: -0.05, dy: -0.05)
    #expect(box.minX <= example.box.minX && box.maxX >= example.box.maxX)
    #expect(box.minY <= example.box.minY && box.maxY >= example.box.maxY)
  }

  @Test func `the bounding box of a path contains control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: point(100, 0), control: point(50, 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `an empty path has null bounds and contains nothing`() {
    let path = BezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test func `a line without a current point is not added`() {
    let path = BezierPath()
    path.addLine(to: point(1, 1))
    path.close()
    #expect(path.isEmpty)
    path.move(to: point(1, 2))
    path.addLine(to: point(.nan, 1))
    #expect(path.currentPoint == point(1, 2))
  }

  @Test func `the middle of a star is inside by the winding rule only`() {
    let star = Self.star
    #expect(star.contains(point(50, 50)))
    #expect(star.contains(point(50, 10)))
    #expect(!star.contains(point(10, 10)))
    #expect(star.cgPath.contains(point(50, 50), using: .winding))
    #expect(!star.cgPath.contains(point(50, 50), using: .evenOdd))
    #expect(star.cgPath.contains(point(50, 10), using: .evenOdd))
    star.usesEvenOddFillRule = true
    #expect(!star.contains(point(50, 50)))
    star.usesEvenOddFillRule = false
  }

  @Test func `a hole by the winding rule has the opposite direction`() {
    let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (same, opposite) = (BezierPath(rect: outer), BezierPath(rect: outer))
    let hole = BezierPath(ovalIn: outer.insetBy(dx: 20, dy: 20))
    same.append(hole)
    opposite.append(hole.reversing())
    #expect(same.contains(point(50, 50)))
    #expect(!opposite.contains(point(50, 50)))
    #expect(opposite.contains(point(10, 10)))
  }

  @Test func `only the given corners are rounded`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = BezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(isNear(path.bounds, rect))
    #expect(!path.contains(point(2, 2)))
    #expect(path.contains(point(98, 2)))
    #expect(path.contains(point(2, 58)))
    #expect(!path.contains(point(98, 58)))
    // On the diagonal, the arc is 20 * (1 - sqrt(1/2)) = 5.86 from the corner.
    #expect(!path.contains(point(5.7, 5.7)))
    #expect(path.contains(point(6, 6)))
  }

  @Test func `closing returns to the start of the subpath`() {
    let path = CGMutablePath()
    path.move(to: point(10, 10))
    path.addLines(between: [point(20, 10), point(20, 30)])
    path.addLine(to: point(0, 30))
    path.closeSubpath()
    #expect(path.currentPoint == point(20, 10))
  }

  @Test func `an arc between tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 30)
    #expect(
      isNear(CGRect(origin: path.currentPoint, size: .zero), CGRect(x: 100, y: 30, width: 0, height: 0))
    )
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(path.contains(point(89, 9)))
    #expect(!path.contains(point(93, 6)))
  }

  @Test func `a copy does not change with the original`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = path.copy()
    path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 60, height: 10))
    var move = ViewTransform(translationX: 5, y: 6)
    #expect(copy?.copy(using: &move)?.boundingBox == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func `dashes are read as they were set`() {
    let path = BezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    var lengths: [CGFloat] = [0, 0, 0]
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect(count == 3)
    #expect(phase == CGFloat(1.5))
  }
}
