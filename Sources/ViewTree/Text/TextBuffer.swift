import Foundation

/// A text with a selection, and the edits that keys make to it. Ranges are in UTF-16 units, as delegates see them (B12).
struct TextBuffer: Hashable, Sendable {
  private(set) var text: String
  /// The selected range; without length, the caret.
  private(set) var selection: NSRange

  /// Creates a buffer with the caret at the end.
  init(_ text: String = "") {
    self.text = text
    selection = NSRange(location: text.utf16.count, length: 0)
  }

  /// Replaces the whole text; the caret goes to the end (Q12).
  mutating func setText(_ text: String) {
    self = TextBuffer(text)
  }

  /// Puts the caret at the end.
  mutating func moveCaretToEnd() {
    selection = NSRange(location: text.utf16.count, length: 0)
  }

  /// The text before the selection.
  var textBeforeCaret: String {
    String(text.utf16.prefix(selection.location)) ?? ""
  }

  /// The range that backspace deletes: the selection, or the whole composed character before the caret (B14); nil if
  /// there is nothing (B15).
  var backspaceRange: NSRange? {
    if selection.length > 0 { return selection }
    guard let last = textBeforeCaret.last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// Returns the part of `range` that lies in the text, moved to whole characters of UTF-16.
  func clamped(_ range: NSRange) -> NSRange {
    let end = text.utf16.count
    let location = min(max(range.location, 0), end)
    return NSRange(location: location, length: min(max(range.length, 0), end - location))
  }

  /// Replaces a range and puts the caret behind what was put in.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    guard let target = Range(range, in: text) else {
      return replaceUnits(range, with: string)
    }
    text.replaceSubrange(target, with: string)
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  /// Replaces a range whose ends cut a surrogate pair, unit by unit, as UIKit does.
  private mutating func replaceUnits(_ range: NSRange, with string: String) {
    var units = Array(text.utf16)
    units.replaceSubrange(range.location..<(range.location + range.length), with: string.utf16)
    text = String(decoding: units, as: UTF16.self)
    selection = NSRange(location: min(range.location + string.utf16.count, text.utf16.count), length: 0)
  }
}
