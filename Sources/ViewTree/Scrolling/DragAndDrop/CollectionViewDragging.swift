import Foundation
import Responder

extension CollectionView {
  /// The delegate for drags; from iOS 11.
  public final weak var dragDelegate: (any CollectionViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set { makeDragging().dragDelegate = newValue }
  }

  /// The delegate for drops; from iOS 11.
  public final weak var dropDelegate: (any CollectionViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set { makeDragging().dropDelegate = newValue }
  }

  /// Whether a finger drags items; true on iPads, and on phones from iOS 15, unless the app sets it.
  public final var dragInteractionEnabled: Bool {
    get { makeDragging().isEnabled }
    set { makeDragging().isEnabled = newValue }
  }

  /// Whether items are being dragged from this view.
  public final var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }

  /// Whether a drag is over this view.
  public final var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private func makeDragging() -> CollectionViewDragging {
    if let dragging { return dragging }
    let new = CollectionViewDragging(self)
    dragging = new
    return new
  }
}

/// The drags from a collection view, and the drops on it.
@MainActor final class CollectionViewDragging: ListDragging {
  weak var dragDelegate: (any CollectionViewDragDelegate)?
  weak var dropDelegate: (any CollectionViewDropDelegate)?
  private var collection: CollectionView? { list as? CollectionView }

  override func path(at point: CGPoint) -> IndexPath? { collection?.baseIndexPathForItem(at: point) }

  override var lastPath: IndexPath? {
    guard let collection else { return nil }
    let counts = (0..<collection.baseNumberOfSections).map { collection.baseNumberOfItems(inSection: $0) }
    return counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  override func cell(at path: IndexPath) -> View? { collection?.baseCellForItem(at: path) }

  override func items(for session: any DragSession, at path: IndexPath) -> [DragItem] {
    collection.flatMap { dragDelegate?.collectionView($0, itemsForBeginning: session, at: path) } ?? []
  }

  override func willBegin(_ session: any DragSession) {
    if let collection { dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
  }

  override func didEnd(_ session: any DragSession) {
    if let collection { dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
  }

  override func allowsMove(_ session: any DragSession) -> Bool {
    collection.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  override func isRestricted(_ session: any DragSession) -> Bool {
    collection.flatMap {
      dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  override func dragStateDidChange(of cell: View, isLifting: Bool, isDragging: Bool) {
    (cell as? CollectionViewCell)?.dragStateDidChange(isLifting ? .lifting : isDragging ? .dragging : .none)
  }

  override func canHandle(_ session: any DropSession) -> Bool {
    collection.flatMap { dropDelegate?.collectionView($0, canHandle: session) } ?? false
  }

  override func didEnter(_ session: any DropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
  }

  override func didUpdate(_ session: any DropSession, at path: IndexPath?) -> DropProposal {
    collection.flatMap {
      dropDelegate?.collectionView($0, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
      ?? CollectionViewDropProposal(operation: .cancel)
  }

  override func didExit(_ session: any DropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
  }

  override func perform(_ session: any DropSession, _ proposal: DropProposal, at path: IndexPath?) {
    guard let collection, let proposal = proposal as? CollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      collection,
      performDropWith: CollectionViewDrop(self, session, proposal, at: path)
    )
  }

  override func didEnd(_ session: any DropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
  }
}

extension CollectionViewCell {
  /// The part of a cell in a drag. The raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// The cell is lifted.
    case lifting = 1
    /// The cell's item is dragged.
    case dragging = 2
  }
}
