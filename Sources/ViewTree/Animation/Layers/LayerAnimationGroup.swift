import Foundation
import Simulation

/// Animations that run together; UIKit's `CAAnimationGroup`.
///
/// The starts of the animations are in the group's time, and the group's end cuts them off. Their delegates
/// are not called, and their ``LayerAnimation/isRemovedOnCompletion`` has no effect.
@preconcurrency @MainActor open class LayerAnimationGroup: LayerAnimation {
  /// The animations. The added copy of the group has copies of them; one without a duration has the group's.
  open var animations: [LayerAnimation]? { willSet { requireMutable() } }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    animations = (other as? LayerAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func seal(duration standard: TimeInterval) {
    super.seal(duration: standard)
    for animation in animations ?? [] { animation.seal(duration: duration) }
  }

  override func apply(to layer: Layer, at time: TimeInterval, isEnd: Bool = false) {
    guard let (_, progress) = phase(at: time, isEnd: isEnd) else { return }
    for animation in animations ?? [] {
      animation.apply(to: layer, at: progress * duration, isEnd: progress >= 1)
    }
  }
}

/// A transition between two states of a layer; UIKit's `CATransition`.
///
/// It runs, and its delegate is called, but nothing of it is visible: the new state appears at once. A layer
/// has at most one, under the key `transition`.
@preconcurrency @MainActor open class LayerTransition: LayerAnimation {
  /// The kind of the transition; ``LayerTransitionType/fade`` by default.
  open var type = LayerTransitionType.fade { willSet { requireMutable() } }
  /// The direction of the transition, if its kind has one.
  open var subtype: LayerTransitionSubtype? { willSet { requireMutable() } }
  /// The fraction of the transition at its start, from 0 to 1.
  open var startProgress: Float = 0 { willSet { requireMutable() } }
  /// The fraction of the transition at its end, from ``startProgress`` to 1.
  open var endProgress: Float = 1 { willSet { requireMutable() } }

  override func takeValues(from other: LayerAnimation) {
    super.takeValues(from: other)
    guard let other = other as? LayerTransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The kinds of transitions; UIKit's `CATransitionType`.
public struct LayerTransitionType: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = LayerTransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = LayerTransitionType(rawValue: "moveIn")
  /// The new content moves in and pushes the old out.
  public static let push = LayerTransitionType(rawValue: "push")
  /// The old content moves away from the new.
  public static let reveal = LayerTransitionType(rawValue: "reveal")
}

/// The directions of transitions; UIKit's `CATransitionSubtype`.
public struct LayerTransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = LayerTransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = LayerTransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = LayerTransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = LayerTransitionSubtype(rawValue: "fromBottom")
}
