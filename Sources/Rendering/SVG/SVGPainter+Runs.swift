import Foundation
import ViewTree

/// Lines whose attributes affect their layout.
extension SVGPainter {
  /// Draws the runs of a line at their places, on one baseline. Runs beyond the right edge are truncated.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the line with the spaces above and below it.
  ///   - start: The left edge of the text.
  mutating func drawRuns(
    _ line: TextRunLine,
    _ placement: TextPlacement,
    _ rect: CGRect,
    start: CGFloat,
    _ ink: String
  ) {
    let top = rect.minY + placement.above
    for (place, run) in line.runs.enumerated() {
      let x = start + placement.starts[place]
      let room = rect.maxX - x + 0.01
      guard room > 0.5 else { break }
      let ground = CGRect(x: x, y: top, width: min(run.width, room), height: placement.height)
      if let color = run.look.background { svg.rect(ground, .filled(color.hex, opacity: color.alpha)) }
      let baseline = top + placement.baseline - (run.look.details?.baselineOffset ?? 0)
      if let box = run.look.details?.box {
        draw(box, at: x, baseline: baseline)
      } else {
        svg.words(SVGWords(run.text, run.look, ink: ink).cut(to: room), at: x, baseline: baseline)
      }
    }
  }

  /// Draws the image of an attachment.
  mutating func draw(_ box: AttachmentBox, at x: CGFloat, baseline: CGFloat) {
    guard let image = box.image else { return }
    draw(
      image,
      in: CGRect(
        x: x + box.bounds.minX,
        y: baseline - box.bounds.maxY,
        width: box.bounds.width,
        height: box.bounds.height
      )
    )
  }

  /// Draws the line of a text view, with the selection and the caret.
  mutating func drawRichLine(
    _ item: DisplayItem,
    _ rect: CGRect,
    _ content: TextLineContent,
    _ rich: RichShownLine
  ) {
    let own = item.shape.bounds
    let (dx, dy) = (rect.minX - own.minX, rect.minY - own.minY)
    let isReversed = rich.line.runsFromRightToLeft(content.text)
    func shown(_ part: CGRect) -> CGRect {
      let part = part.offsetBy(dx: dx, dy: dy)
      guard isReversed, let run = rich.line.runs.first, let start = rich.line.placement?.starts.first else {
        return part
      }
      // The toolkit measures from the left edge of the run.
      let edges = 2 * (rect.minX + start) + run.width
      return CGRect(x: edges - part.maxX, y: part.minY, width: part.width, height: part.height)
    }
    if let selected = rich.selected { svg.rect(shown(selected), .filled(item.tint.hex, opacity: 0.25)) }
    if let placement = rich.line.placement {
      let room = CGRect(
        x: rect.minX,
        y: rect.minY - placement.above,
        width: rect.width,
        height: placement.totalHeight
      )
      drawRuns(rich.line, placement, room, start: rect.minX, palette.ink)
    }
    if let caret = rich.caret {
      let side = CaretSide(content.caret ?? 0, of: content.text.count, isRightToLeft: isReversed)
      let left = CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
      var bar = shown(left).offsetBy(dx: side.offset, dy: 0)
      bar.size.width = caret.width
      svg.rect(bar, radius: 1, .filled(item.tint.hex))
    }
  }

  /// Draws the highlights of found text, below the text.
  mutating func drawHighlights(_ item: DisplayItem, _ rect: CGRect, _ highlights: [TextHighlight]) {
    let own = item.shape.bounds
    for highlight in highlights {
      let place = highlight.rect.offsetBy(dx: rect.minX - own.minX, dy: rect.minY - own.minY)
      svg.rect(place, radius: 2, .filled(Color.systemYellow.hex, opacity: highlight.isCurrent ? 1 : 0.4))
    }
  }
}

extension TextRunLine {
  /// Whether the line has one look, and its text runs from right to left.
  fileprivate func runsFromRightToLeft(_ text: String) -> Bool {
    let directions = TextDirections(Array(text)).runs
    return runs.count == 1 && directions.count == 1 && directions[0].isRightToLeft
  }
}

extension SVGWords {
  /// Adds the details of a look.
  mutating func add(_ details: TextDetails, _ look: TextAppearance) {
    measured = TextRun(text, look).width - details.kern
    isSlanted = details.isOblique
    if details.strokeWidth != 0 {
      strokeWidth = abs(details.strokeWidth) / 100 * font.pointSize
      stroke = details.strokeColor?.hex ?? fill
      if details.strokeWidth > 0 { fill = "none" }
    }
    if let shadow = details.shadow {
      self.shadow =
        "text-shadow:\(SVGText.number(shadow.offset.width))px \(SVGText.number(shadow.offset.height))px "
        + "\(SVGText.number(shadow.blur))px \(shadow.color.css)"
    }
    var lines: [String] = []
    if details.underline.rawValue != 0 {
      lines.append(decoration("underline", details.underline, details.underlineColor))
    }
    if details.strikethrough.rawValue != 0 {
      lines.append(decoration("line-through", details.strikethrough, details.strikethroughColor))
    }
    // One attribute has one style for all lines; that of the line below the characters.
    if !lines.isEmpty { self.lines = lines.count == 1 ? lines[0] : "line-through " + lines[0] }
  }

  private func decoration(_ line: String, _ style: UnderlineStyle, _ color: Color?) -> String {
    var parts = [line]
    if style.contains(.patternDash) {
      parts.append("dashed")
    } else if style.contains(.patternDot) {
      parts.append("dotted")
    } else if style.contains(.double) {
      parts.append("double")
    }
    if let color { parts.append(color.hex) }
    return parts.joined(separator: " ")
  }
}

extension Color {
  /// The color in style sheets, with its opacity.
  fileprivate var css: String {
    guard alpha < 1 else { return hex }
    let opacity = Int((alpha * 255).rounded())
    return hex + String(repeating: "0", count: opacity < 16 ? 1 : 0) + String(opacity, radix: 16)
  }
}
