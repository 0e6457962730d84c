extension Control {
  /// The horizontal alignment of a control's content. Buttons apply it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the full width; the title of a button is at the left edge.
    case fill = 3
    /// At the leading edge, which is always the left one.
    case leading = 4
    /// At the trailing edge, which is always the right one.
    case trailing = 5

    /// The corresponding alignment of a line of text.
    package var lineAlignment: TextAlignment {
      switch self {
      case .center: .center
      case .left, .leading, .fill: .left
      case .right, .trailing: .right
      }
    }
  }

  /// The vertical alignment of a control's content. Buttons apply it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// Over the full height.
    case fill = 3
  }
}
