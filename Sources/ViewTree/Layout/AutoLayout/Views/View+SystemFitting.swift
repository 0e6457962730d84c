import Foundation
import Simulation

/// What somebody asks of a view's size who only wants to know it.
struct LayoutFitting {
  var target: CGSize
  var priorities: (horizontal: LayoutPriority, vertical: LayoutPriority)
}

extension View {
  /// The smallest size there is, for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size there is, for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// What ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` returns.
  final func size(for fitting: LayoutFitting) -> CGSize {
    LayoutEngine.noteUse()
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, fitting: fitting)
    let spot = engine.keepSpot(of: self)
    engine.join(self)
    engine.run()
    let size = CGSize(
      width: engine.simplex.value(of: spot.width),
      height: engine.simplex.value(of: spot.height)
    )
    let insets = alignmentRectInsets
    return engine.pixels.holding(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    )
  }
}
