import Foundation
import Responder
import Simulation

/// Items in sections, wherever a layout says, of which only those that are seen have cells.
///
/// Its delegate is a ``CollectionViewDelegate``, set as ``ScrollView/delegate``. In each layout pass the layout is asked what is
/// seen, and the data source for cells that are missing; cells out of sight are kept for other items, except one with the first
/// responder. The data source is asked for counts when somebody needs them first, and after ``reloadData()``.
@preconcurrency @MainActor open class CollectionView: ScrollView {
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Along which axis content is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// Where an item is to be seen after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes a position of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of what is seen.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  private var storedLayout: CollectionViewLayout
  /// The part that the layout was prepared for, or asked about, last.
  final var askedBounds: (bounds: CGRect, inset: EdgeInsets)?
  /// How many items each section has; nil until somebody needs to know.
  final var counts: [Int]?
  final var shownItems: [ShownItem] = []
  final var shownBands: [ShownBand] = []
  final var reuse = CollectionReuse()
  /// Changes whenever the content is another one, so that what is under way notices.
  final var loads = 0
  final var isLoading = false
  final var isLayingOut = false
  /// The selected items, in their order.
  final var selection: [IndexPath] = []
  final var pressing = TablePressing()
  final var batch: TableBatch?
  final weak var collectionDelegate: (any CollectionViewDelegate)?

  /// Creates a collection view; the layout belongs to it from then on.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  private func adopt(_ layout: CollectionViewLayout) {
    storedLayout.collectionView = nil
    storedLayout = layout
    layout.collectionView = self
    layout.invalidateLayout()
  }

  // MARK: Content

  /// Says where everything is. Another one is used from the next layout pass on; cells stay.
  open var collectionViewLayout: CollectionViewLayout {
    get { storedLayout }
    set { adopt(newValue) }
  }

  /// Says what is in the collection view.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContent() } }
  }

  /// Says what touches do, and hears of it; a ``CollectionViewDelegate``.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any CollectionViewDelegate
      if delegate !== oldValue { storedLayout.invalidateLayout() }
    }
  }

  /// Asks the data source anew for everything: cells in the next layout pass. Nothing is selected afterwards, and a first
  /// responder in a cell resigns.
  open func reloadData() { forgetContent() }

  /// Stands behind all items, in the view's size, and does not scroll.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Uses another layout; items go to their new places within 0.3 seconds if `animated`, and `completion` is called then.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    adopt(layout)
    layOutNow(animated: animated) { completion?($0) }
  }

  // MARK: Reuse

  /// Names the class that cells are made of if none waits to be used again, by `init(frame:)`; nil takes the class
  /// back.
  ///
  /// Stops with `CollectionView can't register Label for "item": it is no CollectionViewCell` for another class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Names the class that views of a kind are made of; see ``register(_:forCellWithReuseIdentifier:)``.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerBand(viewClass, elementKind, identifier)
  }

  /// Returns a cell that waits to be used again, after its `prepareForReuse()`, or else one of the registered class.
  ///
  /// Stops with `CollectionView: no class is registered for cells "item"` if there is neither.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    reusableCell(identifier)
  }

  /// Returns a view of a kind; see ``dequeueReusableCell(withReuseIdentifier:for:)``.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionReusableView {
    reusableBand(elementKind, identifier)
  }

  // MARK: Sections and items

  // An override changes what the program sees; the toolkit itself goes by what is so.

  /// How many sections there are; asks the data source only if nothing is known yet.
  open var numberOfSections: Int { sectionCount }

  /// Returns how many items a section has. Stops with `CollectionView has no section 3; it has 1` if there is no such
  /// section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  /// Returns an item's cell; nil while it has none, as it is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { shownCell(at: indexPath) }

  /// Returns the item of a cell that is shown; nil for any other.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { item(of: cell)?.path }

  /// Returns the item at a point in the collection view's coordinates, which scroll; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// The cells of which something is seen, in the order of their items.
  open var visibleCells: [CollectionViewCell] { visibleItems.map(\.cell) }

  /// The items of which something is seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }

  /// Returns where an item is, as the layout says.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// Returns a view beside items, if it is shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    shownBand(elementKind, at: indexPath)?.view
  }

  /// Scrolls until an item is at a place of what is seen, as far as the content goes; along an axis that the position
  /// doesn't name, as little as needed.
  ///
  /// Stops with `CollectionView has no item 7 of section 0 to scroll to` if there is no such item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether several items can be selected, each by a tap of its own.
  open var allowsMultipleSelection = false

  /// The selected items in their order; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, instead of the one before unless several can be selected; nil takes all selections back. The
  /// delegate is not told. The item is scrolled to unless the position is empty.
  ///
  /// Stops with `CollectionView has no item 7 of section 0 to select` if there is no such item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes an item's selection back; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Updates

  /// Collects the updates that `updates` makes, then makes them: the data source's counts are compared with them, and
  /// items go to their places within 0.3 seconds. Items that stay keep their cells.
  ///
  /// Stops with `CollectionView: section 0 has 3 items after the update; before it had 3, and 1 inserted, 0 deleted, 0
  /// moved in and 0 moved out make 4` if the counts are other ones.
  ///
  /// - Parameters:
  ///   - updates: Changes what the data source says, and tells the collection view of it.
  ///   - completion: Called once, when what moves has come to rest, at the clock's next turn if nothing does.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  /// Tells that the data source has items more, by their places after the update. Outside of a batch it happens at once.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }

  /// Tells that the data source has items less, by their places before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }

  /// Gives items other cells, by their places before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }

  /// Tells that an item has another place. Its cell goes along.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Tells that the data source has sections more, by their places after the update.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

  /// Tells that the data source has sections less, by their places before the update.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

  /// Makes all in some sections anew, by their places before the update.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

  /// Tells that a section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Layout

  /// Brings cells into sight and takes others away, as the content lies now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    // The layout is reckoned for a size.
    if old.bounds.size != geometry.bounds.size { storedLayout.invalidateLayout() }
  }

  override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  /// Highlights the item under the finger, if the delegate lets it be.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { beginPress(touches) }
  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Selects the item under the finger, or takes its selection back where several items can be selected.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { endPress(touches) }
  /// Highlights the item no more.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { cancelPress(touches) }
}
