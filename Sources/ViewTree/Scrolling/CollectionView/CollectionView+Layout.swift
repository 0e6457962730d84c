import Foundation
import Responder
import Simulation

/// Preparation and invalidation of the layout, and the layout passes.
extension CollectionView {
  final func layOutContent() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    // Sizes that views determine for themselves may make further views visible.
    var (rounds, measured) = (0, 0)
    while layOutOnce(), rounds < 8, measured < 1000 {
      if hasMeasured { measured += 1 } else { rounds += 1 }
    }
    removeOrthogonalViews()
    backgroundView?.frame = bounds
  }

  /// Prepares the layout if it is invalid, and updates the content size.
  final func prepareLayout() {
    let (layout, inset) = (collectionViewLayout, baseAdjustedContentInset)
    if needsLayoutReload {
      needsLayoutReload = false
      // A layout that has computed nothing yet has nothing to invalidate.
      if layout.wasPrepared {
        let context = layout.makeContext()
        (context.isForEverything, context.isForCounts) = (true, true)
        layout.invalidate(using: context)
      }
    }
    let hadOtherInset = preparedInset.map { $0 != inset } ?? false
    preparedInset = inset
    // Other insets may leave the offset out of range, where there are no cells (Z13).
    if hadOtherInset { clampOffset() }
    if hadOtherInset, layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidate(using: layout.makeContext())
    }
    // A layout may invalidate itself while it is prepared, and so may the new content size.
    var rounds = 0
    while !layout.isPrepared, rounds < 4 {
      rounds += 1
      (layout.isPrepared, layout.wasPrepared) = (true, true)
      isPreparing = true
      layout.prepare()
      layout.beginUpdates()
      isPreparing = false
      adoptLayoutSize()
    }
  }

  private func adoptLayoutSize() {
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  // MARK: Invalidation

  /// Called by the layout's ``CollectionViewLayout/invalidateLayout(with:)``.
  final func layoutWasInvalidated(
    with context: CollectionViewLayoutInvalidationContext,
    isByCode: Bool
  ) {
    elements = nil
    if isByCode, counts != nil { needsRecount = true }
    let (growth, way) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if growth != .zero {
      contentSize = CGSize(
        width: contentSize.width + growth.width,
        height: contentSize.height + growth.height
      )
    }
    if way != .zero {
      shiftDrag(by: way)
      moveContent(to: CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    }
    baseSetNeedsLayout()
  }

  /// Asks the layout about new bounds, unless it is already invalid (ML14). Returns the context of the
  /// invalidation that they require, or nil for none.
  final func contextOfInvalidation(for bounds: CGRect) -> CollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
    return layout.invalidationContext(forBoundsChange: bounds)
  }

  // MARK: Elements

  /// Returns the attributes of all elements around the visible part of the content.
  ///
  /// The layout is asked for the visible part, extended to multiples of its own size (ML9), and then for its
  /// size once more (ML8). The result is kept until the layout is invalidated.
  private func visibleElements() -> [CollectionViewLayoutAttributes] {
    let rect = bounds.extendedToPages
    if let elements, elements.rect.contains(rect), !refreshesElements { return elements.attributes }
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    adoptLayoutSize()
    guard collectionViewLayout.isPrepared else { return attributes }
    lastQuery += 1
    elements = LayoutElements(query: lastQuery, rect: rect, attributes: attributes)
    return attributes
  }

  /// Implements ``layoutAttributesForItem(at:)``: returns the attributes of the last query, or those that the
  /// layout returns now (ML15).
  final func attributes(ofItem indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return elements?.attributes.first { $0.isCell(at: indexPath) }
      ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: A round

  /// Performs one layout round and returns whether the bounds or the content changed during it.
  private func layOutOnce() -> Bool {
    let (load, part) = (loads, bounds)
    hasMeasured = false
    prepareLayout()
    prepareForSwipes()
    placeOrthogonalViews()
    let all = visibleElements()
    callSectionHandlers(all)
    loadIfNeeded()
    guard load == loads else { return true }
    let seen = seenElements(of: all)
    let places = seen.compactMap(\.place).sorted()
    for item in shownItems {
      let place = places.partitionPoint { $0 >= item.place }
      if place < places.count, places[place] == item.place { continue }
      if !hasFocus(item.cell), interactiveMove?.cell !== item.cell { retire(item) }
    }
    removeSupplementaryViews { band in
      !seen.contains { band.isShown(by: $0.attributes) }
    }
    // Cells are requested before supplementary views (ML8).
    for element in seen {
      guard let place = element.place else { continue }
      guard load == loads else { return true }
      showCell(at: place, element.attributes)
    }
    for element in seen where element.place == nil {
      guard load == loads else { return true }
      showSupplementaryView(element.attributes)
    }
    guard load == loads else { return true }
    if hasAppliedAttributes { putInOrder(seen) }
    hasAppliedAttributes = false
    // The new content size may have changed the part of the insets that comes from the safe area.
    return load != loads || part != bounds || !collectionViewLayout.isPrepared
      || preparedInset != baseAdjustedContentInset
  }

  /// Whether there is an item for a cell. A supplementary view with an item and a section needs the section;
  /// with a single number it needs nothing (MT46).
  private func isInCounts(_ element: LayoutElement) -> Bool {
    let counts = counts ?? []
    if let place = element.place {
      return counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
    }
    let path = element.attributes.indexPath
    if path.count > 1, !counts.indices.contains(path.section) {
      programmerError(
        "\(debugName): the layout has a \(element.attributes.representedElementKind ?? "view") in section"
          + " \(path.section), and there are \(counts.count) sections"
      )
    }
    return true
  }

  /// Returns the visible elements from back to front.
  private func seenElements(of all: [CollectionViewLayoutAttributes]) -> [LayoutElement] {
    let inOrder = elements?.inOrder ?? LayoutElement.inOrder(all)
    elements?.inOrder = inOrder
    let visible = bounds
    return inOrder.filter { element in
      let isScrolled = element.attributes.scrollingSection != nil
      let frame = isScrolled ? shownFrame(of: element.attributes) : element.frame
      return !frame.intersection(visible).isEmpty && isInCounts(element)
    }
  }

  /// Orders the visible views from back to front like their attributes. If the order is already correct,
  /// nothing moves.
  private func putInOrder(_ seen: [LayoutElement]) {
    var views: [View] = []
    var scrolled: [Int: [View]] = [:]
    var (isInOrder, last) = (true, -1)
    for element in seen {
      var view: View?
      if let place = element.place {
        view = shownCell(at: place)
      } else {
        let attributes = element.attributes
        view = shownSupplementaryViews.first { $0.isShown(by: attributes) }?.view
      }
      if let scroller = view?.superview as? OrthogonalScrollView, let inner = view {
        scrolled[scroller.section, default: []].append(inner)
        view = views.contains { $0 === scroller } ? nil : scroller
      }
      guard let view else { continue }
      views.append(view)
      guard let index = node.pointee.children.index(of: view.node) else { continue }
      if index <= last { isInOrder = false }
      last = index
    }
    if !isInOrder { sendCellsToBack(views, before: backgroundView) }
    for (section, views) in scrolled {
      guard let scroller = orthogonalViews[section] else { continue }
      let places = views.compactMap { scroller.node.pointee.children.index(of: $0.node) }
      if places != places.sorted() { for view in views.reversed() { scroller.sendSubviewToBack(view) } }
    }
  }

  private func hasFocus(_ cell: CollectionViewCell) -> Bool {
    (focusScope?.firstResponder as? View)?.isDescendant(of: cell) ?? false
  }
}

extension CollectionViewLayoutAttributes {
  /// Whether these are the attributes of an item's cell.
  fileprivate func isCell(at path: IndexPath) -> Bool {
    representedElementCategory == .cell && indexPath == path
  }
}

extension CGRect {
  /// The smallest rectangle around this one whose edges are at multiples of this one's size.
  fileprivate var extendedToPages: CGRect {
    func extent(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
      guard length > 0 else { return (start, start + length) }
      let pages = ((start / length).rounded(.down), ((start + length) / length).rounded(.up))
      return (pages.0 * length, pages.1 * length)
    }
    let (x, y) = (extent(minX, width), extent(minY, height))
    return CGRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }
}
