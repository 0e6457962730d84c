import Foundation

/// Where a part of a selection is: one line of it.
@preconcurrency @MainActor open class TextSelectionRect {
  /// The rectangle, in the text input's coordinates.
  open var rect: CGRect { storedRect }
  /// Whether the selection begins in it.
  open var containsStart: Bool { storedContainsStart }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { storedContainsEnd }
  /// Whether lines go from top to bottom; none do here.
  open var isVertical: Bool { false }

  private let storedRect: CGRect
  private let storedContainsStart: Bool
  private let storedContainsEnd: Bool

  /// Creates a rectangle that an override gives its values.
  public init() {
    (storedRect, storedContainsStart, storedContainsEnd) = (.zero, false, false)
  }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    (storedRect, storedContainsStart, storedContainsEnd) = (rect, containsStart, containsEnd)
  }
}

extension TextField {
  /// Returns the rectangle of a range, as wide as its words; none if the range is empty.
  public final func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    guard let units = engine.units(range), units.length > 0 else { return [] }
    return [TextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
  }
}

extension TextView {
  /// Returns the rectangles of a range, a line each from the top, as wide as the words; none if the range is empty.
  public final func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    guard let units = engine.units(range), units.length > 0 else { return [] }
    let first = textLayout.line(at: units.location)
    let last = textLayout.line(at: units.end - 1)
    return (first...last).map { index in
      let part = NSIntersectionRange(units, textLayout[index].range)
      let rect = firstRect(for: engine.range(part))
      return TextSelectionRect(rect, containsStart: index == first, containsEnd: index == last)
    }
  }
}
