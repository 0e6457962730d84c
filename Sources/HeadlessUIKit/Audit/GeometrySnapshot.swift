import Foundation
import Simulation
import ViewTree

/// The positions of the views of a form at one moment; the subviews of text inputs and search bars are left
/// out, which arrange their parts themselves.
@MainActor struct GeometrySnapshot {
  private struct Entry {
    let view: View
    /// The index of the superview's entry; nil for the root's.
    let parent: Int?
    let state: ViewState
    /// The list that places the view, and the view's contents there.
    let row: ListedRow?
  }

  private var entries: [Entry] = []

  /// Records a view and all of its descendants.
  init(of root: View) {
    var stack: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = stack.popLast() {
      let place = entries.count
      entries.append(Entry(view: view, parent: parent, state: ViewState(of: view), row: ListedRow(of: view)))
      guard !(view is any TextInput), !(view is SearchBar) else { continue }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, place) })
    }
  }

  /// Returns the properties that are not restored, superviews first. Changes that result from a superview's
  /// change are left out, and so are views that were added or removed meanwhile.
  ///
  /// Changes of the parts of lists whose rows have changed are left out, too.
  ///
  /// - Parameter frames: The frames that must be as recorded; the others may differ, as other contents are
  ///   laid out otherwise.
  func changes(under root: View, frames: GeometryRecord.Frames = .all) -> [KeyboardAudit.Problem] {
    var result: [KeyboardAudit.Problem] = []
    var hasMoved: [Bool] = []
    for entry in entries {
      let isBelowMoved = entry.parent.map { hasMoved[$0] } ?? false
      guard entry.view.isDescendant(of: root) else {
        hasMoved.append(isBelowMoved)
        continue
      }
      let present = ViewState(of: entry.view)
      let isOtherRow = entry.row.map { !$0.isShown(by: entry.view) } ?? false
      let leavesOut = frames == .none || frames == .ofContainers && !entry.view.isContainer
      let move = isBelowMoved || isOtherRow ? [] : entry.state.move(to: present, leavesOutFrame: leavesOut)
      hasMoved.append(isBelowMoved || isOtherRow || !move.isEmpty)
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

extension View {
  /// Whether the view is that of a controller, or a scroll view that isn't a text view.
  fileprivate var isContainer: Bool {
    owningController != nil || self is ScrollView && !(self is any TextInput)
  }
}

/// The row or item that a view shows, or a part of a list that shows none, such as a header or a background.
///
/// A list places its parts by their contents, and may use them for other contents after it has loaded again.
@MainActor private struct ListedRow {
  /// The row; nil for a part that shows none.
  private let path: IndexPath?
  private let contentSize: CGSize

  /// Creates the row of a view; nil for a view that no list places.
  init?(of view: View) {
    switch view.superview {
    case let table as TableView:
      guard view !== table.tableHeaderView, view !== table.backgroundView else { return nil }
      (path, contentSize) = ((view as? TableViewCell).flatMap { table.indexPath(for: $0) }, table.contentSize)
    case let list as CollectionView:
      guard view is CollectionReusableView else { return nil }
      (path, contentSize) = (
        (view as? CollectionViewCell).flatMap { list.indexPath(for: $0) }, list.contentSize
      )
    default: return nil
    }
  }

  /// Whether a view shows the same row, in a list with the same content size.
  func isShown(by view: View) -> Bool {
    guard let path, let present = ListedRow(of: view) else { return false }
    return path == present.path && contentSize == present.contentSize
  }
}
