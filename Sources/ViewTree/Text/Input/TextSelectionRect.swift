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
