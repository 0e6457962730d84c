import Foundation
import Simulation

extension ScrollView {
  /// A layout guide for the content, in the scroll view's own coordinates. Constraints that give it a size
  /// set ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { boundGuide(.scrollContent) }
  /// A layout guide for the scroll view's own rectangle, which stays in place while content moves.
  public final var frameLayoutGuide: LayoutGuide { boundGuide(.scrollFrame) }
}

extension ScrollView: LayoutContent {}

extension ScrollView {
  /// Returns the distance of an edge or center of the margins from that of the content, to the right and
  /// down. Leaves out the safe area's part of the margins if the content insets already include it.
  final func contentMargin(at attribute: LayoutConstraint.Attribute) -> CGFloat {
    let inset = insetsLayoutMarginsFromSafeArea ? storedSafeAreaInsets.only(adjustedEdges) : .zero
    let margins = baseLayoutMargins - inset
    let (left, right) = (margins.left, margins.right)
    let (top, bottom) = (margins.top, margins.bottom)
    switch attribute {
    case .left, .leading: return left
    case .right, .trailing: return -right
    case .top: return top
    case .bottom: return -bottom
    case .centerX: return (left - right) / 2
    case .centerY: return (top - bottom) / 2
    default: return 0
    }
  }
}
