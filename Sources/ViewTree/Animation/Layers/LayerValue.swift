import Foundation

/// A value of a layer's property that animations can change.
package enum LayerValue: Hashable, Sendable {
  case number(CGFloat)
  case numbers([CGFloat])
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(Color)
  case colors([Color])
  case transform(Transform3D)
  case path(PathShape)

  /// Creates a value from one that an app has set as a start or an end of an animation: a number, geometry, a
  /// `CGColor`, a `CGPath`, a transform, or an array of numbers or of colors. Fails for any other.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let value as LayerValue: self = value
    case let value as Transform3D: self = .transform(value)
    case let value as ViewTransform: self = .transform(Transform3D(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGFloat: self = .number(value)
    case let value as CGPath: self = .path(value.shape)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let values as [NSNumber]: self = .numbers(values.map { CGFloat($0.doubleValue) })
    case let values as [Any]:
      let colors = values.compactMap { Color(anyCGColor: $0) }
      guard colors.count == values.count else { return nil }
      self = .colors(colors)
    default:
      guard let color = Color(anyCGColor: value) else { return nil }
      self = .color(color)
    }
  }

  /// The numbers of which the value consists.
  var components: [CGFloat] {
    switch self {
    case .number(let value): [value]
    case .numbers(let values): values
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.origin.x, value.origin.y, value.width, value.height]
    case .color(let color): color.parts
    case .colors(let colors): colors.flatMap(\.parts)
    case .transform(let value): value.rows
    case .path(let shape): shape.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    }
  }

  /// Returns a value of the same kind with other numbers.
  func with(_ numbers: [CGFloat]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .numbers: .numbers(numbers)
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color: .color(Color(parts: numbers[...]))
    case .colors:
      .colors(stride(from: 0, to: numbers.count, by: 4).map { Color(parts: numbers[$0..<$0 + 4]) })
    case .transform: .transform(Transform3D(rows: numbers))
    case .path(let shape): .path(shape.with(numbers))
    }
  }

  /// Whether both are of one kind and have as many numbers.
  func isLike(_ other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color): true
    case (.transform, .transform): true
    case (.path(let one), .path(let other)): one.isLike(other)
    case (.numbers(let one), .numbers(let other)): one.count == other.count
    case (.colors(let one), .colors(let other)): one.count == other.count
    default: false
    }
  }

  /// Returns the value at a fraction of the way to another; the other one if they differ in kind.
  func interpolated(to end: LayerValue, _ part: CGFloat) -> LayerValue {
    if case .transform(let one) = self, case .transform(let other) = end {
      return .transform(one.interpolated(to: other, part))
    }
    guard isLike(end) else { return end }
    return with(zip(components, end.components).map { $0.interpolated(to: $1, part) })
  }

  /// Returns the sum with a multiple of another value; transforms are applied one after the other.
  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    if case .transform(let one) = self, case .transform(let other) = other {
      guard factor >= 0 else { return .transform(other.inverted.concatenating(one)) }
      let whole = (0..<Int(factor)).reduce(Transform3D.identity) { result, _ in
        result.concatenating(other)
      }
      return .transform(whole.concatenating(one))
    }
    guard isLike(other) else { return self }
    return with(zip(components, other.components).map { $0 + $1 * factor })
  }

  /// Returns the distance to another value, by which paced keyframes have their times.
  func distance(to other: LayerValue) -> Double {
    guard isLike(other) else { return 0 }
    let squares = zip(components, other.components).map { Double(($0 - $1) * ($0 - $1)) }
    return squares.reduce(0, +).squareRoot()
  }

  // MARK: Parts

  /// Returns the part at a path such as `size.width`, or nil if the value has no such part.
  func part(at path: ArraySlice<Substring>) -> LayerValue? {
    guard let name = path.first else { return self }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.point(let value), "x"): return .number(value.x)
    case (.point(let value), "y"): return .number(value.y)
    case (.size(let value), "width"): return .number(value.width)
    case (.size(let value), "height"): return .number(value.height)
    case (.rect(let value), "origin"): return LayerValue.point(value.origin).part(at: rest)
    case (.rect(let value), "size"): return LayerValue.size(value.size).part(at: rest)
    case (.transform(let value), _): return TransformPart(path).map { SpatialParts(value)[$0] }
    default: return nil
    }
  }

  /// Returns the value with another part at a path; nil if it has no such part.
  func setting(_ part: LayerValue, at path: ArraySlice<Substring>) -> LayerValue? {
    guard let name = path.first else { return isLike(part) || isEmptyList ? part : nil }
    let rest = path.dropFirst()
    switch (self, name, part) {
    case (.point(let value), "x", .number(let new)): return .point(CGPoint(x: new, y: value.y))
    case (.point(let value), "y", .number(let new)): return .point(CGPoint(x: value.x, y: new))
    case (.size(let value), "width", .number(let new)):
      return .size(CGSize(width: new, height: value.height))
    case (.size(let value), "height", .number(let new)):
      return .size(CGSize(width: value.width, height: new))
    case (.rect(let value), "origin", _):
      guard case .point(let origin) = LayerValue.point(value.origin).setting(part, at: rest) else {
        return nil
      }
      return .rect(CGRect(origin: origin, size: value.size))
    case (.rect(let value), "size", _):
      guard case .size(let size) = LayerValue.size(value.size).setting(part, at: rest) else { return nil }
      return .rect(CGRect(origin: value.origin, size: size))
    case (.transform(let value), _, _):
      guard let place = TransformPart(path) else { return nil }
      var parts = SpatialParts(value)
      parts[place] = part
      return .transform(parts.transform)
    default: return nil
    }
  }

  /// Whether the value is a list, which may be replaced by one of another length.
  private var isEmptyList: Bool {
    switch self {
    case .numbers, .colors, .path: true
    default: false
    }
  }
}

extension PathShape {
  /// Whether both paths have the same kinds of elements, so that one can become the other.
  fileprivate func isLike(_ other: PathShape) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { one, other in
      switch (one, other) {
      case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
      default: false
      }
    }
  }

  /// Returns a path of the same elements with other coordinates.
  fileprivate func with(_ numbers: [CGFloat]) -> PathShape {
    var rest = numbers[...]
    func next() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
    return PathShape(
      elements.map { element in
        switch element {
        case .move: .move(next())
        case .line: .line(next())
        case .quad: .quad(next(), to: next())
        case .cubic: .cubic(next(), next(), to: next())
        case .close: .close
        }
      }
    )
  }
}

extension Color {
  /// Returns the color at a fraction of the way to another.
  func interpolated(to end: Color, _ part: CGFloat) -> Color {
    Color(parts: zip(parts, end.parts).map { $0.interpolated(to: $1, part) }[...])
  }

  /// Red, green, blue and alpha.
  fileprivate var parts: [CGFloat] { [red, green, blue, alpha] }

  fileprivate convenience init(parts: ArraySlice<CGFloat>) {
    let clamped = parts.map { min(max($0, 0), 1) }
    self.init(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3])
  }
}
