import Foundation
import Responder
import Simulation

/// A scroll view that shows rows in sections, with cells only for the rows in sight.
///
/// The table reads the counts from the data source when it first needs them, and requests a cell when its row
/// comes into sight, which the layout pass after scrolling detects (MT1). Cells that scroll out of sight are
/// reused for other rows, except a cell that contains the first responder, which stays until that has
/// resigned. The positions of all rows follow from the counts and heights; a million rows of one height cost
/// no more than ten.
@preconcurrency @MainActor open class TableView: ScrollView {
  /// The height value for automatic sizing: as high as the view needs.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Returns the frame of a section with its header and footer, as wide as the table. Estimates count.
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }

  /// The appearance of sections.
  public final let style: Style
  /// The layout of the content, or nil before it is needed.
  final var map: TableMap?
  /// The number of rows in each section; available before ``map``, while heights are requested.
  final var counts: [Int]?
  /// Whether content was loaded since the data source was set.
  final var hasLoaded = false
  /// The row whose cell the data source is creating.
  final var requestedRow: IndexPath?
  /// The height of that row, if it was requested when the cell was dequeued.
  final var requestedHeight: CGFloat?
  /// The last scroll to a row by code, until the next layout pass.
  final var pendingScroll: PendingScroll?
  /// The titles of the section index, or nil before they are requested.
  final var indexTitles: [String]?
  final var index: TableIndex?
  /// The work that shows the menu of the row under the touch.
  final var menuTimer: ScheduledWork?
  /// The rows that have cells, in row order; see `TableView+Rows.swift`.
  final var shownRows: [ShownRow] = []
  final var shownHeaders = ShownSectionViews()
  final var shownFooters = ShownSectionViews()
  final var reuse = TableReuse()
  /// A counter that changes whenever the content is replaced, so that operations in progress can detect it.
  final var loads = 0
  final var isLoading = false
  /// Whether the text size has changed since the heights were measured.
  final var hasOutdatedHeights = false
  final var isLayingOut = false
  /// The selected rows, in row order.
  final var selection: [IndexPath] = []
  final var press = CellPress()
  /// The batch of updates being collected, or nil outside a batch.
  final var batch: TableBatch?
  final var moving: TableMoving? {
    didSet {
      guard moving?.cell !== oldValue?.cell else { return }
      for cell in [oldValue?.cell, moving?.cell] { cell?.stateOfConfigurationsDidChange() }
    }
  }
  final var features = TableFeatures()
  final var swipe: RowSwipe?
  final var dragging: TableViewDragging?
  private let rowPan = RowPanGestureRecognizer()
  final weak var tableDelegate: (any TableViewDelegate)?
  /// Whether the delegate's value came from the protocol's default implementation.
  final var wasStandardAnswer = false
  private var storedIsEditing = false

  /// Creates a table with the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    style = Style(inFiles: coder.interfaceAttribute("style"))
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: TableView.self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    rowPan.name = "swiping rows"
    rowPan.addTarget(self, action: MethodSelector("handleRowPan", TableView.handleRowPan).internalSelector)
    baseAdd(rowPan)
  }

  // MARK: Content

  /// The object that provides the table's content.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      hasLoaded = false
      clearContent()
    }
  }

  /// The delegate, which configures rows and is notified of the simulated user's actions. It is the value of
  /// ``ScrollView/delegate``, or nil if that is no ``TableViewDelegate``.
  @_nonoverride open weak var delegate: (any TableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }

  override func delegateDidChange() {
    tableDelegate = super.delegate as? any TableViewDelegate
    clearContent()
  }

  /// Reloads everything from the data source. The counts are read immediately, cells are requested in the
  /// next layout pass.
  ///
  /// Clears the selection. A first responder in a cell resigns, because its cell is removed. The content
  /// offset is preserved within the limits of the new content.
  open func reloadData() {
    clearContent()
    loadIfNeeded()
  }

  /// The view above all sections, with its own height.
  open var tableHeaderView: View? {
    didSet { endsDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below all sections, with its own height.
  open var tableFooterView: View? {
    didSet { endsDidChange(from: oldValue, to: tableFooterView) }
  }
  /// The view behind all rows, with the table's size; it doesn't scroll.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Registers the class for new cells with a reuse identifier; nil removes the registration.
  ///
  /// The class is used if the reuse queue has no cell. Cells are created with `init(style:reuseIdentifier:)`
  /// and the default style. Stops with `TableView can't register Label for "row": it is no TableViewCell` for
  /// another class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers the class for new headers and footers; see `register(_:forCellReuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, identifier)
  }
  /// Registers a nib for new cells; see `TableView+Nibs.swift` for its problems. nil removes the
  /// registration.
  open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }
  /// Registers a nib for new headers and footers; see `register(_:forCellReuseIdentifier:)`.
  open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(nib, identifier)
  }

  /// Returns a cell from the reuse queue, after its `prepareForReuse()`, or else a new one of the registered
  /// class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    reusableCell(identifier)
  }

  /// Returns a reusable cell for a row, with the row's size if that is already known.
  ///
  /// Stops with `TableView: no class is registered for cells "row"` if there is neither a cell to reuse nor a
  /// class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell
  {
    reusableCell(identifier, for: indexPath)
  }

  /// Returns a header or footer from the reuse queue, after its `prepareForReuse()`, or else a new one of the
  /// registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    reusableHeader(identifier)
  }

  // MARK: Sections and rows

  // Overrides of these methods affect client code only; the package itself uses the actual content.

  /// The number of sections. Reads it from the data source only if the content isn't loaded yet.
  open var numberOfSections: Int { baseNumberOfSections }

  /// Returns the number of rows in a section. Stops with `TableView has no section 3; it has 1` if the
  /// section doesn't exist.
  open func numberOfRows(inSection section: Int) -> Int { baseNumberOfRows(inSection: section) }

  /// Returns the frame of a row in the table's scrolling coordinates, or an empty rectangle if the row
  /// doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }

  /// Returns the row at a point in the table's scrolling coordinates, or nil if there is none, as on a
  /// header.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }

  /// Returns the row of a displayed cell, or nil for any other cell.
  open func indexPath(for cell: TableViewCell) -> IndexPath? { row(of: cell)?.path }

  /// Returns a row's cell, or nil while the row is out of sight and has none. After a change of the whole
  /// content, the rows in sight get their cells first (RW7).
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { awaitedCellForRow(at: indexPath) }

  /// The cells that are at least partly visible, in row order.
  open var visibleCells: [TableViewCell] { visibleRows.map(\.cell) }

  /// The rows that are at least partly visible, in order, right after any change of the offset; their cells
  /// follow in the next layout pass (MT1).
  open var indexPathsForVisibleRows: [IndexPath]? { pathsInSight }

  /// Returns a section's header, if it is displayed and is a ``TableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? { shownHeader(section) }

  /// Returns a section's footer, if it is displayed and is a ``TableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? { shownFooter(section) }

  /// Scrolls a row to a position in the visible area, within the limits of the content. In a plain table the
  /// top is below the floating header.
  /// If heights are estimates, the layout pass after a scroll without animation corrects the offset once the
  /// rows there are measured. Stops with `TableView has no row 7 of section 0 to scroll to; that has 3 rows`
  /// if there is no such row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Prefetching

  /// The object that prepares data for rows that may come into sight next.
  ///
  /// On the run-loop turn after a layout, it is called with the rows in the direction of scrolling that are
  /// within the table's height of the visible ones, the nearest first, and with those that no longer are.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetchDataSourceDidChange() } }
  }
  /// Whether ``prefetchDataSource`` is called; true by default.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Whether rows of automatic height are measured again when their cells change; from iOS 16.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Heights

  /// The height of rows, in points. With ``automaticDimension``, the default, each cell is measured as it
  /// comes into sight.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
  /// The assumed height of a row that hasn't come into sight.
  ///
  /// ``automaticDimension`` means ``rowHeight``, or 44 points if that is automatic too. With 0 the delegate
  /// is called for all heights before any cell is requested, and rows of automatic height are 44 points high.
  /// The default is automatic from iOS 11, and 0 before (MT38 to MT41).
  open var estimatedRowHeight: CGFloat {
    get { ownEstimates.row ?? defaultEstimate }
    set { setEstimate(\.row, newValue) }
  }
  /// The height of section headers. ``automaticDimension``, the default, means the view's own height or the
  /// system's.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The space above each header, also while it is estimated, in points; from iOS 15. By default
  /// ``automaticDimension``: 22 points in plain tables, none in others (MT6, TC39). It scrolls away before a
  /// header is pinned to the top edge.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  /// The height of section footers; see ``sectionHeaderHeight``.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The assumed height of a header until its section comes into sight, in a table with a delegate.
  ///
  /// ``automaticDimension`` means the height of a header with the data source's title, or without content.
  /// With 0 the delegate is called for all heights before any cell is requested. The default is automatic
  /// from iOS 11, and 0 before.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { ownEstimates.header ?? defaultEstimate }
    set { setEstimate(\.header, newValue) }
  }
  /// The assumed height of a footer; see ``estimatedSectionHeaderHeight``.
  open var estimatedSectionFooterHeight: CGFloat {
    get { ownEstimates.footer ?? defaultEstimate }
    set { setEstimate(\.footer, newValue) }
  }

  /// The estimates that code has set.
  final var ownEstimates = TableEstimates()

  // MARK: Section index

  /// The number of rows in the table from which the section index is displayed.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }

  /// Requests the titles of the section index from the data source again, in the next layout pass.
  open func reloadSectionIndexTitles() { forgetIndexTitles() }

  // MARK: Appearance

  /// The style of the separator below each cell.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine
  /// The color of the separators, or nil for the system's.
  open var separatorColor: Color?
  /// The insets of the separators' ends, unless a cell has its own. Until they are set, those of cells follow
  /// their margins on iOS 26 (MT11).
  open var separatorInset: EdgeInsets {
    get { features.separatorInset ?? standardSeparatorInset }
    set { features.separatorInset = newValue }
  }

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap selects a row while the table is in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected, each by its own tap.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected in editing mode. Rows then have no editing controls at the left.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row, the first one if several are selected, or nil if none is.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in order, or nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, in place of the previous one unless several can be selected; nil clears the selection.
  /// The delegate is not notified. The table scrolls to the row unless the position is `.none`.
  ///
  /// Stops with `TableView has no row 7 of section 0 to select; that has 3 rows` if there is no such row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows show their editing controls.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode, which shows or hides the rows' editing controls and clears the selection
  /// (MT50).
  /// Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    deselectAll()
    for row in shownRows { prepareForEditing(row.cell, row.path, animated: animated) }
  }

  // MARK: Updates

  /// Starts collecting updates, until ``endUpdates()``. Batches may be nested; the outermost one is applied.
  open func beginUpdates() { beginBatch() }

  /// Applies the collected updates: reads the counts from the data source, validates them, and moves rows to
  /// their new positions.
  ///
  /// Rows that stay keep their cells. Heights are read again, even without any update in the batch. Stops
  /// with `TableView: section 0 has 3 rows after the update; before it had 3, and 1 inserted, 0 deleted, 0
  /// moved in and 0 moved out make 4` if the counts don't match, and also without a preceding
  /// `beginUpdates()`.
  open func endUpdates() { endBatch() }

  /// Collects the updates that `updates` makes, then applies them; see ``endUpdates()``.
  /// - Parameters:
  ///   - updates: A closure that changes the data source's content and reports the changes to the table.
  ///   - completion: A closure called once, after the moved rows have come to rest, or at the next run-loop
  ///     turn if nothing moves. Its parameter is whether the animation finished; outside of windows it is
  ///     false (MT3).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  /// Inserts rows that the data source has added, by their positions after the update. Outside a batch they
  /// are inserted at once.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows that the data source has removed, by their positions before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Reloads rows with new cells, by their positions before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Configures the existing cells of rows again, by their positions before the update; from iOS 15.
  ///
  /// The data source is asked for the cell of each row that has one, and
  /// ``dequeueReusableCell(withIdentifier:for:)`` returns the existing cell meanwhile, without
  /// `prepareForReuse()`. Stops with `... was configured again with another cell` if the data source returns
  /// another one.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(.none) { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  /// Moves a row, together with its cell, to its new position in the data source.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections that the data source has added, by their positions after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections that the data source has removed, by their positions before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads everything in some sections, by their positions before the update; their counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section to its new position in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout

  /// Adds cells for rows that are in sight and removes those of others.
  override final var sizesContentByConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if hasOutdatedHeights {
      hasOutdatedHeights = false
      heightsDidChange()
    }
    adoptMargins()
    measureResizedRows()
    layOutContent()
    prefetchAfterLayout()
  }

  override func marginRule(for content: View?) -> MarginRule? { content == nil ? ownMarginRule : nil }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    if features.contentSides != contentSides { baseSetNeedsLayout() }
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.width != geometry.bounds.width { widthDidChange() }
  }

  override func largeTitleDidChange() { if style != .plain, groupsTouchTitles { heightsDidChange() } }

  // MARK: Touches

  /// Begins a row swipe only if the touched views allow their touches to be cancelled and the row is open or
  /// has actions; see ``ScrollView/gestureRecognizerShouldBegin(_:)``.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === rowPan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return mayBeginSwipe(rowPan)
  }

  /// Highlights the row under the touch, if the delegate allows it.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    // While a row shows its swipe actions, a touch elsewhere only hides them.
    guard swipe == nil else { return closeSwipe(animated: true) }
    beginPress(touches)
    awaitMenu()
  }
  /// Does nothing, so that the touch isn't forwarded to the next responder.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Selects the row under the touch, or deselects it if several rows can be selected.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    menuTimer?.cancel()
    endPress(touches)
  }
  /// Removes the row's highlight.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    menuTimer?.cancel()
    cancelPress(touches)
  }
}
