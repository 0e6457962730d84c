import Simulation

/// A position in the text of a ``TextInput``, between two characters.
///
/// A text input creates positions; other code only passes them back to the same text input. In text fields
/// and text views, a position is an offset from the beginning of the text. An edit doesn't adjust it. An
/// offset beyond the end of the text counts as the end.
@preconcurrency @MainActor open class TextPosition {
  /// Creates a position for a text input that the app implements.
  public init() {}
}

/// A range in the text of a ``TextInput``.
///
/// A text input of the app creates ranges with their ends, or has a subclass that overrides ``start``,
/// ``end`` and ``isEmpty``.
@preconcurrency @MainActor open class TextRange {
  fileprivate nonisolated let ends: (start: TextPosition, end: TextPosition, isEmpty: Bool)?

  /// The start of the range. Stops if the range has no ends and a subclass doesn't override it.
  open var start: TextPosition { storedEnds.start }
  /// The end of the range; equal to ``start`` or after it.
  open var end: TextPosition { storedEnds.end }
  /// Whether the range is empty.
  open var isEmpty: Bool { storedEnds.isEmpty }

  /// Creates a range whose ends a subclass returns (U96).
  public init() { ends = nil }

  /// Creates a range for a text input that the app implements.
  public init(start: TextPosition, end: TextPosition, isEmpty: Bool) { ends = (start, end, isEmpty) }

  private var storedEnds: (start: TextPosition, end: TextPosition, isEmpty: Bool) {
    guard let ends else {
      programmerError("\(type(of: self)) must override start, end and isEmpty, or be created with its ends")
    }
    return ends
  }
}

/// A position in a text field or text view: an offset in UTF-16 units from the beginning.
final class OffsetPosition: TextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

// MARK: - Equality

extension TextPosition: Hashable {
  /// Returns whether both are the same object, or positions of text fields and text views at the same offset
  /// (U90).
  public nonisolated static func == (one: TextPosition, other: TextPosition) -> Bool {
    guard one !== other else { return true }
    guard let offset = (one as? OffsetPosition)?.offset else { return false }
    return offset == (other as? OffsetPosition)?.offset
  }

  /// Hashes the offset, or the identity of a position of another text input.
  public nonisolated func hash(into hasher: inout Hasher) {
    if let offset = (self as? OffsetPosition)?.offset {
      hasher.combine(offset)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

extension TextRange: Hashable {
  /// Returns whether both are the same object, or were created with equal ends (U90).
  public nonisolated static func == (one: TextRange, other: TextRange) -> Bool {
    guard one !== other else { return true }
    guard let ends = one.ends, let others = other.ends else { return false }
    return ends.start == others.start && ends.end == others.end
  }

  /// Hashes the ends, or the identity of a range without its own.
  public nonisolated func hash(into hasher: inout Hasher) {
    if let ends {
      hasher.combine(ends.start)
      hasher.combine(ends.end)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
