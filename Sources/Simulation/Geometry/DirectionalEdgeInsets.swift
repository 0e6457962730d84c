import Foundation

/// Distances from the edges of a rectangle towards its inside, in points, by language direction; here always
/// left to right.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A set of edges of a rectangle, by language direction; UIKit's `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = DirectionalRectEdge(rawValue: 15)
}
