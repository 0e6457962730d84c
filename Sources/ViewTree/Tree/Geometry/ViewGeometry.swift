import Foundation

/// Where a view is and how large: the three values that UIKit keeps, and what follows from them (H1).
///
/// `center` is in the superview's coordinates, `bounds` in the view's own; the frame is derived.
package struct ViewGeometry: Hashable, Sendable {
  /// The middle of the view in its superview.
  package var center = CGPoint.zero
  /// The part of the view's own plane that it shows.
  package var bounds = CGRect.zero
  /// What is done to the view around its center.
  package var transform = ViewTransform.identity

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  package var frame: CGRect {
    get {
      guard transform.isIdentity else { return bounds.mapCorners(toParent) }
      return CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      let rect = newValue.standardized
      let offset = CGPoint(x: rect.midX, y: rect.midY)
      if transform.isIdentity {
        bounds.size = rect.size
      } else {
        // The size whose transformed box is `rect`, for scales (H3); a turned view has no unique answer (H5).
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
        bounds.size = CGSize(
          width: unit.width == 0 ? 0 : rect.width / unit.width,
          height: unit.height == 0 ? 0 : rect.height / unit.height
        )
      }
      center = CGPoint(x: offset.x - transform.tx, y: offset.y - transform.ty)
    }
  }

  /// Returns where a point of the view's own plane is in the superview.
  package func toParent(_ point: CGPoint) -> CGPoint {
    var local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    if !transform.isIdentity { local = local.applying(transform) }
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }

  /// Returns where a point of the superview is in the view's own plane.
  package func fromParent(_ point: CGPoint) -> CGPoint {
    var local = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if !transform.isIdentity { local = local.applying(transform.inverted()) }
    return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
  }
}
