extension View {
  /// How an animation behaves.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits; `UInt(curve) << 16` selects a curve by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A property that is being animated goes on from where it is seen, not from its value (H58).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow, fast, slow; the curve if none is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same pace all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) }
  }
}
