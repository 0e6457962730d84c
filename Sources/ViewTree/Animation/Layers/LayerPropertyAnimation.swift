import Foundation
import Simulation

/// An animation of one property; UIKit's `CAPropertyAnimation`.
@preconcurrency @MainActor open class LayerPropertyAnimation: LayerAnimation {
  /// The property, or a part of it: `position`, `position.x`, `bounds.size.width`, `opacity`,
  /// `transform.rotation.z` and so on. A path that isn't a property of the layer has no visible effect; the
  /// animation runs nevertheless.
  open var keyPath: String? { willSet { requireMutable() } }
  /// Whether the values are added to the property's value instead of replacing it. Transforms are applied
  /// before it.
  open var isAdditive = false { willSet { requireMutable() } }
  /// Whether each iteration begins at the end of the one before.
  open var isCumulative = false { willSet { requireMutable() } }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    guard let other = other as? LayerPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override func apply(to layer: Layer, at time: TimeInterval, isEnd: Bool = false) {
    guard let keyPath, let (phase, progress) = phase(at: time, isEnd: isEnd) else { return }
    let path = LayerKeyPath(keyPath)
    guard let base = path.value(of: layer) else { return }
    let seconds = phase.fraction * duration
    guard var value = value(at: progress, seconds: seconds, base: base) else { return }
    if isCumulative, phase.iteration > 0, let end = self.value(at: 1, seconds: duration, base: base) {
      value = value.adding(end, times: CGFloat(phase.iteration))
    }
    path.set(isAdditive ? base.adding(value) : value, of: layer)
  }

  /// Returns the value at a progress, or at a number of seconds of an iteration; nil for no change.
  func value(at progress: Double, seconds: Double, base: LayerValue) -> LayerValue? { nil }
}

/// The name of a layer's property, and the path to a part of its value.
struct LayerKeyPath {
  private let name: String
  private let path: ArraySlice<Substring>

  init(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    (name, path) = (words.first.map { String($0) } ?? "", words.dropFirst())
  }

  @MainActor func value(of layer: Layer) -> LayerValue? { layer.value(of: name)?.part(at: path) }

  @MainActor func set(_ value: LayerValue, of layer: Layer) {
    guard let whole = layer.value(of: name)?.setting(value, at: path) else { return }
    layer.set(whole, of: name)
  }
}

/// An animation of a property from one value to another; UIKit's `CABasicAnimation`.
///
/// Of the three values, two determine the way. With one or none, the other end is the property's own value.
@preconcurrency @MainActor open class LayerBasicAnimation: LayerPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any? { willSet { requireMutable() } }
  /// The value at the end.
  open var toValue: Any? { willSet { requireMutable() } }
  /// The distance from the start to the end; without effect if the other two are set.
  open var byValue: Any? { willSet { requireMutable() } }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    guard let other = other as? LayerBasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(at progress: Double, seconds: Double, base: LayerValue) -> LayerValue? {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    let start = from ?? by.flatMap { by in to?.adding(by, times: -1) } ?? base
    let end = to ?? by.map { start.adding($0) } ?? base
    return start.interpolated(to: end, CGFloat(progress))
  }
}

/// An animation of a property by a spring; UIKit's `CASpringAnimation`.
///
/// The spring moves for ``LayerAnimation/duration``; ``settlingDuration`` is the time after which it is at
/// rest.
@preconcurrency @MainActor open class LayerSpringAnimation: LayerBasicAnimation {
  /// The mass; 1 by default.
  open var mass: CGFloat = 1 { willSet { requireMutable() } }
  /// The stiffness; 100 by default.
  open var stiffness: CGFloat = 100 { willSet { requireMutable() } }
  /// The damping coefficient; 10 by default.
  open var damping: CGFloat = 10 { willSet { requireMutable() } }
  /// The initial velocity, in total distances per second.
  open var initialVelocity: CGFloat = 0 { willSet { requireMutable() } }
  private var hasBounce = false

  /// Creates a spring from a perceptual duration in seconds and a bounce: 0 for none, up to 1 for a spring
  /// that never rests, below 0 for a slower approach (MA2, MA3). The animation has the ``settlingDuration``.
  /// From iOS 17.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let spring = PhysicalSpring(perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    hasBounce = true
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.damping * spring.frequency)
    duration = settlingDuration
  }

  /// The time after which the spring is within a thousandth of its end, in seconds; the greatest number if it
  /// never rests (MA4, MA5).
  open var settlingDuration: TimeInterval { spring.settlingDuration }
  /// The duration after which the motion looks finished, in seconds.
  open var perceptualDuration: TimeInterval {
    spring.frequency > 0 ? 2 * .pi / spring.frequency : .greatestFiniteMagnitude
  }
  /// The bounce that belongs to the coefficients.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.damping)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: PhysicalSpring {
    let (stiffness, velocity) = (Double(stiffness), Double(initialVelocity))
    let raw = PhysicalSpring(
      mass: Double(mass),
      stiffness: stiffness,
      damping: Double(damping),
      velocity: velocity
    )
    guard hasBounce, raw.damping > 1 else { return raw }
    return PhysicalSpring(
      perceptualDuration: 2 * .pi / raw.frequency,
      bounce: 1 / raw.damping - 1,
      velocity: velocity
    )
  }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    guard let other = other as? LayerSpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, hasBounce) = (other.initialVelocity, other.hasBounce)
  }

  override func value(at progress: Double, seconds: Double, base: LayerValue) -> LayerValue? {
    let spring = spring
    guard seconds > 0, spring.frequency > 0 else {
      return super.value(at: 0, seconds: seconds, base: base)
    }
    let motion = Spring(damping: spring.damping, frequency: spring.frequency, velocity: spring.velocity)
    return super.value(at: 1 - motion.distance(at: seconds), seconds: seconds, base: base)
  }
}
