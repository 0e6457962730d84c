import Foundation

/// An affine transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct ViewTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform with six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform whose numbers are all 0, as `CGAffineTransform()` on Apple's platforms; it isn't
  /// ``identity``.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform that translates by `x` and `y`.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a transform that scales by `x` and `y`.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates by `angle` radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Whether all six numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Returns the transform that applies this one first, then `other`.
  public func concatenating(_ other: ViewTransform) -> ViewTransform {
    ViewTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns the transform that translates first, and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> ViewTransform {
    ViewTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales first, and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> ViewTransform {
    ViewTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates by `angle` radians first, and then applies this one.
  public func rotated(by angle: CGFloat) -> ViewTransform {
    ViewTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse of the transform, or the transform itself if it has none, as with a scale of 0.
  public func inverted() -> ViewTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return ViewTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: ViewTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the transformed corners.
  public func applying(_ transform: ViewTransform) -> CGRect {
    mapCorners { $0.applying(transform) }
  }

  /// Returns the smallest upright rectangle that contains the mapped corners; the null and the infinite
  /// rectangle are unchanged (U14).
  func mapCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    if isNull || isInfinite { return self }
    let (topLeft, topRight) = (map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)))
    let (bottomLeft, bottomRight) = (map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)))
    let left = min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let right = max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let top = min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    let bottom = max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
