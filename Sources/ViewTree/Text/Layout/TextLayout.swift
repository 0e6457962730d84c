import Foundation

/// Where a text breaks into lines of so many characters.
///
/// A line ends behind a line feed, or else behind the last white space that lets the rest fit; a word that is longer
/// than a line is cut. White space at a line's end may stand out. Ranges are in UTF-16 units.
struct TextLayout: Hashable, Sendable {
  /// One line, with the line feed at its end.
  struct Line: Hashable, Sendable {
    var start: Int
    var length: Int
    /// Whether a line feed ends it.
    var isEndOfParagraph: Bool

    var range: NSRange { NSRange(location: start, length: length) }
  }

  /// How many characters a line has room for.
  let columns: Int
  /// The lines; one at least.
  private(set) var lines: [Line] = []

  init(_ buffer: TextBuffer, columns: Int) {
    self.columns = max(1, columns)
    lines = wrap(buffer, from: 0) { _ in false }
  }

  /// Returns the line that a place is on; between two lines, the later one. Costs O(log lines).
  func line(at location: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Breaks the lines anew around an edit. Costs O(lines that change), and a step for each line that moves.
  mutating func update(_ buffer: TextBuffer, _ edit: TextEdit) {
    let moved = edit.newLength - edit.range.length
    // A word that got shorter may go up to the line before.
    let first = max(0, line(at: edit.range.location) - 1)
    var next = line(at: edit.range.end) + 1
    var isJoined = false
    let fresh = wrap(buffer, from: lines[first].start) { start in
      while next < lines.count, lines[next].start + moved < start { next += 1 }
      isJoined = next < lines.count && lines[next].start + moved == start
      return isJoined
    }
    let rest = isJoined ? next : lines.count
    if moved != 0 { for index in rest..<lines.count { lines[index].start += moved } }
    lines.replaceSubrange(first..<rest, with: fresh)
  }

  /// Breaks the text from a line's start on, until its end or until `stops` agrees to the next line's start.
  private func wrap(_ buffer: TextBuffer, from start: Int, until stops: (Int) -> Bool) -> [Line] {
    var result: [Line] = []
    var (lineStart, here) = (start, start)
    var used = 0
    /// The last place where the line may break, and how many characters it has till there.
    var chance: (location: Int, used: Int)?
    func end(at location: Int, isEndOfParagraph: Bool = false) {
      let length = location - lineStart
      result.append(Line(start: lineStart, length: length, isEndOfParagraph: isEndOfParagraph))
      lineStart = location
    }
    let text = buffer.substring(NSRange(location: start, length: buffer.length - start))
    for character in text {
      if character.isNewline {
        here += character.utf16.count
        end(at: here, isEndOfParagraph: true)
        if stops(here) { return result }
        (used, chance) = (0, nil)
        continue
      }
      let isSpace = character.isWhitespace
      if used >= columns, !isSpace {
        let place = chance ?? (here, used)
        end(at: place.location)
        if stops(place.location) { return result }
        (used, chance) = (used - place.used, nil)
      }
      here += character.utf16.count
      used += 1
      if isSpace { chance = (here, used) }
    }
    end(at: here)
    return result
  }
}
