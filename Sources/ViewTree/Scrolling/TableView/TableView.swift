import Foundation
import Responder
import Simulation

/// A list of rows in sections, of which only those that are seen have cells.
///
/// Its delegate is a ``TableViewDelegate``, set as ``ScrollView/delegate``. The data source is asked for the counts when the
/// table needs them first, and for a cell when its row comes into sight, which is found in the layout pass after scrolling.
/// Cells that go out of sight are kept for other rows, except one with the first responder, which stays until it is first no
/// more. All rows' places are known from the counts and heights; a million rows of one height cost no more than ten.
@preconcurrency @MainActor open class TableView: ScrollView {
  /// The height that says: as high as its view needs.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// How high a row is if nobody says otherwise.
  nonisolated static let standardRowHeight: CGFloat = 44
  nonisolated static let standardHeaderHeight: CGFloat = 28
  static let standardSeparatorInset = EdgeInsets(left: 16)
  static let standardSeparatorColor = Color(white: 0.78)

  /// How sections look.
  public final let style: Style
  /// Where everything is; nil until somebody needs to know.
  final var map: TableMap?
  /// How many rows each section has; known before ``map`` is, while heights are asked for.
  final var counts: [Int]?
  /// The rows that have cells, in their order; `TableView+Rows.swift` changes them.
  final var shownRows: [ShownRow] = []
  final var shownHeaders = ShownBands()
  final var shownFooters = ShownBands()
  final var reuse = TableReuse()
  /// Changes whenever the content is another one, so that what is under way notices.
  final var loads = 0
  final var isLoading = false
  final var isLayingOut = false
  /// The selected rows, in their order.
  final var selection: [IndexPath] = []
  final var pressing = TablePressing()
  /// The updates that are being collected; nil outside of a batch.
  final var batch: TableBatch?
  final var moving: TableMoving?
  final var swipe: TableSwipe?
  private let rowPan = RowPanGestureRecognizer()
  final weak var tableDelegate: (any TableViewDelegate)?
  /// Whether an answer of the delegate's was the one of the protocol, as it has no method of its own.
  final var wasStandardAnswer = false
  private var storedIsEditing = false

