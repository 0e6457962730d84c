import Foundation

/// A text with a selection, and the edits that keys make to it. Ranges are in UTF-16 units, as delegates see them (B12).
///
/// No range cuts a surrogate pair: one that would is widened to whole scalars. The place of the caret is kept in both
/// units, so an edit costs the distance from the caret and not the length of the text.
struct TextBuffer: Hashable, Sendable {
  private(set) var text: String
  /// How many UTF-16 units the text has.
  private(set) var length: Int
  /// The selected range; without length, the caret.
  private(set) var selection: NSRange
  /// What an input method is still composing; nil if nothing is.
  private(set) var marked: NSRange?
  /// The place of the selection's start, in both units.
  private var anchor: Place

  /// A place between two scalars.
  private struct Place: Hashable, Sendable {
    var utf16 = 0
    var utf8 = 0
  }

  /// Creates a buffer with the caret at the end.
  init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    length = text.utf16.count
    selection = NSRange(location: length, length: 0)
    anchor = Place(utf16: length, utf8: text.utf8.count)
  }

  /// Replaces the whole text; the caret goes to the end (Q12), and nothing is marked.
  mutating func setText(_ text: String) {
    self = TextBuffer(text)
  }

  // MARK: Selecting

  /// The whole text.
  var fullRange: NSRange { NSRange(location: 0, length: length) }

  /// Selects a range, as far as it lies in the text.
  mutating func select(_ range: NSRange) {
    let (range, start, _) = resolve(range)
    selection = range
    anchor = start
  }

  /// Says which part of the text is being composed; nil or a range without length for none.
  mutating func mark(_ range: NSRange?) {
    marked = range.map(clamped).flatMap { $0.length > 0 ? $0 : nil }
  }

  /// The text before the selection, without a copy.
  var textBeforeCaret: Substring { text[..<index(anchor)] }

  /// The range that backspace deletes: the selection, or the whole composed character before the caret (B14); nil if
  /// there is nothing (B15).
  var backspaceRange: NSRange? {
    if selection.length > 0 { return selection }
    guard let last = textBeforeCaret.last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  // MARK: Reading

  /// Returns the part of `range` that lies in the text, widened to whole scalars.
  func clamped(_ range: NSRange) -> NSRange { resolve(range).range }

  /// Returns the text in the part of `range` that lies in the text, without a copy.
  func substring(_ range: NSRange) -> Substring {
    let (_, start, end) = resolve(range)
    return text[index(start)..<index(end)]
  }

  /// Returns the word of letters, digits and apostrophes that touches a place; without length if there is none.
  func word(at location: Int) -> NSRange {
    let place = resolve(NSRange(location: location, length: 0)).1
    let middle = index(place)
    let before = text[..<middle].reversed().prefix { $0.isWordPart }
    let after = text[middle...].prefix { $0.isWordPart }
    let head = before.reduce(0) { $0 + $1.utf16.count }
    return NSRange(location: place.utf16 - head, length: head + after.utf16.count)
  }

  // MARK: Editing

  /// Replaces a range and puts the caret behind what was put in; nothing is marked then.
  mutating func replace(_ range: NSRange, with string: String) {
    let (range, start, end) = resolve(range)
    text.replaceSubrange(index(start)..<index(end), with: string)
    let added = Place(utf16: string.utf16.count, utf8: string.utf8.count)
    length += added.utf16 - range.length
    anchor = Place(utf16: start.utf16 + added.utf16, utf8: start.utf8 + added.utf8)
    selection = NSRange(location: anchor.utf16, length: 0)
    marked = nil
  }

  // MARK: Places

  private func index(_ place: Place) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place.utf8)
  }

  /// Returns the part of a range that lies in the text, widened to whole scalars, and its ends.
  private func resolve(_ range: NSRange) -> (range: NSRange, Place, Place) {
    let low = min(max(range.location, 0), length)
    let high = low + min(max(range.length, 0), length - low)
    let start = place(at: low, from: anchor, roundsUp: false)
    let end = high == low ? start : place(at: high, from: start, roundsUp: true)
    return (NSRange(location: start.utf16, length: end.utf16 - start.utf16), start, end)
  }

  /// Walks to a place in UTF-16 units from the nearest of those that are known. Costs O(distance).
  private func place(at target: Int, from known: Place, roundsUp: Bool) -> Place {
    let total = Place(utf16: length, utf8: text.utf8.count)
    // In a text of ASCII alone both units are the same.
    if total.utf16 == total.utf8 { return Place(utf16: target, utf8: target) }
    var here = [known, Place(), total].min { abs($0.utf16 - target) < abs($1.utf16 - target) } ?? known
    var cursor = index(here)
    let scalars = text.unicodeScalars
    func step(_ scalar: Unicode.Scalar, _ sign: Int) {
      here.utf16 += sign * UTF16.width(scalar)
      here.utf8 += sign * UTF8.width(scalar)
    }
    while here.utf16 > target {
      cursor = scalars.index(before: cursor)
      step(scalars[cursor], -1)
    }
    while here.utf16 < target {
      let scalar = scalars[cursor]
      if !roundsUp, here.utf16 + UTF16.width(scalar) > target { break }
      step(scalar, 1)
      cursor = scalars.index(after: cursor)
    }
    return here
  }
}

extension Character {
  /// Whether it belongs to a word: a letter, a digit or an apostrophe.
  var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
