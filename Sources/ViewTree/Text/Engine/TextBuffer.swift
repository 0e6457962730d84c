import Foundation

/// A text with a selection, and the edits that keys make to it. Ranges are in UTF-16 units, as in delegate
/// calls (B12).
///
/// No edit splits a surrogate pair: its range is widened to whole scalars. The selection may begin or end
/// inside a pair (MX11). The text is stored in two
/// parts, with a gap at the last edit, and positions are stored in UTF-16 and UTF-8 units. So an edit costs
/// the distance from the last edit and not the length of the text. While the gap is at the end, ``text``
/// costs nothing.
struct TextBuffer: Sendable {
  /// The text before the gap.
  private var head = ""
  /// The text after the gap, at the end of an array with free space at its front.
  private var tail: [UInt8] = []
  private var tailStart = 0
  private var gap = Place()
  private var end = Place()
  /// The selected range; a range of length 0 is the caret. An end may be inside a surrogate pair.
  private(set) var selection: NSRange
  /// The range that an input method is composing, or nil.
  private(set) var marked: NSRange?
  /// The position of the selection's start, or of the scalar in which the selection starts.
  private var anchor: Place

  /// A position between two scalars, in both units.
  private struct Place: Hashable, Sendable {
    var utf16 = 0
    var utf8 = 0
  }

  /// Creates a buffer with the caret at the end.
  init(_ text: String = "") {
    head = text
    head.makeContiguousUTF8()
    end = Place(utf16: head.utf16.count, utf8: head.utf8.count)
    (gap, anchor) = (end, end)
    selection = NSRange(location: end.utf16, length: 0)
  }

  // MARK: Selecting

  /// The length of the text in UTF-16 units.
  var length: Int { end.utf16 }

  /// The range of the whole text.
  var fullRange: NSRange { NSRange(location: 0, length: length) }

  /// Selects a range, clamped to the text.
  mutating func select(_ range: NSRange) {
    let low = min(max(range.location, 0), length)
    selection = NSRange(location: low, length: min(max(range.length, 0), length - low))
    anchor = place(at: low, roundsUp: false)
  }

  /// Sets the range that is being composed; nil or a range of length 0 for none.
  mutating func mark(_ range: NSRange?) {
    marked = range.map(clamped).flatMap { $0.length > 0 ? $0 : nil }
  }

  // MARK: Reading

  /// The whole text. Reading it closes the gap, which costs O(length after the gap).
  var text: String {
    mutating get {
      moveGap(to: end)
      return head
    }
  }

  /// Returns whether the text equals another, scalar by scalar.
  mutating func holds(_ other: String) -> Bool {
    other.utf8.count == end.utf8 && (end.utf8 == 0 || text.utf8.elementsEqual(other.utf8))
  }

  /// Moves the caret to the end and removes the mark, as if the text had been set again.
  mutating func restart() {
    moveGap(to: end)
    anchor = end
    selection = NSRange(location: end.utf16, length: 0)
    marked = nil
  }

  /// The text before the selection, in whole scalars. Costs O(distance from the last edit).
  var textBeforeCaret: Substring {
    mutating get {
      if anchor.utf8 == 0 { return Substring() }
      if anchor.utf8 > gap.utf8 { moveGap(to: anchor) }
      return head[..<headIndex(anchor)]
    }
  }

  /// The range that backspace deletes: the selection, or the whole composed character before the caret (B14);
  /// nil if there is nothing to delete (B15).
  var backspaceRange: NSRange? {
    mutating get {
      if selection.length > 0 { return clamped(selection) }
      // A caret inside a scalar deletes the character that ends with it.
      if anchor.utf16 < selection.location { anchor = place(at: selection.location, roundsUp: true) }
      guard let last = textBeforeCaret.last else { return nil }
      let length = last.utf16.count
      return NSRange(location: anchor.utf16 - length, length: length)
    }
  }

  /// Returns a range clamped to the text and widened to whole scalars.
  func clamped(_ range: NSRange) -> NSRange { resolve(range).range }

  /// Returns the text in a range clamped to the text. Text after the gap is copied.
  func substring(_ range: NSRange) -> Substring {
    let (_, start, end) = resolve(range)
    return piece(from: start.utf8, to: end.utf8)
  }

