import Foundation
import Responder
import Simulation

/// The section and the number of an item, whose comparison is faster than that of an index path.
struct ItemPlace: Comparable {
  let section: Int
  let item: Int

  /// Creates the place for an index path of a section and an item.
  init(_ path: IndexPath) { (section, item) = (path.section, path.item) }

  static func < (one: Self, other: Self) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}

/// An item with its cell.
struct ShownItem {
  let path: IndexPath
  let cell: CollectionViewCell
  let place: ItemPlace

  init(path: IndexPath, cell: CollectionViewCell) {
    (self.path, self.cell, place) = (path, cell, ItemPlace(path))
  }
}

/// A supplementary view that is shown.
struct ShownSupplementaryView {
  let kind: String
  var path: IndexPath
  let view: CollectionReusableView
}

/// Loading of counts, and the items that have cells.
extension CollectionView {
  final func baseReloadData() {
    loads += 1
    (counts, recounted, needsRecount) = (nil, nil, false)
    selection = []
    press = CellPress()
    let going = shownItems
    shownItems = []
    for item in going { recycle(item) }
    removeSupplementaryViews { _ in true }
    (elements, needsLayoutReload) = (nil, true)
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    guard counts == nil, !isLoading, dataSource != nil else { return }
    counts = askForCounts()
  }

  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    isLoading = true
    defer { isLoading = false }
    let count = dataSource.numberOfSections(in: self)
    guard count >= 0 else { programmerError("\(debugName) is said to have \(count) sections") }
    return (0..<count).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard items >= 0 else {
        programmerError("\(debugName): section \(section) is said to have \(items) items")
      }
      return items
    }
  }

  // MARK: Displaying

  final func show(_ attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = baseCellForItem(at: path) { return place(cell, attributes) }
    guard let dataSource else { return }
    let load = loads
    let cell = CellRequests.during { dataSource.collectionView(self, cellForItemAt: path) }
    guard loads == load else { return }
    if let other = item(of: cell) {
      programmerError("\(debugName): the cell for \(path.itemText) is that of \(other.path.itemText)")
    }
    cell.collection = self
    (cell as? CollectionViewListCell)?.updateAccessories()
    place(cell, attributes)
    cell.isSelected = selection.contains(path)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    guard loads == load else { return }
    let item = ShownItem(path: path, cell: cell)
    let next = shownItems.partitionPoint { $0.place > item.place }
    shownItems.insert(item, at: next)
    if next < shownItems.count - 1 {
      insertSubview(cell, belowSubview: shownItems[next + 1].cell)
    } else if shownItems.count > 1 {
      insertSubview(cell, aboveSubview: shownItems[shownItems.count - 2].cell)
    } else {
      addSubview(cell)
      sendCellsToBack([cell], before: backgroundView)
    }
    // A new cell is updated at once (MT14).
    cell.updateConfigurationsIfNeeded()
  }

  final func showSupplementaryView(_ attributes: CollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind, let dataSource else { return }
    let path = attributes.indexPath
    if let band = shownSupplementaryView(kind, at: path) { return place(band.view, attributes) }
    let load = loads
    let view = CellRequests.during {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard loads == load else { return }
    place(view, attributes)
    collectionDelegate?.collectionView(
      self,
      willDisplaySupplementaryView: view,
      forElementKind: kind,
      at: path
    )
    guard loads == load else { return }
    shownSupplementaryViews.append(ShownSupplementaryView(kind: kind, path: path, view: view))
    addSubview(view)
    (view as? CollectionViewListCell)?.updateAccessories()
  }

  private func place(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    guard features.moving?.cell !== view else { return }
    let change = {
      view.apply(attributes)
      if view.transform.isIdentity, attributes.transform.isIdentity {
        if view.frame != attributes.frame { view.frame = attributes.frame }
      } else {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != attributes.center { view.center = attributes.center }
        if view.transform != attributes.transform { view.transform = attributes.transform }
      }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    }
    guard view.superview !== self, let application = baseWindow?.application else { return change() }
    application.animator.withoutAnimation(change)
  }

  // MARK: Removal

  /// Removes the cell of an item, unless a callback at the end of editing has already done so.
  final func retire(_ item: ShownItem) {
    guard let index = shownItems.firstIndex(where: { $0.cell === item.cell }) else { return }
    shownItems.remove(at: index)
    recycle(item)
  }

  /// Removes the cell of an item that is no longer in ``shownItems``, and keeps it for reuse; see
  /// ``TableView/recycle(_:)``.
  final func recycle(_ item: ShownItem) {
    guard self.item(of: item.cell) == nil else { return }
    if item.cell.superview === self { item.cell.removeFromSuperview() }
    if item.cell.isHighlighted { item.cell.isHighlighted = false }
    reuse.keep(item.cell, kind: nil)
    collectionDelegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.path)
  }

  final func removeSupplementaryViews(_ isGone: (ShownSupplementaryView) -> Bool) {
    let going = shownSupplementaryViews.filter(isGone)
    shownSupplementaryViews.removeAll(where: isGone)
    recycle(going)
  }

  final func recycle(_ bands: [ShownSupplementaryView]) {
    for band in bands {
      if band.view.superview === self { band.view.removeFromSuperview() }
      reuse.keep(band.view, kind: band.kind)
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: band.view,
        forElementOfKind: band.kind,
        at: band.path
      )
    }
  }

  // MARK: Finding

  final func item(of cell: CollectionViewCell) -> ShownItem? {
    for item in shownItems where item.cell === cell { return item }
    return nil
  }

  final func baseCellForItem(at path: IndexPath) -> CollectionViewCell? {
    path.count == 2 ? shownCell(at: ItemPlace(path)) : nil
  }

  /// Returns the cell of an item. Costs O(log n) in the number of items that have cells.
  final func shownCell(at place: ItemPlace) -> CollectionViewCell? {
    let index = shownItems.partitionPoint { $0.place >= place }
    return index < shownItems.count && shownItems[index].place == place ? shownItems[index].cell : nil
  }

  final func shownSupplementaryView(_ kind: String, at path: IndexPath) -> ShownSupplementaryView? {
    shownSupplementaryViews.first { $0.kind == kind && $0.path == path }
  }

  /// The items that are at least partly visible.
  final var visibleItems: [ShownItem] {
    shownItems.filter { !$0.cell.frame.intersection(bounds).isEmpty }
  }
}
