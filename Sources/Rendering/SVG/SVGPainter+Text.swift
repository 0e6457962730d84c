import Foundation
import ViewTree

extension SVGPainter {
  mutating func drawLabel(_ item: DisplayItem, _ rect: CGRect, _ label: LabelContent) {
    fillBackground(item, rect)
    var words = SVGWords(
      text: SVGText.visible(label.text),
      fill: SVGPalette.ink(on: item.ground),
      isBold: label.isBold
    ).cut(to: rect.width + 0.01)
    if label.isCentered { words.anchor = .middle }
    svg.words(words, at: label.isCentered ? rect.midX : rect.minX, middle: rect.midY)
  }

  /// A box as the border style has it, a fainter one where there is none, with the text, the selection and the caret.
  mutating func drawField(_ item: DisplayItem, _ rect: CGRect, _ field: FieldContent) {
    let box = rect.insetBy(dx: 0.5, dy: 0.5)
    let radius: CGFloat = field.border == .line || field.border == .bezel ? 0 : 6
    let fill = item.background.flatMap { $0.alpha > 0 ? $0 : nil }
    let ground = fill ?? (field.isEnabled ? .white : Color(white: 0.94))
    let stroke = field.border == .none ? "#d8d8dc" : field.border == .roundedRect ? "#b8b8be" : "#77777c"
    svg.rect(
      box,
      radius: radius,
      SVGLook.filled(ground.hex, opacity: fill?.alpha ?? 1).outlined(stroke)
    )
    let own = item.shape.bounds
    let shift = field.border == .none ? 4.0 : 0
    let room = field.textRect.offsetBy(dx: rect.minX - own.minX + shift, dy: rect.minY - own.minY)
    let ink = field.isEnabled ? SVGPalette.ink(on: ground) : SVGPalette.gray(on: ground)
    let middle = room.midY
    if field.text.isEmpty {
      let words = SVGWords(text: SVGText.visible(field.placeholder), fill: SVGPalette.gray(on: ground))
      svg.words(words.cut(to: room.width - shift), at: room.minX, middle: middle)
    }
    let line = ShownText(field, columns: Int(max(1, (room.width - shift) / SVGWords.characterWidth)))
    drawText(line, at: room.minX, middle: middle, ink, item.tint)
  }

  mutating func drawTextLine(_ item: DisplayItem, _ rect: CGRect, _ line: TextLineContent) {
    let text = ShownText(
      text: line.text,
      caret: line.selected == nil ? line.caret : nil,
      selected: line.selected
    )
    drawText(text, at: rect.minX, middle: rect.midY, SVGPalette.ink(on: item.ground), item.tint)
  }

  /// A line with what is selected on a colored ground, or with the caret, each where the toolkit measures it.
  private mutating func drawText(
    _ line: ShownText,
    at x: CGFloat,
    middle: CGFloat,
    _ ink: String,
    _ tint: Color
  ) {
    let width = SVGWords.characterWidth
    if let selected = line.selected {
      let rect = CGRect(
        x: x + CGFloat(selected.lowerBound) * width,
        y: middle - 9,
        width: CGFloat(selected.count) * width,
        height: 18
      )
      svg.rect(rect, .filled(tint.hex, opacity: 0.25))
    }
    for (start, part) in line.parts {
      svg.words(
        SVGWords(text: SVGText.visible(part), fill: ink),
        at: x + CGFloat(start) * width,
        middle: middle
      )
    }
    if let caret = line.caret {
      let rect = CGRect(x: x + CGFloat(caret) * width - 1.5, y: middle - 9, width: 2, height: 18)
      svg.rect(rect, radius: 1, .filled(tint.hex))
    }
  }
}

/// The part of a line that is seen, and where caret and selection are in it.
struct ShownText: Hashable, Sendable {
  var text: String
  var caret: Int?
  var selected: Range<Int>?

  init(text: String, caret: Int?, selected: Range<Int>?) {
    (self.text, self.caret, self.selected) = (text, caret, selected)
  }

  /// As much of a field's text as it has room for: the part before the caret while it is edited, else the beginning.
  init(_ field: FieldContent, columns: Int) {
    let characters = Array(field.text)
    guard characters.count > columns else {
      self.init(
        text: field.text,
        caret: field.selected == nil ? field.caret : nil,
        selected: field.selected
      )
      return
    }
    guard let caret = field.caret else {
      self.init(text: String(characters.prefix(columns - 1)) + "…", caret: nil, selected: nil)
      return
    }
    let start = max(0, min(caret - columns + 1, characters.count - columns))
    let end = min(start + columns, characters.count)
    let selected = field.selected?.clamped(to: start..<end)
    self.init(
      text: String(characters[start..<end]),
      caret: field.selected == nil ? caret - start : nil,
      selected: selected.map { ($0.lowerBound - start)..<($0.upperBound - start) }
    )
  }

  /// The text, parted where the caret is and where the selection begins and ends, each part with its first place.
  var parts: [(start: Int, text: String)] {
    let characters = Array(text)
    let cuts = [caret, selected?.lowerBound, selected?.upperBound].compactMap(\.self)
    let places = Set(cuts.filter { $0 > 0 && $0 < characters.count } + [0, characters.count]).sorted()
    return zip(places, places.dropFirst()).map { ($0, String(characters[$0..<$1])) }
  }
}
