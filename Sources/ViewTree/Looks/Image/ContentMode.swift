extension View {
  /// The placement of content whose size differs from its view's.
  public enum ContentMode: Int, Sendable {
    /// Content stretched to the view's size.
    case scaleToFill
    /// Content scaled to fit the view, with its aspect ratio. A part of the view may remain empty.
    case scaleAspectFit
    /// Content scaled to fill the view, with its aspect ratio. A part of the content may be outside the view.
    case scaleAspectFill
    /// Content drawn again at the view's new size.
    case redraw
    /// Content in its own size, in the center.
    case center
    /// Content in its own size, at the top.
    case top
    /// Content in its own size, at the bottom.
    case bottom
    /// Content in its own size, at the left.
    case left
    /// Content in its own size, at the right.
    case right
    /// Content in its own size, in the top left corner.
    case topLeft
    /// Content in its own size, in the top right corner.
    case topRight
    /// Content in its own size, in the bottom left corner.
    case bottomLeft
    /// Content in its own size, in the bottom right corner.
    case bottomRight
  }
}
