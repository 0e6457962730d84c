import Foundation
import Simulation

extension PathShape {
  /// The distance of control points from the ends of a quarter of a circle with radius 1.
  private static var quarter: CGFloat { 4 / 3 * (CGFloat(2).squareRoot() - 1) }

  /// Appends a closed rectangle, clockwise on a screen from the top left.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Appends a closed ellipse, clockwise on a screen from the right.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let (x, y) = (rect.width / 2 * Self.quarter, rect.height / 2 * Self.quarter)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    append(.move(at(rect.maxX, rect.midY)))
    append(.cubic(at(rect.maxX, rect.midY + y), at(rect.midX + x, rect.maxY), to: at(rect.midX, rect.maxY)))
    append(.cubic(at(rect.midX - x, rect.maxY), at(rect.minX, rect.midY + y), to: at(rect.minX, rect.midY)))
    append(.cubic(at(rect.minX, rect.midY - y), at(rect.midX - x, rect.minY), to: at(rect.midX, rect.minY)))
    append(.cubic(at(rect.midX + x, rect.minY), at(rect.maxX, rect.midY - y), to: at(rect.maxX, rect.midY)))
    append(.close)
  }

  /// Appends a closed rectangle with some corners rounded by quarters of ellipses, clockwise on a screen.
  package mutating func addRoundedRect(_ rect: CGRect, _ corners: RectCorner, width: CGFloat, height: CGFloat)
  {
    guard !rect.isNull else { return }
    let (width, height) = (min(max(0, width), rect.width / 2), min(max(0, height), rect.height / 2))
    guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else { return addRect(rect) }
    let part = 1 - Self.quarter
    var isFirst = true
    /// Appends a line to a corner's start and the curve around it. The signs lead from the corner back to the
    /// start and on to the end.
    func turn(_ corner: RectCorner, _ x: CGFloat, _ y: CGFloat, _ back: Vector, _ on: Vector) {
      let (w, h) = corners.contains(corner) ? (width, height) : (0, 0)
      func at(_ side: Vector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + side.x * w * part, y: y + side.y * h * part)
      }
      append(isFirst ? .move(at(back, 1)) : .line(at(back, 1)))
      isFirst = false
      if w > 0 { append(.cubic(at(back, part), at(on, part), to: at(on, 1))) }
    }
    typealias Vector = (x: CGFloat, y: CGFloat)
    turn(.topLeft, rect.minX, rect.minY, (0, 1), (1, 0))
    turn(.topRight, rect.maxX, rect.minY, (-1, 0), (0, 1))
    turn(.bottomRight, rect.maxX, rect.maxY, (0, -1), (-1, 0))
    turn(.bottomLeft, rect.minX, rect.maxY, (1, 0), (0, -1))
    append(.close)
  }

  /// Appends an arc of a circle, after a line from the current point if there is one. Angles grow clockwise
  /// on a screen.
  ///
  /// - Parameter ascends: Whether the arc is drawn with ascending angles. An end beyond the start in the
  ///   other direction is moved by full turns; a difference of a full turn or more is a circle.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    end: CGFloat,
    ascends: Bool,
    transform: ViewTransform = .identity
  ) {
    guard (start + end + radius).isFinite else { return }
    var sweep = end - start
    if abs(sweep) >= 2 * .pi {
      sweep = ascends ? 2 * .pi : -2 * .pi
    } else if ascends, sweep < 0 {
      sweep += 2 * .pi
    } else if !ascends, sweep > 0 {
      sweep -= 2 * .pi
    }
    addArc(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
  }

  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    sweep: CGFloat,
    transform: ViewTransform = .identity
  ) {
    guard (start + sweep + radius).isFinite else { return }
    func at(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (x, y) = (cos(angle), sin(angle))
      return CGPoint(x: center.x + radius * (x - along * y), y: center.y + radius * (y + along * x))
        .applying(transform)
    }
    append(current == nil ? .move(at(start)) : .line(at(start)))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let along = 4 / 3 * tan(step / 4)
    for place in 0..<count {
      let (from, to) = (start + CGFloat(place) * step, start + CGFloat(place + 1) * step)
      append(.cubic(at(from, along), at(to, -along), to: at(to)))
    }
  }

  /// Appends an arc that touches two lines: from the current point to `corner`, and from there to `end`.
  package mutating func addArc(
    corner: CGPoint,
    end: CGPoint,
    radius: CGFloat,
    transform: ViewTransform = .identity
  ) {
    guard let from = current?.applying(transform.inverted()) else { return }
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard radius > 0, a > 0, b > 0, abs(cross) > 1e-9 * a * b else {
      return append(.line(corner.applying(transform)))
    }
    let half = atan2(abs(cross), ax * bx + ay * by) / 2
    let (touch, reach) = (radius / tan(half), radius / sin(half))
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let length = hypot(mx, my)
    let center = CGPoint(x: corner.x + mx / length * reach, y: corner.y + my / length * reach)
    func angle(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat) -> CGFloat {
      atan2(corner.y + y / length * touch - center.y, corner.x + x / length * touch - center.x)
    }
    addArc(
      center: center,
      radius: radius,
      start: angle(ax, ay, a),
      end: angle(bx, by, b),
      ascends: cross < 0,
      transform: transform
    )
  }
}

/// A set of corners of a rectangle; UIKit's `UIRectCorner`.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = RectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = RectCorner(rawValue: .max)
}
