import Foundation

/// The content of a view that scrolls, as constraints see it.
@MainActor protocol LayoutContent: View {
  /// The size of the content.
  var contentSize: CGSize { get set }
  /// Whether constraints may determine the content size; tables, collections and text views determine their
  /// own.
  var sizesContentByConstraints: Bool { get }
  /// Returns the distance of an edge or center of the margins from that of the content, to the right and
  /// down.
  func contentMargin(at attribute: LayoutConstraint.Attribute) -> CGFloat
}

/// A change of a subview for its superview's layout.
enum SubviewChange {
  /// The subview was hidden or shown.
  case visibility
  /// The intrinsic content size, or its priorities, have changed.
  case contentSize
  /// The font of a label was set.
  case font
}
