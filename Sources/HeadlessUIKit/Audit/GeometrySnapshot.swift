import Foundation
import Simulation
import ViewTree

/// Where the views of a form are at one moment; what a text input consists of is left out.
@MainActor struct GeometrySnapshot {
  private struct Entry {
    let view: View
    /// The place of the superview's entry; nil for the root's.
    let parent: Int?
    let state: ViewState
  }

  private var entries: [Entry] = []

  /// Looks at a view and all below it.
  init(of root: View) {
    var stack: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = stack.popLast() {
      let place = entries.count
      entries.append(Entry(view: view, parent: parent, state: ViewState(of: view)))
      guard !(view is any TextInput) else { continue }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, place) })
    }
  }

  /// Returns what is not as it was any more, superviews first. What follows from a superview's change is left out, and so
  /// is what was added or removed meanwhile.
  func changes(under root: View) -> [KeyboardAudit.Problem] {
    var result: [KeyboardAudit.Problem] = []
    var hasMoved: [Bool] = []
    for entry in entries {
      let isBelowMoved = entry.parent.map { hasMoved[$0] } ?? false
      guard entry.view.isDescendant(of: root) else {
        hasMoved.append(isBelowMoved)
        continue
      }
      let present = ViewState(of: entry.view)
      let move = isBelowMoved ? [] : entry.state.move(to: present)
      hasMoved.append(isBelowMoved || !move.isEmpty)
      result += (move + entry.state.insetChange(to: present) + strayOffset(of: entry.view)).map {
        .notRestored(view: entry.view.debugName, property: $0.property, before: $0.before, after: $0.after)
      }
    }
    return result
  }

  /// How far content lies from where it can rest. Where it can, it may stay: a person can scroll it there too.
  private func strayOffset(of view: View) -> [ViewState.Change] {
    guard let scrollView = view as? ScrollView else { return [] }
    let offset = scrollView.contentOffset
    let rest = scrollView.scrollGeometry.clamped(offset)
    return ViewState.changes([("contentOffset.x", rest.x, offset.x), ("contentOffset.y", rest.y, offset.y)])
  }
}
