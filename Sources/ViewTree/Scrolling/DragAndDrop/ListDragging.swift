import Foundation
import Responder
import Simulation

/// The drags from a table or collection view, and the drops on it. Subclasses call the list's delegates.
@MainActor class ListDragging: DragInteractionDelegate, DropInteractionDelegate {
  private(set) weak var list: ScrollView?
  private lazy var source = DragInteraction(delegate: self)
  private lazy var target = DropInteraction(delegate: self)
  /// The rows or items that the present drag has taken from the list, and their drag items.
  private(set) var lifted: [(item: DragItem, path: IndexPath)] = []
  /// The cells of those rows or items, which keep their state when an update moves them.
  private var liftedCells: [View] = []
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var dropAnimators: [DragAnimator] = []

  init(_ list: ScrollView) {
    self.list = list
    list.addInteraction(source)
    list.addInteraction(target)
    source.willLift = { [weak self] in self?.willLift() }
  }

  final var isEnabled: Bool {
    get { source.isEnabled }
    set { source.isEnabled = newValue }
  }

  // MARK: For subclasses

  func path(at point: CGPoint) -> IndexPath? { nil }
  /// The last row or item.
  var lastPath: IndexPath? { nil }
  func cell(at path: IndexPath) -> View? { nil }
  func items(for session: any DragSession, at path: IndexPath) -> [DragItem] { [] }
  func willLift() {}
  func willBegin(_ session: any DragSession) {}
  func didEnd(_ session: any DragSession) {}
  func allowsMove(_ session: any DragSession) -> Bool { true }
  func isRestricted(_ session: any DragSession) -> Bool { false }
  func dragStateDidChange(of cell: View, isLifting: Bool, isDragging: Bool) {}
  func canHandle(_ session: any DropSession) -> Bool { false }
  func didEnter(_ session: any DropSession) {}
  func didUpdate(_ session: any DropSession, at path: IndexPath?) -> DropProposal {
    DropProposal(operation: .cancel)
  }
  func didExit(_ session: any DropSession) {}
  func perform(_ session: any DropSession, _ proposal: DropProposal, at path: IndexPath?) {}
  func didEnd(_ session: any DropSession) {}

  // MARK: Places

  /// Returns the row or item under a drag. A drag of the list's own beyond the end is over the last one.
  private func destination(of session: any DropSession) -> IndexPath? {
    guard let list else { return nil }
    if let path = path(at: session.location(in: list)) { return path }
    return hasActiveDrag ? lastPath : nil
  }

  /// Returns the row or item from which an item was dragged, or `nil` if it isn't the list's.
  final func sourcePath(of item: DragItem) -> IndexPath? { lifted.first { $0.item === item }?.path }

  final func makeAnimator() -> DragAnimator {
    let animator = DragAnimator()
    dropAnimators.append(animator)
    return animator
  }

  // MARK: Drags

  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession)
    -> [DragItem]
  {
    guard let list, let path = path(at: session.location(in: list)) else { return [] }
    let items = items(for: session, at: path)
    lifted = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: DragInteraction,
    willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) {
    liftedCells = lifted.prefix(1).compactMap { cell(at: $0.path) }
    for cell in liftedCells { dragStateDidChange(of: cell, isLifting: true, isDragging: false) }
    animator.addCompletion { [weak self] position in
      if position == .start { self?.putDown() }
    }
  }

  private func putDown() {
    for cell in liftedCells { dragStateDidChange(of: cell, isLifting: false, isDragging: false) }
    (lifted, liftedCells) = ([], [])
  }

  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
    hasActiveDrag = true
    for cell in liftedCells { dragStateDidChange(of: cell, isLifting: false, isDragging: true) }
    willBegin(session)
  }

  func dragInteraction(_ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession)
    -> Bool
  {
    allowsMove(session)
  }

  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { isRestricted(session) }

  func dragInteraction(
    _ interaction: DragInteraction,
    session: any DragSession,
    didEndWith operation: DropOperation
  ) {
    hasActiveDrag = false
    putDown()
    didEnd(session)
  }

  // MARK: Drops

  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    canHandle(session)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    hasActiveDrop = true
    didEnter(session)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession)
    -> DropProposal
  {
    let path = destination(of: session)
    let proposal = didUpdate(session, at: path)
    last = (proposal, path)
    return proposal
  }

  /// The last proposal, and the place for which it was made.
  private var last: (proposal: DropProposal, path: IndexPath?)?

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    hasActiveDrop = false
    last = nil
    didExit(session)
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    guard let last else { return }
    perform(session, last.proposal, at: last.path)
  }

  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {
    let animators = dropAnimators
    dropAnimators = []
    for animator in animators { animator.finish(at: .end) }
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    hasActiveDrop = false
    last = nil
    didEnd(session)
  }

  /// The proposal of a delegate that makes none (assumed): a move in the app, if the drag allows it, or a
  /// copy.
  static func standardOperation(_ session: any DropSession) -> DropOperation {
    session.localDragSession != nil && session.allowsMoveOperation ? .move : .copy
  }
}
