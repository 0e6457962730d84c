import Foundation

extension ScrollView {
  /// When scrolling sends the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins (E47).
    case onDrag = 1
    /// When a finger that scrolls gets to the keyboard and pulls it down; from iOS 7, before never (E47).
    ///
    /// The keyboard, with what is above its keys, follows the finger down, and up again; nothing is posted meanwhile.
    /// Where the finger is lifted on its way down, the keyboard goes from there and editing ends; else it slides back.
    case interactive = 2
  }

  /// How quickly content that goes on by itself slows down: what is left of its velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The factor.
    public let rawValue: Double

    /// Makes a rate of a factor between 0 and 1.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick stop.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
