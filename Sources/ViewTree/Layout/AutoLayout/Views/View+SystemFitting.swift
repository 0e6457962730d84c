import ConstraintSolver
import Foundation
import Simulation

/// The target size and priorities for measuring a view.
struct LayoutFitting {
  var target: CGSize
  var priorities: (horizontal: LayoutPriority, vertical: LayoutPriority)
}

extension View {
  /// The smallest possible target size for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest target size for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Implements ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  final func size(for fitting: LayoutFitting) -> CGSize {
    LayoutEngine.noteUse()
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, fitting: fitting)
    let spot = engine.makeSpot(of: self)
    engine.join(self)
    engine.run()
    let size = CGSize(
      width: engine.system.value(of: spot.width),
      height: engine.system.value(of: spot.height)
    )
    let insets = alignmentRectInsets
    return engine.pixels.holding(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    )
  }
}
