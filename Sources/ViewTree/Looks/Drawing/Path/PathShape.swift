import Foundation
import Simulation

/// One step of a path, in the path's coordinates.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, to: CGPoint)
  case cubic(CGPoint, CGPoint, to: CGPoint)
  case close
}

/// The geometry of a path, as a value.
package struct PathShape: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// The first point of the open subpath, and of the last one after it was closed.
  private var start: CGPoint?
  /// The end of the last element; `nil` in an empty path.
  package private(set) var current: CGPoint?

  package init() {}

  package init(_ elements: [PathElement]) {
    for element in elements { append(element) }
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// Appends an element. Without a current point, only a move has an effect; a point that isn't finite has
  /// none.
  package mutating func append(_ element: PathElement) {
    guard element.points.allSatisfy(\.isFinitePoint) else { return }
    switch element {
    case .move(let point): (start, current) = (point, point)
    case .close:
      guard current != nil, elements.last != .close else { return }
      current = start
    default:
      guard current != nil else { return }
      current = element.points.last
    }
    elements.append(element)
  }

  package mutating func append(_ other: PathShape) {
    for element in other.elements { append(element) }
  }

  /// Returns the path with all points transformed.
  package func applying(_ transform: ViewTransform) -> PathShape {
    transform.isIdentity ? self : PathShape(elements.map { $0.applying(transform) })
  }

  /// The smallest rectangle that contains all points and control points; null for an empty path.
  var pointBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path; null for an empty path. The extrema of curves count, and
  /// not their control points.
  package var box: CGRect {
    var points: [CGPoint] = []
    for element in elements { if case .move(let point) = element { points.append(point) } }
    for curve in curves(closing: false) {
      points.append(curve.end)
      points += (curve.extrema(\.x) + curve.extrema(\.y)).map(curve.point)
    }
    return CGRect(around: points)
  }

  /// Returns the lines and curves of the path.
  ///
  /// - Parameter closing: Whether open subpaths are closed by a line, as for filling.
  func curves(closing: Bool) -> [PathCurve] {
    var curves: [PathCurve] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func end() { if closing, first != last { curves.append(PathCurve(last, first)) } }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        (first, last) = (point, point)
      case .line(let point):
        curves.append(PathCurve(last, point))
        last = point
      case .quad(let control, let point):
        curves.append(PathCurve(last, control, point))
        last = point
      case .cubic(let one, let two, let point):
        curves.append(PathCurve(start: last, one: one, two: two, end: point))
        last = point
      case .close:
        if first != last { curves.append(PathCurve(last, first)) }
        last = first
      }
    }
    end()
    return curves
  }

  /// Returns whether the path's area contains a point. Open subpaths count as closed.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    let turns = curves(closing: true).reduce(0) { $0 + $1.turns(around: point) }
    return isEvenOdd ? turns % 2 != 0 : turns != 0
  }

  /// The path's commands in the notation of SVG.
  package var commands: String { elements.map(\.command).joined() }
}

extension PathElement {
  /// The points of the element, the end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let one, let two, let end): [one, two, end]
    case .close: []
    }
  }

  func applying(_ transform: ViewTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end): .quad(control.applying(transform), to: end.applying(transform))
    case .cubic(let one, let two, let end):
      .cubic(one.applying(transform), two.applying(transform), to: end.applying(transform))
    case .close: .close
    }
  }

  fileprivate var command: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    return letter
      + points.map { "\(GeometryText.number($0.x)) \(GeometryText.number($0.y))" }.joined(separator: " ")
  }
}

extension CGRect {
  /// Creates the smallest rectangle that contains the points; the null rectangle for none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
      (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
