import Foundation

extension CollectionReusableView {
  /// Implements ``preferredLayoutAttributesFitting(_:)``.
  final func fittingAttributes(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes
  {
    let axes = attributes.sizingAxes
    guard !axes.isEmpty, let fitted = attributes.copy() as? CollectionViewLayoutAttributes else {
      return attributes
    }
    let content = (self as? CollectionViewCell)?.contentView ?? self
    guard content.subviews.contains(where: { !$0.baseTranslatesMask }) else { return attributes }
    let size = content.systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required
    )
    var frame = fitted.frame
    if axes.width { frame.size.width = size.width }
    if axes.height { frame.size.height = size.height }
    fitted.frame = frame
    return fitted
  }
}
