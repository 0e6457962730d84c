import Foundation
import Simulation
import ViewTree

/// The elements of an SVG file, written in sequence.
struct SVGDocument {
  private(set) var lines: [String] = []
  private var open: [String] = []

  typealias Attributes = KeyValuePairs<String, String>

  /// Begins an element.
  mutating func begin(_ tag: String, _ attributes: Attributes = [:]) {
    write("<\(tag)\(written(attributes))>")
    open.append(tag)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let tag = open.popLast() else { return }
    write("</\(tag)>")
  }

  /// Writes an element without content.
  mutating func element(_ tag: String, _ attributes: Attributes) {
    write("<\(tag)\(written(attributes))/>")
  }

  /// Writes an element that contains text.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], text: String) {
    write("<\(tag)\(written(attributes))>\(SVGText.escaped(text))</\(tag)>")
  }

  /// Inserts all elements of another document.
  mutating func add(_ other: SVGDocument) {
    for line in other.lines { write(line) }
  }

  private mutating func write(_ line: String) {
    lines.append(String(repeating: " ", count: open.count) + line)
  }

  private func written(_ attributes: Attributes) -> String {
    attributes.map { name, value in value.isEmpty ? "" : " \(name)=\"\(SVGText.escaped(value))\"" }.joined()
  }

  /// The complete text, with a line feed at the end.
  var text: String { lines.joined(separator: "\n") + "\n" }
}

// MARK: - Shapes

extension SVGDocument {
  /// Writes a rectangle, or nothing if it has no size.
  mutating func rect(_ rect: CGRect, radius: CGFloat = 0, _ look: SVGLook) {
    // A small rectangle without its margins may be null, with an infinite origin.
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    element(
      "rect",
      [
        "x": SVGText.number(rect.minX),
        "y": SVGText.number(rect.minY),
        "width": SVGText.number(rect.width),
        "height": SVGText.number(rect.height),
        "rx": radius > 0 ? SVGText.number(min(radius, rect.width / 2, rect.height / 2)) : "",
        "class": look.style,
        "fill": look.fill,
        "fill-opacity": look.opacity < 1 ? SVGText.number(look.opacity) : "",
        "stroke": look.stroke,
        "stroke-width": look.width.map(SVGText.number) ?? "",
        "stroke-dasharray": look.dashes,
        "stroke-opacity": look.strokeOpacity < 1 ? SVGText.number(look.strokeOpacity) : "",
        "transform": look.transform,
      ]
    )
  }

  /// Writes a rectangle with some corners rounded, or nothing if it has no size.
  mutating func rect(_ rect: CGRect, _ corners: DisplayCorners, _ look: SVGLook) {
    guard corners.radius > 0, corners.mask != CornerMask(rawValue: 15) || corners.isContinuous else {
      return self.rect(rect, radius: corners.radius, look)
    }
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    element(
      "path",
      [
        "d": rect.outline(corners),
        "fill": look.fill,
        "fill-opacity": look.opacity < 1 ? SVGText.number(look.opacity) : "",
        "stroke": look.stroke,
        "stroke-width": look.width.map(SVGText.number) ?? "",
        "stroke-opacity": look.strokeOpacity < 1 ? SVGText.number(look.strokeOpacity) : "",
        "transform": look.transform,
      ]
    )
  }

  /// Writes a straight line.
  mutating func line(from start: CGPoint, to end: CGPoint, _ stroke: String, width: CGFloat = 1) {
    element(
      "path",
      [
        "d": "M\(SVGText.number(start.x)) \(SVGText.number(start.y))"
          + "L\(SVGText.number(end.x)) \(SVGText.number(end.y))",
        "fill": "none", "stroke": stroke, "stroke-width": SVGText.number(width), "stroke-linecap": "round",
      ]
    )
  }

  /// Writes a circle, or nothing if it has no radius.
  mutating func circle(_ center: CGPoint, radius: CGFloat, _ look: SVGLook) {
    guard radius > 0 else { return }
    element(
      "circle",
      [
        "cx": SVGText.number(center.x),
        "cy": SVGText.number(center.y),
        "r": SVGText.number(radius),
        "class": look.style,
        "fill": look.fill,
        "fill-opacity": look.opacity < 1 ? SVGText.number(look.opacity) : "",
        "stroke": look.stroke,
        "stroke-width": look.width.map(SVGText.number) ?? "",
      ]
    )
  }
}

