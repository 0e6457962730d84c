import Foundation

/// A type that breaks runs into lines for ``RichTextLayout``.
struct RichLineBreaker {
  private struct Piece {
    var character: Character
    var run: Int
    var location: Int
    var x: CGFloat = 0
    var width: CGFloat = 0
    var box: AttachmentBox?
  }

  /// A line before its neighbors are known.
  struct Draft {
    var range: NSRange
    var isEndOfParagraph: Bool
    var isFirstInParagraph: Bool
    var paragraph: ParagraphValues?
    var shown: [TextRun]
    var starts: [CGFloat]
    var textWidth: CGFloat
    var places: [RichTextLayout.Place]
  }

  private let runs: [TextRun]
  private let room: RichTextLayout.Room
  private(set) var drafts: [Draft] = []
  private var length = 0
  private var endsWithLineFeed = true
  /// The top of the next line, for attachments.
  private var y: CGFloat = 0

  init(_ runs: [TextRun], _ room: RichTextLayout.Room) { (self.runs, self.room) = (runs, room) }

  /// Breaks all paragraphs, up to the maximum number of lines.
  mutating func breakAll() {
    var paragraph: [Piece] = []
    for (index, run) in runs.enumerated() {
      for character in run.text {
        paragraph.append(Piece(character: character, run: index, location: length))
        length += character.utf16.count
        guard character.isNewline else { continue }
        add(paragraph, isEnded: true)
        paragraph = []
      }
    }
    endsWithLineFeed = paragraph.isEmpty
    if !paragraph.isEmpty { add(paragraph, isEnded: false) }
  }

  /// Adds the empty line after a line feed at the end of the text, or the only line of an empty text.
  mutating func addLineAtEnd(_ look: TextAppearance) {
    guard endsWithLineFeed else { return }
    var look = runs.last?.look ?? look
    if look.details?.attachment != nil { look.details = nil }
    drafts.append(
      Draft(
        range: NSRange(location: length, length: 0),
        isEndOfParagraph: false,
        isFirstInParagraph: true,
        paragraph: look.details?.paragraph,
        shown: [TextRun("", look)],
        starts: [0],
        textWidth: 0,
        places: []
      )
    )
  }

  private mutating func add(_ paragraph: [Piece], isEnded: Bool) {
    guard room.limit == 0 || drafts.count < room.limit else { return }
    let style = runs[paragraph[0].run].look.details?.paragraph
    let mode = room.mode ?? style?.lineBreakMode ?? .byWordWrapping
    let isOneLine = room.mode == nil && mode.rawValue >= LineBreakMode.byClipping.rawValue
    var rest = paragraph[...]
    var isFirst = true
    if !drafts.isEmpty { y += style?.paragraphSpacingBefore ?? 0 }
    while !rest.isEmpty {
      let isLast = isOneLine || room.limit > 0 && drafts.count == room.limit - 1
      let lead = (isFirst ? style?.firstLineHeadIndent : style?.headIndent) ?? 0
      let width = width(style) - lead
      var line: [Piece] = []
      let count = firstLine(of: rest, width, lead, style, isLast ? nil : mode, &line)
      line = Array(line.prefix(count))
      let isWhole = count == rest.count
      append(
        line,
        shown: isLast ? truncated(line, width, mode) : isWhole ? line : withoutSpaceAtEnd(line),
        isEnd: isWhole && isEnded,
        isFirst: isFirst,
        style
      )
      rest = rest.dropFirst(count)
      isFirst = false
    }
  }

  /// The width up to the end of the lines, from the left edge.
  private func width(_ style: ParagraphValues?) -> CGFloat {
    guard let tail = style?.tailIndent else { return room.width }
    return tail > 0 ? min(room.width, tail) : room.width + tail
  }

  // MARK: Breaking

  /// Measures pieces up to the first that doesn't fit, and returns the number of characters in the line.
  ///
  /// - Parameter mode: The mode, or nil if all pieces are in the line.
  private func firstLine(
    of pieces: ArraySlice<Piece>,
    _ width: CGFloat,
    _ lead: CGFloat,
    _ style: ParagraphValues?,
    _ mode: LineBreakMode?,
    _ line: inout [Piece]
  ) -> Int {
    line = []
    var ruler = TextRuler(runs[pieces[pieces.startIndex].run].look.font.measures)
    var run: Int?
    var x: CGFloat = 0
    var chance: Int?
    var last: Character?
    for (place, next) in pieces.enumerated() {
      var piece = next
      if piece.run != run {
        run = piece.run
        ruler = TextRuler(runs[piece.run].look.font.measures)
      }
      if let last, mode == .byCharWrapping || LineBreaks.areAllowed(after: last, before: piece.character) {
        chance = place
      }
      piece.x = x
      measure(&piece, &ruler, lead, width, style, pieces.dropFirst(place + 1))
      line.append(piece)
      x += piece.width
      if mode != nil, x > width + 1e-6, !piece.character.isWhitespace { return max(1, chance ?? place) }
      last = piece.character
    }
    return pieces.count
  }

  private func measure(
    _ piece: inout Piece,
    _ ruler: inout TextRuler,
    _ lead: CGFloat,
    _ width: CGFloat,
    _ style: ParagraphValues?,
    _ rest: ArraySlice<Piece>
  ) {
    let look = runs[piece.run].look
    if let attachment = look.details?.attachment, piece.character == "\u{FFFC}" {
      piece.box = box(attachment, piece, look, lead, width)
      piece.width =
        (piece.box?.bounds.width ?? 0) + 2 * attachment.lineLayoutPadding + (look.details?.kern ?? 0)
      return
    }
    if piece.character.isNewline { return }
    if piece.character == "\t" {
      piece.width = tabWidth(at: lead + piece.x, style, rest)
      return
    }
    let start = ruler.width
    ruler.append(piece.character)
    piece.width = (ruler.width - start) * (look.details?.expansion ?? 1) + (look.details?.kern ?? 0)
  }

