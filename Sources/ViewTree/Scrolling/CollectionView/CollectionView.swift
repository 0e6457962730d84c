import Foundation
import Responder
import Simulation

/// A view that shows items in sections at positions that a layout determines. Only visible items have cells.
///
/// Each layout pass prepares an invalid layout, reads the elements around the visible part from it, and
/// requests missing cells from the data source, then missing supplementary views (ML8). Cells that are no
/// longer visible are kept for reuse, except a cell that contains the first responder. The data source's
/// counts are read when needed for the first time, and again after ``reloadData()``.
@preconcurrency @MainActor open class CollectionView: ScrollView {
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private var storedLayout: CollectionViewLayout
  /// The content inset of the last preparation of the layout.
  final var preparedInset: EdgeInsets?
  /// The attributes around the visible part of the content, until the layout is invalidated.
  final var elements: LayoutElements?
  /// The number of queries for elements that were kept.
  final var lastQuery = 0
  /// Whether the layout must be invalidated in the next layout pass because of a reload.
  final var needsLayoutReload = false
  final var isPreparing = false
  /// The bounds that a change under way sets, with the context of the invalidation that they require.
  private var boundsChange: (bounds: CGRect, context: CollectionViewLayoutInvalidationContext)?
  /// The bounds about which the layout was asked before a change by code.
  private var askedBounds: CGRect?
  /// The number of items in each section, or nil until it is needed. Cells and updates depend on it.
  final var counts: [Int]?
  /// The numbers that the layout has found in a preparation after an invalidation by code.
  final var recounted: [Int]?
  final var needsRecount = false
  final var shownItems: [ShownItem] = []
  final var shownSupplementaryViews: [ShownSupplementaryView] = []
  final var reuse = CollectionReuse()
  /// A number that changes with the content, so that operations under way can detect the change.
  final var loads = 0
  final var isLoading = false
  final var isLayingOut = false
  /// The selected items, sorted.
  final var selection: [IndexPath] = []
  final var press = CellPress()
  final var batch: TableBatch?
  final var features = CollectionFeatures()
  /// The scroll views of the sections that scroll on their own.
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  /// Whether attributes have been applied since the views were last put in their order.
  final var hasAppliedAttributes = false
  /// Whether a view has determined another size for itself in a layout round.
  final var hasMeasured = false
  final var swipe: RowSwipe?
  /// The recognizer of swipes along the rows of a list, or nil without lists.
  final var rowPan: RowPanGestureRecognizer?
  final var interactiveMove: InteractiveMove? {
    didSet {
      guard interactiveMove?.cell !== oldValue?.cell else { return }
      for cell in [oldValue?.cell, interactiveMove?.cell] { cell?.stateOfConfigurationsDidChange() }
    }
  }
  final var dragging: CollectionViewDragging?
  final weak var collectionDelegate: (any CollectionViewDelegate)?

