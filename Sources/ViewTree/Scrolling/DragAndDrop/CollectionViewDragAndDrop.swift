import Foundation

/// The methods by which a delegate provides the items of drags from a collection view; UIKit's
/// `UICollectionViewDragDelegate`. All except the first have default implementations.
@preconcurrency @MainActor public protocol CollectionViewDragDelegate: AnyObject {
  /// Returns the items of a drag of an item; none prevents it.
  func collectionView(
    _ collectionView: CollectionView,
    itemsForBeginning session: any DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]
  /// Called before the drag begins to move.
  func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// Called after the end of the drag.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Returns whether a drop may move the data.
  func collectionView(
    _ collectionView: CollectionView,
    dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns whether the data may be dropped only in the app.
  func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession) {}
  /// Returns true.
  public func collectionView(
    _ collectionView: CollectionView,
    dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns false.
  public func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    false
  }
}

/// The methods by which a delegate takes drops on a collection view; UIKit's `UICollectionViewDropDelegate`.
/// All except the first have default implementations.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
  /// Called for a drop, to change the content.
  func collectionView(
    _ collectionView: CollectionView,
    performDropWith coordinator: any CollectionViewDropCoordinator
  )
  /// Returns whether the list takes such items; true by default.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// Called when the drag enters the list.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// Returns the effect of a drop; by default a move inside of the app, or a copy.
  func collectionView(
    _ collectionView: CollectionView,
    dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal
  /// Called when the drag leaves the list.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// Called at the end of a drag that has entered the list.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
}

extension CollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: any DropSession) {
  }
  /// Returns a move inside of the app, if the drag allows it, or else a copy.
  public func collectionView(
    _ collectionView: CollectionView,
    dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    CollectionViewDropProposal(
      operation: ListDragging.standardOperation(session),
      intent: .insertAtDestinationIndexPath
    )
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession) {}
}

/// The effect of a drop on a collection view; UIKit's `UICollectionViewDropProposal`.
@preconcurrency @MainActor public final class CollectionViewDropProposal: DropProposal {
  /// The effect on the items around the drop, kept for the app to read: no item makes way during a drag.
  public enum Intent: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The data becomes a new item.
    case insertAtDestinationIndexPath = 1
    /// The data becomes a part of the item under the drag.
    case insertIntoDestinationIndexPath = 2
  }

  /// The effect on the items around the drop.
  public let intent: Intent

  /// Creates a proposal with an intent.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal whose intent is unspecified.
  public override convenience init(operation: DropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// A drop on a collection view; UIKit's `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor public protocol CollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any CollectionViewDropItem] { get }
  /// The item under the drag, or `nil` beyond the last one.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate has made last.
  var proposal: CollectionViewDropProposal { get }
  /// The session.
  var session: any DropSession { get }
  /// Drops an item on an item. The animator's completions are called after the drop.
  @discardableResult func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating
  /// Drops an item into a part of an item.
  @discardableResult func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any DragAnimating
  /// Drops an item at a place.
  @discardableResult func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating
}

/// An item of a drop on a collection view; UIKit's `UICollectionViewDropItem`.
@preconcurrency @MainActor public protocol CollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: DragItem { get }
  /// The item from which the item comes, or `nil` if it isn't of this list.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview: that of the item's cell, or zero.
  var previewSize: CGSize { get }
}

/// A coordinator that makes animators for its list.
@MainActor final class CollectionViewDrop: CollectionViewDropCoordinator {
  @MainActor final class Item: CollectionViewDropItem {
    let dragItem: DragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: DragItem, in dragging: CollectionViewDragging) {
      dragItem = item
      sourceIndexPath = dragging.sourcePath(of: item)
      previewSize = sourceIndexPath.flatMap(dragging.cell(at:))?.bounds.size ?? .zero
    }
  }

  private let dragging: CollectionViewDragging
  let items: [any CollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: CollectionViewDropProposal
  let session: any DropSession

  init(
    _ dragging: CollectionViewDragging,
    _ session: any DropSession,
    _ proposal: CollectionViewDropProposal,
    at path: IndexPath?
  ) {
    (self.dragging, self.session, self.proposal, destinationIndexPath) = (dragging, session, proposal, path)
    items = session.items.map { Item($0, in: dragging) }
  }

  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating {
    dragging.makeAnimator()
  }
  func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any DragAnimating {
    dragging.makeAnimator()
  }
  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    dragging.makeAnimator()
  }
}
