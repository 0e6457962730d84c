import Foundation

/// The lines of a text whose attributes affect its layout: several fonts, paragraph styles, spacing between
/// characters, attachments.
///
/// The breaks are those of ``TextLayout``. Each paragraph has the style of its first character. Ranges are in
/// UTF-16 units. All lines are laid out again after an edit.
struct RichTextLayout: Sendable {
  /// A character of a line.
  struct Place: Sendable {
    var location: Int
    /// The distance from the start of the line's text.
    var x: CGFloat
    var width: CGFloat
    /// The index of its run in the text.
    var run: Int
  }

  /// One line, including the line feed at its end.
  struct Line: Sendable {
    var range: NSRange
    var isEndOfParagraph: Bool
    /// The displayed runs with their placement.
    var shown: TextRunLine
    var places: [Place]
    /// The top of the line with the space above it.
    var top: CGFloat = 0

    /// The placement of the runs.
    var placement: TextPlacement { shown.placement ?? TextPlacement.none }
  }

  /// The available space and the rules.
  struct Room {
    var width: CGFloat
    /// The maximum number of lines; 0 for no limit. The last line contains the rest of its paragraph.
    var limit = 0
    /// The treatment of text that doesn't fit, or nil for that of the paragraphs.
    var mode: LineBreakMode?
    /// Whether a line feed at the end begins an empty line.
    var hasLineAtEnd = false
    /// The container that attachments are asked for.
    var container: TextContainer?
  }

  private(set) var lines: [Line] = []
  let runs: [TextRun]

  /// Lays out runs. `look` is that of an empty text.
  init(_ runs: [TextRun], in room: Room, look: TextAppearance) {
    self.runs = runs
    var breaker = RichLineBreaker(runs, room)
    breaker.breakAll()
    if room.hasLineAtEnd, room.limit == 0 || breaker.drafts.count < room.limit {
      breaker.addLineAtEnd(look)
    }
    finish(breaker.drafts)
  }

  /// The height of all lines.
  var height: CGFloat { lines.last.map { $0.top + $0.shown.height } ?? 0 }

  /// The size of all lines, not rounded.
  var size: CGSize { CGSize(width: lines.map(\.shown.width).max() ?? 0, height: height) }

  /// The displayed lines.
  var shown: [TextRunLine] { lines.map(\.shown) }

  /// Returns the index of the line at a location; between two lines, the later one.
  func line(at location: Int) -> Int {
    var (low, high) = (0, max(0, lines.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.location <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the line at a height, clamped to the lines.
  func line(atHeight y: CGFloat) -> Int {
    var (low, high) = (0, max(0, lines.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the lines that fit in a height; at least one.
  func upTo(height: CGFloat) -> RichTextLayout {
    var layout = self
    while layout.lines.count > 1, let last = layout.lines.last,
      last.top + last.placement.above + last.placement.height > height + 1e-6
    {
      layout.lines.removeLast()
    }
    return layout
  }

  private mutating func finish(_ drafts: [RichLineBreaker.Draft]) {
    var y: CGFloat = 0
    for (index, draft) in drafts.enumerated() {
      let isLast = index == drafts.count - 1
      let style = draft.paragraph
      var below: CGFloat = 0
      if let style, !isLast {
        below = style.lineSpacing + (draft.isEndOfParagraph ? style.paragraphSpacing : 0)
      }
      let placement = TextPlacement(
        draft.shown,
        starts: draft.starts,
        textWidth: draft.textWidth,
        paragraph: style,
        isFirstInParagraph: draft.isFirstInParagraph,
        above: draft.isFirstInParagraph && index > 0 ? style?.paragraphSpacingBefore ?? 0 : 0,
        below: below
      )
      lines.append(
        Line(
          range: draft.range,
          isEndOfParagraph: draft.isEndOfParagraph,
          shown: TextRunLine(runs: draft.shown, placement: placement),
          places: draft.places,
          top: y
        )
      )
      y += placement.totalHeight
    }
  }
}

extension TextPlacement {
  fileprivate static let none = TextPlacement(
    [],
    paragraph: nil,
    isFirstInParagraph: true,
    above: 0,
    below: 0
  )
}

extension RichTextLayout.Line {
  /// Returns the distance of a location from the start of the line's text.
  func x(at location: Int) -> CGFloat {
    guard let place = places.last(where: { $0.location < location }) else { return 0 }
    return place.x + place.width
  }

  /// Returns the location nearest to a distance from the start of the line's text. The end of a line that
  /// isn't the end of its paragraph belongs to the next line.
  func location(nearest x: CGFloat, isLast: Bool) -> Int {
    for place in places {
      if place.location == range.end - 1, isEndOfParagraph { return place.location }
      if x < place.x + place.width / 2 { return place.location }
    }
    return isLast ? range.end : places.last?.location ?? range.location
  }
}