  /// Creates a collection view with a layout, which belongs to the collection view from then on. Its
  /// background is the system's from iOS 13 (MT12).
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with a flow layout, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    storedLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: CollectionView.self)
  }

  private func setUp() {
    adopt(storedLayout)
    if systemValue(of: VersionRules.collectionsHaveBackground) {
      change(\.backgroundColor, to: .systemBackground)
    }
  }

  private func adopt(_ layout: CollectionViewLayout) {
    storedLayout.collectionView = nil
    storedLayout = layout
    layout.collectionView = self
    layout.wasPrepared = false
    resetLayout()
  }

  private func resetLayout() {
    storedLayout.reset()
    elements = nil
    setNeedsLayout()
  }

  // MARK: Content

  /// The layout of the collection view. A new layout is used from the next layout pass on; existing cells are
  /// kept.
  open var collectionViewLayout: CollectionViewLayout {
    get { storedLayout }
    set { adopt(newValue) }
  }

  /// The data source, which provides the collection view's content.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { baseReloadData() } }
  }

  /// The delegate, which controls the effect of touches and is notified about it. It is the value of
  /// ``ScrollView/delegate``, or nil if that is no ``CollectionViewDelegate``.
  @_nonoverride open weak var delegate: (any CollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  override func delegateDidChange() {
    collectionDelegate = super.delegate as? any CollectionViewDelegate
    resetLayout()
  }

  /// Reloads all content from the data source; cells are requested in the next layout pass. All items are
  /// deselected, and a first responder in a cell resigns.
  open func reloadData() { baseReloadData() }

  /// The view behind all items; it has the collection view's size and doesn't scroll.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Sets the layout. Items move to their new positions over 0.3 seconds if `animated`; then `completion` is
  /// called.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    adopt(layout)
    layOutNow(animated: animated, { completion?($0) }) {
      followTargetOffset()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }

  // MARK: Reuse

  /// Registers the class of cells for an identifier; they are created with `init(frame:)` if none is
  /// available for reuse. nil removes the registration.
  ///
  /// Stops with `CollectionView can't register Label for "item": it is no CollectionViewCell` for another
  /// class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers the class of supplementary views of a kind; see `register(_:forCellWithReuseIdentifier:)`.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementaryView(viewClass, elementKind, identifier)
  }

  /// Registers a nib for new cells with a reuse identifier; nil removes the registration.
  open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, CollectionReuse.Name(kind: nil, identifier: identifier))
  }

  /// Registers a nib for new supplementary views of a kind; nil removes the registration.
  open func register(
    _ nib: Nib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nib, CollectionReuse.Name(kind: kind, identifier: identifier))
  }

  /// Returns a cell available for reuse, after its `prepareForReuse()`, or else a new one of the registered
  /// class.
  ///
  /// Stops with `CollectionView: no class is registered for cells "item"` if there is neither.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    reusableCell(identifier, for: indexPath)
  }

  /// Returns a supplementary view of a kind; see ``dequeueReusableCell(withReuseIdentifier:for:)``.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionReusableView {
    reusableSupplementaryView(elementKind, identifier)
  }

  // MARK: Sections and items

  // Overrides of these members affect client code only; the package itself doesn't call them.

  /// The number of sections. It is read from the data source only if it is not yet known.
  open var numberOfSections: Int { baseNumberOfSections }

  /// Returns the number of items in a section. Stops with `CollectionView has no section 3; it has 1` if
  /// there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }

  /// Returns the cell of an item, or nil if the item has none because it isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { baseCellForItem(at: indexPath) }

  /// Returns the index path of a cell that is shown, or nil for any other cell.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { item(of: cell)?.path }

  /// Returns the index path of the item at a point in the collection view's coordinates, which scroll, or nil
  /// if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }

  /// The cells that are at least partly visible, in the order of their items.
  open var visibleCells: [CollectionViewCell] { visibleItems.map(\.cell) }

  /// The index paths of the items that are at least partly visible, sorted.
  open var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// Returns a supplementary view, or nil if it isn't shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    shownSupplementaryView(elementKind, at: indexPath)?.view
  }

  /// Scrolls an item to a position in the visible area, as far as the content allows. Along an axis that the
  /// position doesn't specify, it scrolls by the smallest distance needed.
  ///
  /// Stops with `CollectionView has no item 7 of section 0 to scroll to` if there is no such item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether multiple items can be selected, each with its own tap.
  open var allowsMultipleSelection = false

  /// The index paths of the selected items, sorted; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item and deselects the previous one unless multiple selection is allowed; nil deselects all
  /// items. The delegate is not notified. The item is scrolled to its position unless `scrollPosition` is
  /// empty.
  ///
  /// Stops with `CollectionView has no item 7 of section 0 to select` if there is no such item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Editing

  /// Whether the collection view is in editing mode, in which cells show other accessories; from iOS 14. A
  /// change deselects all items.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether a tap selects an item in editing mode; from iOS 14.
  open var allowsSelectionDuringEditing = false
  /// Whether multiple items can be selected in editing mode; from iOS 14.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Prefetching

  /// The object that prepares data for items that may come into sight next; see
  /// ``TableView/prefetchDataSource``.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetchDataSourceDidChange() } }
  }
  /// Whether ``prefetchDataSource`` is called; true by default.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Whether the layout is asked for other sizes when cells change; from iOS 16.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Updates

  /// Collects the updates in `updates`, then performs them: compares the data source's counts with them and
  /// moves items to their new positions over 0.3 seconds. Items that remain keep their cells.
  ///
  /// Stops with `CollectionView: section 0 has 3 items after the update; before it had 3, and 1 inserted, 0
  /// deleted, 0 moved in and 0 moved out make 4` if the counts differ.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data source's content and calls the collection view's update
  ///     methods.
  ///   - completion: A closure that is called once, when all movement has ended, or at the next run-loop turn
  ///     if nothing moves. Its parameter is whether the animation finished; outside of windows it is false
  ///     (MT3).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  /// Inserts items that the data source has added, at their index paths after the update. Outside a batch,
  /// the update takes effect at once.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }

  /// Deletes the items at the index paths that they had before the update. The data source must have removed
  /// them already.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }

  /// Replaces the cells of items, at their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }

  /// Configures the existing cells of items again, at their index paths before the update; from iOS 15. See
  /// ``TableView/reconfigureRows(at:)``.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  /// Moves an item, with its cell, to another index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections that the data source has added, at their indices after the update.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

  /// Deletes sections that the data source has removed, at their indices before the update.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

  /// Reloads all content of sections, at their indices before the update.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Interactive movement

  /// Begins moving an item that the data source allows to be moved: its cell follows the calls of
  /// ``updateInteractiveMovementTargetPosition(_:)``. Returns false if it isn't visible or can't be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginInteractiveMove(indexPath)
  }

  /// Moves the cell to a position in the collection view's coordinates. The other items stay until the end.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateInteractiveMove(to: targetPosition)
  }

  /// Moves the item to the index path at the target position, unless the delegate chooses another: notifies
  /// the data source, and then moves the cells, unless the data source has changed the collection view.
  open func endInteractiveMovement() { endInteractiveMove() }

  /// Returns the item to its position.
  open func cancelInteractiveMovement() { cancelInteractiveMove() }

  // MARK: Layout

  /// Adds cells and supplementary views that have become visible, and removes the others.
  override final var sizesContentByConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureResizedItems()
    layOutContent()
    prefetchAfterLayout()
  }

  /// The lines of a layout depend on the insets.
  override func insetsDidChange() { baseSetNeedsLayout() }

  override func largeTitleDidChange() {
    guard groupsTouchTitles, collectionViewLayout is CollectionViewCompositionalLayout else { return }
    collectionViewLayout.invalidateLayout()
  }

  /// Invalidates a layout that depends on the traits. An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.traitsDidChange()
  }

  // A layout is asked about new bounds while the old ones are in effect, and invalidated when the new ones
  // are, before the delegate is called (ML12). For a change of the offset by a method, both happen before the
  // offset changes (ML13).

  override func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != askedBounds else { return }
    boundsChange = contextOfInvalidation(for: newBounds).map { (newBounds, $0) }
  }

  override func geometryDidChange(from old: ViewGeometry) {
    askedBounds = nil
    if let change = boundsChange {
      boundsChange = nil
      if change.bounds == geometry.bounds { storedLayout.invalidate(using: change.context) }
    }
    super.geometryDidChange(from: old)
  }

  override func offsetWillBeSet(to offset: CGPoint, animated: Bool) {
    let newBounds = CGRect(origin: offset, size: bounds.size)
    if let context = contextOfInvalidation(for: newBounds) { storedLayout.invalidate(using: context) }
    if !animated { askedBounds = newBounds }
  }

  override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  /// Begins a swipe along a row of a list only if the row is open or has actions; see
  /// ``ScrollView/gestureRecognizerShouldBegin(_:)``.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let rowPan, gestureRecognizer === rowPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginSwipe(rowPan)
  }

  /// Highlights the item under the touch if the delegate allows it. While a row shows its swipe actions, a
  /// touch elsewhere only hides them.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard swipe == nil else { return closeSwipe(animated: true) }
    beginPress(touches)
    awaitMenu(touches)
  }
  /// Ignores the touches.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Selects the item under the touch, or deselects it if multiple selection is allowed.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    features.menuTimer?.cancel()
    endPress(touches)
  }
  /// Unhighlights the item.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    features.menuTimer?.cancel()
    cancelPress(touches)
  }
}