  private func box(
    _ attachment: TextAttachment,
    _ piece: Piece,
    _ look: TextAppearance,
    _ lead: CGFloat,
    _ width: CGFloat
  ) -> AttachmentBox {
    let line = CGRect(x: lead, y: y, width: width, height: look.font.lineHeight)
    let bounds = attachment.attachmentBounds(
      for: room.container,
      proposedLineFragment: line,
      glyphPosition: CGPoint(x: piece.x, y: look.ascent),
      characterIndex: piece.location
    )
    let image = attachment.image(
      forBounds: bounds,
      textContainer: room.container,
      characterIndex: piece.location
    )
    return AttachmentBox(image: image, bounds: bounds, padding: attachment.lineLayoutPadding)
  }

  /// Returns the width of a tab: to the next tab stop, less the text up to the next tab that the stop aligns.
  private func tabWidth(at x: CGFloat, _ style: ParagraphValues?, _ rest: ArraySlice<Piece>) -> CGFloat {
    let stops = style?.ownTabStops ?? ParagraphValues.standardTabStops
    guard let stop = stops.first(where: { $0.location > x + 1e-6 }) else {
      let interval = style.map { $0.defaultTabInterval > 0 ? $0.defaultTabInterval : 28 } ?? 28
      let base = max(0, stops.last?.location ?? 0)
      return base + (((x - base) / interval).rounded(.down) + 1) * interval - x
    }
    switch stop.alignment {
    case .left, .natural, .justified: return stop.location - x
    case .right: return max(0, stop.location - x - width(beforeTab: rest))
    case .center: return max(0, stop.location - x - width(beforeTab: rest) / 2)
    }
  }

  private func width(beforeTab rest: ArraySlice<Piece>) -> CGFloat {
    var text: [TextRun] = []
    var last: Int?
    for piece in rest {
      if piece.character == "\t" || piece.character.isNewline { break }
      if piece.run != last { text.append(TextRun("", runs[piece.run].look)) }
      text[text.count - 1].text.append(piece.character)
      last = piece.run
    }
    return text.reduce(0) { $0 + $1.width }
  }

  // MARK: Joining

  private func withoutSpaceAtEnd(_ pieces: [Piece]) -> [Piece] {
    guard let last = pieces.lastIndex(where: { !$0.character.isWhitespace }) else { return pieces }
    return Array(pieces[...last])
  }

  /// Returns the displayed part of the last line. A tail truncation is left to the renderer.
  private func truncated(_ line: [Piece], _ width: CGFloat, _ mode: LineBreakMode) -> [Piece] {
    guard mode != .byTruncatingTail, width.isFinite, let end = line.last, end.x + end.width > width + 1e-6
    else { return line }
    func fitting(_ pieces: some Sequence<Piece>, _ room: CGFloat) -> [Piece] {
      var left = room + 1e-6
      return pieces.prefix {
        left -= $0.width
        return left >= 0
      }
    }
    guard mode == .byTruncatingHead || mode == .byTruncatingMiddle else { return fitting(line, width) }
    var dots = Piece(character: "…", run: line[0].run, location: line[0].location)
    dots.width = TextRun("…", runs[dots.run].look).width
    let room = width - dots.width
    let start = mode == .byTruncatingHead ? [] : fitting(line, room / 2)
    let used = start.reduce(0) { $0 + $1.width }
    let rest = fitting(line.dropFirst(start.count).reversed(), room - used)
    return (start + [dots] + rest.reversed()).reduce(into: []) { moved, piece in
      var piece = piece
      piece.x = moved.last.map { $0.x + $0.width } ?? 0
      moved.append(piece)
    }
  }

  private mutating func append(
    _ line: [Piece],
    shown: [Piece],
    isEnd: Bool,
    isFirst: Bool,
    _ style: ParagraphValues?
  ) {
    var (joined, starts): ([TextRun], [CGFloat]) = ([], [])
    var last: Int?
    for piece in shown where !piece.character.isNewline {
      let isAlone = piece.box != nil || piece.character == "\t"
      if piece.run != last || isAlone {
        var look = runs[piece.run].look
        if let box = piece.box { look.details = look.details?.with(box) }
        joined.append(TextRun("", look))
        starts.append(piece.x)
      }
      joined[joined.count - 1].text.append(piece.character)
      last = isAlone ? nil : piece.run
    }
    let text = shown.last(where: { !$0.character.isNewline })
    if joined.isEmpty, let only = line.first {
      joined = [TextRun("", runs[only.run].look)]
      starts = [0]
    }
    let start = line.first?.location ?? length
    let end = line.last.map { $0.location + $0.character.utf16.count } ?? length
    let draft = Draft(
      range: NSRange(location: start, length: end - start),
      isEndOfParagraph: isEnd,
      isFirstInParagraph: isFirst,
      paragraph: style,
      shown: joined,
      starts: starts,
      textWidth: text.map { $0.x + $0.width } ?? 0,
      places: line.map { .init(location: $0.location, x: $0.x, width: $0.width, run: $0.run) }
    )
    drafts.append(draft)
    y +=
      LineExtent(joined, style).height + (style?.lineSpacing ?? 0)
      + (isEnd ? style?.paragraphSpacing ?? 0 : 0)
  }
}
