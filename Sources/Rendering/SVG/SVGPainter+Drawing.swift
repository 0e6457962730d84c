import Foundation
import Simulation
import ViewTree

extension SVGPainter {
  /// Draws a rectangle of recorded drawing, scaled to another one, which clips it.
  mutating func drawDrawing(_ drawing: Drawing, _ space: CGRect, in rect: CGRect) {
    guard space.width > 0, space.height > 0 else { return }
    let box = [space.minX, space.minY, space.width, space.height].map(SVGText.number)
    svg.begin(
      "svg",
      [
        "x": SVGText.number(rect.minX), "y": SVGText.number(rect.minY),
        "width": SVGText.number(rect.width), "height": SVGText.number(rect.height),
        "viewBox": box.joined(separator: " "), "preserveAspectRatio": "none",
      ]
    )
    draw(drawing.marks, space)
    svg.end()
  }

  /// Draws steps in groups that their common clips clip.
  private mutating func draw(_ marks: [DrawingMark], _ space: CGRect) {
    var clips: [DrawingClip] = []
    for mark in marks {
      let common = zip(clips, mark.clips).prefix { $0 == $1 }.count
      while clips.count > common {
        clips.removeLast()
        svg.end()
      }
      for clip in mark.clips.dropFirst(common) {
        begin(clip, space)
        clips.append(clip)
      }
      draw(mark, space)
    }
    for _ in clips { svg.end() }
  }

  /// Begins a group that a part of the drawing clips.
  private mutating func begin(_ clip: DrawingClip, _ space: CGRect) {
    drawnCount += 1
    let name = "\(prefix)d\(drawnCount)"
    svg.begin("clipPath", ["id": name])
    switch clip {
    case .path(let shape, let isEvenOdd):
      svg.element("path", ["d": shape.commands, "clip-rule": isEvenOdd ? "evenodd" : ""])
    case .outside(let rect):
      var shape = PathShape()
      shape.addRect(space)
      shape.addRect(rect)
      svg.element("path", ["d": shape.commands, "clip-rule": "evenodd"])
    }
    svg.end()
    svg.begin("g", ["clip-path": "url(#\(name))"])
  }