  /// Creates a table of that style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    rowPan.name = "swiping rows"
    rowPan.addTarget(self, action: MethodSelector("handleRowPan", TableView.handleRowPan).ofToolkit)
    addGestureRecognizer(rowPan)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Says what is in the table.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContent() } }
  }

  /// Says how rows look, and hears what is done to them; a ``TableViewDelegate``.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableViewDelegate
      if delegate !== oldValue { forgetContent() }
    }
  }

  /// Asks the data source anew for everything. The counts are asked for at once, cells in the next layout pass.
  ///
  /// Nothing is selected afterwards, and a first responder in a cell resigns, as its cell goes. The offset stays as far as it
  /// may.
  open func reloadData() {
    forgetContent()
    loadIfNeeded()
  }

  /// Stands above all sections, in its own height.
  open var tableHeaderView: View? {
    didSet { endsDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// Stands below all sections, in its own height.
  open var tableFooterView: View? {
    didSet { endsDidChange(from: oldValue, to: tableFooterView) }
  }
  /// Stands behind all rows, in the table's size, and does not scroll.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Names the class that cells are made of if none waits to be used again; nil takes the class back.
  ///
  /// Cells are made by `init(style:reuseIdentifier:)` with the default style. Stops with
  /// `TableView can't register Label for "row": it is no TableViewCell` for another class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Names the class that headers and footers are made of; see ``register(_:forCellReuseIdentifier:)``.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, identifier)
  }

  /// Returns a cell that waits to be used again, after its `prepareForReuse()`, or else one of the registered class;
  /// nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    reusableCell(identifier)
  }

  /// Returns a cell for a row, in the row's size as far as that is known.
  ///
  /// Stops with `TableView: no class is registered for cells "row"` if there is no such cell and no class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell
  {
    reusableCell(identifier, for: indexPath)
  }

  /// Returns a header or footer that waits to be used again, after its `prepareForReuse()`, or else one of the
  /// registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    reusableHeader(identifier)
  }

  // MARK: Sections and rows

  // An override changes what the program sees; the toolkit itself goes by what is so.

  /// How many sections there are; asks the data source only if nothing is known yet.
  open var numberOfSections: Int { sectionCount }

  /// Returns how many rows a section has. Stops with `TableView has no section 3; it has 1` if there is no such
  /// section.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// Returns where a row is, in the table's coordinates, which scroll; an empty rectangle for one that there isn't.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

  /// Returns the row at a point in the table's coordinates, which scroll; nil where there is none, as on a header.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// Returns the row of a cell that is shown; nil for any other.
  open func indexPath(for cell: TableViewCell) -> IndexPath? { row(of: cell)?.path }

  /// Returns a row's cell; nil while the row has none, as it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCell(at: indexPath) }

  /// The cells of which something is seen, in the order of their rows.
  open var visibleCells: [TableViewCell] { visibleRows.map(\.cell) }

  /// The rows of which something is seen, in their order.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }

  /// Returns a section's header, if that is shown and a ``TableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownHeaders[section] as? TableViewHeaderFooterView
  }

  /// Returns a section's footer, if that is shown and a ``TableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownFooters[section] as? TableViewHeaderFooterView
  }

  /// Scrolls until a row is at a place of what is seen, as far as the content goes. In a plain table the top is below
  /// the floating header.
  ///
  /// Where heights are estimates, a scroll without animation looks again once the rows there are known. Stops with
  /// `TableView has no row 7 of section 0 to scroll to; that has 3 rows` if there is no such row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Heights

  /// How high rows are, in points; ``automaticDimension``, the default, asks each cell as it comes into sight.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
  /// How high a row is taken to be that has not been seen; ``automaticDimension``, the default, is ``rowHeight``, or 44 points
  /// where that is automatic too. With 0 the delegate is asked for all heights at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// How high headers are; ``automaticDimension``, the default, is the view's own height or that of the system's.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// How high footers are; see ``sectionHeaderHeight``.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// How high a header would be taken to be until it is seen. Headers are measured at once, so that it is only kept.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// How high a footer would be taken to be; see ``estimatedSectionHeaderHeight``.
  open var estimatedSectionFooterHeight = automaticDimension

  // MARK: Looks

  /// The line below each cell.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine
  /// The line's color; nil for the system's.
  open var separatorColor: Color?
  /// Where the line begins and ends, unless a cell has its own.
  open var separatorInset = standardSeparatorInset

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected, each by a tap of its own.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is edited; then rows have no controls at their left.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row; the first one of several, nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in their order; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, instead of the one before unless several can be selected; nil takes all selections back. The
  /// delegate is not told. The row is scrolled to unless the position is `.none`.
  ///
  /// Stops with `TableView has no row 7 of section 0 to select; that has 3 rows` if there is no such row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes a row's selection back; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether rows show their controls for editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls for editing; rows selected before are selected no more. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    deselectAll()
    for row in shownRows { prepareForEditing(row.cell, row.path, animated: animated) }
  }

  // MARK: Updates

  /// Collects updates until ``endUpdates()``. Batches may be nested; the outermost one counts.
  open func beginUpdates() { beginBatch() }

  /// Makes the collected updates: asks the data source for its counts, compares them, and brings rows to their places.
  ///
  /// Rows that stay keep their cells. Heights are asked for anew, also without any update in between. Stops with
  /// `TableView: section 0 has 3 rows after the update; before it had 3, and 1 inserted, 0 deleted, 0 moved in and 0
  /// moved out make 4` if the counts are other ones, and without `beginUpdates()` before.
  open func endUpdates() { endBatch() }

  /// Collects the updates that `updates` makes, then makes them; see ``endUpdates()``.
  ///
  /// - Parameters:
  ///   - updates: Changes what the data source says, and tells the table of it.
  ///   - completion: Called once, when what moves has come to rest, at the clock's next turn if nothing does. Gets
  ///     whether it could.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  /// Tells that the data source has rows more, by their places after the update. Outside of a batch it happens at once.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Tells that the data source has rows less, by their places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Gives rows other cells, by their places before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Tells that a row has another place. Its cell goes along.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Tells that the data source has sections more, by their places after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Tells that the data source has sections less, by their places before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Makes all in some sections anew, by their places before the update; their counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Tells that a section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout

  /// Brings cells into sight and takes others away, as the content lies now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.width != geometry.bounds.width { widthDidChange() }
  }

  // MARK: Touches

  /// Lets a row be swiped only from where touches may be taken away, and where it offers something; see
  /// ``ScrollView/gestureRecognizerShouldBegin(_:)``.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === rowPan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let mayCancel = rowPan.ownTouches.allSatisfy { touch in
      touch.view.map { touchesShouldCancel(in: $0) } ?? true
    }
    return mayCancel && maySwipe(rowPan)
  }

  /// Highlights the row under the finger, if the delegate lets it be.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { beginPress(touches) }
  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Selects the row under the finger, or takes its selection back where several rows can be selected.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { endPress(touches) }
  /// Highlights the row no more.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { cancelPress(touches) }
}
