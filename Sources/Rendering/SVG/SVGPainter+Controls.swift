import Foundation
import Simulation
import ViewTree

extension SVGPainter {
  /// Draws a box with a centered title. Buttons in bars are plain text; buttons in alerts are rows with a
  /// line above.
  mutating func drawButton(_ item: DisplayItem, _ rect: CGRect, _ button: ButtonContent) {
    var ink = button.isEnabled ? item.tint.hex : palette.gray
    var font = button.font
    let pressed = SVGLook.filled("#000000", opacity: 0.12)
    switch button.place {
    case .alone:
      ink = drawBox(item, rect, button, ink)
    case .bar, .tab:
      fillBackground(item, rect)
      if button.place == .tab { ink = button.isSelected ? item.tint.hex : palette.gray }
      if button.isHighlighted { svg.rect(rect, radius: 6, pressed) }
    case .alert:
      let edge = (start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.minY))
      svg.line(from: edge.start, to: edge.end, palette.hairline, width: 0.5)
      if button.isHighlighted { svg.rect(rect, pressed) }
    case .menu:
      svg.rect(rect, .filled(button.isHighlighted ? "#5a5a5e" : "#2c2c2e"))
      ink = SVGPalette.white
    case .sign:
      let side = min(rect.width, rect.height)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      svg.circle(center, radius: side / 2 - 1, .filled(button.isHighlighted ? SVGPalette.gray : "#8e8e93"))
      (ink, font) = (SVGPalette.white, .caption(size: min(15, side * 0.8)))
    }
    if let stack = button.stack { return drawStack(stack, item, rect, button, ink) }
    if !button.runs.isEmpty || !button.subtitle.isEmpty || button.alignment != .center {
      return drawTitle(item, rect, button, ink)
    }
    let words = SVGWords(button.title, TextAppearance(font: font), ink: ink)
    svg.words(words, inMiddleOf: rect, margin: button.place == .sign ? 0 : 4)
  }

  /// Draws the image of a tab above its title, each in the middle of its place.
  private mutating func drawStack(
    _ stack: ButtonStack,
    _ item: DisplayItem,
    _ rect: CGRect,
    _ button: ButtonContent,
    _ ink: String
  ) {
    func place(of part: CGRect) -> CGRect {
      let y = rect.minY + part.minY - item.shape.bounds.minY
      return CGRect(x: rect.minX, y: y, width: rect.width, height: part.height)
    }
    let font = TextAppearance(font: button.font)
    svg.words(SVGWords(stack.image, font, ink: ink), inMiddleOf: place(of: stack.imageRect))
    guard button.runs.isEmpty else {
      return drawLine(TextRunLine(runs: button.runs), place(of: stack.titleRect), .center, ink)
    }
    svg.words(SVGWords(stack.title, font, ink: ink), inMiddleOf: place(of: stack.titleRect))
  }

  /// Draws a title with its own looks, and the subtitle below it.
  private mutating func drawTitle(_ item: DisplayItem, _ rect: CGRect, _ button: ButtonContent, _ ink: String)
  {
    var title = TextRunLine(runs: button.runs)
    let plain = TextAppearance(font: button.font)
    if button.runs.isEmpty { title.runs = [TextRun(button.title, plain)] }
    if let image = button.image, let look = title.runs.first?.look {
      title.runs.insert(TextRun(image + " ", TextAppearance(font: look.font, color: look.color)), at: 0)
    }
    let subtitle = TextRunLine(runs: button.subtitle)
    let padding = subtitle.runs.isEmpty ? 0 : button.titlePadding
    let top = rect.midY - (title.height + padding + subtitle.height) / 2
    var room = rect.insetBy(dx: min(4, rect.width / 2), dy: 0)
    var alignment = button.alignment
    // Title and subtitle are aligned in the box around both.
    if alignment == .center, button.wordsAlignment != .center {
      let width = min(room.width, max(title.width, subtitle.width))
      room = CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
      alignment = button.wordsAlignment
    }
    let first = CGRect(x: room.minX, y: top, width: room.width, height: title.height)
    drawLine(title, first, alignment, ink)
    let second = CGRect(x: room.minX, y: first.maxY + padding, width: room.width, height: subtitle.height)
    drawLine(subtitle, second, alignment, ink)
  }

  /// Draws the box of a button outside bars, alerts and menus, and returns the color of its title.
  private mutating func drawBox(
    _ item: DisplayItem,
    _ rect: CGRect,
    _ button: ButtonContent,
    _ ink: String
  ) -> String {
    let box = rect.insetBy(dx: 0.5, dy: 0.5)
    if let name = button.backgroundImage {
      drawImage(item, rect, "", nil)
      drawName(ofGround: name, rect, button)
    }
    if let background = button.background { return drawBackground(item, rect, button, background, ink) }
    if button.backgroundImage != nil { return ink }
    let corners = item.corners ?? DisplayCorners(8)
    if let color = item.background, color.alpha > 0 {
      svg.rect(box, corners, .filled(color.hex, opacity: color.alpha))
      if button.isHighlighted { svg.rect(box, corners, .filled("#000000", opacity: 0.2)) }
      return button.isEnabled ? SVGPalette.ink(on: item.ground) : SVGPalette.gray(on: item.ground)
    }
    if button.isSelected {
      svg.rect(box, corners, .filled(item.tint.hex))
      return button.isEnabled ? SVGPalette.ink(on: item.tint) : SVGPalette.gray(on: item.tint)
    }
    let fill = button.isHighlighted ? palette.pressed : palette.button
    svg.rect(box, corners, SVGLook.filled(fill).outlined(palette.hairline))
    return ink
  }

  /// Draws the name of a background image below the title if there is space. A button without other words has
  /// the name as its title.
  private mutating func drawName(ofGround name: String, _ rect: CGRect, _ button: ButtonContent) {
    guard !button.showsBackgroundName, rect.height >= 36 else { return }
    let strip = CGRect(x: rect.minX, y: rect.maxY - 12, width: rect.width, height: 11)
    let words = SVGWords(text: SVGText.visible(name), size: 9, fill: palette.image.name)
    svg.words(words, inMiddleOf: strip, margin: 2)
  }

  /// Draws the background of a button's configuration, and returns the color of its title.
  private mutating func drawBackground(
    _ item: DisplayItem,
    _ outer: CGRect,
    _ button: ButtonContent,
    _ background: ButtonBackground,
    _ ink: String
  ) -> String {
    let corners = item.corners ?? DisplayCorners(background.cornerRadius)
    fillBackground(item, outer, radius: corners.radius)
    let rect = outer.inset(by: background.insets)
    if let color = background.fill { svg.rect(rect, corners, .filled(color.hex, opacity: color.alpha)) }
    if let image = background.image, !image.name.isEmpty {
      let (x, y) = (outer.minX - item.shape.bounds.minX, outer.minY - item.shape.bounds.minY)
      drawImage(item, image.rect.offsetBy(dx: x, dy: y), image.name, nil)
    }
    if button.isHighlighted { svg.rect(rect, corners, .filled("#000000", opacity: 0.12)) }
    if let color = background.strokeColor {
      let inset = background.strokeWidth / 2 - background.strokeOutset
      svg.rect(
        rect.insetBy(dx: inset, dy: inset),
        corners,
        .outlined(color.hex, width: background.strokeWidth, opacity: color.alpha)
      )
    }
    return ink
  }

  mutating func drawToggle(
    _ item: DisplayItem,
    _ rect: CGRect,
    part: CGFloat,
    thumb: CGSize,
    isEnabled: Bool,
    _ colors: ValueColors
  ) {
    let opacity: CGFloat = isEnabled ? 1 : 0.45
    let radius = rect.height / 2
    // While the switch changes, the color of the one that is on is over the other.
    if part < 1 { svg.rect(rect, radius: radius, .filled(palette.track, opacity: opacity)) }
    if part > 0 {
      svg.rect(rect, radius: radius, .filled(colors.on?.hex ?? palette.on, opacity: opacity * part))
    }
    let y = rect.midY - thumb.height / 2
    let inset = max(0, (rect.height - thumb.height) / 2)
    let way = rect.width - 2 * inset - thumb.width
    let x = rect.minX + inset + way * (item.isMirrored ? 1 - part : part)
    let look = SVGLook.filled(colors.thumb?.hex ?? SVGPalette.white).outlined("#b4b4ba", width: 0.5)
    svg.rect(CGRect(origin: CGPoint(x: x, y: y), size: thumb), radius: thumb.height / 2, look)
  }

  /// Draws the track, filled up to the thumb, and the thumb.
  mutating func drawSlider(_ item: DisplayItem, _ rect: CGRect, _ slider: SliderContent) {
    let (isEnabled, colors) = (slider.isEnabled, slider.colors)
    let (x, y) = (rect.minX - item.shape.bounds.minX, rect.minY - item.shape.bounds.minY)
    let track = slider.track.offsetBy(dx: x, dy: y).insetBy(dx: min(2, slider.track.width / 2), dy: 0)
    let thumb = slider.thumb.offsetBy(dx: x, dy: y).insetBy(dx: min(1.5, slider.thumb.width / 2), dy: 1.5)
    let radius = track.height / 2
    svg.rect(track, radius: radius, .filled(colors.off?.hex ?? palette.track))
    var done = track
    done.size.width = max(0, item.isMirrored ? track.maxX - thumb.midX : thumb.midX - track.minX)
    if item.isMirrored { done.origin.x = track.maxX - done.width }
    func place(_ part: CGFloat) -> CGFloat { track.minX + track.width * (item.isMirrored ? 1 - part : part) }
    if slider.neutral > 0 {
      let start = place(slider.neutral)
      done.origin.x = min(start, thumb.midX)
      done.size.width = abs(thumb.midX - start)
    }
    svg.rect(done, radius: radius, .filled(isEnabled ? (colors.on ?? item.tint).hex : palette.disabled))
    for tick in slider.ticks {
      svg.circle(CGPoint(x: place(tick), y: track.maxY + 6), radius: 1.5, .filled(palette.gray))
    }
    guard thumb.width > 0 else { return }
    let look = SVGLook.filled(isEnabled ? colors.thumb?.hex ?? SVGPalette.white : "#eeeeee")
    svg.rect(thumb, radius: thumb.height / 2, look.outlined("#b4b4ba"))
  }

  /// Draws a line that has the tint color up to the progress, unless the bar has colors of its own.
  mutating func drawProgress(_ item: DisplayItem, _ rect: CGRect, part: CGFloat, _ colors: ValueColors) {
    let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    svg.rect(track, radius: 2, .filled(colors.off?.hex ?? palette.track))
    let start = item.isMirrored ? track.maxX - track.width * part : track.minX
    let done = CGRect(x: start, y: track.minY, width: track.width * part, height: 4)
    svg.rect(done, radius: 2, .filled((colors.on ?? item.tint).hex))
  }

  /// Draws a ring, darker while the indicator spins.
  mutating func drawWheel(_ rect: CGRect, turns: Bool) {
    let radius = max(1, min(rect.width, rect.height, 37) / 2 - 2)
    let look = SVGLook.filled("none").outlined(turns ? palette.wheel : palette.disabled)
    svg.circle(CGPoint(x: rect.midX, y: rect.midY), radius: radius, look)
  }

  /// Draws a box with lines between the segments, the selected one filled.
  mutating func drawSegments(
    _ item: DisplayItem,
    _ rect: CGRect,
    _ segments: [SegmentContent],
    isEnabled: Bool,
    selected: Color?
  ) {
    let tint = isEnabled ? item.tint.hex : palette.disabled
    let box = rect.insetBy(dx: 0.5, dy: 0.5)
    svg.rect(box, radius: 6, SVGLook.filled(palette.box).outlined(tint))
    var left = rect.minX
    for (index, segment) in segments.enumerated() {
      let right = rect.minX + segment.end * rect.width
      let part = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
      if segment.isSelected {
        svg.rect(part.insetBy(dx: 2, dy: 2), radius: 5, .filled(selected?.hex ?? tint))
      }
      if index < segments.count - 1 {
        svg.line(
          from: CGPoint(x: right, y: rect.minY + 1),
          to: CGPoint(x: right, y: rect.maxY - 1),
          tint
        )
      }
      let ink =
        segment.isSelected
        ? SVGPalette.ink(on: selected ?? item.tint)
        : isEnabled && segment.isEnabled ? item.tint.hex : palette.gray
      // A minus sign as wide as the adjacent plus sign.
      let title = segment.title == "-" ? "−" : segment.title
      let words = SVGWords(text: SVGText.visible(title), size: title.count == 1 ? 20 : 13, fill: ink)
      svg.words(words, inMiddleOf: part)
      left = right
    }
  }
}
