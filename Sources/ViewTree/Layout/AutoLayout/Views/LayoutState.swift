import Foundation
import Simulation

/// What constraints know of a view; most views have none.
@MainActor final class LayoutState {
  /// The way to the view for those who name it.
  nonisolated let handle = Handle<View>()
  /// Whether frame and mask say where the view is.
  var translates = true
  /// The active constraints that the view holds, in the order in which they were activated.
  var constraints: [LayoutConstraint] = []
  /// The guides that the program has added.
  var guides: [LayoutGuide] = []
  /// The guides that follow something of the view, made when somebody asks.
  var boundGuides: [BoundLayoutGuide] = []
  /// Where the view is among what is solved.
  var spot: LayoutSpot?
  /// Finds the places in the tree of which this view is the root.
  var engine: LayoutEngine?
  /// Whether the view was asked for its constraints for the first time.
  var hasUpdated = false

  /// What the program has set.
  var hugging = AxisPriorities()
  var resistance = AxisPriorities()
  var margins: EdgeInsets?
  var preservesSuperviewMargins = false
  var addsSafeArea = true

  init(of view: View) { handle.lead(to: view) }

  /// The view goes.
  nonisolated func viewGoes() { handle.takeBack() }
}

/// A priority for each axis, where there is one.
struct AxisPriorities {
  private var horizontal: LayoutPriority?
  private var vertical: LayoutPriority?

  subscript(axis: LayoutConstraint.Axis) -> LayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
