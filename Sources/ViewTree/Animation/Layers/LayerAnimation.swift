import Foundation
import Simulation

/// An animation of a layer; UIKit's `CAAnimation`, the superclass of the others.
///
/// ``Layer/add(_:forKey:)`` adds a copy. It begins on the virtual clock when the changes of the run-loop turn
/// are committed, or in the outermost ``Transaction/commit()``, and changes the values of
/// ``Layer/presentation()`` and of pictures, never those of the layer itself.
///
/// The added copy can't be changed: an attempt stops with `attempting to modify a read-only animation`.
@preconcurrency @MainActor open class LayerAnimation: IdentityHashable, MediaTiming {
  /// The start in the layer's time, in seconds; 0 for the time at which the animation begins.
  open var beginTime: TimeInterval = 0 { willSet { requireMutable() } }
  /// The duration of one iteration, in seconds. For 0 or less, the added copy has the duration of the current
  /// ``Transaction``, or in a group that of the group.
  open var duration: TimeInterval = 0 { willSet { requireMutable() } }
  /// The number of the animation's seconds in a second of the layer.
  open var speed: Float = 1 { willSet { requireMutable() } }
  /// The position in the first iteration at which the animation begins, in seconds.
  open var timeOffset: TimeInterval = 0 { willSet { requireMutable() } }
  /// The number of iterations; 0 means one, infinity means endless. `settle()` doesn't wait for an endless
  /// animation.
  open var repeatCount: Float = 0 { willSet { requireMutable() } }
  /// The duration of all iterations, in place of ``repeatCount``, in seconds; 0 for none.
  open var repeatDuration: TimeInterval = 0 { willSet { requireMutable() } }
  /// Whether each iteration is followed by one that runs back.
  open var autoreverses = false { willSet { requireMutable() } }
  /// The visible values before the start and after the end. The end is visible only if
  /// ``isRemovedOnCompletion`` is false.
  open var fillMode = MediaTimingFillMode.removed { willSet { requireMutable() } }
  /// The pace of an iteration; nil for a constant one.
  open var timingFunction: MediaTimingFunction? { willSet { requireMutable() } }
  /// The delegate, which is retained until the animation is deallocated.
  open var delegate: (any LayerAnimationDelegate)? { willSet { requireMutable() } }
  /// Whether the layer removes the animation at its end; true by default.
  open var isRemovedOnCompletion = true { willSet { requireMutable() } }

  private var named: [String: Any] = [:]
  /// Whether a layer has the animation.
  private(set) final var isReadOnly = false

  /// Creates an animation without effect.
  public init() {}

  /// Creates an animation with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {}

  /// Returns a copy, which has the class of the animation.
  open func copy() -> Any { copied() }

  /// Sets a value of the app, which copies have too; nil removes it.
  ///
  /// Stops with `setValue(_:forKey:) can't set "duration": set the property` for a property of the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    requireMutable()
    if Self.properties.contains(key) {
      programmerError("setValue(_:forKey:) can't set \"\(key)\": set the property")
    }
    named[key] = value
  }

  /// Returns a value set by ``setValue(_:forKey:)``; nil if there is none.
  open func value(forKey key: String) -> Any? { named[key] }

  private static let properties: Set<String> = [
    "additive", "animations", "autoreverses", "beginTime", "byValue", "calculationMode", "cumulative",
    "damping", "delegate", "duration", "endProgress", "fillMode", "fromValue", "initialVelocity", "keyPath",
    "keyTimes", "mass", "removedOnCompletion", "repeatCount", "repeatDuration", "speed", "startProgress",
    "stiffness", "subtype", "timeOffset", "timingFunction", "timingFunctions", "toValue", "type", "values",
  ]

  final func requireMutable() {
    if isReadOnly { programmerError("attempting to modify a read-only animation") }
  }

  /// Copies the properties of another animation.
  func takeValues(from other: LayerAnimation) {
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode, timingFunction) = (other.autoreverses, other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion, named) = (other.delegate, other.isRemovedOnCompletion, other.named)
  }

  // MARK: Running

  /// Fixes the duration and makes the animation read-only.
  func seal(duration standard: TimeInterval) {
    if duration <= 0 { duration = standard }
    isReadOnly = true
  }

  /// Sets the start of a sealed animation in its layer's time, unless it has one.
  final func begin(at time: TimeInterval) {
    guard beginTime == 0 else { return }
    isReadOnly = false
    beginTime = time
    isReadOnly = true
  }

  /// The timing as a value.
  final var timeline: MediaTimeline { MediaTimeline(self) }

  /// Returns the phase at a time of the layer or the group, with the fraction that follows from the pace.
  final func phase(
    at time: TimeInterval,
    isEnd: Bool
  ) -> (phase: MediaTimeline.Phase, progress: Double)? {
    guard let phase = timeline.phase(at: time, isEnd: isEnd) else { return nil }
    return (phase, timingFunction?.progress(at: phase.fraction) ?? phase.fraction)
  }

  /// Changes the values of a layer's copy to those that are visible at a time of the layer or the group; with
  /// `isEnd`, the group is at its end.
  func apply(to layer: Layer, at time: TimeInterval, isEnd: Bool = false) {}
}

extension LayerAnimation {
  /// Calls the initializer of the dynamic class, which is found at run time.
  ///
  /// It must not be inlined into ``copied()``, where the compiler would assume the class to be known.
  @inline(never)
  fileprivate convenience init(copying other: LayerAnimation) {
    self.init()
    takeValues(from: other)
  }

  /// Returns a copy, created by the `init()` of the animation's class, as in UIKit. See
  /// `TableViewCell.make(of:for:)`.
  final func copied() -> LayerAnimation {
    unsafeBitCast(type(of: self), to: AnyLayerAnimation.Type.self).init(copying: self)
  }
}

/// A placeholder for the class of an animation in the creation of its copy.
private final class AnyLayerAnimation: LayerAnimation {}

/// The delegate of a layer's animation; UIKit's `CAAnimationDelegate`. Both methods are optional.
@preconcurrency @MainActor public protocol LayerAnimationDelegate: AnyObject {
  /// Called when the animation begins, with the copy that the layer has.
  func animationDidStart(_ anim: LayerAnimation)
  /// Called once when the animation ends or is removed, after the layer has removed it.
  ///
  /// - Parameter flag: Whether it has run to its end. False if it was removed or replaced before, or if its
  ///   layer has left its window.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: LayerAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}
