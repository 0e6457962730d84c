import Foundation

/// A part of a transform that animations name after the key path `transform.`, such as `rotation.z`.
enum TransformPart: Hashable, Sendable {
  /// Both or all axes at once: a translation by x and y, the mean of the scales, the rotation around z.
  case translation, scale, rotation
  case translationOn(Int), scaleOn(Int), rotationOn(Int)

  /// Creates a part from its path; fails if there is no such part.
  init?(_ path: ArraySlice<Substring>) {
    guard let kind = path.first, path.count <= 2 else { return nil }
    let axis = path.count == 2 ? ["x", "y", "z"].firstIndex(of: path[path.startIndex + 1]) : nil
    guard path.count == 1 || axis != nil else { return nil }
    switch kind {
    case "translation": self = axis.map { .translationOn($0) } ?? .translation
    case "scale": self = axis.map { .scaleOn($0) } ?? .scale
    case "rotation": self = axis.map { .rotationOn($0) } ?? .rotationOn(2)
    default: return nil
    }
  }
}

/// A transform in parts: a scale of each axis, then rotations around x, y and z, then a translation. A shear
/// has no part and is lost; the perspective is unchanged.
struct SpatialParts {
  private var translation: [CGFloat]
  private var scale: [CGFloat]
  private var angles: [CGFloat]
  private let perspective: [CGFloat]

  init(_ transform: Transform3D) {
    let m = transform
    translation = [m.m41, m.m42, m.m43]
    perspective = [m.m14, m.m24, m.m34, m.m44]
    var rows = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
    scale = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    // A mirrored axis has a negative scale: that axis which points more to its own negative end.
    if Self.determinant(rows) < 0 { scale[m.m11 <= m.m22 ? 0 : 1] *= -1 }
    for (axis, length) in scale.enumerated() {
      let unit = (0..<3).map { $0 == axis ? CGFloat(1) : 0 }
      rows[axis] = length == 0 ? unit : rows[axis].map { $0 / length }
    }
    let turn = asin(min(max(-rows[0][2], -1), 1))
    angles = [atan2(rows[1][2], rows[2][2]), turn, atan2(rows[0][1], rows[0][0])]
  }

  private static func determinant(_ m: [[CGFloat]]) -> CGFloat {
    let first = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
    let second = m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
    return first - second + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
  }

  /// The transform with these parts.
  var transform: Transform3D {
    var result = Transform3D(scaleX: scale[0], scale[1], scale[2])
      .concatenating(Transform3D(rotation: angles[0], 1, 0, 0))
      .concatenating(Transform3D(rotation: angles[1], 0, 1, 0))
      .concatenating(Transform3D(rotation: angles[2], 0, 0, 1))
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    (result.m14, result.m24) = (perspective[0], perspective[1])
    (result.m34, result.m44) = (perspective[2], perspective[3])
    return result
  }

  /// A part. Setting a value of another kind has no effect.
  subscript(part: TransformPart) -> LayerValue {
    get {
      switch part {
      case .translation: .size(CGSize(width: translation[0], height: translation[1]))
      case .scale: .number((scale[0] + scale[1] + scale[2]) / 3)
      case .rotation: .number(angles[2])
      case .translationOn(let axis): .number(translation[axis])
      case .scaleOn(let axis): .number(scale[axis])
      case .rotationOn(let axis): .number(angles[axis])
      }
    }
    set {
      switch (part, newValue) {
      case (.translation, .size(let new)): translation[0...1] = [new.width, new.height]
      case (.translation, .point(let new)): translation[0...1] = [new.x, new.y]
      case (.scale, .number(let new)): scale = [new, new, new]
      case (.rotation, .number(let new)): angles[2] = new
      case (.translationOn(let axis), .number(let new)): translation[axis] = new
      case (.scaleOn(let axis), .number(let new)): scale[axis] = new
      case (.rotationOn(let axis), .number(let new)): angles[axis] = new
      default: break
      }
    }
  }
}

extension Transform3D {
  /// Returns the transform at a fraction of the way to another: translation, scale and rotation are
  /// interpolated separately. Two transforms of the plane rotate by the shorter way (U10), others around the
  /// axis between their orientations.
  func interpolated(to end: Transform3D, _ part: CGFloat) -> Transform3D {
    guard part != 0 else { return self }
    guard part != 1 else { return end }
    if isAffine, end.isAffine {
      let goal = TransformParts(end.plane)
      let way = TransformParts(plane).distance(from: goal)
      return Transform3D(goal.adding(way, times: 1 - part).transform)
    }
    let (one, other) = (TurnedScale(self), TurnedScale(end))
    var result = one.interpolated(to: other, part)
    result.m14 = m14.interpolated(to: end.m14, part)
    result.m24 = m24.interpolated(to: end.m24, part)
    result.m34 = m34.interpolated(to: end.m34, part)
    result.m44 = m44.interpolated(to: end.m44, part)
    return result
  }
}

/// A scale, an orientation as a quaternion, and a translation.
private struct TurnedScale {
  private var scale: [CGFloat]
  private var turn: [CGFloat]
  private var translation: [CGFloat]

  init(_ m: Transform3D) {
    translation = [m.m41, m.m42, m.m43]
    let rows = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
    scale = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let r = zip(rows, scale).map { row, length in row.map { length == 0 ? 0 : $0 / length } }
    // The largest of the four numbers is computed first, the others from it.
    let squares = [
      1 + r[0][0] + r[1][1] + r[2][2], 1 + r[0][0] - r[1][1] - r[2][2], 1 - r[0][0] + r[1][1] - r[2][2],
      1 - r[0][0] - r[1][1] + r[2][2],
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let (x, y, z) = (r[1][2] - r[2][1], r[2][0] - r[0][2], r[0][1] - r[1][0])
    let (xy, yz, zx) = (r[0][1] + r[1][0], r[1][2] + r[2][1], r[2][0] + r[0][2])
    turn =
      [[squares[0], x, y, z], [x, squares[1], xy, zx], [y, xy, squares[2], yz], [z, zx, yz, squares[3]]][
        largest
      ]
    let length = turn.reduce(0) { $0 + $1 * $1 }.squareRoot()
    turn = length == 0 ? [1, 0, 0, 0] : turn.map { $0 / length }
  }

  func interpolated(to end: TurnedScale, _ part: CGFloat) -> Transform3D {
    var cosine = zip(turn, end.turn).reduce(0) { $0 + $1.0 * $1.1 }
    let goal = cosine < 0 ? end.turn.map { -$0 } : end.turn
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    let (first, second): (CGFloat, CGFloat) =
      angle < 1e-6 ? (1 - part, part) : (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
    let mixed = zip(turn, goal).map { $0 * first + $1 * second }
    let half = acos(min(max(mixed[0], -1), 1))
    let size = zip(scale, end.scale).map { $0.interpolated(to: $1, part) }
    var result = Transform3D(scaleX: size[0], size[1], size[2])
      .concatenating(Transform3D(rotation: 2 * half, mixed[1], mixed[2], mixed[3]))
    let moved = zip(translation, end.translation).map { $0.interpolated(to: $1, part) }
    (result.m41, result.m42, result.m43) = (moved[0], moved[1], moved[2])
    return result
  }
}
