import Foundation
import InterfaceFiles

/// The values of a stack view that variations for size classes can change; nil for those that an element
/// doesn't have.
@MainActor struct NibStack {
  private var axis: LayoutConstraint.Axis?
  private var distribution: StackView.Distribution?
  private var alignment: StackView.Alignment?
  private var spacing: CGFloat?

  init() {}

  /// The values of a stack view whose element has none.
  static var standard: NibStack {
    var stack = NibStack()
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (.horizontal, .fill, .fill, 0)
    return stack
  }

  init(_ values: InterfaceValues) throws {
    let axes: KeyValuePairs<String, LayoutConstraint.Axis> = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    axis = try values.choice("axis", axes)
    let distributions: KeyValuePairs<String, StackView.Distribution> = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    distribution = try values.choice("distribution", distributions)
    let alignments: KeyValuePairs<String, StackView.Alignment> = [
      "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
    alignment = try values.choice("alignment", alignments)
    spacing = try values.number("spacing")
    let types: KeyValuePairs<String, Bool> = ["custom": false, "standard": true]
    if try values.choice("spacingType", types) == true { spacing = StackView.spacingUseSystem }
  }

  /// Returns these values with those that another element has.
  func changed(by other: NibStack) -> NibStack {
    var result = self
    result.axis = other.axis ?? axis
    result.distribution = other.distribution ?? distribution
    result.alignment = other.alignment ?? alignment
    result.spacing = other.spacing ?? spacing
    return result
  }

  func apply(to stack: StackView) {
    if let axis { stack.axis = axis }
    if let distribution { stack.distribution = distribution }
    if let alignment { stack.alignment = alignment }
    if let spacing { stack.spacing = spacing }
  }
}
