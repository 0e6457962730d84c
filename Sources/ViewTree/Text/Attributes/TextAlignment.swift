import Foundation

/// The horizontal alignment of lines of text; UIKit's `NSTextAlignment`.
public enum TextAlignment: Int, Sendable {
  /// Aligned at the left.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned at the right.
  case right = 2
  /// Justified; in this package aligned as natural text.
  case justified = 3
  /// Aligned at the right in a view whose lines run from right to left, and otherwise at the left.
  case natural = 4

  /// Returns the side at which lines are aligned in a view, for an alignment that depends on its direction.
  @MainActor func resolved(in view: View) -> TextAlignment {
    switch self {
    case .natural, .justified: view.isRightToLeft ? .right : self
    case .left, .center, .right: self
    }
  }

  /// Returns the distance of a line from the left edge of the available width, or 0 if it doesn't fit.
  package func shift(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: max(0, (room - width) / 2)
    case .right: max(0, room - width)
    }
  }
}

/// The treatment of text that doesn't fit; UIKit's `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable {
  /// Lines break at words. The last line shows its beginning.
  case byWordWrapping = 0
  /// Lines break at characters, even within words.
  case byCharWrapping = 1
  /// The beginning is shown.
  case byClipping = 2
  /// The end is shown, after an ellipsis.
  case byTruncatingHead = 3
  /// The beginning is shown, followed by an ellipsis.
  case byTruncatingTail = 4
  /// The beginning and the end are shown, with an ellipsis between them.
  case byTruncatingMiddle = 5
}
