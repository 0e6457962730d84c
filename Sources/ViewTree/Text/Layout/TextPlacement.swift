import Foundation

/// The places of the runs in a line whose attributes affect its layout.
package final class TextPlacement: Hashable, Sendable {
  /// The start of each run, from the start of the first one.
  package let starts: [CGFloat]
  /// The distance from the start of the first run to the end of the last one.
  package let textWidth: CGFloat
  /// The distance of the text from the left edge of the line's space.
  package let lead: CGFloat
  /// The distance of the text's space from the right edge.
  let trail: CGFloat
  /// The space above the line.
  package let above: CGFloat
  /// The height of the line without the spaces.
  package let height: CGFloat
  /// The distance of the baseline from the top of the line, without the space above it.
  package let baseline: CGFloat
  /// The space below the line.
  package let below: CGFloat
  /// The alignment, or nil for that of the view.
  package let alignment: TextAlignment?
  private let paragraph: ParagraphValues?

  /// Places runs side by side, or at the given places.
  init(
    _ runs: [TextRun],
    starts: [CGFloat]? = nil,
    textWidth: CGFloat? = nil,
    paragraph: ParagraphValues?,
    isFirstInParagraph: Bool,
    above: CGFloat,
    below: CGFloat
  ) {
    var (places, end): ([CGFloat], CGFloat) = ([], 0)
    for run in runs {
      places.append(end)
      end += run.width
    }
    self.starts = starts ?? places
    self.textWidth = textWidth ?? end
    let lines = LineExtent(runs, paragraph)
    (height, baseline) = (lines.height, lines.baseline)
    lead = (isFirstInParagraph ? paragraph?.firstLineHeadIndent : paragraph?.headIndent) ?? 0
    trail = max(0, -(paragraph?.tailIndent ?? 0))
    (self.above, self.below, self.paragraph) = (above, below, paragraph)
    alignment = paragraph.flatMap { $0.alignment == .natural ? nil : $0.alignment }
  }

  private init(_ old: TextPlacement, _ runs: [TextRun]) {
    var (places, end): ([CGFloat], CGFloat) = ([], 0)
    for run in runs {
      places.append(end)
      end += run.width
    }
    (starts, textWidth) = (places, end)
    let lines = LineExtent(runs, old.paragraph)
    (height, baseline) = (lines.height, lines.baseline)
    (lead, trail, above, below) = (old.lead, old.trail, old.above, old.below)
    (alignment, paragraph) = (old.alignment, old.paragraph)
  }

  /// Returns the placement for runs in other sizes.
  func measuring(_ runs: [TextRun]) -> TextPlacement { TextPlacement(self, runs) }

  /// The width with the indents.
  var width: CGFloat { lead + textWidth + trail }
  /// The height with the spaces.
  package var totalHeight: CGFloat { above + height + below }

  /// Returns the distance of the text from the left edge of a space.
  package func start(in room: CGFloat, _ ofView: TextAlignment) -> CGFloat {
    let room = paragraph.map { $0.tailIndent > 0 ? min(room, $0.tailIndent) : room } ?? room
    return lead + (alignment ?? ofView).shift(of: textWidth, in: room - lead - trail)
  }

  package static func == (one: TextPlacement, other: TextPlacement) -> Bool {
    one === other
      || one.starts == other.starts && one.numbers == other.numbers && one.alignment == other.alignment
  }

  private var numbers: [CGFloat] { [textWidth, lead, trail, above, height, baseline, below] }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension [TextRun] {
  /// The line height of the font if all runs have the same font, without attachments and offsets.
  fileprivate var commonLineHeight: CGFloat? {
    guard let font = first?.look.font else { return nil }
    let isCommon = allSatisfy {
      $0.look.font == font && ($0.look.details?.baselineOffset ?? 0) == 0 && $0.look.details?.box == nil
    }
    return isCommon ? font.lineHeight : nil
  }
}

/// The height of a line and the place of its baseline.
struct LineExtent {
  let height: CGFloat
  let baseline: CGFloat

  /// Measures the runs of a line. The difference between the natural height and that of the paragraph style
  /// is above the text.
  init(_ runs: [TextRun], _ paragraph: ParagraphValues?) {
    let above = runs.map(\.look.ascent).max() ?? 0
    let below = runs.map(\.look.descent).max() ?? 0
    var height = runs.commonLineHeight ?? above + below
    if let paragraph {
      if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
      height = max(height, paragraph.minimumLineHeight)
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    }
    self.height = height
    baseline = height - below
  }
}