  /// Calls `body` with each character from a location on until it returns false. Costs O(length of these
  /// characters).
  func forEachCharacter(from location: Int, _ body: (Character) -> Bool) {
    var start = resolve(NSRange(location: location, length: 0)).1.utf8
    var step = 256
    while start < end.utf8 {
      let stop = boundary(after: start < gap.utf8 && gap.utf8 - start > step ? gap.utf8 : start + step)
      // The end of a piece's last character depends on the text that follows.
      var last: Character?
      let begin = start
      for character in piece(from: start, to: stop) {
        if let last {
          guard body(last) else { return }
          start += last.utf8.count
        }
        last = character
      }
      if stop == end.utf8 {
        if let last { _ = body(last) }
        return
      }
      if start == begin { step *= 2 }
    }
  }

  /// Returns the location a number of characters after another, or the end if there are fewer. Costs
  /// O(count).
  func advanced(_ location: Int, byCharacters count: Int) -> Int {
    var (place, left) = (location, count)
    guard left > 0 else { return place }
    forEachCharacter(from: location) { character in
      place += character.utf16.count
      left -= 1
      return left > 0
    }
    return place
  }

  /// Returns the word of letters, digits and apostrophes at a location, or a range of length 0 if there is
  /// none.
  mutating func word(at location: Int) -> NSRange {
    let place = resolve(NSRange(location: location, length: 0)).1
    if place.utf8 > gap.utf8 { moveGap(to: place) }
    var (before, after) = (0, 0)
    for character in head[..<headIndex(place)].reversed() {
      guard character.isWordPart else { break }
      before += character.utf16.count
    }
    forEachCharacter(from: place.utf16) { character in
      guard character.isWordPart else { return false }
      after += character.utf16.count
      return true
    }
    return NSRange(location: place.utf16 - before, length: before + after)
  }

  // MARK: Editing

  /// Replaces a range, moves the caret to the end of the new text, and removes the mark.
  mutating func replace(_ range: NSRange, with string: String) {
    let (range, start, stop) = resolve(range)
    if stop.utf8 < gap.utf8 { moveGap(to: stop) } else if start.utf8 > gap.utf8 { moveGap(to: start) }
    if start.utf8 < gap.utf8 { cutHead(at: headIndex(start)) }
    if stop.utf8 > gap.utf8 { tailStart += stop.utf8 - gap.utf8 }
    head += string
    let added = Place(utf16: string.utf16.count, utf8: string.utf8.count)
    end.utf16 += added.utf16 - range.length
    end.utf8 += added.utf8 - (stop.utf8 - start.utf8)
    gap = Place(utf16: start.utf16 + added.utf16, utf8: start.utf8 + added.utf8)
    anchor = gap
    selection = NSRange(location: gap.utf16, length: 0)
    marked = nil
  }
}

// MARK: - The gap

extension TextBuffer {
  /// Returns the index in the head of a position that isn't after the gap.
  private func headIndex(_ place: Place) -> String.Index { headIndex(place.utf8) }

  private func headIndex(_ utf8: Int) -> String.Index {
    head.utf8.index(head.startIndex, offsetBy: utf8)
  }

  /// Returns the index in the tail's array of a position that isn't before the gap.
  private func tailIndex(_ utf8: Int) -> Int { tailStart + utf8 - gap.utf8 }

  /// Returns the text between two positions. It is copied, unless all of it is before the gap.
  private func piece(from start: Int, to stop: Int) -> Substring {
    if stop <= gap.utf8 { return head[headIndex(start)..<headIndex(stop)] }
    let rest = String(decoding: tail[tailIndex(max(start, gap.utf8))..<tailIndex(stop)], as: UTF8.self)
    return start < gap.utf8 ? head[headIndex(start)...] + rest : rest[...]
  }

  /// Returns the first scalar boundary at or after a position that isn't before the gap, in UTF-8 units.
  private func boundary(after utf8: Int) -> Int {
    if utf8 >= end.utf8 { return end.utf8 }
    var index = tailIndex(utf8)
    while index < tail.count, UTF8.isContinuation(tail[index]) { index += 1 }
    return index - tailStart + gap.utf8
  }

