import Foundation
import Simulation

/// A path of lines and curves, on platforms without Core Graphics.
public class CGPath: Hashable {
  /// The geometry.
  package final var shape: PathShape

  package init(_ shape: PathShape) { self.shape = shape }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<ViewTransform>?) {
    var shape = PathShape()
    shape.addRect(rect)
    self.init(shape.applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<ViewTransform>?) {
    var shape = PathShape()
    shape.addEllipse(in: rect)
    self.init(shape.applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with rounded corners. Sizes greater than half of a side are reduced to it.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<ViewTransform>?
  ) {
    var shape = PathShape()
    shape.addRoundedRect(rect, .allCorners, width: cornerWidth, height: cornerHeight)
    self.init(shape.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { shape.isEmpty }
  /// The end of the last element, or zero in an empty path.
  public final var currentPoint: CGPoint { shape.current ?? .zero }
  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public final var boundingBox: CGRect { shape.pointBox }
  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  public final var boundingBoxOfPath: CGRect { shape.box }

  /// Returns whether the path's area contains the point after a transform of the point. Open subpaths count
  /// as closed.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: ViewTransform = .identity
  ) -> Bool { shape.contains(point.applying(transform), isEvenOdd: rule == .evenOdd) }

  /// Returns an immutable copy.
  public final func copy() -> CGPath? { CGPath(shape) }

  /// Returns an immutable copy with transformed points.
  public final func copy(using transform: UnsafePointer<ViewTransform>?) -> CGPath? {
    CGPath(shape.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape
    return copy
  }

  /// Returns a mutable copy with transformed points.
  public final func mutableCopy(using transform: UnsafePointer<ViewTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape.applying(transform?.pointee ?? .identity)
    return copy
  }

  /// Returns whether the paths have equal elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.shape == other.shape }

  /// Hashes the elements.
  public final func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

/// A path to which elements can be added, on platforms without Core Graphics.
///
/// Lines, curves and the end of a subpath need a current point; without one they have no effect, as have
/// points that aren't finite.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(PathShape()) }

  private func add(_ transform: ViewTransform, _ build: (inout PathShape) -> Void) {
    var added = PathShape()
    build(&added)
    shape.append(added.applying(transform))
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: ViewTransform = .identity) {
    shape.append(.move(point.applying(transform)))
  }

  /// Appends a line.
  public func addLine(to point: CGPoint, transform: ViewTransform = .identity) {
    shape.append(.line(point.applying(transform)))
  }

  /// Begins a subpath at the first point, and appends lines to the others.
  public func addLines(between points: [CGPoint], transform: ViewTransform = .identity) {
    for (place, point) in points.enumerated() {
      if place == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Appends a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: ViewTransform = .identity
  ) { shape.append(PathElement.quad(control, to: end).applying(transform)) }

  /// Appends a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: ViewTransform = .identity
  ) { shape.append(PathElement.cubic(control1, control2, to: end).applying(transform)) }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { shape.append(.close) }

  /// Appends a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: ViewTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Appends rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: ViewTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends a rectangle with rounded corners as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: ViewTransform = .identity
  ) { add(transform) { $0.addRoundedRect(rect, .allCorners, width: cornerWidth, height: cornerHeight) } }

  /// Appends an ellipse as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: ViewTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Appends an arc, after a line from the current point if there is one. Angles grow clockwise on a screen,
  /// and `clockwise` has the meaning of a coordinate system with y upward: the arc's angles descend.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: ViewTransform = .identity
  ) {
    shape.addArc(
      center: center,
      radius: radius,
      start: startAngle,
      end: endAngle,
      ascends: !clockwise,
      transform: transform
    )
  }

  /// Appends an arc of a given angle, after a line from the current point if there is one.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: ViewTransform = .identity
  ) { shape.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform) }

  /// Appends an arc that touches the lines from the current point to the first point, and from there to the
  /// second.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: ViewTransform = .identity
  ) { shape.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform) }

  /// Appends the elements of another path.
  public func addPath(_ path: CGPath, transform: ViewTransform = .identity) {
    shape.append(path.shape.applying(transform))
  }
}

/// The rule that decides which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path turns at least once in one direction more than in the other.
  case winding
  /// Points around which the path turns an odd number of times.
  case evenOdd
}

/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// A half square around the end point.
  case square = 2
}

/// The form of the joint of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A circle around the common point.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}
