import Foundation

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

extension View.ContentMode {
  /// Returns the rectangle of content of a size in these bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard let part = anchor else {
      guard self == .scaleAspectFit || self == .scaleAspectFill, size.width > 0, size.height > 0 else {
        return bounds
      }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      return View.ContentMode.center.rect(of: scaled, in: bounds)
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * part.x,
      y: bounds.minY + (bounds.height - size.height) * part.y,
      width: size.width,
      height: size.height
    )
  }

  /// The place of content in its own size, from 0 at the left and top to 1; nil if the content is scaled.
  private var anchor: CGPoint? {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: nil
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
