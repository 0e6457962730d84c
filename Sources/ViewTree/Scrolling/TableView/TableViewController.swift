import Foundation
import Responder
import Simulation

/// A view controller whose view is a table, and which is the table's data source and delegate.
///
/// It keeps the table clear of the keyboard (E55): from before its view appears until it has disappeared,
/// will-show adds the covered height to the bottom inset, and will-hide removes it. At these times, and when
/// editing begins, the table scrolls to the first responder in it. If the app handles the notifications in
/// the same way, the inset is applied twice (X30).
@preconcurrency @MainActor
open class TableViewController: ScrollViewDelegateController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  private var hasAppeared = false
  /// The adjustment of the table for the keyboard, in effect as long as it is retained.
  private var keyboardInsetAdjuster: (any KeyboardInsetAdjuster)?

  /// Whether the selected row is deselected when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller; its table is created on the first access to its view.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; `nibName` must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The view, which must be a table. Setting it replaces the view, and leaves the new table's data source
  /// and delegate to the app.
  ///
  /// Stops with `MyController: its view is a View and no table` if an override of ``loadView()`` has created
  /// another view.
  open var tableView: TableView! {
    get {
      guard let table = view as? TableView else {
        programmerError("\(debugName): its view is a \(view.debugName) and no table")
      }
      return table
    }
    set { view = newValue }
  }

  /// Creates the table, or loads it from the interface file.
  open override func loadView() {
    if loadsInterface() { return }
    let table = TableView(frame: Application.current?.screen.bounds ?? .zero, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Starts adjusting the table for the keyboard, and clears the selection if
  /// ``clearsSelectionOnViewWillAppear`` is true. Overrides must call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = view as? TableView else { return }
    if keyboardInsetAdjuster == nil {
      keyboardInsetAdjuster = (Application.current?.inputSystem as? any TableInsetting)?.makeRoom(in: table)
    }
    if clearsSelectionOnViewWillAppear { table.deselectAll(animated: animated) }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
  }

  /// Stops adjusting the table for the keyboard, and removes the adjustment from its insets. Overrides must
  /// call super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardInsetAdjuster?.remove()
    keyboardInsetAdjuster = nil
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

  // MARK: Table data source and delegate
  /// Returns the number of static cells in the section, or 0 without static cells.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.rows.count ?? 0
  }
  /// Returns the static cell; stops with `MyController: tableView(_:cellForRowAt:) must be overridden`
  /// without static cells.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if let row = tableView.staticRow(indexPath) { return row.cell }
    programmerError("\(debugName): tableView(_:cellForRowAt:) must be overridden")
  }
  /// Returns the number of static sections, or 1 without static cells.
  open func numberOfSections(in tableView: TableView) -> Int {
    max(1, tableView.features.staticSections.count)
  }
  /// Returns the title of the static section.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// Returns the title of the static section.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// Returns `nil`, for no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the position of the title.
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  {
    index
  }
  /// Returns `true`.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns `true`.
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
  /// Returns the height of the static cell, or the table's ``TableView/rowHeight``.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRow(indexPath)?.height ?? tableView.standardHeight
  }
  /// Returns the table's ``TableView/estimatedRowHeight``.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardEstimate
  }
  /// Returns the table's ``TableView/sectionHeaderHeight``.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: true)
  }
  /// Returns the table's ``TableView/sectionFooterHeight``.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: false)
  }
  /// Returns the table's ``TableView/estimatedSectionHeaderHeight``.
  open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// Returns the table's ``TableView/estimatedSectionFooterHeight``.
  open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Returns `nil`.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns `nil`.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Returns 0.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Does nothing.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `true`.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the same row.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Returns the same row.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns `.delete`.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { .delete }
  /// Returns `nil`, for the system's title.
  open func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// Returns `true`.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns `nil`.
  open func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  /// Returns `nil`, for the system's actions.
  open func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  /// Returns `nil`, for the system's actions.
  open func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  { nil }
  /// Does nothing.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns `false`.
  open func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`.
  open func tableView(
    _ tableView: TableView,
    canPerformAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    performAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns the proposed index path.
  open func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Context menus

  /// Returns `nil`.
  open func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { OptionalMethod.standard(nil, of: self) }
  /// Returns `nil`.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Returns `nil`.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
}
