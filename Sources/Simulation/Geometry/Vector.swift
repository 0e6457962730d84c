#if !canImport(CoreGraphics)
  import Foundation

  /// A direction and a length; where Foundation has none.
  public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
