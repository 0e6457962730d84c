import Foundation
import Simulation

/// The Auto Layout state of a view; most views have none.
@MainActor final class LayoutState {
  /// Whether frame and autoresizing mask determine the view's position and size.
  var translates = true
  /// The active constraints that the view owns, in the order of their activation.
  private(set) var constraints: [LayoutConstraint] = []
  /// The guides that the app has added.
  var guides: [LayoutGuide] = []
  /// The guides that follow parts of the view, created on demand.
  var boundGuides: [BoundLayoutGuide] = []
  /// The view's variables and rules in the layout engine.
  @exclusivity(unchecked) var spot: LayoutSpot?
  /// The layout engine of the tree of which this view is the root.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// Whether the view's constraints have been updated at least once.
  var hasUpdated = false
  /// The view's place in the stack view that arranges it.
  var stackPlace = StackPlace.none

  /// The values that the app has set.
  var hugging = AxisPriorities()
  var resistance = AxisPriorities()
  var margins: EdgeInsets?
  var preservesSuperviewMargins: Bool?
  var addsSafeArea = true

  /// Adds the constraint that was activated last.
  func append(_ constraint: LayoutConstraint) { constraints.append(constraint) }

  /// Removes a constraint. Finds it in O(log n), as the constraints are in the order of their activation.
  func remove(_ constraint: LayoutConstraint) {
    var (low, high) = (0, constraints.count)
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
    }
    if low < constraints.count, constraints[low] === constraint { constraints.remove(at: low) }
  }
}

/// The relation of a view to its superview if that is a stack view.
enum StackPlace {
  /// No stack view arranges the view.
  case none
  /// The view is one of the visible views of a row or column.
  case shown
  /// The view is hidden and takes up no space in the row or column.
  case hidden
}

/// An optional priority for each axis.
struct AxisPriorities {
  private var horizontal: LayoutPriority?
  private var vertical: LayoutPriority?

  subscript(axis: LayoutConstraint.Axis) -> LayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
