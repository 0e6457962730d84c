import Foundation
import ViewTree

/// An effect that follows the tilt of the device, which the simulated user doesn't tilt.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
  /// Returns the changes of a view for a tilt; nil by default. Nothing calls it.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that changes a value of a view by the tilt of the device, which the simulated user doesn't tilt.
/// Its values are kept for the app to read.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of a tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// Upwards and downwards.
    case tiltAlongVerticalAxis = 1
  }

  /// The value's key path.
  public final let keyPath: String
  /// The axis.
  public final let type: EffectType
  /// The change for the least tilt.
  open var minimumRelativeValue: Any?
  /// The change for the greatest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects, which are kept for the app to read.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

private let effects = StoredValue<[UIMotionEffect]>([])

extension UIView {
  /// The effects that follow the tilt of the device, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { effects[self] }
    set { effects[self] = newValue }
  }
  /// Adds an effect. The simulated user doesn't tilt the device, so it changes nothing.
  @available(*, deprecated, message: "the simulated device isn't tilted: it has no effect")
  public func addMotionEffect(_ effect: UIMotionEffect) { effects[self].append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { effects[self].removeAll { $0 === effect } }
}
