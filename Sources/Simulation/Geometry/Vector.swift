#if !canImport(CoreGraphics)
  import Foundation

  /// A direction and a length, for platforms whose Foundation has no such type.
  public struct CGVector: Hashable, Sendable {
    /// The component to the right.
    public var dx: CGFloat
    /// The component downwards.
    public var dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector of length 0.
    public init() { self = .zero }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
