import Foundation
import ViewTree

extension SVGPainter {
  /// Draws the background color if there is one, or a thin dashed line that makes a view with an identifier
  /// visible.
  mutating func drawArea(_ item: DisplayItem, _ rect: CGRect, isNamed: Bool) {
    fillBackground(item, rect)
    guard isNamed, item.background.map({ $0.alpha == 0 }) ?? true else { return }
    svg.rect(rect.insetBy(dx: 0.5, dy: 0.5), .outlined(palette.guide, dashes: "2 4"))
  }

  mutating func drawTextArea(_ item: DisplayItem, _ rect: CGRect) {
    fillBackground(item, rect, radius: 6)
    let corners = item.corners ?? DisplayCorners(6)
    svg.rect(rect.insetBy(dx: 0.5, dy: 0.5), corners, .outlined(palette.hairline))
  }

  /// Draws a crossed frame with the image's name, in the tint color if there is one.
  mutating func drawImage(_ item: DisplayItem, _ rect: CGRect, _ name: String, _ tint: Color?) {
    let look = SVGLook.filled((item.background?.alpha ?? 0) > 0 ? item.ground.hex : palette.image.ground)
    svg.rect(
      rect.insetBy(dx: 0.5, dy: 0.5),
      item.corners ?? DisplayCorners(0),
      look.outlined(tint?.hex ?? palette.guide)
    )
    svg.line(
      from: CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      tint?.hex ?? palette.image.line
    )
    svg.line(
      from: CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.minX, y: rect.maxY),
      tint?.hex ?? palette.image.line
    )
    let words = SVGWords(text: SVGText.visible(name), size: 11, fill: tint?.hex ?? palette.image.name)
    svg.words(words, inMiddleOf: rect, margin: 2)
  }

  /// Draws a bar with a line next to the content, or only its platters if it is transparent.
  mutating func drawBar(_ item: DisplayItem, _ rect: CGRect, _ bar: BarContent) {
    if bar.ground != .clear { drawGround(of: bar, item, rect) }
    for platter in bar.platters {
      let origin = item.shape.bounds.origin
      let frame = platter.frame.offsetBy(dx: rect.minX - origin.x, dy: rect.minY - origin.y)
      let look = SVGLook.filled(platter.color?.hex ?? palette.platter, opacity: 0.9)
      svg.rect(frame, radius: min(frame.width, frame.height) / 2, look)
    }
  }

  /// Draws the background of a bar. At the top of the screen it extends behind the status bar. Without a
  /// background of its own, a bar over scrolled content is translucent, with no line.
  private mutating func drawGround(of bar: BarContent, _ item: DisplayItem, _ rect: CGRect) {
    var filled = rect
    if reachesTop(bar, item, rect) {
      filled.size.height += rect.minY
      filled.origin.y = 0
    }
    let color = item.background.flatMap { $0.alpha > 0 ? $0 : nil }
    let opacity: CGFloat = bar.ground == .edgeEffect ? 0.85 : 1
    svg.rect(filled, .filled(color?.hex ?? palette.bar, opacity: Double(color?.alpha ?? opacity)))
    guard bar.ground == .standard else { return }
    let y = bar.isAtTop ? rect.maxY - 0.25 : rect.minY + 0.25
    svg.line(
      from: CGPoint(x: rect.minX, y: y),
      to: CGPoint(x: rect.maxX, y: y),
      palette.hairline,
      width: 0.5
    )
  }

  /// Returns whether the background of a bar extends behind the status bar.
  func reachesTop(_ bar: BarContent, _ item: DisplayItem, _ rect: CGRect) -> Bool {
    bar.isAtTop && item.shape.isUpright && rect.minX == 0 && rect.minY <= list.device.statusBarHeight + 20
  }

  /// Draws a band behind the selected row.
  mutating func drawPicker(_ item: DisplayItem, _ rect: CGRect, _ bar: CGRect) {
    fillBackground(item, rect)
    svg.rect(bar.offsetBy(dx: rect.minX, dy: rect.minY), radius: 7, .filled(palette.band))
  }

  mutating func drawIndicators(_ rect: CGRect, _ indicators: ScrollIndicators) {
    let look = SVGLook.filled(palette.indicator, opacity: 0.35)
    if let part = indicators.vertical {
      let length = max(12, rect.height * (part.upperBound - part.lowerBound) - 4)
      let y = min(rect.minY + 2 + rect.height * part.lowerBound, rect.maxY - 2 - length)
      svg.rect(CGRect(x: rect.maxX - 5, y: y, width: 3, height: length), radius: 1.5, look)
    }
    if let part = indicators.horizontal {
      let length = max(12, rect.width * (part.upperBound - part.lowerBound) - 4)
      let x = min(rect.minX + 2 + rect.width * part.lowerBound, rect.maxX - 2 - length)
      svg.rect(CGRect(x: x, y: rect.maxY - 5, width: length, height: 3), radius: 1.5, look)
    }
  }

  // MARK: In front of other content

  mutating func drawAlert(_ item: DisplayItem, _ rect: CGRect) {
    svg.rect(rect, radius: 13, .filled(item.background?.hex ?? palette.alert))
  }

  /// Draws a sheet with rounded corners. On phones, the bottom corners are below the screen's edge.
  mutating func drawSheet(_ item: DisplayItem, _ rect: CGRect) {
    let color = item.background.flatMap { $0.alpha > 0 ? $0.hex : nil } ?? palette.box
    let bottom = rect.maxY >= list.screen.maxY && list.device.isPhone ? 20 : 0.0
    let filled = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + bottom)
    svg.rect(filled, item.corners ?? DisplayCorners(10), .filled(color))
  }

  /// Draws a ring along the inner edge, so that it is clipped only where the view is.
  mutating func drawFocusRing(_ item: DisplayItem, _ rect: CGRect) {
    svg.rect(rect.insetBy(dx: 1, dy: 1), radius: 6, .outlined(item.tint.hex, width: 2))
  }

  /// Draws a dot at the touch, and a line from its start.
  mutating func draw(_ finger: FingerMark) {
    if finger.start != finger.location {
      svg.line(from: finger.start, to: finger.location, SVGPalette.finger, width: 3)
      svg.circle(finger.start, radius: 4, .filled(SVGPalette.finger))
    }
    let look = SVGLook.filled(SVGPalette.finger, opacity: 0.35).outlined(SVGPalette.finger, width: 1.5)
    svg.circle(finger.location, radius: 14, look)
  }
}
