import Foundation

extension Window {
  /// How far in front a window is; windows of a higher level cover those of a lower one.
  public struct Level: Hashable, Sendable, RawRepresentable, Comparable {
    /// The level's number.
    public let rawValue: CGFloat

    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the program's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether the first level is further back.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
