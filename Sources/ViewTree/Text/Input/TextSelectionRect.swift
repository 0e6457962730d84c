import Foundation
import Simulation

/// The rectangle of a selection on one line.
@preconcurrency @MainActor open class TextSelectionRect: IdentityHashable {
  /// The rectangle, in the text input's coordinates.
  open var rect: CGRect { storedRect }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { storedContainsStart }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { storedContainsEnd }
  /// Whether the text is vertical; always false in this package.
  open var isVertical: Bool { false }

  private let storedRect: CGRect
  private let storedContainsStart: Bool
  private let storedContainsEnd: Bool

  /// Creates a rectangle for a subclass that overrides its properties.
  public init() {
    (storedRect, storedContainsStart, storedContainsEnd) = (.zero, false, false)
  }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    (storedRect, storedContainsStart, storedContainsEnd) = (rect, containsStart, containsEnd)
  }
}

extension TextField {
  /// Returns the rectangle of a range, as wide as its text; empty for an empty range.
  public final func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    guard let units = engine.units(range), units.length > 0 else { return [] }
    return [TextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
  }
}

extension TextView {
  /// Returns the rectangles of a range, one for each line from the top, as wide as the text; empty for an
  /// empty range.
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
