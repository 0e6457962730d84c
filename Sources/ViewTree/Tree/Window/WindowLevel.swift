import Foundation

extension Window {
  /// The position of a window from back to front; windows of a higher level cover those of a lower one.
  public struct Level: NumericRawRepresentable, Hashable, Sendable {
    /// The level's number.
    public let rawValue: CGFloat

    /// Creates a level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level with a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The level of the app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
