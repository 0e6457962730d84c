import Foundation

/// A transform of space, a matrix of four rows by which a row `(x, y, z, 1)` is multiplied; UIKit's
/// `CATransform3D`.
///
/// Views and layers apply its affine part: the effect on x and y of a point with a z of 0. They draw without
/// perspective.
public struct Transform3D: Hashable, Sendable {
  /// The effect of x on x.
  public var m11: CGFloat
  /// The effect of x on y.
  public var m12: CGFloat
  /// The effect of x on z.
  public var m13: CGFloat
  /// The effect of x on the divisor.
  public var m14: CGFloat
  /// The effect of y on x.
  public var m21: CGFloat
  /// The effect of y on y.
  public var m22: CGFloat
  /// The effect of y on z.
  public var m23: CGFloat
  /// The effect of y on the divisor.
  public var m24: CGFloat
  /// The effect of z on x.
  public var m31: CGFloat
  /// The effect of z on y.
  public var m32: CGFloat
  /// The effect of z on z.
  public var m33: CGFloat
  /// The effect of z on the divisor, the perspective.
  public var m34: CGFloat
  /// The translation of x.
  public var m41: CGFloat
  /// The translation of y.
  public var m42: CGFloat
  /// The translation of z.
  public var m43: CGFloat
  /// The constant part of the divisor.
  public var m44: CGFloat

  /// The identity transform.
  public static let identity = Transform3D(.identity)

  /// Creates a transform whose numbers are all 0; it isn't ``identity``.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  /// Creates a transform with sixteen numbers, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of the plane, which doesn't change z.
  package init(_ plane: ViewTransform) {
    self.init(
      m11: plane.a,
      m12: plane.b,
      m13: 0,
      m14: 0,
      m21: plane.c,
      m22: plane.d,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 1,
      m34: 0,
      m41: plane.tx,
      m42: plane.ty,
      m43: 0,
      m44: 1
    )
  }

  /// Creates a transform from its numbers, row by row.
  package init(rows: [CGFloat]) {
    self.init(
      m11: rows[0],
      m12: rows[1],
      m13: rows[2],
      m14: rows[3],
      m21: rows[4],
      m22: rows[5],
      m23: rows[6],
      m24: rows[7],
      m31: rows[8],
      m32: rows[9],
      m33: rows[10],
      m34: rows[11],
      m41: rows[12],
      m42: rows[13],
      m43: rows[14],
      m44: rows[15]
    )
  }

  /// The numbers, row by row.
  package var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The effect on x and y of a point with a z of 0, without perspective.
  package var plane: ViewTransform { ViewTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// Whether the transform is one of the plane.
  package var isAffine: Bool { self == Transform3D(plane) }

  /// Whether all numbers are finite.
  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }
}

extension Transform3D {
  /// Creates a translation.
  package init(translationX x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scale.
  package init(scaleX x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a rotation by `angle` radians around an axis; the identity if the axis has no length.
  package init(rotation angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (m21, m22, m23) = (y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (m31, m32, m33) = (z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest)
  }

  /// Returns the transform that applies this one first, then `other`.
  package func concatenating(_ other: Transform3D) -> Transform3D {
    let (one, two) = (rows, other.rows)
    return Transform3D(
      rows: (0..<16).map { place in
        let (row, column) = (place / 4 * 4, place % 4)
        let first = one[row] * two[column] + one[row + 1] * two[column + 4]
        return first + one[row + 2] * two[column + 8] + one[row + 3] * two[column + 12]
      }
    )
  }

  /// The inverse of the transform, or the transform itself if it has none. Computed by elimination with the
  /// largest pivot of each column.
  package var inverted: Transform3D {
    var left = rows
    var right = Transform3D.identity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
      guard left[pivot * 4 + column] != 0 else { return self }
      for place in 0..<4 {
        left.swapAt(column * 4 + place, pivot * 4 + place)
        right.swapAt(column * 4 + place, pivot * 4 + place)
      }
      let divisor = left[column * 4 + column]
      for place in 0..<4 {
        left[column * 4 + place] /= divisor
        right[column * 4 + place] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for place in 0..<4 {
          left[row * 4 + place] -= factor * left[column * 4 + place]
          right[row * 4 + place] -= factor * right[column * 4 + place]
        }
      }
    }
    return Transform3D(rows: right)
  }
}

/// A transform of space that isn't one of the plane, stored outside of the values that most views have.
///
/// It is the object's transform as long as its affine part is: a change of the affine part ends it.
final class SpatialTransform: Sendable {
  private let value: Transform3D

  /// Returns nil for a transform of the plane.
  init?(_ value: Transform3D) {
    guard !value.isAffine else { return nil }
    self.value = value
  }

  /// Returns the transform in space of an object that has a transform of the plane.
  static func transform(_ spatial: SpatialTransform?, _ plane: ViewTransform) -> Transform3D {
    guard let value = spatial?.value, value.plane == plane else { return Transform3D(plane) }
    return value
  }
}

extension SpatialTransform: Equatable {
  static func == (one: SpatialTransform, other: SpatialTransform) -> Bool { one.value == other.value }
}
