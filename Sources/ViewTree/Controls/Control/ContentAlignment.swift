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
    /// At the leading edge: the right one where lines run from right to left.
    case leading = 4
    /// At the trailing edge: the left one where lines run from right to left.
    case trailing = 5

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

extension Control {
  /// The side at which the content is: for a leading or trailing alignment, that of the control's direction.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: mirrorsParts ? .right : .left
    case .trailing: mirrorsParts ? .left : .right
    case let side: side
    }
  }

  /// The alignment of a line of text that corresponds to ``contentHorizontalAlignment``.
  package final var lineAlignment: TextAlignment {
    switch effectiveContentHorizontalAlignment {
    case .center: .center
    case .right, .trailing: .right
    case .left, .leading: .left
    case .fill: mirrorsParts ? .right : .left
    }
  }
}
