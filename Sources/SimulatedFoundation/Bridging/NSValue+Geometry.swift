import Foundation

#if !canImport(ObjectiveC)
  /// The geometry in values, as a notification's user info has them.
  extension NSValue {
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle in it; the value of `CGRect` for a value of another type is not defined, as with `rectValue`.
    public var cgRectValue: CGRect { rectValue }
    /// The point in it.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in it.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
