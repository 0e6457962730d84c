import Foundation

/// The distance between two values of a property of a view's geometry, or of its corner radius, whose
/// animations add up.
enum GeometryOffset {
  case bounds(origin: CGPoint, size: CGPoint)
  case center(CGPoint)
  case transform(TransformParts)
  case cornerRadius(CGFloat)

  /// Creates the distance from one value to another; `nil` for values that aren't geometry.
  init?(from one: AnimatableValue, to other: AnimatableValue) {
    switch (one, other) {
    case (.bounds(let one), .bounds(let other)):
      self = .bounds(
        origin: CGPoint(x: other.origin.x - one.origin.x, y: other.origin.y - one.origin.y),
        size: CGPoint(x: other.size.width - one.size.width, y: other.size.height - one.size.height)
      )
    case (.center(let one), .center(let other)):
      self = .center(CGPoint(x: other.x - one.x, y: other.y - one.y))
    case (.transform(let one), .transform(let other)):
      self = .transform(TransformParts(other).distance(from: TransformParts(one)))
    case (.cornerRadius(let one), .cornerRadius(let other)): self = .cornerRadius(other - one)
    default: return nil
    }
  }

  /// Returns the sum of two distances of the same property.
  func adding(_ other: GeometryOffset) -> GeometryOffset {
    switch (self, other) {
    case (.bounds(let origin, let size), .bounds(let otherOrigin, let otherSize)):
      .bounds(origin: origin.adding(otherOrigin), size: size.adding(otherSize))
    case (.center(let one), .center(let other)): .center(one.adding(other))
    case (.transform(let one), .transform(let other)): .transform(one.adding(other, times: 1))
    case (.cornerRadius(let one), .cornerRadius(let other)): .cornerRadius(one + other)
    default: self
    }
  }

  /// Adds a multiple of the distance to a view's geometry, if it is one of the geometry.
  func add(to geometry: inout ViewGeometry, times factor: CGFloat) {
    // An animation at its end must not change the value, not even by rounding.
    guard factor != 0 else { return }
    switch self {
    case .bounds(let origin, let size):
      geometry.bounds.origin.x += origin.x * factor
      geometry.bounds.origin.y += origin.y * factor
      geometry.bounds.size.width += size.x * factor
      geometry.bounds.size.height += size.y * factor
    case .center(let offset):
      geometry.center.x += offset.x * factor
      geometry.center.y += offset.y * factor
    case .transform(let parts):
      geometry.transform = TransformParts(geometry.transform).adding(parts, times: factor).transform
    case .cornerRadius: break
    }
  }
}

extension CGPoint {
  fileprivate func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}

/// A transform in parts that are animated separately: a scale and a shear, then a rotation, then a
/// translation (U10).
struct TransformParts {
  private var angle: CGFloat
  private var scaleX: CGFloat
  private var scaleY: CGFloat
  private var shear: CGFloat
  private var translation: CGPoint

  /// Divides a transform into its parts. A mirrored axis has a negative scale instead of a rotation.
  init(_ transform: ViewTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    let determinant = a * d - b * c
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      (scaleX, shear, scaleY) = (0, 0, (c * c + d * d).squareRoot())
      angle = scaleY > 0 ? atan2(-c, d) : 0
      return
    }
    scaleX = determinant < 0 && a < d ? -length : length
    let (cosine, sine) = (a / scaleX, b / scaleX)
    angle = atan2(sine, cosine)
    shear = c * cosine + d * sine
    scaleY = determinant / scaleX
  }

  /// The transform with these parts.
  var transform: ViewTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return ViewTransform(
      a: scaleX * cosine,
      b: scaleX * sine,
      c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine,
      tx: translation.x,
      ty: translation.y
    )
  }

  /// Returns the difference to other parts; the angle is that of the shorter way.
  func distance(from other: TransformParts) -> TransformParts {
    var result = adding(other, times: -1)
    if result.angle > .pi { result.angle -= 2 * .pi }
    if result.angle < -.pi { result.angle += 2 * .pi }
    return result
  }

  /// Returns the sum with a multiple of other parts.
  func adding(_ other: TransformParts, times factor: CGFloat) -> TransformParts {
    var result = self
    result.angle += other.angle * factor
    result.scaleX += other.scaleX * factor
    result.scaleY += other.scaleY * factor
    result.shear += other.shear * factor
    result.translation.x += other.translation.x * factor
    result.translation.y += other.translation.y * factor
    return result
  }
}
