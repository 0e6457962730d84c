import Foundation

/// The value of an animatable property.
enum AnimatableValue {
  case bounds(CGRect)
  case center(CGPoint)
  case transform(ViewTransform)
  case alpha(CGFloat)
  /// The content changed by a transition, which has no intermediate values.
  case content

  /// Whether both are values of the same property.
  func isSameProperty(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.bounds, .bounds), (.center, .center), (.transform, .transform), (.alpha, .alpha),
      (.content, .content):
      true
    default: false
    }
  }
}

/// An animation of one property of one view, to the property's current value.
struct PropertyAnimation {
  /// The value at which the animation begins.
  var start: AnimatableValue
  /// The distance from the property's value to that at which the animation begins, for an animation that adds
  /// up with others of its property; `nil` for one that replaces them (MA15).
  var offset: GeometryOffset?
  var group: AnimationGroup

  /// Whether both are animations of the same property.
  func isSameProperty(as value: AnimatableValue) -> Bool { start.isSameProperty(as: value) }
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

  /// Applies an animation of a property at its progress.
  mutating func apply(_ animation: PropertyAnimation, progress: Double) {
    let part = CGFloat(progress)
    if let offset = animation.offset { return offset.add(to: &geometry, times: 1 - part) }
    switch animation.start {
    case .bounds(let old): geometry.bounds = old.interpolated(to: geometry.bounds, part)
    case .center(let old): geometry.center = old.interpolated(to: geometry.center, part)
    case .transform(let old):
      GeometryOffset.transform(TransformParts(old).distance(from: TransformParts(geometry.transform)))
        .add(to: &geometry, times: 1 - part)
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
