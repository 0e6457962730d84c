import Foundation

/// The breaks of a text into lines of a width.
///
/// A line ends after a line feed, or else at the last place at which ``LineBreaks`` allows a break and before
/// which the text fits. A word that is longer than a line is split. White space at the end of a line may
/// extend beyond it. Ranges are in UTF-16 units.
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

  /// The width of a line, in points.
  let width: CGFloat
  /// The measures of the characters.
  private let measures: FontMeasures
  /// Whether every character is measured as the dot of secure text.
  private let isMasked: Bool
  private var upper: [Line] = []
  /// The lower lines in reverse order. Their starts are relative to the end of the text, so they aren't
  /// positive.
  private var lower: [Line] = []
  private var textLength: Int

  init(_ buffer: TextBuffer, width: CGFloat, _ measures: FontMeasures, isMasked: Bool = false) {
    (self.width, self.measures, self.isMasked) = (width, measures, isMasked)
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
    var ruler = TextRuler(measures)
    /// The last possible break of the line.
    var chance: Int?
    /// The characters after the last possible break, as they are measured.
    var word: [Character] = []
    var last: Character?
    var isJoined = false
    buffer.forEachCharacter(from: start) { character in
      let length = character.utf16.count
      if character.isNewline {
        here += length
        add(lineStart..<here, isEndOfParagraph: true)
        (lineStart, chance, last, word) = (here, nil, nil, [])
        ruler = TextRuler(measures)
        isJoined = joins(at: here)
        return !isJoined
      }
      if let last, here > lineStart, LineBreaks.areAllowed(after: last, before: character) {
        chance = here
        word.removeAll(keepingCapacity: true)
      }
      let measured: Character = isMasked ? "•" : character
      ruler.append(measured)
      word.append(measured)
      while ruler.width > width + 1e-6, !character.isWhitespace, here > lineStart {
        if chance == nil { word = [measured] }
        let place = chance ?? here
        add(lineStart..<place)
        (lineStart, chance) = (place, nil)
        isJoined = joins(at: lineStart)
        if isJoined { return false }
        ruler = TextRuler(measures)
        for character in word { ruler.append(character) }
      }
      here += length
      last = character
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
