import Foundation
import Simulation
import ViewTree

/// The positions of the views of a form at one moment; the subviews of text inputs are left out.
@MainActor struct GeometrySnapshot {
  private struct Entry {
    let view: View
    /// The index of the superview's entry; nil for the root's.
    let parent: Int?
    let state: ViewState
  }

  private var entries: [Entry] = []

  /// Records a view and all of its descendants.
  init(of root: View) {
    var stack: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = stack.popLast() {
      let place = entries.count
      entries.append(Entry(view: view, parent: parent, state: ViewState(of: view)))
      guard !(view is any TextInput) else { continue }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, place) })
    }
  }

  /// Returns the properties that are not restored, superviews first. Changes that result from a superview's
  /// change are left out, and so are views that were added or removed meanwhile.
  ///
  /// - Parameter leavesOutFrames: Whether frames may differ, as other contents are laid out otherwise.
  func changes(under root: View, leavesOutFrames: Bool = false) -> [KeyboardAudit.Problem] {
    var result: [KeyboardAudit.Problem] = []
    var hasMoved: [Bool] = []
    for entry in entries {
      let isBelowMoved = entry.parent.map { hasMoved[$0] } ?? false
      guard entry.view.isDescendant(of: root) else {
        hasMoved.append(isBelowMoved)
        continue
      }
      let present = ViewState(of: entry.view)
      let move = isBelowMoved ? [] : entry.state.move(to: present, leavesOutFrame: leavesOutFrames)
      hasMoved.append(isBelowMoved || !move.isEmpty)
      result += (move + entry.state.insetChange(to: present) + strayOffset(of: entry.view)).map {
        .notRestored(view: entry.view.debugName, property: $0.property, before: $0.before, after: $0.after)
      }
    }
    return result
  }

  /// Returns the distance of content from the nearest offset where it can rest. Any offset where it can rest
  /// passes, since a user can scroll there too.
  private func strayOffset(of view: View) -> [ViewState.Change] {
    guard let scrollView = view as? ScrollView else { return [] }
    let offset = scrollView.contentOffset
    let rest = scrollView.scrollGeometry.clamped(offset)
    return ViewState.changes([("contentOffset.x", rest.x, offset.x), ("contentOffset.y", rest.y, offset.y)])
  }
}
