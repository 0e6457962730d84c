import Foundation
import ViewTree

extension SVGPainter {
  mutating func drawLabel(_ item: DisplayItem, _ rect: CGRect, _ label: LabelContent) {
    fillBackground(item, rect)
    let height = label.lines.reduce(0) { $0 + $1.height }
    var y = rect.midY - height / 2
    for line in label.lines {
      let place = CGRect(x: rect.minX, y: y, width: rect.width, height: line.height)
      drawLine(
        line,
        place,
        label.alignment,
        label.followsGround ? SVGPalette.ink(on: item.ground) : palette.ink
      )
      y += line.height
    }
  }

  /// Draws runs side by side, truncated to the available width.
  mutating func drawLine(
    _ line: TextRunLine,
    _ rect: CGRect,
    _ alignment: TextAlignment,
    _ ink: String
  ) {
    if let placement = line.placement {
      let start = rect.minX + placement.start(in: rect.width, alignment)
      return drawRuns(line, placement, rect, start: start, ink)
    }
    let largest = line.runs.map(\.look.font.pointSize).max()
    var x = rect.minX + (line.runs.count > 1 ? alignment.shift(of: line.width, in: rect.width) : 0)
    for run in line.runs {
      let room = rect.maxX - x + 0.01
      if let color = run.look.background { drawGround(color, x, min(run.width, room), rect) }
      if let box = run.look.details?.box {
        draw(box, at: x, baseline: rect.midY + (largest ?? 0) * 0.36)
        x += run.width
        continue
      }
      var words = SVGWords(run.text, run.look, ink: ink).cut(to: room)
      if line.runs.count > 1 {
        svg.words(words, at: x, middle: rect.midY, largest: largest)
        x += run.width
        if x >= rect.maxX { break }
        continue
      }
      switch alignment {
      case .center: (words.anchor, x) = (.middle, rect.midX)
      case .right: (words.anchor, x) = (.end, rect.maxX)
      case .left, .justified, .natural: break
      }
      svg.words(words, at: x, middle: rect.midY)
    }
  }

  private mutating func drawGround(_ color: Color, _ x: CGFloat, _ width: CGFloat, _ rect: CGRect) {
    let ground = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
    svg.rect(ground, .filled(color.hex, opacity: color.alpha))
  }

  /// Draws a box for the border style, fainter if there is no border, with the text, the selection and the
  /// caret.
  mutating func drawField(_ item: DisplayItem, _ rect: CGRect, _ field: FieldContent) {
    let box = rect.insetBy(dx: 0.5, dy: 0.5)
    let corners = item.corners ?? DisplayCorners(field.border == .line || field.border == .bezel ? 0 : 6)
    let fill = item.background.flatMap { $0.alpha > 0 ? $0 : nil }
    let ground = fill ?? palette.field(isEnabled: field.isEnabled)
    let stroke = palette.border(field.border)
    svg.rect(
      box,
      corners,
      SVGLook.filled(ground.hex, opacity: fill?.alpha ?? 1).outlined(stroke)
    )
    let own = item.shape.bounds
    // Without a border the text would be on the ring around the first responder.
    let shift = field.border == .none ? 6.0 : 0
    let room = field.textRect.offsetBy(dx: rect.minX - own.minX + shift, dy: rect.minY - own.minY)
    let ink = field.isEnabled ? palette.ink : SVGPalette.gray(on: ground)
    let middle = room.midY
    if field.text.isEmpty {
      let line = TextRunLine(runs: field.placeholderRuns)
      let place = CGRect(x: room.minX, y: middle, width: room.width - shift, height: 0)
      drawLine(line, place, field.alignment, SVGPalette.gray(on: ground))
    }
    let line = ShownText(field, width: room.width - shift)
    let width = field.look.font.width(of: line.text)
    drawText(
      line,
      at: room.minX + field.alignment.shift(of: width, in: room.width - 2 * shift),
      middle: middle,
      ink,
      item.tint,
      field.alignment
    )
  }

  mutating func drawTextLine(_ item: DisplayItem, _ rect: CGRect, _ line: TextLineContent) {
    drawHighlights(item, rect, line.highlights)
    if let rich = line.rich { return drawRichLine(item, rect, line, rich) }
    var text = ShownText(
      text: line.text,
      caret: line.selected == nil ? line.caret : nil,
      selected: line.selected,
      look: line.look
    )
    text.runs = line.runs
    drawText(text, at: rect.minX, middle: rect.midY, palette.ink, item.tint)
  }

