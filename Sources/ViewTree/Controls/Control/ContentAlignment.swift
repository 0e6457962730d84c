extension Control {
  /// Where a control's content is between left and right. Buttons follow it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side; a button's words are at the left then.
    case fill = 3
    /// Where lines begin; here at the left.
    case leading = 4
    /// Where lines end; here at the right.
    case trailing = 5

    /// The same for a line of words.
    package var ofWords: TextAlignment {
      switch self {
      case .center: .center
      case .left, .leading, .fill: .left
      case .right, .trailing: .right
      }
    }
  }

  /// Where a control's content is between top and bottom. Buttons follow it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }
}
