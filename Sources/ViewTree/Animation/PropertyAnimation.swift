import Foundation

/// The value of an animatable property.
enum AnimatableValue {
  case bounds(CGRect)
  case center(CGPoint)
  case transform(ViewTransform)
  case alpha(CGFloat)
  /// The background color; a change from or to no color isn't animated (MA18).
  case background(Color)
  case cornerRadius(CGFloat)
  case shadowOpacity(CGFloat)
  /// The content changed by a transition, which has no intermediate values.
  case content

  /// Whether both are values of the same property.
  func isSameProperty(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.bounds, .bounds), (.center, .center), (.transform, .transform), (.alpha, .alpha),
      (.content, .content), (.background, .background), (.cornerRadius, .cornerRadius),
      (.shadowOpacity, .shadowOpacity):
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
  /// The visible background color.
  var background: Color?
  var cornerRadius: CGFloat = 0
  var shadowOpacity: CGFloat = 0

  /// Creates the values of a view's properties, regardless of animations.
  @MainActor init(_ view: View) {
    (geometry, alpha, background) = (view.geometry, view.storedAlpha, view.rare?.backgroundColor)
    guard let decoration = view.rare?.layer?.decoration else { return }
    (cornerRadius, shadowOpacity) = (decoration.cornerRadius, decoration.shadowOpacity)
  }

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
    if case .cornerRadius(let way) = animation.offset { return cornerRadius += way * (1 - part) }
    if let offset = animation.offset { return offset.add(to: &geometry, times: 1 - part) }
    switch animation.start {
    case .bounds(let old): geometry.bounds = old.interpolated(to: geometry.bounds, part)
    case .center(let old): geometry.center = old.interpolated(to: geometry.center, part)
    case .transform(let old):
      GeometryOffset.transform(TransformParts(old).distance(from: TransformParts(geometry.transform)))
        .add(to: &geometry, times: 1 - part)
    case .alpha(let old): alpha = old.interpolated(to: alpha, part)
    case .background(let old): background = background.map { old.interpolated(to: $0, part) }
    case .cornerRadius(let old): cornerRadius = old.interpolated(to: cornerRadius, part)
    case .shadowOpacity(let old): shadowOpacity = old.interpolated(to: shadowOpacity, part)
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
