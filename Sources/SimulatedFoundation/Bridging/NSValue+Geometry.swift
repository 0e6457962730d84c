import Foundation

#if !canImport(ObjectiveC)
  /// Geometry in values, as in a notification's user info.
  extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The value's rectangle; undefined for a value of another type, as with `rectValue`.
    public var cgRectValue: CGRect { rectValue }
    /// The value's point.
    public var cgPointValue: CGPoint { pointValue }
    /// The value's size.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
