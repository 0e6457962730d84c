import Foundation

/// An animation of one property of one view, from an old value to the property's current value.
struct PropertyAnimation {
  /// The property with its start value.
  enum Origin {
    case bounds(CGRect)
    case center(CGPoint)
    case transform(ViewTransform)
    case alpha(CGFloat)
    /// The content changed by a transition, which has no intermediate values.
    case content

    /// Whether both are values of the same property.
    func isSameProperty(as other: Origin) -> Bool {
      switch (self, other) {
      case (.bounds, .bounds), (.center, .center), (.transform, .transform), (.alpha, .alpha),
        (.content, .content):
        true
      default: false
      }
    }
  }

  var origin: Origin
  var group: AnimationGroup
}

/// The visible values of a view at one moment of its animations.
public struct PresentationValues: Hashable, Sendable {
  package var geometry: ViewGeometry
  /// The visible opacity.
  public package(set) var alpha: CGFloat

  /// The visible frame, in the superview's coordinates.
  public var frame: CGRect { geometry.frame }
  /// The visible bounds, in the view's own coordinates.
  public var bounds: CGRect { geometry.bounds }
  /// The visible center, in the superview's coordinates.
  public var center: CGPoint { geometry.center }
  /// The visible transform.
  public var transform: ViewTransform { geometry.transform }

  /// Interpolates an animated property between its start value and its current value.
  mutating func apply(_ origin: PropertyAnimation.Origin, progress: Double) {
    let part = CGFloat(progress)
    switch origin {
    case .bounds(let old): geometry.bounds = old.interpolated(to: geometry.bounds, part)
    case .center(let old): geometry.center = old.interpolated(to: geometry.center, part)
    case .transform(let old): geometry.transform = old.interpolated(to: geometry.transform, part)
    case .alpha(let old): alpha = old.interpolated(to: alpha, part)
    case .content: break
    }
  }
}

extension CGFloat {
  func interpolated(to end: CGFloat, _ part: CGFloat) -> CGFloat { self + (end - self) * part }
}

extension CGPoint {
  func interpolated(to end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, part), y: y.interpolated(to: end.y, part))
  }
}

extension CGRect {
  fileprivate func interpolated(to end: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: end.origin, part),
      size: CGSize(
        width: width.interpolated(to: end.width, part),
        height: height.interpolated(to: end.height, part)
      )
    )
  }
}

extension ViewTransform {
  fileprivate func interpolated(to end: ViewTransform, _ part: CGFloat) -> ViewTransform {
    ViewTransform(
      a: a.interpolated(to: end.a, part),
      b: b.interpolated(to: end.b, part),
      c: c.interpolated(to: end.c, part),
      d: d.interpolated(to: end.d, part),
      tx: tx.interpolated(to: end.tx, part),
      ty: ty.interpolated(to: end.ty, part)
    )
  }
}
