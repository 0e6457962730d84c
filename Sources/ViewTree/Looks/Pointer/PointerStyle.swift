import Foundation
import Responder
import Simulation

/// The style of the pointer: an effect on a view, or a shape; UIKit's `UIPointerStyle`. Pictures don't show
/// it.
@preconcurrency @MainActor public final class PointerStyle: IdentityHashable {
  /// The effect on the view under the pointer. UIKit has no such member.
  public let effect: PointerEffect?
  /// The shape of the pointer. UIKit has no such member.
  public let shape: PointerShape?
  /// The axes along which the pointer doesn't move freely. UIKit has no such member.
  public let constrainedAxes: Axis
  /// Whether the pointer is invisible. UIKit has no such member.
  public let isHidden: Bool

  private init(_ effect: PointerEffect?, _ shape: PointerShape?, _ axes: Axis, isHidden: Bool) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
  }

  /// Creates a style with an effect, in which the pointer has a shape or becomes the view's.
  public convenience init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.init(effect, shape, [], isHidden: false)
  }

  /// Creates a style with a shape.
  public convenience init(shape: PointerShape, constrainedAxes axes: Axis = []) {
    self.init(nil, shape, axes, isHidden: false)
  }

  /// Returns a style in which the pointer is invisible.
  public static func hidden() -> PointerStyle { PointerStyle(nil, nil, [], isHidden: true) }

  /// Returns the style of the system's pointer.
  public static func system() -> PointerStyle { PointerStyle(nil, nil, [], isHidden: false) }
}

/// The axes of a plane; UIKit's `UIAxis`.
public struct Axis: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = Axis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = Axis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: Axis = [.horizontal, .vertical]
}

/// The effect of the pointer on a view; UIKit's `UIPointerEffect`.
public enum PointerEffect {
  /// The tint of the view in a hover effect.
  public enum TintMode: Int, Sendable {
    /// None.
    case none = 0
    /// In front of the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// The system's choice.
  case automatic(TargetedPreview)
  /// The pointer becomes the background of the view.
  case highlight(TargetedPreview)
  /// The view is lifted, and the pointer disappears.
  case lift(TargetedPreview)
  /// The view changes, and the pointer stays.
  case hover(
    TargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The view.
  public var preview: TargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer; UIKit's `UIPointerShape`.
public enum PointerShape {
  /// A path.
  case path(BezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = PointerShape.defaultCornerRadius)
  /// A vertical line of a length.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length.
  case horizontalBeam(length: CGFloat)

  /// The system's corner radius, as a sign.
  public static let defaultCornerRadius: CGFloat = -1
}
