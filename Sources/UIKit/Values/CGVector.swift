import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = CGVector()

  /// Creates the vector without a length.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// A distance to move something by.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates the offset of no distance.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
