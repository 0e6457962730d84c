import Foundation
import Simulation
import ViewTree

/// A painter that draws a display list as SVG: the screen only, with its upper-left corner at the origin.
struct SVGPainter {
  let list: DisplayList
  var svg = SVGDocument()
  /// The prefix of element identifiers, which makes them unique in a file with several pictures.
  let prefix: String
  /// The open layers, outermost first.
  private var openLayers: [Int] = []
  private var gradientCount = 0
  /// The number of clip paths and filters of drawings.
  var drawnCount = 0
  /// The colors for the traits of the item that is being drawn.
  private(set) var palette = SVGPalette()

  /// Draws all items, back to front, and then the touches.
  init(_ list: DisplayList, time: VirtualClock.Instant, prefix: String) {
    self.list = list
    self.prefix = prefix
    for item in list.items {
      enter(item.layer)
      palette = SVGPalette(item.traits, on: list.device)
      item.traits.performAsCurrent { draw(item) }
    }
    enter(0)
    drawStatusBar(time)
    for finger in list.fingers { draw(finger) }
    while !openLayers.isEmpty { leave() }
  }

  /// Draws the items of a mask only.
  init(mask: DisplayList, prefix: String) {
    (list, self.prefix) = (mask, prefix)
    for item in list.items {
      enter(item.layer)
      palette = SVGPalette(item.traits, on: list.device)
      item.traits.performAsCurrent { draw(item) }
    }
    while !openLayers.isEmpty { leave() }
  }

  // MARK: Layers

  /// Closes and opens layers until the given one is the innermost.
  private mutating func enter(_ layer: Int) {
    var wanted: [Int] = []
    var next: Int? = layer
    while let number = next {
      wanted.insert(number, at: 0)
      next = list.layers[number].parent
    }
    let common = zip(openLayers, wanted).prefix { $0 == $1 }.count
    while openLayers.count > common { leave() }
    for number in wanted.dropFirst(common) { begin(number) }
  }

  private mutating func begin(_ number: Int) {
    openLayers.append(number)
    let layer = list.layers[number]
    var reference = ""
    if let clip = layer.clip {
      let name = "\(prefix)c\(number)"
      svg.begin("clipPath", ["id": name])
      clipShape(clip, layer.corners, isScreen: number == 0)
      svg.end()
      reference = "url(#\(name))"
    }
    var mask = ""
    if let content = layer.mask.first {
      let name = "\(prefix)m\(number)"
      svg.begin(
        "mask",
        [
          "id": name, "style": "mask-type:alpha", "maskUnits": "userSpaceOnUse", "x": "0", "y": "0",
          "width": SVGText.number(list.screen.width), "height": SVGText.number(list.screen.height),
        ]
      )
      svg.add(SVGPainter(mask: content, prefix: name).svg)
      svg.end()
      mask = "url(#\(name))"
    }
    let shadow = layer.shadow.flatMap { $0.path == nil ? defineShadow($0, number) : nil } ?? ""
    svg.begin(
      "g",
      [
        "clip-path": reference, "opacity": layer.opacity < 1 ? SVGText.number(layer.opacity) : "",
        "filter": shadow, "mask": mask,
      ]
    )
    if let shadow = layer.shadow, let path = shadow.path { drawShadow(shadow, path, number) }
  }

