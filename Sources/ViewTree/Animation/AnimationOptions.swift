extension View {
  /// How an animation behaves.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits; `UInt(curve) << 16` selects a curve by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The layout of the views that change runs inside the block, so that it is animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A property that is being animated goes on from where it is seen, not from its value (H58).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins anew for ever, until another one takes over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back to where it began before it ends.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: its own duration counts (H51).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: its own curve counts (H51).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes in the block of a transition are animated.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other, which stay where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block: its own options count (H53).
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow, fast, slow; the curve if none is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same pace all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition turns a page upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition turns a page downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition lets the new content appear.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Nothing of a block around it counts, as for what the system animates.
    package static let independent: AnimationOptions = [
      AnimationOptions(rawValue: 1 << 30), .overrideInheritedDuration, .overrideInheritedCurve,
      .overrideInheritedOptions,
    ]

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(number: Int((rawValue >> 16) & 0xF)) }

    /// The kind of transition that the bits name; no bits for none.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xF << 20)) }
  }

  /// How an animation of keyframes behaves.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views are laid out inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// A property that is being animated goes on from where it is seen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation begins anew without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// With `repeat`: every second time it goes back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another block: its own duration counts.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another block: its own options count.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Between two keyframes the pace is the same all the time; how it is if nothing is said.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A keyframe's value is seen at once when its time begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The pace is the same over all keyframes. Here as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The way goes round its corners. Here as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Both. Here as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Whether values are seen at once; the modes share their bits.
    var isDiscrete: Bool { rawValue >> 10 & 0x7 == 1 }
  }
}
