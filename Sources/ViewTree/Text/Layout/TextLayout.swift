import Foundation

/// The breaks of a text into lines of a fixed number of characters.
///
/// A line ends after a line feed, or else after the last white space that lets the rest fit. A word that is
/// longer than a line is split. White space at the end of a line may extend beyond it. Ranges are in UTF-16
/// units.
///
/// The lines are stored in two parts, divided at the last edit. Locations in the lower part are relative to
/// the end of the text, so an edit above doesn't change them.
struct TextLayout: Sendable {
  /// One line, including the line feed at its end.
  struct Line: Hashable, Sendable {
    var start: Int
    var length: Int
    /// Whether the line ends with a line feed.
    var isEndOfParagraph: Bool

    var range: NSRange { NSRange(location: start, length: length) }
  }

  /// The maximum number of characters in a line.
  let columns: Int
  private var upper: [Line] = []
  /// The lower lines in reverse order. Their starts are relative to the end of the text, so they aren't
  /// positive.
  private var lower: [Line] = []
  private var textLength: Int

  init(_ buffer: TextBuffer, columns: Int) {
    self.columns = max(1, columns)
    textLength = buffer.length
    wrap(buffer, from: 0)
  }

  /// The number of lines; at least one.
  var count: Int { upper.count + lower.count }

  subscript(index: Int) -> Line {
    if index < upper.count { return upper[index] }
    var line = lower[count - 1 - index]
    line.start += textLength
    return line
  }

  /// Returns the index of the line at a location; between two lines, the later one. Costs O(log lines).
  func line(at location: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].start <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Breaks the lines around an edit again. Costs O(changed lines, and lines between this edit and the last
  /// one).
  mutating func update(_ buffer: TextBuffer, _ edit: TextEdit) {
    // A word that became shorter may move up to the previous line.
    let first = max(0, line(at: edit.range.location) - 1)
    let last = line(at: edit.range.end)
    let start = self[first].start
    divide(before: first)
    lower.removeLast(last + 1 - first)
    textLength = buffer.length
    wrap(buffer, from: start)
  }

  /// Makes a line the first one of the lower part.
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

  /// Breaks the text from the start of a line to its end, or until the breaks meet those of the lower part.
  private mutating func wrap(_ buffer: TextBuffer, from start: Int) {
    var (lineStart, here) = (start, start)
    var used = 0
    /// The last possible break of the line, and the number of characters before it.
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

  /// Returns whether a line of the lower part begins at a location. Removes the lines before it.
  private mutating func joins(at start: Int) -> Bool {
    while let line = lower.last, line.start + textLength < start { lower.removeLast() }
    return lower.last.map { $0.start + textLength == start } ?? false
  }
}