  /// Draws the shadow of a path behind the content of a layer.
  private mutating func drawShadow(_ shadow: DisplayShadow, _ path: PathShape, _ number: Int) {
    let name = "\(prefix)s\(number)"
    if shadow.radius > 0 {
      svg.begin("filter", ["id": name, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"])
      svg.element("feGaussianBlur", ["stdDeviation": SVGText.number(shadow.radius)])
      svg.end()
    }
    let (x, y) = (SVGText.number(shadow.offset.width), SVGText.number(shadow.offset.height))
    svg.element(
      "path",
      [
        "d": path.commands, "fill": shadow.color.hex, "fill-opacity": SVGText.number(shadow.opacity),
        "transform": "translate(\(x) \(y))", "filter": shadow.radius > 0 ? "url(#\(name))" : "",
      ]
    )
  }

  /// Writes the filter of a shadow, and returns a reference to it.
  private mutating func defineShadow(_ shadow: DisplayShadow, _ number: Int) -> String {
    let name = "\(prefix)s\(number)"
    svg.begin("filter", ["id": name, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"])
    svg.element(
      "feDropShadow",
      [
        "dx": SVGText.number(shadow.offset.width), "dy": SVGText.number(shadow.offset.height),
        "stdDeviation": SVGText.number(shadow.radius),
        "flood-color": shadow.color.hex, "flood-opacity": SVGText.number(shadow.opacity),
      ]
    )
    svg.end()
    return "url(#\(name))"
  }

  private mutating func clipShape(_ clip: DisplayShape, _ corners: DisplayCorners?, isScreen: Bool) {
    let rect = clip.isUpright ? clip.frame : clip.bounds
    let transform = clip.isUpright ? "" : SVGText.matrix(clip.toScreen)
    if let corners { return svg.rect(rect, corners, SVGLook(fill: "", transform: transform)) }
    svg.element(
      "rect",
      [
        "x": SVGText.number(rect.minX), "y": SVGText.number(rect.minY),
        "width": SVGText.number(rect.width), "height": SVGText.number(rect.height),
        "rx": isScreen ? SVGText.number(SVGDevice(list).screenRadius) : "",
        "transform": transform,
      ]
    )
  }

  private mutating func leave() {
    openLayers.removeLast()
    svg.end()
  }

  // MARK: Items

  /// Draws an item, in its own coordinates if it is rotated or scaled.
  private mutating func draw(_ item: DisplayItem) {
    guard !item.shape.isUpright else { return draw(item, in: item.frame) }
    svg.begin("g", ["transform": SVGText.matrix(item.shape.toScreen)])
    draw(item, in: item.shape.bounds)
    svg.end()
  }

  private mutating func draw(_ item: DisplayItem, in rect: CGRect) {
    switch item.content {
    case .area(let name, _): drawArea(item, rect, isNamed: name != nil)
    case .scrollArea(let name, _): drawArea(item, rect, isNamed: name != nil)
    case .textArea: drawTextArea(item, rect)
    case .label(let label): drawLabel(item, rect, label)
    case .field(let field): drawField(item, rect, field)
    case .textLine(let line): drawTextLine(item, rect, line)
    case .button(let button): drawButton(item, rect, button)
    case .image(let name, let tint): drawImage(item, rect, name, tint)
    case .border(let width, let color, _): drawBorder(item, rect, width, color)
    case .drawing(let drawing, let space, _): drawDrawing(drawing, space, in: rect)
    case .shape(let shape): drawShape(item, rect, shape)
    case .gradient(let gradient): drawGradient(item, rect, gradient)
    case .toggle(let part, let thumb, let isEnabled, let colors):
      drawToggle(item, rect, part: part, thumb: thumb, isEnabled: isEnabled, colors)
    case .slider(let slider): drawSlider(item, rect, slider)
    case .progress(let part, let colors): drawProgress(item, rect, part: part, colors)
    case .wheel(let turns): drawWheel(rect, turns: turns)
    case .segments(let segments, let isEnabled, let selected):
      drawSegments(item, rect, segments, isEnabled: isEnabled, selected: selected)
    case .pages(let pages): drawPages(item, rect, pages)
    case .bar(let bar): drawBar(item, rect, bar)
    case .row(let row): drawRow(item, rect, row)
    case .picker(let bar): drawPicker(item, rect, bar)
    case .scrollIndicators(let indicators): drawIndicators(rect, indicators)
    case .dimming(let opacity): svg.rect(rect, .filled("#000000", opacity: opacity))
    case .alert: drawAlert(item, rect)
    case .sheet: drawSheet(item, rect)
    case .focusRing: drawFocusRing(item, rect)
    case .keyboard: drawKeyboard(rect)
    case .keyboardPart(let name, _): drawKeyboardPart(rect, isBar: name == "predictive bar")
    case .key(let key): drawKey(rect, key)
    }
  }

  /// Fills a rectangle with the item's background.
  mutating func fillBackground(_ item: DisplayItem, _ rect: CGRect, radius: CGFloat = 0) {
    guard let color = item.background, color.alpha > 0 else { return }
    svg.rect(rect, item.corners ?? DisplayCorners(radius), .filled(color.hex, opacity: color.alpha))
  }

  /// Draws a line inside the edges.
  private mutating func drawBorder(_ item: DisplayItem, _ rect: CGRect, _ width: CGFloat, _ color: Color) {
    let inset = width / 2
    var corners = item.corners ?? DisplayCorners(0)
    corners.radius = max(0, corners.radius - inset)
    var look = SVGLook.outlined(color.hex, width: width)
    look.strokeOpacity = color.alpha
    svg.rect(rect.insetBy(dx: inset, dy: inset), corners, look)
  }

  /// Draws a rectangle filled with a gradient.
  private mutating func drawGradient(_ item: DisplayItem, _ rect: CGRect, _ gradient: LayerGradient) {
    guard gradient.colors.count > 1 else { return }
    gradientCount += 1
    let name = "\(prefix)g\(gradientCount)"
    let (start, end) = (gradient.start, gradient.end)
    if gradient.isRadial {
      // A circle of radius 1 around the origin, mapped to the ellipse.
      let size = [abs(end.x - start.x), abs(end.y - start.y)].map(SVGText.factor)
      let map = "matrix(\(size[0]) 0 0 \(size[1]) \(SVGText.number(start.x)) \(SVGText.number(start.y)))"
      svg.begin(
        "radialGradient",
        ["id": name, "cx": "0", "cy": "0", "r": "1", "gradientTransform": map]
      )
    } else {
      svg.begin(
        "linearGradient",
        [
          "id": name, "x1": SVGText.number(start.x), "y1": SVGText.number(start.y),
          "x2": SVGText.number(end.x), "y2": SVGText.number(end.y),
        ]
      )
    }
    for (color, place) in gradient.stops { drawStop(color, place) }
    svg.end()
    svg.rect(rect, item.corners ?? DisplayCorners(0), .filled("url(#\(name))"))
  }
}

extension SVGPainter {
  /// Writes a color of a gradient.
  mutating func drawStop(_ color: Color, _ place: CGFloat) {
    svg.element(
      "stop",
      [
        "offset": SVGText.number(place), "stop-color": color.hex,
        "stop-opacity": color.alpha < 1 ? SVGText.number(color.alpha) : "",
      ]
    )
  }
}

extension DisplayCorners {
  /// Creates four equal corners.
  init(_ radius: CGFloat) { self.init(radius: radius, mask: CornerMask(rawValue: 15)) }
}

extension SVGText {
  static func matrix(_ transform: ViewTransform) -> String {
    let turn = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return "matrix(\((turn + [number(transform.tx), number(transform.ty)]).joined(separator: " ")))"
  }
}
