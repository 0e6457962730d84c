import Foundation

/// The methods by which a delegate provides the items of drags from a table; UIKit's
/// `UITableViewDragDelegate`. All except the first have default implementations.
@preconcurrency @MainActor public protocol TableViewDragDelegate: AnyObject {
  /// Returns the items of a drag of a row; none prevents it.
  func tableView(_ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath)
    -> [DragItem]
  /// Called before the drag begins to move.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// Called after the end of the drag.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Returns whether a drop may move the data.
  func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession) -> Bool
  /// Returns whether the data may be dropped only in the app.
  func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}
  /// Returns true.
  public func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession)
    -> Bool
  { true }
  /// Returns false.
  public func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    false
  }
}

/// The methods by which a delegate takes drops on a table; UIKit's `UITableViewDropDelegate`. All except the
/// first have default implementations.
@preconcurrency @MainActor public protocol TableViewDropDelegate: AnyObject {
  /// Called for a drop, to change the content.
  func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Returns whether the list takes such items; true by default.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// Called when the drag enters the list.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// Returns the effect of a drop; by default a move inside of the app, or a copy.
  func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal
  /// Called when the drag leaves the list.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// Called at the end of a drag that has entered the list.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
}

extension TableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}
  /// Returns a move inside of the app, if the drag allows it, or else a copy.
  public func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    TableViewDropProposal(
      operation: ListDragging.standardOperation(session),
      intent: .insertAtDestinationIndexPath
    )
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}
}

/// The effect of a drop on a table; UIKit's `UITableViewDropProposal`.
@preconcurrency @MainActor public final class TableViewDropProposal: DropProposal {
  /// The effect on the rows around the drop, kept for the app to read: no row makes way during a drag.
  public enum Intent: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The data becomes a new row.
    case insertAtDestinationIndexPath = 1
    /// The data becomes a part of the row under the drag.
    case insertIntoDestinationIndexPath = 2
    /// Either, by the place in the row.
    case automatic = 3
  }

  /// The effect on the rows around the drop.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public override convenience init(operation: DropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// A drop on a table; UIKit's `UITableViewDropCoordinator`.
@preconcurrency @MainActor public protocol TableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any TableViewDropItem] { get }
  /// The row under the drag, or `nil` beyond the last one.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate has made last.
  var proposal: TableViewDropProposal { get }
  /// The session.
  var session: any DropSession { get }
  /// Drops an item on a row. The animator's completions are called after the drop.
  @discardableResult func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating
  /// Drops an item into a part of a row.
  @discardableResult func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any DragAnimating
  /// Drops an item at a place.
  @discardableResult func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating
}

/// An item of a drop on a table; UIKit's `UITableViewDropItem`.
@preconcurrency @MainActor public protocol TableViewDropItem: AnyObject {
  /// The item.
  var dragItem: DragItem { get }
  /// The row from which the item comes, or `nil` if it isn't of this list.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview: that of the row's cell, or zero.
  var previewSize: CGSize { get }
}

/// A coordinator that makes animators for its list.
@MainActor final class TableViewDrop: TableViewDropCoordinator {
  @MainActor final class Item: TableViewDropItem {
    let dragItem: DragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: DragItem, in dragging: TableViewDragging) {
      dragItem = item
      sourceIndexPath = dragging.sourcePath(of: item)
      previewSize = sourceIndexPath.flatMap(dragging.cell(at:))?.bounds.size ?? .zero
    }
  }

  private let dragging: TableViewDragging
  let items: [any TableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: TableViewDropProposal
  let session: any DropSession

  init(
    _ dragging: TableViewDragging,
    _ session: any DropSession,
    _ proposal: TableViewDropProposal,
    at path: IndexPath?
  ) {
    (self.dragging, self.session, self.proposal, destinationIndexPath) = (dragging, session, proposal, path)
    items = session.items.map { Item($0, in: dragging) }
  }

  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating {
    dragging.makeAnimator()
  }
  func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any DragAnimating {
    dragging.makeAnimator()
  }
  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    dragging.makeAnimator()
  }
}
