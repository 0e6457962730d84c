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
@preconcurrency @MainActor open class TextRange {
  /// The start of the range.
  public final let start: TextPosition
  /// The end of the range; equal to ``start`` or after it.
  public final let end: TextPosition
  /// Whether the range is empty.
  public final let isEmpty: Bool

  /// Creates a range for a text input that the app implements.
  public init(start: TextPosition, end: TextPosition, isEmpty: Bool) {
    self.start = start
    self.end = end
    self.isEmpty = isEmpty
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
  /// Returns whether the ranges have equal ends (U90).
  public nonisolated static func == (one: TextRange, other: TextRange) -> Bool {
    one.start == other.start && one.end == other.end
  }

  /// Hashes both ends.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}