extension CGRect {
  /// Returns the path commands of the outline, clockwise from the top left.
  fileprivate func outline(_ corners: DisplayCorners) -> String {
    let room = min(width, height) / 2
    let most = min(corners.radius, room)
    let curve = corners.isContinuous ? min(Layer.cornerCurveExpansionFactor(.continuous), room / most) : 1
    if corners.isContinuous, curve > 1 { return continuousOutline(most, most * curve, corners.mask) }
    func radius(_ corner: CornerMask) -> CGFloat { corners.mask.contains(corner) ? most : 0 }
    func place(_ x: CGFloat, _ y: CGFloat) -> String { "\(SVGText.number(x)) \(SVGText.number(y))" }
    func turn(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? "A\(SVGText.number(radius)) \(SVGText.number(radius)) 0 0 1 \(place(x, y))" : ""
    }
    let (topLeft, topRight) = (radius(.layerMinXMinYCorner), radius(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (radius(.layerMinXMaxYCorner), radius(.layerMaxXMaxYCorner))
    return "M\(place(minX + topLeft, minY))L\(place(maxX - topRight, minY))"
      + turn(topRight, maxX, minY + topRight) + "L\(place(maxX, maxY - bottomRight))"
      + turn(bottomRight, maxX - bottomRight, maxY) + "L\(place(minX + bottomLeft, maxY))"
      + turn(bottomLeft, minX, maxY - bottomLeft) + "L\(place(minX, minY + topLeft))"
      + turn(topLeft, minX + topLeft, minY) + "Z"
  }
}

extension CGRect {
  /// Returns the path commands of the outline with continuous corners, which begin `length` before each
  /// corner and are near an arc with a radius.
  fileprivate func continuousOutline(_ radius: CGFloat, _ length: CGFloat, _ mask: CornerMask) -> String {
    func place(_ point: CGPoint) -> String { "\(SVGText.number(point.x)) \(SVGText.number(point.y))" }
    // Each corner with the directions from which the outline comes and to which it continues.
    let corners: [(mask: CornerMask, corner: CGPoint, from: CGPoint, to: CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: maxX, y: minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (.layerMaxXMaxYCorner, CGPoint(x: maxX, y: maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: minX, y: maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (.layerMinXMinYCorner, CGPoint(x: minX, y: minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    func beside(_ point: CGPoint, _ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x + direction.x * distance, y: point.y + direction.y * distance)
    }
    let middle = radius * (1 - CGFloat(0.5).squareRoot())
    let start = mask.contains(.layerMinXMinYCorner) ? length : 0
    var commands = "M\(place(CGPoint(x: minX + start, y: minY)))"
    for (corner, point, from, to) in corners {
      guard mask.contains(corner) else {
        commands += "L\(place(point))"
        continue
      }
      let top = beside(beside(point, from, middle), to, middle)
      let handle = radius * 0.265
      let (before, after) = (beside(point, from, radius * 0.63), beside(point, to, radius * 0.63))
      let (one, two) = (
        beside(beside(top, from, handle * 0.7), to, -handle * 0.7),
        beside(beside(top, from, -handle * 0.7), to, handle * 0.7)
      )
      commands += "L\(place(beside(point, from, length)))C\(place(before)) \(place(one)) \(place(top))"
      commands += "C\(place(two)) \(place(after)) \(place(beside(point, to, length)))"
    }
    return commands + "Z"
  }
}

/// The fill and stroke of a shape.
struct SVGLook: Hashable, Sendable {
  var fill = "none"
  /// The opacity of the fill.
  var opacity: CGFloat = 1
  var stroke = ""
  var width: CGFloat?
  var dashes = ""
  /// The style sheet class with further attributes.
  var style = ""
  var strokeOpacity: CGFloat = 1
  var transform = ""

  static func filled(_ color: String, opacity: CGFloat = 1) -> SVGLook {
    SVGLook(fill: color, opacity: opacity)
  }

  static func outlined(
    _ color: String,
    width: CGFloat = 1,
    dashes: String = "",
    opacity: CGFloat = 1
  ) -> SVGLook {
    SVGLook(stroke: color, width: width, dashes: dashes, strokeOpacity: opacity)
  }

  /// Returns the same look with an outline.
  func outlined(_ color: String, width: CGFloat = 1) -> SVGLook {
    var look = self
    (look.stroke, look.width) = (color, width)
    return look
  }
}
