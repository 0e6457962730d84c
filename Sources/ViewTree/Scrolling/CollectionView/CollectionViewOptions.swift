import Foundation

extension CollectionView {
  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls vertically.
    case vertical = 0
    /// Content scrolls horizontally.
    case horizontal = 1
  }

  /// The position of an item in the visible area after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, with the values of UIKit.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
