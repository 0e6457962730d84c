import Foundation
import Simulation

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
  /// The edges whose safe area reaches the subviews; the content insets contain that of the others (RW1).
  var edgesPropagatingSafeArea: RectEdge { get }
  /// The margins that subviews may preserve, as distances from the edges of ``marginSpace`` (RW6).
  var contentMargins: EdgeInsets { get }
  /// The rectangle of the content, at least as large as the view; it doesn't move while scrolling.
  var marginSpace: CGRect { get }
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
