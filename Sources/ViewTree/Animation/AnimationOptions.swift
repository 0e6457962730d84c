extension View {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, with the same values as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits; `UInt(curve) << 16` selects a curve by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The changed views are laid out inside the block, so that their layout is animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation of a property begins at its visible value, not at its current value (H58).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly, until another one replaces it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation returns to its start before it ends.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block, the animation uses its own duration (H51).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block, the animation uses its own curve (H51).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes in the block of a transition are animated.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other; both remain in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block, the animation uses its own options (H53).
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A slow start and a slow end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start and a fast end.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A fast start and a slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that flips the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls a page upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls a page downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The block's animations replace those of the same properties, as the keyboard's do, which doesn't move
    /// if it is hidden and shown in one turn (S18c). An option of the package, without a bit in UIKit.
    package static let replacing = AnimationOptions(rawValue: 1 << 31)

    /// The options of animations of the system, which inherit nothing from an enclosing block.
    package static let independent: AnimationOptions = [
      AnimationOptions(rawValue: 1 << 30), .overrideInheritedDuration, .overrideInheritedCurve,
      .overrideInheritedOptions,
    ]

    /// The curve selected by the bits; the keyboard's for a number without a curve.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .ofKeyboard }

    /// The transition selected by the bits; empty if there is none.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xF << 20)) }
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, with the same values as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The changed views are laid out inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation of a property begins at its visible value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Every second iteration runs backwards; used with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another block, the animation uses its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another block, the animation uses its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// A constant pace between two keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The value of a keyframe is visible at once when its time begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A constant pace over all keyframes. Equivalent to linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keyframes. Equivalent to linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at a constant pace. Equivalent to linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Whether values are visible at once; the modes share their bits.
    var isDiscrete: Bool { rawValue >> 10 & 0x7 == 1 }
  }
}
