import Foundation
import Responder
import Simulation

/// A controller whose view is a table, of which it is data source and delegate.
///
/// It keeps the table out of the keyboard's way by itself (E55): from before its view appears until it has left, will-show adds
/// what is covered to the bottom inset, and will-hide takes that away; then, and when editing begins, the table
/// scrolls to the first responder in it. A handler of the program's that does the same doubles it (X30).
@preconcurrency @MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  private var hasAppeared = false
  /// Makes room for the keyboard as long as it is held.
  private var keyboardRoom: (any RoomForKeyboard)?

  /// Whether the row that was selected is selected no more when the view appears; true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller; its table is made when somebody asks for its view.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; `nibName` must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// The view, if it is a table. Setting one makes it the view, and leaves its data source and delegate to the program.
  ///
  /// Stops with `MyController: its view is a View and no table` if ``loadView()`` was overridden and made another one.
  open var tableView: TableView! {
    get {
      guard let table = view as? TableView else {
        programmerError("\(debugName): its view is a \(view.debugName) and no table")
      }
      return table
    }
    set { view = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    let table = TableView(frame: Application.current?.screen.bounds ?? .zero, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Begins to look after the keyboard, and takes the selection back if ``clearsSelectionOnViewWillAppear`` says so. An
  /// override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = view as? TableView else { return }
    if keyboardRoom == nil { keyboardRoom = Application.current?.inputSystem?.makeRoom(in: table) }
    if clearsSelectionOnViewWillAppear { table.deselectAll(animated: animated) }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
  }

  /// Looks after the keyboard no more, and takes what it has added to the table's insets away. An override calls super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom?.giveBack()
    keyboardRoom = nil
  }

  /// The table's ``ScrollView/refreshControl``.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Begins or ends editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? TableView)?.setEditing(editing, animated: animated)
  }

  // MARK: What the table asks and tells
  /// No rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Stops with `MyController: tableView(_:cellForRowAt:) must be overridden`.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    programmerError("\(debugName): tableView(_:cellForRowAt:) must be overridden")
  }
  /// One.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// It may.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// It may.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  {
  }
  /// Does nothing.
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  {
  }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  {
  }
  /// The table's own.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardHeight
  }
  /// The table's own.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardEstimate
  }
  /// The table's own.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: true)
  }
  /// The table's own.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: false)
  }
  /// None.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// None.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// None.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Does nothing.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// It is.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The same row.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// The same row.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Delete.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { .delete }
  /// The system's.
  open func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// It does.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Nothing.
  open func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  /// The system's.
  open func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  /// Does nothing.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where the finger is.
  open func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: What the table tells as a scroll view

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Nothing zooms.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// It may.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
