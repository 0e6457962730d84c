extension View {
  /// How content of another size than its view is shown.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as the view has room for.
    case scaleAspectFit
    /// As small as still covers the view.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
    /// In its own size, in that corner.
    case topLeft
    /// In its own size, in that corner.
    case topRight
    /// In its own size, in that corner.
    case bottomLeft
    /// In its own size, in that corner.
    case bottomRight
  }
}
