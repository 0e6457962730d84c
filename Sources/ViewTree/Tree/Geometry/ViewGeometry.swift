import Foundation

/// The position and size of a view: the values that UIKit stores, and those derived from them (H1).
///
/// `center` is in the superview's coordinates, `bounds` in the view's own; the frame is derived.
package struct ViewGeometry: Hashable, Sendable {
  /// The position of the anchor point, by default the view's center, in its superview's coordinates.
  package var center = CGPoint.zero
  /// The visible rectangle of the view's own coordinate space.
  package var bounds = CGRect.zero
  /// The transform of the view around its anchor point.
  package var transform = ViewTransform.identity
  /// The point of the view that is at `center` and around which it is transformed, in fractions of the size.
  package var anchor = ViewAnchor.middle
  /// The equivalent transform around the middle of the bounds.
  package var middleTransform: ViewTransform { transform.aroundMiddle(anchor, bounds.size) }

  /// Whether the view has no transform, and its anchor point in the middle.
  fileprivate var isPlain: Bool { transform.isIdentity && ViewAnchor.isMiddle(anchor) }

  /// The smallest upright rectangle around the view, in the superview's coordinates. The origin of the bounds
  /// has no effect on it, not even by a rounding error (Z3).
  package var frame: CGRect {
    get {
      guard isPlain else {
        let size = bounds.size
        let corners = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return corners.applying(middleTransform).offsetBy(dx: center.x, dy: center.y)
      }
      return Self.frame(center: center, size: bounds.size)
    }
    set {
      let rect = newValue.standardized
      let offset = CGPoint(x: rect.midX, y: rect.midY)
      if isPlain {
        bounds.size = rect.size
        center = offset
        return
      }
      bounds.size = transform.isIdentity ? rect.size : transform.sizeThatFills(rect.size)
      let moved = middleTransform
      center = CGPoint(x: offset.x - moved.tx, y: offset.y - moved.ty)
    }
  }

  /// Returns the frame of a view without a transform.
  static func frame(center: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Converts a point from the view's coordinates to the superview's.
  package func toParent(_ point: CGPoint) -> CGPoint {
    let (x, y) = Self.toParent(point.x, point.y, center, bounds, isPlain ? nil : middleTransform)
    return CGPoint(x: x, y: y)
  }

  /// Converts a point from the superview's coordinates to the view's.
  package func fromParent(_ point: CGPoint) -> CGPoint {
    let (x, y) = Self.fromParent(point.x, point.y, center, bounds, isPlain ? nil : middleTransform)
    return CGPoint(x: x, y: y)
  }

  /// Converts a point to the superview's coordinates, from those of a view with the given center, bounds and
  /// transform.
  @inline(__always) static func toParent(
    _ x: CGFloat,
    _ y: CGFloat,
    _ center: CGPoint,
    _ bounds: CGRect,
    _ transform: ViewTransform?
  ) -> (x: CGFloat, y: CGFloat) {
    var (x, y) = (x - bounds.midX, y - bounds.midY)
    if let transform {
      let turned = CGPoint(x: x, y: y).applying(transform)
      (x, y) = (turned.x, turned.y)
    }
    return (x + center.x, y + center.y)
  }

  /// Converts a point from the superview's coordinates, to those of a view with the given center, bounds and
  /// transform.
  @inline(__always) static func fromParent(
    _ x: CGFloat,
    _ y: CGFloat,
    _ center: CGPoint,
    _ bounds: CGRect,
    _ transform: ViewTransform?
  ) -> (x: CGFloat, y: CGFloat) {
    var (x, y) = (x - center.x, y - center.y)
    if let transform {
      let turned = CGPoint(x: x, y: y).applying(transform.inverted())
      (x, y) = (turned.x, turned.y)
    }
    // The middle of the bounds in Foundation's arithmetic, whose accessors are slower.
    let (origin, size) = (bounds.origin, bounds.size)
    return (
      x + (origin.x + (origin.x + size.width)) / 2, y + (origin.y + (origin.y + size.height)) / 2
    )
  }
}

/// Anchor points of views.
enum ViewAnchor {
  /// The anchor point of most views.
  static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  @inline(__always) static func isMiddle(_ anchor: CGPoint) -> Bool { anchor.x == 0.5 && anchor.y == 0.5 }

  /// Returns the distance from an anchor point to the middle of a view.
  static func toMiddle(_ anchor: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
  }
}

/// The part of a view's geometry that few views have.
struct RareGeometry {
  var transform = ViewTransform.identity
  var anchor = ViewAnchor.middle

  init?(_ geometry: ViewGeometry) {
    if geometry.isPlain { return nil }
    (transform, anchor) = (geometry.transform, geometry.anchor)
  }

  func apply(to geometry: inout ViewGeometry) {
    (geometry.transform, geometry.anchor) = (transform, anchor)
  }
}

extension ViewTransform {
  /// Returns the equivalent transform around the middle of a view with an anchor point and a size.
  func aroundMiddle(_ anchor: CGPoint, _ size: CGSize) -> ViewTransform {
    guard !ViewAnchor.isMiddle(anchor) else { return self }
    let way = ViewAnchor.toMiddle(anchor, size)
    var result = self
    result.tx += a * way.x + c * way.y
    result.ty += b * way.x + d * way.y
    return result
  }

  /// Returns the size of the bounds with which a view of this transform gets a frame of a size: exactly for
  /// scales (H3) and rotations by quarters of a turn (U2). For other rotations no bounds are right for every
  /// frame (H5); the size is then that of the rectangle around the frame under the inverse transform.
  fileprivate func sizeThatFills(_ size: CGSize) -> CGSize {
    if b == 0, c == 0 {
      return CGSize(
        width: a == 0 ? 0 : size.width / abs(a),
        height: d == 0 ? 0 : size.height / abs(d)
      )
    }
    guard a * d - b * c != 0 else {
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1).applying(self)
      return CGSize(
        width: unit.width == 0 ? 0 : size.width / unit.width,
        height: unit.height == 0 ? 0 : size.height / unit.height
      )
    }
    return CGRect(origin: .zero, size: size).applying(inverted()).size
  }
}
