import Foundation

extension View {
  /// The value of an intrinsic width or height that the content doesn't determine.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Updates the layout after a change of the content's size or priorities.
  final func baseInvalidateIntrinsicContentSize() {
    guard node.pointee.layout.contains(.inEngine), let spot = layoutState?.spot else { return }
    spot.engine?.contentDidChange(of: spot)
    baseSuperview?.subviewDidChange(.contentSize, of: self)
  }

  /// Returns the priority with which the view resists becoming larger than its content.
  public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.hugging[axis] ?? standardHugging(for: axis)
  }

  final func baseSetContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    makeLayoutStateIfNeeded().hugging[axis] = priority
    baseInvalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists becoming smaller than its content.
  public final func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  final func baseSetCompressionResistance(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    makeLayoutStateIfNeeded().resistance[axis] = priority
    baseInvalidateIntrinsicContentSize()
  }
}
