import Foundation

/// One property of one view on its way from an old value to the property's present one.
struct PropertyAnimation {
  /// The property, and where it comes from.
  enum Origin {
    case bounds(CGRect)
    case center(CGPoint)
    case transform(ViewTransform)
    case alpha(CGFloat)
    /// What a transition changes, which has no values in between.
    case content

    /// Whether both are the same property.
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

/// What is seen of a view at one moment, while animations are under way.
public struct PresentationValues: Hashable, Sendable {
  package var geometry: ViewGeometry
  /// The opacity that is seen.
  public package(set) var alpha: CGFloat

  /// The rectangle that is seen, in the superview's coordinates.
  public var frame: CGRect { geometry.frame }
  /// The part of its own plane that the view is seen to show.
  public var bounds: CGRect { geometry.bounds }
  /// The middle that is seen, in the superview's coordinates.
  public var center: CGPoint { geometry.center }
  /// The transform that is seen.
  public var transform: ViewTransform { geometry.transform }

  /// Puts an animated property `progress` of the way from its origin to its present value.
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
