import Foundation

/// A type that breaks runs of text into lines for a width, by the rules of ``TextLayout``, but with
/// individual character widths.
struct LineBreaker {
  let width: CGFloat
  /// The maximum number of lines; 0 for no limit. The last line contains all remaining text of its paragraph.
  let limit: Int
  let mode: LineBreakMode

  private typealias Piece = (character: Character, run: Int)

  /// Returns the lines; none for empty text. Costs O(characters).
  func lines(of runs: [TextRun]) -> [TextRunLine] {
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
    var used: CGFloat = 0
    var chance: Int?
    for (place, piece) in pieces.enumerated() {
      let isSpace = piece.character.isWhitespace
      used += runs[piece.run].look.font.characterWidth
      if used > width + 1e-6, !isSpace { return max(1, chance ?? place) }
      if isSpace || mode == .byCharWrapping { chance = place + 1 }
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
    let (text, room) = (line.text, Int(run.look.font.columns(in: width)))
    let shown: String =
      switch mode {
      case .byTruncatingHead: "…" + String(text.suffix(max(0, room - 1)))
      case .byTruncatingMiddle:
        String(text.prefix(max(0, room - 1) / 2)) + "…" + String(text.suffix(max(0, room) / 2))
      default: String(text.prefix(room))
      }
    return TextRunLine(runs: [TextRun(shown, run.look)])
  }
}
