import Foundation

extension ScrollView {
  /// The ways in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins (E47).
    case onDrag = 1
    /// The keyboard is dismissed by a scrolling finger that reaches it and drags it down; from iOS 7, no
    /// dismissal before (E47).
    ///
    /// The keyboard, with everything above its keys, follows the finger down, and up again; nothing is posted
    /// meanwhile. If the touch ends while the finger moves down, the keyboard is dismissed from its current
    /// position and editing ends; otherwise it slides back.
    case interactive = 2
  }

  /// The rate of a scroll view's deceleration: the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The fraction of the velocity that remains after a millisecond.
    public let rawValue: Double

    /// Creates a rate with a factor between 0 and 1.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops content quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