  /// Draws a line with a highlighted selection or with the caret, at the positions that the package measures.
  ///
  /// - Parameter alignment: The side of the caret if there is no text.
  private mutating func drawText(
    _ line: ShownText,
    at x: CGFloat,
    middle: CGFloat,
    _ ink: String,
    _ tint: Color,
    _ alignment: TextAlignment = .natural
  ) {
    let font = line.look.font
    let positions = LinePositions(line.text, font: font)
    func rects(of range: Range<Int>) -> [CGRect] {
      positions.extents(of: range).map { extent in
        CGRect(
          x: x + extent.lowerBound,
          y: middle - font.lineHeight / 2,
          width: extent.upperBound - extent.lowerBound,
          height: font.lineHeight
        )
      }
    }
    for rect in line.selected.map(rects) ?? [] { svg.rect(rect, .filled(tint.hex, opacity: 0.25)) }
    for part in line.parts(of: positions.runs.map(\.run)) {
      var look = line.look(at: part.range.lowerBound)
      // All characters have the width of the field's font, whatever their own font is.
      look.font = look.font.withSize(font.pointSize)
      guard let rect = rects(of: part.range).first else { continue }
      if let color = look.background { svg.rect(rect, .filled(color.hex, opacity: color.alpha)) }
      var words = SVGWords(part.text, look, ink: ink)
      (words.isExact, words.isRightToLeft) = (true, part.isRightToLeft)
      svg.words(words, at: part.isRightToLeft ? rect.maxX : rect.minX, middle: middle)
    }
    if let caret = line.caret {
      let end = positions.caret(at: caret)
      let side = CaretSide(caret, of: line.text.count, isRightToLeft: end.isRightToLeft, alignment)
      let top = middle - font.lineHeight / 2
      let bar = CGRect(x: x + end.x + side.offset, y: top, width: 2, height: font.lineHeight)
      svg.rect(bar, radius: 1, .filled(tint.hex))
    }
  }
}

/// The side of a position between characters at which a caret two points wide is drawn, so that it isn't over
/// the first or the last character of its text.
enum CaretSide {
  case left, middle, right

  /// - Parameters:
  ///   - caret: The number of characters before the caret.
  ///   - count: The number of characters of the line.
  ///   - alignment: The alignment of the line, which decides if it is empty.
  init(_ caret: Int, of count: Int, isRightToLeft: Bool, _ alignment: TextAlignment = .natural) {
    switch caret {
    case _ where count == 0: self = alignment == .center ? .middle : alignment == .right ? .right : .left
    case 0: self = isRightToLeft ? .right : .left
    case count...: self = isRightToLeft ? .left : .right
    default: self = .middle
    }
  }

  /// The distance from the position to the caret's left edge.
  var offset: CGFloat {
    switch self {
    case .left: -2
    case .middle: -1
    case .right: 0
    }
  }
}

/// The visible part of a line, with the caret and the selection in it.
struct ShownText: Hashable, Sendable {
  var text: String
  var caret: Int?
  var selected: Range<Int>?
  /// The font and color of the text.
  var look: TextAppearance
  /// The whole text in runs if its look varies.
  var runs: [TextRun] = []
  /// The number of characters of the whole text before the visible part.
  var hidden = 0

  init(text: String, caret: Int?, selected: Range<Int>?, look: TextAppearance) {
    (self.text, self.caret, self.selected, self.look) = (text, caret, selected, look)
  }

  /// Creates the part of a field's text that fits: the part with the caret during editing, the beginning
  /// otherwise.
  init(_ field: FieldContent, width: CGFloat) {
    let font = field.look.font
    let characters = Array(field.text)
    guard font.width(of: field.text) > width + 1e-6, characters.count > 1 else {
      self.init(
        text: field.text,
        caret: field.selected == nil ? field.caret : nil,
        selected: field.selected,
        look: field.look
      )
      runs = field.runs
      return
    }
    guard let caret = field.caret else {
      self.init(
        text: field.text.prefix(font.count(of: field.text, fitting: width - font.width(of: "…"))) + "…",
        caret: nil,
        selected: nil,
        look: field.look
      )
      runs = field.runs
      return
    }
    let before = String(characters[..<caret].reversed())
    let startForCaret = caret - font.count(of: before, fitting: width - 2)
    let startForEnd = characters.count - font.count(of: String(characters.reversed()), fitting: width - 2)
    let start = max(0, min(startForCaret, startForEnd))
    let end = max(caret, start + font.count(of: String(characters[start...]), fitting: width))
    let selected = field.selected?.clamped(to: start..<end)
    self.init(
      text: String(characters[start..<end]),
      caret: field.selected == nil ? caret - start : nil,
      selected: selected.map { ($0.lowerBound - start)..<($0.upperBound - start) },
      look: field.look
    )
    (runs, hidden) = (field.runs, start)
  }

  /// The start positions of the runs, relative to the visible part.
  private var runStarts: [Int] {
    var start = -hidden
    return runs.map { run in
      defer { start += run.text.count }
      return start
    }
  }

  /// Returns the look of the character at a position.
  func look(at place: Int) -> TextAppearance {
    zip(runStarts, runs).reversed().first { $0.0 <= place }?.1.look ?? look
  }

  /// The text, split at the starts of runs and, in text from left to right, at the caret and the ends of the
  /// selection. Letters of scripts from right to left may have other forms in separate parts.
  func parts(
    of directions: [TextDirections.Run]
  ) -> [(range: Range<Int>, text: String, isRightToLeft: Bool)] {
    let characters = Array(text)
    let ends = [caret, selected?.lowerBound, selected?.upperBound].compactMap(\.self)
    return directions.flatMap { run in
      let (first, last) = (run.range.lowerBound, run.range.upperBound)
      let cuts = runStarts + (run.isRightToLeft ? [] : ends)
      let cutsInRun = Set(cuts.filter { $0 > first && $0 < last } + [first, last]).sorted()
      return zip(cutsInRun, cutsInRun.dropFirst()).map {
        ($0..<$1, String(characters[$0..<$1]), run.isRightToLeft)
      }
    }
  }
}
