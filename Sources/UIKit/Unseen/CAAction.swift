import Foundation
import Simulation
import ViewTree

/// A reaction to a change of a layer: an animation, or `NSNull` for none.
///
/// Layers have no implicit animations, so that nothing runs the actions of a layer or its delegate.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Runs the action for a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer, with the event as its key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

private let actionsOfLayers = StoredValue<[String: any CAAction]?>(nil)

extension CALayer {
  /// The reactions to changes by the names of the properties, stored for the app to read.
  ///
  /// `NSNull` is what each layer does here: a change takes effect at once. Any other action doesn't run, and
  /// a warning on the standard error stream says so.
  public var actions: [String: any CAAction]? {
    get { actionsOfLayers[self] }
    set {
      actionsOfLayers[self] = newValue
      for (key, action) in (newValue ?? [:]).sorted(by: { $0.key < $1.key }) where !(action is NSNull) {
        Problem.warn("warning: CALayer: the action of \(key) doesn't run: layers have no implicit animations")
      }
    }
  }

  /// Requests the drawing of the layer: that of its view. A layer without a view isn't drawn.
  @available(*, deprecated, message: "a layer without a view is drawn by render(in:) only")
  public func setNeedsDisplay() { (delegate as? UIView)?.setNeedsDisplay() }

  /// Requests the drawing of a part of the layer; see ``setNeedsDisplay()``.
  @available(*, deprecated, message: "a layer without a view is drawn by render(in:) only")
  public func setNeedsDisplay(_ rect: CGRect) { (delegate as? UIView)?.setNeedsDisplay(rect) }
}

/// The rotations of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns along the path, by half a turn.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate; 0 for any.
  public var minimum: Float
  /// The greatest rate; 0 for any.
  public var maximum: Float
  /// The best rate; nil for any.
  public var preferred: Float?
  /// Any rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

private let rotationModes = StoredValue<CAAnimationRotationMode?>(nil)
private let animationRanges = StoredValue(CAFrameRateRange.default)
private let linkRanges = StoredValue(CAFrameRateRange.default)
private let timingFunctions = StoredValue<CAMediaTimingFunction?>(nil)

extension CAKeyframeAnimation {
  /// The rotation of the layer along the path, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: layers don't turn along the path")
  public var rotationMode: CAAnimationRotationMode? {
    get { rotationModes[self] }
    set { rotationModes[self] = newValue }
  }
}

extension CAAnimation {
  /// The frame rates of the animation, stored for the app to read. An animation has a value at each instant.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { animationRanges[self] }
    set { animationRanges[self] = newValue }
  }
}

extension CADisplayLink {
  /// The frame rates of the link. Setting it sets `preferredFramesPerSecond` to the preferred rate, or else
  /// to the greatest one.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { linkRanges[self] }
    set {
      linkRanges[self] = newValue
      let rate = newValue.preferred.flatMap { $0 > 0 ? $0 : nil } ?? newValue.maximum
      preferredFramesPerSecond = Int(rate.rounded())
    }
  }
}

extension CATransaction {
  /// The pace of the transaction's animations, stored in the application; nil unless it was set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    timingFunctions[UIApplication.shared]
  }

  /// Stores a pace for the animations of the transaction. Animations keep their own.
  @available(*, deprecated, message: "the value is stored: animations keep their own timing functions")
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    timingFunctions[UIApplication.shared] = function
  }
}

private let delays = StoredValue<CFTimeInterval>(0)
private let colors = StoredValue<CGColor?>(nil)
private let depths = StoredValue(false)
private let redOffsets = StoredValue<Float>(0)
private let greenOffsets = StoredValue<Float>(0)
private let blueOffsets = StoredValue<Float>(0)

extension CAReplicatorLayer {
  /// The delay from each copy to the next one, in seconds, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: all copies show the same time")
  public var instanceDelay: CFTimeInterval {
    get { delays[self] }
    set { delays[self] = newValue }
  }

  /// The color by which the sublayers are multiplied, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: copies have the colors of the sublayers")
  public var instanceColor: CGColor? {
    get { colors[self] }
    set { colors[self] = newValue }
  }

  /// The difference of red from each copy to the next one, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: copies have the colors of the sublayers")
  public var instanceRedOffset: Float {
    get { redOffsets[self] }
    set { redOffsets[self] = newValue }
  }

  /// The difference of green from each copy to the next one, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: copies have the colors of the sublayers")
  public var instanceGreenOffset: Float {
    get { greenOffsets[self] }
    set { greenOffsets[self] = newValue }
  }

  /// The difference of blue from each copy to the next one, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: copies have the colors of the sublayers")
  public var instanceBlueOffset: Float {
    get { blueOffsets[self] }
    set { blueOffsets[self] = newValue }
  }

  /// Whether the sublayers keep their depth, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the layer is flat")
  public var preservesDepth: Bool {
    get { depths[self] }
    set { depths[self] = newValue }
  }
}
