import Foundation

/// A type that breaks runs of text into lines for a width, by the rules of ``TextLayout``, but with several
/// fonts.
struct LineBreaker {
  let width: CGFloat
  /// The maximum number of lines; 0 for no limit. The last line contains all remaining text of its paragraph.
  let limit: Int
  let mode: LineBreakMode

  private typealias Piece = (character: Character, run: Int)

  /// Returns the lines; none for empty text. Costs O(characters).
  func lines(of runs: [TextRun]) -> [TextRunLine] {
    if runs.haveLayoutDetails { return richLines(of: runs) }
    var lines: [TextRunLine] = []
    for paragraph in paragraphs(of: runs) {
      if limit > 0, lines.count >= limit { break }
      var rest = paragraph[...]
      repeat {
        let isLast = limit > 0 && lines.count == limit - 1
        let count = isLast ? rest.count : firstLine(of: rest, runs)
        let line = joined(
          count < rest.count ? withoutSpaceAtEnd(rest.prefix(count)) : rest.prefix(count),
          runs
        )
        lines.append(isLast ? truncated(line) : line)
        rest = rest.dropFirst(count)
      } while !rest.isEmpty
    }
    return lines
  }

  private func richLines(of runs: [TextRun]) -> [TextRunLine] {
    let room = RichTextLayout.Room(width: width, limit: limit, mode: mode)
    return RichTextLayout(runs, in: room, look: runs[0].look).shown
  }

  /// Returns the characters between line feeds. An empty line becomes a single space, which preserves its
  /// run.
  private func paragraphs(of runs: [TextRun]) -> [[Piece]] {
    var paragraphs: [[Piece]] = []
    var current: [Piece] = []
    for (index, run) in runs.enumerated() {
      for character in run.text {
        guard character.isNewline else {
          current.append((character, index))
          continue
        }
        let blank: Piece = (" ", index)
        paragraphs.append(current.isEmpty ? [blank] : current)
        current = []
      }
    }
    if !current.isEmpty { paragraphs.append(current) }
    return paragraphs
  }

  /// Returns the number of characters in the first line.
  private func firstLine(of pieces: ArraySlice<Piece>, _ runs: [TextRun]) -> Int {
    guard let first = pieces.first else { return 0 }
    var ruler = TextRuler(runs[first.run].look.font.measures)
    var run = first.run
    var chance: Int?
    var last: Character?
    for (place, piece) in pieces.enumerated() {
      if piece.run != run {
        run = piece.run
        ruler.measures = runs[run].look.font.measures
      }
      if let last, mode == .byCharWrapping || LineBreaks.areAllowed(after: last, before: piece.character) {
        chance = place
      }
      ruler.append(piece.character)
      if ruler.width > width + 1e-6, !piece.character.isWhitespace { return max(1, chance ?? place) }
      last = piece.character
    }
    return pieces.count
  }

  /// Returns the characters before the white space at which a line is broken, which isn't part of any line
  /// (U23).
  private func withoutSpaceAtEnd(_ pieces: ArraySlice<Piece>) -> ArraySlice<Piece> {
    guard let last = pieces.lastIndex(where: { !$0.character.isWhitespace }) else { return pieces }
    return pieces[...last]
  }

  private func joined(_ pieces: ArraySlice<Piece>, _ runs: [TextRun]) -> TextRunLine {
    var line = TextRunLine(runs: [])
    var last: Int?
    for piece in pieces {
      if piece.run != last { line.runs.append(TextRun("", runs[piece.run].look)) }
      line.runs[line.runs.count - 1].text.append(piece.character)
      last = piece.run
    }
    return line
  }

  /// Returns the displayed part of a line. A tail truncation is left to the renderer.
  private func truncated(_ line: TextRunLine) -> TextRunLine {
    guard mode != .byTruncatingTail, width.isFinite, line.width > width + 1e-6, let run = line.runs.first
    else {
      return line
    }
    return TextRunLine(runs: [TextRun(shown(of: line.text, in: run.look.font), run.look)])
  }

  /// Returns the characters of a text that fit, with an ellipsis in place of those at the start or in the
  /// middle.
  private func shown(of text: String, in font: Font) -> String {
    let room = width - font.width(of: "…")
    switch mode {
    case .byTruncatingHead: return "…" + text.suffix(fittingIn: room, of: font)
    case .byTruncatingMiddle:
      let start = text.prefix(font.count(of: text, fitting: room / 2))
      let rest = text.dropFirst(start.count)
      return "\(start)…\(String(rest).suffix(fittingIn: room - font.width(of: start), of: font))"
    default: return String(text.prefix(font.count(of: text, fitting: width)))
    }
  }
}

extension String {
  /// Returns the longest end that fits in a width.
  fileprivate func suffix(fittingIn width: CGFloat, of font: Font) -> Substring {
    suffix(font.count(of: String(reversed()), fitting: width))
  }
}
