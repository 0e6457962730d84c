import Foundation
import Simulation
import ViewTree

/// The device around the screen, with rounded corners, and with a home button if it has one.
struct SVGDevice {
  let list: DisplayList

  init(_ list: DisplayList) {
    self.list = list
  }

  private var hasButton: Bool { list.device.homeControl == .button }

  /// The radius of the screen's corners.
  var screenRadius: CGFloat { hasButton ? 2 : list.device.isPhone ? 36 : 16 }

  /// The widths of the device's front around the screen.
  private var margins: EdgeInsets {
    guard hasButton else { return EdgeInsets(top: 12, left: 12, bottom: 12, right: 12) }
    let (side, end): (CGFloat, CGFloat) = list.device.isPhone ? (16, 60) : (44, 58)
    switch list.device.homeEdge {
    case .top, .bottom: return EdgeInsets(top: end, left: side, bottom: end, right: side)
    case .left, .right: return EdgeInsets(top: side, left: end, bottom: side, right: end)
    }
  }

  /// The size of the device with its screen, in points.
  var size: CGSize {
    CGSize(
      width: list.screen.width + margins.left + margins.right,
      height: list.screen.height + margins.top + margins.bottom
    )
  }

  /// Draws the device with the given screen, with its upper-left corner at the origin.
  func draw(_ screen: SVGDocument, into svg: inout SVGDocument) {
    let body = CGRect(origin: .zero, size: size).insetBy(dx: 0.75, dy: 0.75)
    svg.rect(body, radius: hasButton ? 40 : screenRadius + 12, SVGLook(fill: "", width: 1.5, style: "body"))
    svg.begin(
      "g",
      ["transform": "translate(\(SVGText.number(margins.left)) \(SVGText.number(margins.top)))"]
    )
    svg.rect(list.screen, radius: screenRadius, .filled(SVGPalette(list.traits, on: list.device).paper))
    svg.add(screen)
    svg.end()
    if hasButton { drawButton(&svg) }
  }

  private func drawButton(_ svg: inout SVGDocument) {
    let bounds = CGRect(origin: .zero, size: size)
    let center =
      switch list.device.homeEdge {
      case .bottom: CGPoint(x: bounds.midX, y: bounds.maxY - 30)
      case .top: CGPoint(x: bounds.midX, y: bounds.minY + 30)
      case .left: CGPoint(x: bounds.minX + 30, y: bounds.midY)
      case .right: CGPoint(x: bounds.maxX - 30, y: bounds.midY)
      }
    svg.circle(center, radius: 19, SVGLook.filled("#2c2c2e").outlined("#636366", width: 1.5))
  }
}

// MARK: - System elements on the screen

extension SVGPainter {
  /// Draws the status bar with a battery and the virtual time instead of a clock; the camera cutout; and the
  /// home indicator. A status bar over content has a faint shade that shows its area, unless a bar is
  /// behind it.
  mutating func drawStatusBar(_ time: VirtualClock.Instant) {
    let (device, screen) = (list.device, list.screen)
    if device.statusBar != .hidden {
      let isOpaque = device.statusBar == .opaque
      let top = CGPoint(x: screen.midX, y: 2)
      let ink = isOpaque ? SVGPalette.ink : SVGPalette.ink(on: ground(at: top))
      let area = CGRect(x: 0, y: 0, width: screen.width, height: device.statusBarHeight)
      if isOpaque {
        svg.rect(area, .filled(SVGPalette.statusBar))
      } else if !hasBar(at: top) {
        svg.rect(area, .filled(ink, opacity: 0.06))
      }
      let middle = device.cutout > 0 ? device.statusBarHeight / 2 + 2 : device.statusBarHeight / 2
      let hasCorners = device.homeControl == .indicator
      var words = SVGWords(text: GeometryText.seconds(time.offset), size: 12, fill: ink, weight: .semibold)
      // The clock is at the leading end beside a cutout, and the battery at the trailing one.
      let isMirrored = list.traits.layoutDirection == .rightToLeft
      words.anchor = !hasCorners ? .middle : isMirrored ? .end : .start
      let end = isMirrored ? screen.maxX - 26 : screen.minX + 26
      svg.words(words, at: hasCorners ? end : screen.midX, middle: middle)
      let margin: CGFloat = hasCorners ? 50 : 28
      let battery = isMirrored ? screen.minX + margin - 22 : screen.maxX - margin
      drawBattery(at: CGPoint(x: battery, y: middle), ink)
    }
    drawCutout()
    drawHomeIndicator()
  }

  private mutating func drawBattery(at place: CGPoint, _ ink: String) {
    let body = CGRect(x: place.x, y: place.y - 4.5, width: 19, height: 9)
    svg.rect(body, radius: 2, .outlined(ink, width: 0.8))
    svg.rect(body.insetBy(dx: 1.8, dy: 1.8), radius: 1, .filled(ink))
    svg.rect(CGRect(x: body.maxX + 1, y: place.y - 1.5, width: 1.5, height: 3), .filled(ink))
  }

  private mutating func drawCutout() {
    let (device, screen) = (list.device, list.screen)
    guard device.cutout > 0 else { return }
    let (long, deep): (CGFloat, CGFloat) = (122, 26)
    let place =
      switch device.homeEdge {
      case .bottom: CGRect(x: screen.midX - long / 2, y: 11, width: long, height: deep)
      case .top: CGRect(x: screen.midX - long / 2, y: screen.maxY - 11 - deep, width: long, height: deep)
      case .right: CGRect(x: 11, y: screen.midY - long / 2, width: deep, height: long)
      case .left: CGRect(x: screen.maxX - 11 - deep, y: screen.midY - long / 2, width: deep, height: long)
      }
    // Translucent in landscape, because apps may draw content behind it.
    let opacity: CGFloat = screen.width > screen.height ? 0.3 : 1
    svg.rect(place, radius: deep / 2, .filled("#1c1c1e", opacity: opacity))
  }

  private mutating func drawHomeIndicator() {
    let screen = list.screen
    guard list.device.homeControl == .indicator else { return }
    let width = min(screen.width, screen.height) * 0.36
    let place = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    let ink = SVGPalette.ink(on: ground(at: CGPoint(x: screen.midX, y: place.midY)))
    svg.rect(place, radius: 2.5, .filled(ink))
  }

  /// Returns whether the frontmost item with a background at a point is a bar.
  private func hasBar(at point: CGPoint) -> Bool {
    for item in list.items.reversed() where item.clip.contains(point) {
      switch item.content {
      case .bar(let bar) where reachesTop(bar, item, item.frame) && bar.ground != .clear: return true
      case _ where item.frame.contains(point) && (item.background?.alpha ?? 0) > 0.5: return false
      default: continue
      }
    }
    return false
  }

  /// Returns the visible color at a point, as far as rectangles determine it.
  private func ground(at point: CGPoint) -> Color {
    for item in list.items.reversed() where item.frame.contains(point) && item.clip.contains(point) {
      switch item.content {
      case .keyboard, .bar, .sheet:
        return item.background?.resolvedColor(with: item.traits) ?? list.ground
      default:
        let color = item.background?.resolvedColor(with: item.traits)
        if let color, color.alpha * item.opacity > 0.5 { return item.ground }
      }
    }
    return list.ground
  }
}
