import Foundation

/// Where a text breaks into lines of so many characters.
///
/// A line ends behind a line feed, or else behind the last white space that lets the rest fit; a word that is longer
/// than a line is cut. White space at a line's end may stand out. Ranges are in UTF-16 units.
///
/// The lines are kept in two parts, divided where the text was edited last. Those of the lower part count their places
/// from the text's end, so an edit above does not touch them.
struct TextLayout: Sendable {
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
  private var upper: [Line] = []
  /// The lines below, the last one first; their starts are counted from the text's end, and so not above zero.
  private var lower: [Line] = []
  private var textLength: Int

  init(_ buffer: TextBuffer, columns: Int) {
    self.columns = max(1, columns)
    textLength = buffer.length
    wrap(buffer, from: 0)
  }

  /// How many lines there are; one at least.
  var count: Int { upper.count + lower.count }

  subscript(index: Int) -> Line {
    if index < upper.count { return upper[index] }
    var line = lower[count - 1 - index]
    line.start += textLength
    return line
  }

  /// Returns the line that a place is on; between two lines, the later one. Costs O(log lines).
  func line(at location: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].start <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Breaks the lines anew around an edit. Costs O(lines that change, and lines between this edit and the last).
  mutating func update(_ buffer: TextBuffer, _ edit: TextEdit) {
    // A word that got shorter may go up to the line before.
    let first = max(0, line(at: edit.range.location) - 1)
    let last = line(at: edit.range.end)
    let start = self[first].start
    divide(before: first)
    lower.removeLast(last + 1 - first)
    textLength = buffer.length
    wrap(buffer, from: start)
  }

  /// Makes a line the first of the lower part.
  private mutating func divide(before index: Int) {
    while upper.count > index, var line = upper.popLast() {
      line.start -= textLength
      lower.append(line)
    }
    while upper.count < index, var line = lower.popLast() {
      line.start += textLength
      upper.append(line)
    }
  }

  /// Breaks the text from a line's start on, until its end or until the lines of the lower part go on.
  private mutating func wrap(_ buffer: TextBuffer, from start: Int) {
    var (lineStart, here) = (start, start)
    var used = 0
    /// The last place where the line may break, and how many characters it has till there.
    var chance: (location: Int, used: Int)?
    var isJoined = false
    buffer.forEachCharacter(from: start) { character in
      let width = character.utf16.count
      if character.isNewline {
        here += width
        add(lineStart..<here, isEndOfParagraph: true)
        (lineStart, used, chance) = (here, 0, nil)
        isJoined = joins(at: here)
        return !isJoined
      }
      let isSpace = character.isWhitespace
      if used >= columns, !isSpace {
        let place = chance ?? (here, used)
        add(lineStart..<place.location)
        (lineStart, used, chance) = (place.location, used - place.used, nil)
        isJoined = joins(at: lineStart)
        if isJoined { return false }
      }
      here += width
      used += 1
      if isSpace { chance = (here, used) }
      return true
    }
    if isJoined { return }
    lower = []
    add(lineStart..<here)
  }

  private mutating func add(_ range: Range<Int>, isEndOfParagraph: Bool = false) {
    upper.append(Line(start: range.lowerBound, length: range.count, isEndOfParagraph: isEndOfParagraph))
  }

  /// Whether a line of the lower part begins there; those before it are dropped.
  private mutating func joins(at start: Int) -> Bool {
    while let line = lower.last, line.start + textLength < start { lower.removeLast() }
    return lower.last.map { $0.start + textLength == start } ?? false
  }
}
