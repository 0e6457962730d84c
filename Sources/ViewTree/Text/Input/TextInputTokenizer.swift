import Foundation
import Responder

/// A direction in the stored or in the displayed text; UIKit's `UITextDirection`.
public struct TextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public let rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the stored text.
  public static func storage(_ direction: TextStorageDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction in the displayed text.
  public static func layout(_ direction: TextLayoutDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text; UIKit's `UITextGranularity`.
public enum TextGranularity: Int, Sendable {
  /// A user-perceived character.
  case character = 0
  /// A run of letters, digits and apostrophes.
  case word = 1
  /// A sentence with the white space after it.
  case sentence = 2
  /// The text between line feeds.
  case paragraph = 3
  /// A displayed line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// An object that finds the units of a text; UIKit's `UITextInputTokenizer`.
@preconcurrency @MainActor public protocol TextInputTokenizer: AnyObject {
  /// Returns the unit around a position; at the edge between two, the one in a direction. Nil if the position
  /// isn't in a unit.
  func rangeEnclosingPosition(
    _ position: TextPosition,
    with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange?
  /// Returns whether a position is the edge of a unit at which a movement in a direction ends: the end for a
  /// forward direction, and the start for a backward one.
  func isPosition(
    _ position: TextPosition,
    atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
  /// Returns the next edge of a unit at which a movement in a direction ends; nil if there is none.
  func position(
    from position: TextPosition,
    toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition?
  /// Returns whether a position is in a unit, or at the edge of the one in a direction.
  func isPosition(
    _ position: TextPosition,
    withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
}

/// A tokenizer that reads the whole text of a text input; UIKit's `UITextInputStringTokenizer`.
///
/// Words are runs of letters, digits and apostrophes; sentences end after a period, an exclamation mark, a
/// question mark or an ellipsis that white space follows; both by rules of the package. Left and right are
/// backward and forward, and the other way round where the text input's base writing direction is from right
/// to left; up and down are backward and forward. A subclass overrides its methods.
@preconcurrency @MainActor open class TextInputStringTokenizer: TextInputTokenizer {
  private final weak var input: (any Responder & TextInput)?

  /// Creates a tokenizer for a text input, which isn't retained.
  public init(textInput: any Responder & TextInput) { input = textInput }

  /// Returns the unit around a position; at the edge between two, the one in a direction.
  open func rangeEnclosingPosition(
    _ position: TextPosition,
    with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange? {
    guard let units = units(granularity, around: position) else { return nil }
    let isForward = units.isForward(direction)
    let place = units.place
    let found = units.ranges.first {
      isForward ? $0.location <= place && place < $0.end : $0.location < place && place <= $0.end
    }
    return found.flatMap(range)
  }

  /// Returns whether a movement in a direction ends at a position.
  open func isPosition(
    _ position: TextPosition,
    atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    guard let units = units(granularity, around: position) else { return false }
    let isForward = units.isForward(direction)
    return units.ranges.contains { (isForward ? $0.end : $0.location) == units.place }
  }

  /// Returns the next position at which a movement in a direction ends.
  open func position(
    from position: TextPosition,
    toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition? {
    guard let units = units(granularity, around: position) else { return nil }
    let place = units.place
    let boundary =
      units.isForward(direction)
      ? units.ranges.first { $0.end > place }?.end
      : units.ranges.last { $0.location < place }?.location
    return boundary.flatMap(self.position)
  }

  /// Returns whether there is a unit around a position, or at it in a direction.
  open func isPosition(
    _ position: TextPosition,
    withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: The text

  private func position(_ place: Int) -> TextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
  }

  private func range(_ range: NSRange) -> TextRange? {
    guard let input, let start = position(range.location), let end = position(range.end) else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func units(_ granularity: TextGranularity, around position: TextPosition) -> TextUnits? {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    var units = TextUnits(text: text, place: place)
    units.isWrittenBackward = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    units.ranges = granularity == .line ? [line(of: position, place, input)] : units.ranges(of: granularity)
    if granularity == .line { units.ranges = lines(around: units.ranges[0], in: text, input) }
    return units
  }

  /// Returns the range of the positions whose caret is on the same line.
  private func line(of position: TextPosition, _ place: Int, _ input: any TextInput) -> NSRange {
    let middle = input.lineCaret(at: position).midY
    func isOnLine(_ other: Int) -> Bool {
      guard let other = self.position(other) else { return false }
      let rect = input.lineCaret(at: other)
      return rect.minY <= middle && middle < rect.maxY
    }
    var (start, end) = (place, place)
    while isOnLine(start - 1) { start -= 1 }
    while isOnLine(end + 1) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Returns a line with its neighbors.
  private func lines(around line: NSRange, in text: String, _ input: any TextInput) -> [NSRange] {
    var lines = [line]
    if let before = position(line.location - 1) {
      lines.insert(self.line(of: before, line.location - 1, input), at: 0)
    }
    if let after = position(line.end + 1) { lines.append(self.line(of: after, line.end + 1, input)) }
    return lines
  }
}

/// The units of a text around a place.
struct TextUnits {
  let text: String
  let place: Int
  var ranges: [NSRange] = []
  /// Whether the text input writes from right to left at the place.
  var isWrittenBackward = false

  init(text: String, place: Int) { (self.text, self.place) = (text, place) }

  /// Returns whether a direction is towards the end of the text.
  func isForward(_ direction: TextDirection) -> Bool {
    switch direction.rawValue {
    case TextStorageDirection.forward.rawValue, TextLayoutDirection.down.rawValue: true
    case TextLayoutDirection.right.rawValue: !isWrittenBackward
    case TextLayoutDirection.left.rawValue: isWrittenBackward
    default: false
    }
  }

  /// Whether the first letter of the paragraph at the place is written from right to left.
  var isRightToLeft: Bool {
    let string = text as NSString
    let place = NSRange(location: min(max(0, place), string.length), length: 0)
    let paragraph = string.substring(with: string.paragraphRange(for: place))
    return paragraph.unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }

  /// Returns all units of a kind, in order.
  func ranges(of granularity: TextGranularity) -> [NSRange] {
    switch granularity {
    case .character: parts { _, _ in true }
    case .word: words
    case .sentence: sentences
    case .paragraph, .line: paragraphs
    case .document: [NSRange(location: 0, length: text.utf16.count)]
    }
  }

  /// Returns the parts of the text, divided before the characters for which a function returns true. Its
  /// arguments are the character before the place, and the one after it.
  private func parts(_ divides: (Character, Character) -> Bool) -> [NSRange] {
    var (ranges, start, here): ([NSRange], Int, Int) = ([], 0, 0)
    var last: Character?
    for character in text {
      if let last, divides(last, character) {
        ranges.append(NSRange(location: start, length: here - start))
        start = here
      }
      here += character.utf16.count
      last = character
    }
    if here > start { ranges.append(NSRange(location: start, length: here - start)) }
    return ranges
  }

  private var words: [NSRange] {
    let string = text as NSString
    return parts { $0.isWordPart != $1.isWordPart || $0.isEastAsianWord || $1.isEastAsianWord }
      .filter { string.substring(with: $0).first?.isWordPart == true }
  }

  private var paragraphs: [NSRange] {
    var (ranges, start, here): ([NSRange], Int, Int) = ([], 0, 0)
    for character in text {
      if character.isNewline {
        ranges.append(NSRange(location: start, length: here - start))
        start = here + character.utf16.count
      }
      here += character.utf16.count
    }
    return ranges + [NSRange(location: start, length: here - start)]
  }

  private var sentences: [NSRange] {
    var isEnded = false
    return parts { last, next in
      if last.isNewline {
        isEnded = false
        return !next.isNewline
      }
      if last.endsSentence {
        isEnded = true
      } else if !last.isWhitespace, !last.closesSentence {
        isEnded = false
      }
      let isWide = last.endsSentence && last.utf8.count > 1 && last != "…"
      let divides =
        isEnded && !next.isWhitespace && (last.isWhitespace || isWide && !next.closesSentence)
      if divides { isEnded = false }
      return divides && !next.endsSentence
    }
  }
}

extension Character {
  fileprivate var endsSentence: Bool { ".!?…。！？".contains(self) }

  fileprivate var closesSentence: Bool { ")]}\"'”’»」』".contains(self) }

  /// Whether the character is a word of its own.
  fileprivate var isEastAsianWord: Bool {
    guard let scalar = unicodeScalars.first, !isASCII else { return false }
    return isWordPart && scalar.isEastAsian
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of a script that is written from right to left: Hebrew, Arabic, Syriac,
  /// Thaana, N'Ko and their extensions.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
