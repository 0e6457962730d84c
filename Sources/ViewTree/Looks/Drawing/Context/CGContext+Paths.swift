import Foundation
import Simulation

extension CGContext {
  // MARK: Elements

  /// Removes the current path.
  public func beginPath() { _ = takePath() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { append(.move(point)) }

  /// Appends a line to the current path.
  public func addLine(to point: CGPoint) { append(.line(point)) }

  /// Begins a subpath at the first point, and appends lines to the others.
  public func addLines(between points: [CGPoint]) {
    for (place, point) in points.enumerated() { append(place == 0 ? .move(point) : .line(point)) }
  }

  /// Appends a cubic curve to the current path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.cubic(control1, control2, to: end))
  }

  /// Appends a quadratic curve to the current path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quad(control, to: end)) }

  /// Closes the subpath with a line to its start.
  public func closePath() { append(.close) }

  /// Appends a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }

  /// Appends rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Appends an ellipse as a closed subpath.
  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }

  /// Appends the elements of a path.
  public func addPath(_ path: CGPath) { build { $0.append(path.shape) } }

  /// Appends an arc, after a line from the current point if there is one. Angles grow clockwise on the
  /// screen, and `clockwise` has the meaning of coordinates with y upward: the arc's angles descend.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    changePath { path, transform in
      path.addArc(
        center: center,
        radius: radius,
        start: startAngle,
        end: endAngle,
        ascends: !clockwise,
        transform: transform
      )
    }
  }

  /// Appends an arc that touches the lines from the current point to the first point, and from there to the
  /// second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    changePath { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: $1) }
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { path == nil }
  /// The end of the current path, or zero without one.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The bounding rectangle of the current path with its control points; null without one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether a way of drawing the current path paints a point. Lines don't count.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let isEvenOdd = mode.isEvenOdd else { return false }
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  // MARK: Drawing

  /// Fills the current path, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), isEvenOdd: rule == .evenOdd)
  }

  /// Draws the lines of the current path, and removes it.
  public func strokePath() { stroke(takePath()) }

  /// Fills the current path, or draws its lines, or both in this order, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = takePath()
    if let isEvenOdd = mode.isEvenOdd { fill(shape, isEvenOdd: isEvenOdd) }
    if mode != .fill, mode != .eoFill { stroke(shape) }
  }

  /// Clips later steps to the current path, and removes it.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), isEvenOdd: rule == .evenOdd) }

  /// Clips later steps to a rectangle. The current path is removed.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips later steps to the area of rectangles. The current path is removed.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Fills a rectangle. The current path is removed.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles. The current path is removed.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws the sides of a rectangle. The current path is removed.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws the sides of a rectangle with a width of the lines. The current path is removed.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills an ellipse. The current path is removed.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the line of an ellipse. The current path is removed.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines between the points of each pair. The current path is removed.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (place, point) in points.enumerated() { append(place % 2 == 0 ? .move(point) : .line(point)) }
    strokePath()
  }

  /// Draws an image in a rectangle, with the top of the image at the rectangle's bottom, as Core Graphics
  /// does in a context with y downward.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(Image(cgImage: image), in: rect, isFlipped: true)
  }
}

/// The ways of drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area by the winding rule.
  case fill = 0
  /// The area by the even-odd rule.
  case eoFill = 1
  /// The lines.
  case stroke = 2
  /// The area by the winding rule, and then the lines.
  case fillStroke = 3
  /// The area by the even-odd rule, and then the lines.
  case eoFillStroke = 4

  /// The fill rule, or nil if the area isn't filled.
  fileprivate var isEvenOdd: Bool? {
    switch self {
    case .fill, .fillStroke: false
    case .eoFill, .eoFillStroke: true
    case .stroke: nil
    }
  }
}

/// The mixture of a drawing with the content below it, for those that vector pictures have too.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers the content.
  case normal = 0
  /// The product of the components.
  case multiply = 1
  /// The product of the inverted components, inverted.
  case screen = 2
  /// Dark content is multiplied, light content is screened.
  case overlay = 3
  /// The smaller component.
  case darken = 4
  /// The greater component.
  case lighten = 5
  /// Content that the drawing brightens.
  case colorDodge = 6
  /// Content that the drawing darkens.
  case colorBurn = 7
  /// Content that is darkened or lightened softly.
  case softLight = 8
  /// A dark drawing multiplies, a light one screens.
  case hardLight = 9
  /// The difference of the components.
  case difference = 10
  /// A difference of low contrast.
  case exclusion = 11
  /// The hue of the drawing.
  case hue = 12
  /// The saturation of the drawing.
  case saturation = 13
  /// The hue and the saturation of the drawing.
  case color = 14
  /// The luminance of the drawing.
  case luminosity = 15
  /// The content is removed where the drawing is.
  @available(*, deprecated, message: "pictures show it as normal")
  case clear = 16
  /// The drawing replaces the content, also where it is transparent.
  @available(*, deprecated, message: "pictures show it as normal")
  case copy = 17
  /// The drawing where there is content, in place of all content.
  @available(*, deprecated, message: "pictures show it as normal")
  case sourceIn = 18
  /// The drawing where there is no content, in place of all content.
  @available(*, deprecated, message: "pictures show it as normal")
  case sourceOut = 19
  /// The drawing where there is content.
  @available(*, deprecated, message: "pictures show it as normal")
  case sourceAtop = 20
  /// The drawing behind the content.
  @available(*, deprecated, message: "pictures show it as normal")
  case destinationOver = 21
  /// The content where the drawing is.
  @available(*, deprecated, message: "pictures show it as normal")
  case destinationIn = 22
  /// The content where the drawing isn't.
  @available(*, deprecated, message: "pictures show it as normal")
  case destinationOut = 23
  /// The content where the drawing is, with the drawing behind it.
  @available(*, deprecated, message: "pictures show it as normal")
  case destinationAtop = 24
  /// The drawing and the content where the other one isn't.
  @available(*, deprecated, message: "pictures show it as normal")
  case xor = 25
  /// The sum of the components, darkened.
  @available(*, deprecated, message: "pictures show it as normal")
  case plusDarker = 26
  /// The sum of the components.
  case plusLighter = 27
}
