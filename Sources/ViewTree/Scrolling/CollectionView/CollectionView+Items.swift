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
  var isDecoration = false

  /// Whether these are the attributes of the view.
  @MainActor func isShown(by attributes: CollectionViewLayoutAttributes) -> Bool {
    let isDecoration = attributes.representedElementCategory == .decorationView
    return attributes.representedElementKind == kind && attributes.indexPath == path
      && self.isDecoration == isDecoration
  }
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
    guard count <= CountLimits.listParts else {
      programmerError(
        "\(debugName): \(type(of: dataSource)) has \(count) sections, more than fit into memory"
      )
    }
    return (0..<count).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard items >= 0 else {
        programmerError("\(debugName): section \(section) is said to have \(items) items")
      }
      guard items <= CountLimits.listParts else {
        programmerError(
          "\(debugName): \(type(of: dataSource)) has \(items) items in section \(section), "
            + "more than fit into memory"
        )
      }
      return items
    }
  }

  // MARK: Displaying

  final func showCell(at itemPlace: ItemPlace, _ attributes: CollectionViewLayoutAttributes) {
    if let cell = shownCell(at: itemPlace) {
      place(cell, attributes)
      return measure(cell, attributes, isNew: false)
    }
    guard let dataSource else { return }
    let (path, load) = (attributes.indexPath, loads)
    let cell = CellRequests.during { dataSource.collectionView(self, cellForItemAt: path) }
    guard loads == load else { return }
    if cell.baseSuperview != nil, let other = item(of: cell) {
      programmerError("\(debugName): the cell for \(path.itemText) is that of \(other.path.itemText)")
    }
    cell.collection = self
    indent(cell, at: path)
    (cell as? CollectionViewListCell)?.updateAccessories()
    place(cell, attributes)
    cell.isSelected = selection.contains(path)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    guard loads == load else { return }
    let item = ShownItem(path: path, cell: cell)
    let next = shownItems.partitionPoint { $0.place > item.place }
    shownItems.insert(item, at: next)
    let container = container(of: attributes)
    if container !== self {
      container.addSubview(cell)
    } else if next < shownItems.count - 1, shownItems[next + 1].cell.superview === self {
      insertSubview(cell, belowSubview: shownItems[next + 1].cell)
    } else if next > 0, shownItems[next - 1].cell.superview === self {
      insertSubview(cell, aboveSubview: shownItems[next - 1].cell)
    } else {
      addSubview(cell)
      sendCellsToBack([cell], before: backgroundView)
    }
    // A new cell is updated at once (MT14).
    cell.updateConfigurationsIfNeeded()
    guard loads == load else { return }
    measure(cell, attributes, isNew: true)
  }

  final func showSupplementaryView(_ attributes: CollectionViewLayoutAttributes) {
    if attributes.representedElementCategory == .decorationView { return showDecoration(attributes) }
    guard let kind = attributes.representedElementKind, let dataSource else { return }
    let path = attributes.indexPath
    if let band = shownSupplementaryView(kind, at: path) {
      place(band.view, attributes)
      return measure(band.view, attributes, isNew: false)
    }
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
    container(of: attributes).addSubview(view)
    (view as? CollectionViewListCell)?.updateAccessories()
    guard loads == load else { return }
    measure(view, attributes, isNew: true)
  }

  /// Shows a decoration, whose class the layout has registered.
  private func showDecoration(_ attributes: CollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    if let band = shownSupplementaryViews.first(where: { $0.isShown(by: attributes) }) {
      return place(band.view, attributes)
    }
    guard let type = collectionViewLayout.decorations[kind] else {
      programmerError("\(debugName): no class is registered for decoration views \"\(kind)\"")
    }
    let view = CollectionReusableView.make(of: type, for: kind)
    place(view, attributes)
    shownSupplementaryViews.append(
      ShownSupplementaryView(kind: kind, path: attributes.indexPath, view: view, isDecoration: true)
    )
    container(of: attributes).addSubview(view)
  }

  /// Asks a view for the attributes that it prefers, if the layout requires it, and invalidates the layout if
  /// it accepts them.
  final func measure(
    _ view: CollectionReusableView,
    _ attributes: CollectionViewLayoutAttributes,
    isNew: Bool
  ) {
    let (layout, load) = (collectionViewLayout, loads)
    guard layout.measures(attributes, isNew: isNew),
      let proposed = attributes.copy() as? CollectionViewLayoutAttributes
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(proposed)
    guard load == loads, layout === collectionViewLayout,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return }
    hasMeasured = true
    layout.invalidate(
      using: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    )
  }

  /// Applies attributes to a view, unless equal ones were applied last: the app may have moved or faded the
  /// view since.
  private func place(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    guard interactiveMove?.cell !== view else { return }
    let (container, query) = (container(of: attributes), elements?.query)
    let origin = container === self ? .zero : container.frame.origin
    if view.baseSuperview === container, let applied = view.applied, applied.origin == origin {
      if let query, query == applied.query { return }
      if applied.isEqual(to: attributes) {
        view.applied?.query = query
        return
      }
    }
    view.applied = AppliedAttributes(attributes, origin: origin, query: query)
    hasAppliedAttributes = true
    if view.superview != nil, contains(view), view.superview !== container { container.addSubview(view) }
    let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    let change = {
      view.apply(attributes)
      let isSpatial = attributes.values.spatial != nil || view.rare?.spatial != nil
      if !isSpatial, view.transform.isIdentity, attributes.transform.isIdentity {
        if view.frame != frame { view.frame = frame }
      } else {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != center { view.center = center }
        if isSpatial {
          view.transform3D = attributes.transform3D
        } else if view.transform != attributes.transform {
          view.transform = attributes.transform
        }
      }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    }
    if contains(view) { change() } else { withoutAnimation(change) }
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
    if swipe?.cell === item.cell { closeSwipe(animated: false) }
    if interactiveMove?.cell === item.cell { interactiveMove = nil }
    item.cell.applied = nil
    if contains(item.cell) { item.cell.removeFromSuperview() }
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
      band.view.applied = nil
      if contains(band.view) { band.view.removeFromSuperview() }
      guard !band.isDecoration else { continue }
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
    shownSupplementaryViews.first { $0.kind == kind && $0.path == path && !$0.isDecoration }
  }

  /// The items that are at least partly visible.
  final var visibleItems: [ShownItem] {
    shownItems.filter { !shownFrame(of: $0.cell).intersection(bounds).isEmpty }
  }
}
