import HeadlessUIKit
import Shape

/// Measures the activation of constraints on n views, the first layout and the one after the edit of a constant,
/// and changes of a stack view of n rows.
@MainActor func growLayouts() {
  for count in [10, 100, 1000, 10_000] {
    for shape in LayoutScene.Shape.allCases {
      let figures = layoutFigures(shape, count)
      let (name, isRight) = (shape.rawValue, figures.isRight)
      growth("activate.\(name)", count, "activate constraints, \(name)", figures.activation, 1, isRight)
      growth("solve.\(name)", count, "first layout, \(name)", figures.first, 1, isRight)
      growth("edit.\(name)", count, "edit of a constant, \(name)", figures.edit, 1, isRight)
    }
    let stack = stackFigures(count)
    growth("stack.first", count, "stack view, first layout", stack.first, 1, stack.isRight)
    growth("stack.spacing", count, "stack view, change of the spacing", stack.spacing, 1, stack.isRight)
    growth("stack.hide", count, "stack view, hide or show a row", stack.hide, 1, stack.isRight)
  }
}
