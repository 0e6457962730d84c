import Foundation

#if !canImport(CoreGraphics)
  /// Comparisons by name, as in Core Graphics (U102).
  extension CGRect {
    /// Returns whether the rectangles are equal; those with negative sizes are standardized first.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  }

  extension CGPoint {
    /// Returns whether the points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether the sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }
#endif