  private mutating func draw(_ mark: DrawingMark, _ space: CGRect) {
    var filter = ""
    if let shadow = mark.shadow {
      drawnCount += 1
      let name = "\(prefix)d\(drawnCount)"
      svg.begin("filter", ["id": name, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"])
      svg.element(
        "feDropShadow",
        [
          "dx": SVGText.number(shadow.offset.width), "dy": SVGText.number(shadow.offset.height),
          "stdDeviation": SVGText.number(shadow.blur / 2),
          "flood-color": shadow.color.hex, "flood-opacity": SVGText.number(shadow.color.alpha),
        ]
      )
      svg.end()
      filter = "url(#\(name))"
    }
    let isPlain =
      mark.transform.isIdentity && mark.alpha >= 1 && mark.blendMode == .normal && filter.isEmpty
    if !isPlain {
      // A filter's offset is in the coordinates around the transform.
      svg.begin(
        "g",
        [
          "opacity": mark.alpha < 1 ? SVGText.number(mark.alpha) : "", "filter": filter,
          "style": mark.blendMode == .normal ? "" : "mix-blend-mode:\(mark.blendMode.styleName)",
        ]
      )
      svg.begin("g", ["transform": mark.transform.isIdentity ? "" : SVGText.matrix(mark.transform)])
    }
    draw(mark.command, space)
    if !isPlain {
      svg.end()
      svg.end()
    }
  }

  private mutating func draw(_ command: DrawingCommand, _ space: CGRect) {
    switch command {
    case .fill(let shape, let color, let isEvenOdd): fill(shape, color, isEvenOdd: isEvenOdd)
    case .stroke(let shape, let color, let style): stroke(shape, color, style)
    case .image(let image, let rect): draw(image, in: rect)
    case .text(let text): draw(text)
    case .gradient(let gradient): draw(gradient)
    case .group(let group): draw(group.marks, space)
    }
  }

  private mutating func fill(_ shape: PathShape, _ color: Color, isEvenOdd: Bool) {
    svg.element(
      "path",
      [
        "d": shape.commands, "fill": color.hex,
        "fill-opacity": color.alpha < 1 ? SVGText.number(color.alpha) : "",
        "fill-rule": isEvenOdd ? "evenodd" : "",
      ]
    )
  }

  private mutating func stroke(_ shape: PathShape, _ color: Color, _ style: StrokeStyle) {
    svg.element(
      "path",
      [
        "d": shape.commands, "fill": "none", "stroke": color.hex,
        "stroke-opacity": color.alpha < 1 ? SVGText.number(color.alpha) : "",
        "stroke-width": SVGText.number(style.width),
        "stroke-linecap": style.cap == .butt ? "" : "\(style.cap)",
        "stroke-linejoin": style.join == .miter ? "" : "\(style.join)",
        "stroke-miterlimit": style.join == .miter ? SVGText.number(style.miterLimit) : "",
        "stroke-dasharray": style.dashes.map(SVGText.number).joined(separator: " "),
        "stroke-dashoffset": style.dashes.isEmpty || style.phase == 0 ? "" : SVGText.number(style.phase),
      ]
    )
  }

  mutating func draw(_ image: Image, in rect: CGRect) {
    if let data = image.source?.data, let type = image.source?.mediaType {
      svg.element(
        "image",
        [
          "x": SVGText.number(rect.minX), "y": SVGText.number(rect.minY),
          "width": SVGText.number(rect.width), "height": SVGText.number(rect.height),
          "preserveAspectRatio": "none", "href": "data:\(type);base64,\(data.base64EncodedString())",
        ]
      )
    } else if let drawing = image.shownDrawing(tint: image.tint(on: .black)) {
      drawDrawing(drawing, CGRect(origin: .zero, size: image.drawingSize), in: rect)
    } else {
      let ink = image.tint(on: .black)?.hex ?? palette.guide
      svg.rect(rect.insetBy(dx: 0.5, dy: 0.5), .outlined(ink))
      svg.line(
        from: CGPoint(x: rect.minX, y: rect.minY),
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        ink
      )
    }
  }

  private mutating func draw(_ gradient: DrawnGradient) {
    drawnCount += 1
    let name = "\(prefix)d\(drawnCount)"
    switch gradient.form {
    case .line(let start, let end):
      svg.begin(
        "linearGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse",
          "x1": SVGText.number(start.x), "y1": SVGText.number(start.y),
          "x2": SVGText.number(end.x), "y2": SVGText.number(end.y),
        ]
      )
    case .circles(let start, let inner, let end, let outer):
      // In SVG the last color surrounds the circle of the end, which therefore is the greater one.
      let isReversed = inner > outer
      let (near, far) = isReversed ? (end, start) : (start, end)
      svg.begin(
        "radialGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse",
          "fx": SVGText.number(near.x), "fy": SVGText.number(near.y),
          "fr": SVGText.number(min(inner, outer)),
          "cx": SVGText.number(far.x), "cy": SVGText.number(far.y),
          "r": SVGText.number(max(inner, outer)),
        ]
      )
      if isReversed {
        for stop in gradient.stops.reversed() { drawStop(stop.color, 1 - stop.place) }
        return endGradient(name, gradient.area)
      }
    }
    for stop in gradient.stops { drawStop(stop.color, stop.place) }
    endGradient(name, gradient.area)
  }

  private mutating func endGradient(_ name: String, _ area: CGRect) {
    svg.end()
    svg.rect(area, .filled("url(#\(name))"))
  }

  private mutating func draw(_ text: DrawnText) {
    let rect = CGRect(origin: text.origin, size: text.size)
    if let ground = text.background { svg.rect(rect, .filled(ground.hex, opacity: ground.alpha)) }
    var look = TextAppearance(font: text.font, color: text.color)
    (look.isUnderlined, look.isStruckThrough) = (text.isUnderlined, text.isStruckThrough)
    svg.words(SVGWords(text.text, look, ink: text.color.hex), at: rect.minX, middle: rect.midY)
  }

  /// Draws a shape layer's path; the area first.
  mutating func drawShape(_ item: DisplayItem, _ rect: CGRect, _ shape: LayerShape) {
    let (x, y) = (rect.minX - item.shape.bounds.minX, rect.minY - item.shape.bounds.minY)
    if x != 0 || y != 0 {
      svg.begin("g", ["transform": "translate(\(SVGText.number(x)) \(SVGText.number(y)))"])
    }
    if let area = shape.area, let color = shape.fill { fill(area, color, isEvenOdd: shape.isEvenOdd) }
    if let line = shape.line, let color = shape.stroke { stroke(line, color, shape.style) }
    if x != 0 || y != 0 { svg.end() }
  }
}

extension CGBlendMode {
  /// The name of the blend mode in style sheets.
  fileprivate var styleName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    // The others of Porter and Duff have no name there.
    default: rawValue > CGBlendMode.luminosity.rawValue ? "normal" : "\(self)"
    }
  }
}
