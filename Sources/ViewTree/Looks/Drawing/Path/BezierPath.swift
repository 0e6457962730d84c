import Foundation
import Simulation

/// A path with its line attributes; UIKit's `UIBezierPath`.
///
/// Lines, curves and ``close()`` need a current point; without one they have no effect.
open class BezierPath: @unchecked Sendable {
  private var shape: PathShape
  /// The width of stroked lines, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the ends of stroked lines.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the joints of stroked lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a sharp joint's length in relation to the width, beyond which it is cut off.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which pixels would follow a curve, kept for the app to read.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides which points are inside, instead of the non-zero winding rule.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public init() { shape = PathShape() }

  /// Creates a path with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { shape = PathShape() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners. A radius greater than half of a side is reduced to it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    shape.addRoundedRect(rect, .allCorners, width: radius, height: radius)
  }

  /// Creates a rectangle with some corners rounded. The smaller one of the radii counts for both directions.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: RectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2)
    shape.addRoundedRect(rect, corners, width: radius, height: radius)
  }

  /// Creates an arc. Angles grow clockwise on the screen from the right.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    shape = CGPath.shape
  }

  /// The elements, as a copy that later changes don't affect.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  // MARK: Elements

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { shape.append(.move(point)) }

  /// Appends a line.
  open func addLine(to point: CGPoint) { shape.append(.line(point)) }

  /// Appends a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.append(.cubic(controlPoint1, controlPoint2, to: endPoint))
  }

  /// Appends a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.append(.quad(controlPoint, to: endPoint))
  }

  /// Appends an arc, after a line from the current point if there is one. Angles grow clockwise on the
  /// screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) { shape.addArc(center: center, radius: radius, start: startAngle, end: endAngle, ascends: clockwise) }

  /// Closes the subpath with a line to its start.
  open func close() { shape.append(.close) }

  /// Removes all elements. The line attributes are unchanged.
  open func removeAllPoints() { shape = PathShape() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: BezierPath) { shape.append(bezierPath.shape) }

  /// Returns a copy with each subpath in the opposite direction.
  open func reversing() -> BezierPath {
    let result = duplicate()
    result.shape = shape.reversed
    return result
  }

  /// Transforms all points. The line attributes are unchanged.
  open func apply(_ transform: ViewTransform) { shape = shape.applying(transform) }

  // MARK: Geometry

  /// Whether the path has no elements.
  open var isEmpty: Bool { shape.isEmpty }
  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  open var bounds: CGRect { shape.box }
  /// The end of the last element, or zero in an empty path.
  open var currentPoint: CGPoint { shape.current ?? .zero }

  /// Returns whether the path's area contains a point, by the fill rule. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point, isEvenOdd: usesEvenOddFillRule) }

  // MARK: Lines

  /// Sets the lengths of dashes and gaps, alternately, and the place in them at which a line begins; nil for
  /// a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths, their number and the phase to the given pointers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (place, length) in dashes.enumerated() { pattern[place] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  private func duplicate() -> BezierPath {
    let copy = BezierPath()
    (copy.shape, copy.lineWidth, copy.lineCapStyle) = (shape, lineWidth, lineCapStyle)
    (copy.lineJoinStyle, copy.miterLimit, copy.flatness) = (lineJoinStyle, miterLimit, flatness)
    (copy.usesEvenOddFillRule, copy.dashes, copy.dashPhase) = (usesEvenOddFillRule, dashes, dashPhase)
    return copy
  }

  /// Returns a copy with the line attributes.
  open func copy() -> Any { duplicate() }

  // MARK: Drawing

  /// Fills the area with the fill color of the current context. Without a context, nothing is drawn.
  open func fill() { GraphicsStack.current?.fill(shape, isEvenOdd: usesEvenOddFillRule) }

  /// Draws the lines with the stroke color of the current context. Without a context, nothing is drawn.
  open func stroke() {
    GraphicsStack.current?.stroke(
      shape,
      StrokeStyle(
        width: lineWidth,
        cap: lineCapStyle,
        join: lineJoinStyle,
        miterLimit: miterLimit,
        dashes: dashes,
        phase: dashPhase
      )
    )
  }

  /// Fills the area with an opacity and a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.blending(blendMode, alpha) { fill() }
  }

  /// Draws the lines with an opacity and a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.blending(blendMode, alpha) { stroke() }
  }

  /// Clips later drawing of the current context to the area, until its state is restored.
  open func addClip() { GraphicsStack.current?.clip(shape, isEvenOdd: usesEvenOddFillRule) }
}