  private mutating func moveGap(to place: Place) {
    if place.utf8 < gap.utf8 {
      let start = headIndex(place)
      prepend(head[start...])
      cutHead(at: start)
    } else if place.utf8 > gap.utf8 {
      let stop = tailIndex(place.utf8)
      head += String(decoding: tail[tailStart..<stop], as: UTF8.self)
      tailStart = stop
      if tailStart == tail.count { (tail, tailStart) = ([], 0) }
    }
    gap = place
  }

  private mutating func cutHead(at index: String.Index) {
    head.removeSubrange(index..<head.endIndex)
  }

  /// Inserts text before the tail. Growing the free space copies the tail, less and less often as the tail
  /// grows.
  private mutating func prepend(_ text: Substring) {
    var text = text
    text.withUTF8 { bytes in
      if tailStart < bytes.count {
        let length = tail.count - tailStart
        let room = bytes.count + max(64, (length + bytes.count) / 2)
        var larger = [UInt8](repeating: 0, count: room + length)
        larger.replaceSubrange(room..., with: tail[tailStart...])
        (tail, tailStart) = (larger, room)
      }
      tailStart -= bytes.count
      tail.replaceSubrange(tailStart..<tailStart + bytes.count, with: bytes)
    }
  }
}

// MARK: - Positions

extension TextBuffer {
  /// Returns a range, clamped to the text and widened to whole scalars, with the positions of its ends.
  private func resolve(_ range: NSRange) -> (range: NSRange, Place, Place) {
    let low = min(max(range.location, 0), length)
    let high = low + min(max(range.length, 0), length - low)
    let start = place(at: low, roundsUp: false)
    let end = high == low ? start : place(at: high, roundsUp: true)
    return (NSRange(location: start.utf16, length: end.utf16 - start.utf16), start, end)
  }

  /// Finds a position in UTF-16 units from the nearest known position. Costs O(distance).
  private func place(at target: Int, roundsUp: Bool) -> Place {
    // In pure ASCII text both units are equal.
    if end.utf16 == end.utf8 { return Place(utf16: target, utf8: target) }
    if target == gap.utf16 { return gap }
    if target == anchor.utf16 { return anchor }
    // A walk never crosses the gap.
    let isInHead = target < gap.utf16
    var start = isInHead ? nearest(to: target, Place(), gap) : nearest(to: target, gap, end)
    if (anchor.utf16 < gap.utf16) == isInHead { start = nearest(to: target, start, anchor) }
    if isInHead {
      let found = head.utf8.withContiguousStorageIfAvailable {
        Self.walk($0, from: start, to: target, roundsUp: roundsUp)
      }
      return found ?? gap
    }
    return tail[tailStart...].withUnsafeBufferPointer { [gap] bytes in
      let inTail = Place(utf16: start.utf16, utf8: start.utf8 - gap.utf8)
      let found = Self.walk(bytes, from: inTail, to: target, roundsUp: roundsUp)
      return Place(utf16: found.utf16, utf8: found.utf8 + gap.utf8)
    }
  }

  private func nearest(to target: Int, _ one: Place, _ other: Place) -> Place {
    abs(one.utf16 - target) <= abs(other.utf16 - target) ? one : other
  }

  /// Walks from one position to another, scalar by scalar.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Place,
    to target: Int,
    roundsUp: Bool
  ) -> Place {
    var here = start
    while here.utf16 > target {
      repeat { here.utf8 -= 1 } while UTF8.isContinuation(bytes[here.utf8])
      here.utf16 -= bytes[here.utf8] < 0xF0 ? 1 : 2
    }
    while here.utf16 < target {
      let width = bytes[here.utf8] < 0xF0 ? 1 : 2
      if !roundsUp, here.utf16 + width > target { break }
      here.utf16 += width
      repeat { here.utf8 += 1 } while here.utf8 < bytes.count && UTF8.isContinuation(bytes[here.utf8])
    }
    return here
  }
}

extension Character {
  /// Whether the character belongs to a word: a letter, a digit or an apostrophe.
  var isWordPart: Bool {
    if let ascii = asciiValue { return ascii.isWordPart }
    return isLetter || isNumber || self == "’"
  }
}

extension String {
  /// Whether the string has a last character that belongs to a word.
  var endsWithWordCharacter: Bool {
    guard utf8.count > 1 else { return utf8.first?.isWordPart ?? false }
    return last?.isWordPart ?? false
  }
}

extension UInt8 {
  /// Whether the byte is the ASCII code of a letter, a digit or an apostrophe.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
