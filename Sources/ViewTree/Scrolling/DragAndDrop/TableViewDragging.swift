import Foundation
import Responder

extension TableView {
  /// The delegate for drags; from iOS 11.
  public final weak var dragDelegate: (any TableViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set { makeDragging().dragDelegate = newValue }
  }

  /// The delegate for drops; from iOS 11.
  public final weak var dropDelegate: (any TableViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set { makeDragging().dropDelegate = newValue }
  }

  /// Whether a finger drags rows; true on iPads, and on phones from iOS 15, unless the app sets it.
  public final var dragInteractionEnabled: Bool {
    get { makeDragging().isEnabled }
    set { makeDragging().isEnabled = newValue }
  }

  /// Whether rows are being dragged from this view.
  public final var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }

  /// Whether a drag is over this view.
  public final var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private func makeDragging() -> TableViewDragging {
    if let dragging { return dragging }
    let new = TableViewDragging(self)
    dragging = new
    return new
  }
}

/// The drags from a table, and the drops on it.
@MainActor final class TableViewDragging: ListDragging {
  weak var dragDelegate: (any TableViewDragDelegate)?
  weak var dropDelegate: (any TableViewDropDelegate)?
  /// The context menu of the row that is lifted; it closes when the drag begins.
  weak var menu: (any ContextMenuShowing)?
  private var table: TableView? { list as? TableView }

  override func path(at point: CGPoint) -> IndexPath? { table?.baseIndexPathForRow(at: point) }

  override var lastPath: IndexPath? {
    guard let table else { return nil }
    let counts = (0..<table.baseNumberOfSections).map { table.baseNumberOfRows(inSection: $0) }
    return counts.lastIndex { $0 > 0 }.map { IndexPath(row: counts[$0] - 1, section: $0) }
  }

  override func cell(at path: IndexPath) -> View? { table?.baseCellForRow(at: path) }

  override func items(for session: any DragSession, at path: IndexPath) -> [DragItem] {
    table.flatMap { dragDelegate?.tableView($0, itemsForBeginning: session, at: path) } ?? []
  }

  override func willLift() { _ = table?.showContextMenu() }

  override func willBegin(_ session: any DragSession) {
    menu?.close()
    if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }

  override func didEnd(_ session: any DragSession) {
    if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }

  override func allowsMove(_ session: any DragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  override func isRestricted(_ session: any DragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }

  override func dragStateDidChange(of cell: View, isLifting: Bool, isDragging: Bool) {
    (cell as? TableViewCell)?.dragStateDidChange(isLifting ? .lifting : isDragging ? .dragging : .none)
  }

  override func canHandle(_ session: any DropSession) -> Bool {
    table.flatMap { dropDelegate?.tableView($0, canHandle: session) } ?? false
  }

  override func didEnter(_ session: any DropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }

  override func didUpdate(_ session: any DropSession, at path: IndexPath?) -> DropProposal {
    table.flatMap {
      dropDelegate?.tableView($0, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
      ?? TableViewDropProposal(operation: .cancel)
  }

  override func didExit(_ session: any DropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }

  override func perform(_ session: any DropSession, _ proposal: DropProposal, at path: IndexPath?) {
    guard let table, let proposal = proposal as? TableViewDropProposal else { return }
    dropDelegate?.tableView(table, performDropWith: TableViewDrop(self, session, proposal, at: path))
  }

  override func didEnd(_ session: any DropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }
}

extension TableViewCell {
  /// The part of a cell in a drag. The raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// The cell is lifted.
    case lifting = 1
    /// The cell's row is dragged.
    case dragging = 2
  }
}
