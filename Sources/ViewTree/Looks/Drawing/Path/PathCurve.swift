import Foundation

/// A cubic curve of a path. Lines and quadratic curves are special cases of it.
struct PathCurve: Hashable, Sendable {
  var start: CGPoint
  var one: CGPoint
  var two: CGPoint
  var end: CGPoint
  private(set) var isLine = false

  init(start: CGPoint, one: CGPoint, two: CGPoint, end: CGPoint) {
    (self.start, self.one, self.two, self.end) = (start, one, two, end)
  }

  /// Creates a line.
  init(_ start: CGPoint, _ end: CGPoint) {
    self.init(start: start, one: start.toward(end, 1 / 3), two: start.toward(end, 2 / 3), end: end)
    isLine = true
  }

  /// Creates a quadratic curve.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start: start,
      one: start.toward(control, 2 / 3),
      two: end.toward(control, 2 / 3),
      end: end
    )
  }

  /// Returns the point at a parameter from 0 to 1.
  func point(_ t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let (a, b, c) = (start.toward(one, t), one.toward(two, t), two.toward(end, t))
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// Returns the parameters between 0 and 1 at which a coordinate has an extremum, in ascending order.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    if isLine { return [] }
    let (p0, p1, p2, p3) = (start[keyPath: axis], one[keyPath: axis], two[keyPath: axis], end[keyPath: axis])
    let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * max(1, abs(b)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let square = b * b - 4 * a * c
      if square > 0 {
        let root = square.squareRoot()
        roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)].sorted()
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns how often the curve crosses the ray from a point to the right: downward minus upward. The upper
  /// end of each monotonic part belongs to it, and the lower end doesn't.
  func turns(around point: CGPoint) -> Int {
    let stops = [0] + extrema(\.y) + [1]
    var turns = 0
    for (low, high) in zip(stops, stops.dropFirst()) {
      let (above, below) = (self.point(low).y <= point.y, self.point(high).y <= point.y)
      guard above != below else { continue }
      var (from, to) = (low, high)
      for _ in 0..<60 {
        let middle = (from + to) / 2
        if (self.point(middle).y <= point.y) == above { from = middle } else { to = middle }
      }
      if self.point((from + to) / 2).x > point.x { turns += above ? 1 : -1 }
    }
    return turns
  }

  /// Returns the part of the curve between two parameters.
  func part(_ from: CGFloat, _ to: CGFloat) -> PathCurve {
    if isLine { return PathCurve(point(from), point(to)) }
    let head = split(to).head
    return to > 0 ? head.split(from / to).tail : head
  }

  private func split(_ t: CGFloat) -> (head: PathCurve, tail: PathCurve) {
    let (a, b, c) = (start.toward(one, t), one.toward(two, t), two.toward(end, t))
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return (
      PathCurve(start: start, one: a, two: d, end: middle), PathCurve(start: middle, one: e, two: c, end: end)
    )
  }

  /// The lengths from the start to each of 64 steps.
  private var lengths: [CGFloat] {
    var (all, last) = ([CGFloat(0)], start)
    for step in 1...64 {
      let next = point(CGFloat(step) / 64)
      all.append(all[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    return all
  }

  /// The length, of a curve approximated by 64 lines.
  var length: CGFloat { isLine ? hypot(end.x - start.x, end.y - start.y) : lengths[64] }

  /// Returns the parameter at a length from the start.
  func parameter(at length: CGFloat) -> CGFloat {
    if isLine { return self.length > 0 ? length / self.length : 0 }
    let lengths = lengths
    guard let place = lengths.firstIndex(where: { $0 >= length }), place > 0 else {
      return length > 0 ? 1 : 0
    }
    let step = lengths[place] - lengths[place - 1]
    return (CGFloat(place - 1) + (step > 0 ? (length - lengths[place - 1]) / step : 0)) / 64
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another one.
  func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension PathShape {
  /// Returns the part of the path between two fractions of its length; empty unless the first is smaller.
  package func trimmed(from: CGFloat, to: CGFloat) -> PathShape {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from > 0 || to < 1 else { return self }
    let curves = curves(closing: false)
    let lengths = curves.map(\.length)
    let whole = lengths.reduce(0, +)
    var (result, passed) = (PathShape(), CGFloat(0))
    for (curve, length) in zip(curves, lengths) {
      let (low, high) = (max(from * whole - passed, 0), min(to * whole - passed, length))
      passed += length
      guard low < high else { continue }
      let part = curve.part(
        low > 0 ? curve.parameter(at: low) : 0,
        high < length ? curve.parameter(at: high) : 1
      )
      if result.current != part.start { result.append(.move(part.start)) }
      result.append(part.isLine ? .line(part.end) : .cubic(part.one, part.two, to: part.end))
    }
    return result
  }

  /// The path with each subpath in the opposite direction.
  var reversed: PathShape {
    var result = PathShape()
    var points: [CGPoint] = []
    var parts: [PathElement] = []
    func end(isClosed: Bool) {
      guard let last = points.last else { return }
      result.append(.move(last))
      for (part, point) in zip(parts, points).reversed() {
        switch part {
        case .quad(let control, _): result.append(.quad(control, to: point))
        case .cubic(let one, let two, _): result.append(.cubic(two, one, to: point))
        default: result.append(.line(point))
        }
      }
      if isClosed { result.append(.close) }
      let first = points[0]
      (points, parts) = (isClosed ? [first] : [], [])
    }
    for element in elements {
      switch element {
      case .move(let point):
        if parts.isEmpty { points = [] }
        end(isClosed: false)
        points = [point]
      case .close: end(isClosed: true)
      default:
        parts.append(element)
        points += element.points.suffix(1)
      }
    }
    if !parts.isEmpty { end(isClosed: false) }
    return result
  }
}
