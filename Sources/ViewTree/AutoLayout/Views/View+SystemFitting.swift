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

  /// Returns the size nearest to `targetSize` that the constraints in the view allow. The view keeps the size it has.
  ///
  /// Only constraints that the view or one in it holds count; what is asked counts with
  /// ``LayoutPriority/fittingSizeLevel``. The size is in whole pixels.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size nearest to `targetSize` that the constraints in the view allow, with a priority for width and height.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    LayoutEngine.noteUse()
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self,
      fitting: LayoutFitting(
        target: targetSize,
        priorities: (horizontalFittingPriority, verticalFittingPriority)
      )
    )
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
