import Foundation

extension View {
  /// Stands for a width or height that the content does not say.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size of the content, or how much it counts, has changed.
  final func contentDidChange() {
    guard node.pointee.layout.contains(.inEngine), let spot = layoutState?.spot else { return }
    spot.engine?.contentDidChange(of: spot)
    (parent as? StackView)?.arrangedContentDidChange()
  }

  /// How much the view keeps from being larger than its content.
  public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.hugging[axis] ?? standardHugging(for: axis)
  }

  /// Sets how much the view keeps from being larger than its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    keepLayoutState().hugging[axis] = priority
    contentDidChange()
  }

  /// How much the view keeps from being smaller than its content.
  public final func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.resistance[axis] ?? standardResistance(for: axis)
  }

  /// Sets how much the view keeps from being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis
  ) {
    keepLayoutState().resistance[axis] = priority
    contentDidChange()
  }
}
