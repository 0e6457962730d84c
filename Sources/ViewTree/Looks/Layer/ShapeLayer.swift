import Foundation
import Simulation

/// The path of a shape layer, with its look.
package struct LayerShape: Hashable, Sendable {
  var path: PathShape?
  package var fill: Color? = .black
  package var isEvenOdd = false
  package var stroke: Color?
  package var style = StrokeStyle()
  var start: CGFloat = 0
  var end: CGFloat = 1

  /// The area, which ``ShapeLayer/strokeStart`` doesn't affect; nil if it isn't visible.
  package var area: PathShape? {
    guard let fill, fill.alpha > 0, let path, !path.isEmpty else { return nil }
    return path
  }

  /// The lines from ``ShapeLayer/strokeStart`` to ``ShapeLayer/strokeEnd``; nil if they aren't visible.
  package var line: PathShape? {
    guard let stroke, stroke.alpha > 0, style.width > 0, let path else { return nil }
    let part = path.trimmed(from: start, to: end)
    return part.isEmpty ? nil : part
  }

  /// The smallest rectangle that contains the area and the lines; null if nothing is visible.
  package var box: CGRect {
    let reach = style.width / 2 * (style.join == .miter ? max(1, min(style.miterLimit, 2)) : 1)
    return (area?.box ?? .null).union(line?.box.insetBy(dx: -reach, dy: -reach) ?? .null)
  }
}

/// A layer that draws a path in its coordinates; UIKit's `CAShapeLayer`. The path may exceed the bounds.
@preconcurrency @MainActor open class ShapeLayer: Layer {
  private var shape: LayerShape {
    get { decoration.shape ?? LayerShape() }
    set { decoration.shape = newValue }
  }

  /// The path, as a copy that later changes of it don't affect; nil for none.
  open var path: CGPath? {
    get { shape.path.map { CGPath($0) } }
    set { shape.path = newValue?.shape }
  }
  /// The color of the area; black by default, nil for none.
  open var fillColor: CGColor? {
    get { shape.fill?.cgColor }
    set { shape.fill = newValue.map { Color(cgColor: $0) } }
  }
  /// The rule that decides which points are in the area.
  open var fillRule: ShapeLayerFillRule {
    get { shape.isEvenOdd ? .evenOdd : .nonZero }
    set { shape.isEvenOdd = newValue == .evenOdd }
  }
  /// The color of the lines; nil, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.stroke?.cgColor }
    set { shape.stroke = newValue.map { Color(cgColor: $0) } }
  }
  /// The part of the path's length at which the lines begin, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.start }
    set {
      require(newValue.isFinite, "strokeStart", "\(newValue)")
      shape.start = newValue
    }
  }
  /// The part of the path's length at which the lines end, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.end }
    set {
      require(newValue.isFinite, "strokeEnd", "\(newValue)")
      shape.end = newValue
    }
  }
  /// The width of the lines, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.style.width }
    set {
      require(newValue.isFinite, "lineWidth", "\(newValue)")
      shape.style.width = newValue
    }
  }
  /// The limit of a sharp joint's length in relation to the width; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.style.miterLimit }
    set {
      require(newValue.isFinite, "miterLimit", "\(newValue)")
      shape.style.miterLimit = newValue
    }
  }
  /// The form of the ends of the lines.
  open var lineCap: ShapeLayerLineCap {
    get { ShapeLayerLineCap(rawValue: "\(shape.style.cap)") }
    set { shape.style.cap = newValue == .round ? .round : newValue == .square ? .square : .butt }
  }
  /// The form of the joints of the lines.
  open var lineJoin: ShapeLayerLineJoin {
    get { ShapeLayerLineJoin(rawValue: "\(shape.style.join)") }
    set { shape.style.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
  }
  /// The place in the dashes at which the lines begin.
  open var lineDashPhase: CGFloat {
    get { shape.style.phase }
    set {
      require(newValue.isFinite, "lineDashPhase", "\(newValue)")
      shape.style.phase = newValue
    }
  }
  /// The lengths of dashes and gaps, alternately; nil for solid lines.
  open var lineDashPattern: [NSNumber]? {
    didSet { shape.style.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) } }
  }

  override func value(of property: String) -> LayerValue? {
    switch property {
    case "path": shape.path.map { .path($0) }
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    case "fillColor": shape.fill.map { .color($0) }
    case "strokeColor": shape.stroke.map { .color($0) }
    default: super.value(of: property)
    }
  }

  override func set(_ value: LayerValue, of property: String) {
    switch (property, value) {
    case ("path", .path(let new)): shape.path = new
    case ("strokeStart", .number(let new)): strokeStart = new
    case ("strokeEnd", .number(let new)): strokeEnd = new
    case ("lineWidth", .number(let new)): lineWidth = new
    case ("miterLimit", .number(let new)): miterLimit = new
    case ("lineDashPhase", .number(let new)): lineDashPhase = new
    case ("fillColor", .color(let new)): shape.fill = new
    case ("strokeColor", .color(let new)): shape.stroke = new
    default: super.set(value, of: property)
    }
  }
}

/// The fill rule of a shape layer; UIKit's `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The non-zero winding rule.
  public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's lines; UIKit's `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end point.
  public static let butt = ShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = ShapeLayerLineCap(rawValue: "round")
  /// A half square around the end point.
  public static let square = ShapeLayerLineCap(rawValue: "square")
}

/// The joints of a shape layer's lines; UIKit's `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = ShapeLayerLineJoin(rawValue: "miter")
  /// A circle around the common point.
  public static let round = ShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")
}
