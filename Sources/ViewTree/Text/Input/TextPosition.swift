/// A place in the text of a ``TextInput``, between two characters.
///
/// A text input makes positions; others only hand them back. Text fields and text views keep a position's distance from
/// the beginning, so it may be somewhere else after an edit, and beyond the end means the end.
@preconcurrency @MainActor open class TextPosition {
  /// Creates a position that a text input of one's own gives a meaning.
  public init() {}
}

/// A part of the text of a ``TextInput``.
@preconcurrency @MainActor open class TextRange {
  /// Where it begins.
  public final let start: TextPosition
  /// Where it ends; the same place as ``start``, or a later one.
  public final let end: TextPosition
  /// Whether there is nothing between its ends.
  public final let isEmpty: Bool

  /// Creates a range that a text input of one's own gives a meaning.
  public init(start: TextPosition, end: TextPosition, isEmpty: Bool) {
    self.start = start
    self.end = end
    self.isEmpty = isEmpty
  }
}

/// A position in a text field or text view: so many UTF-16 units from the beginning.
final class OffsetPosition: TextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}
