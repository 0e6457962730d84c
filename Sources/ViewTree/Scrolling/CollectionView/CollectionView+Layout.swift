import Foundation
import Responder
import Simulation

/// Preparation and invalidation of the layout, and the layout passes.
extension CollectionView {
  final func layOutContent() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var rounds = 0
    while layOutOnce(), rounds < 8 { rounds += 1 }
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
    if let elements, elements.rect.contains(rect) { return elements.attributes }
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    adoptLayoutSize()
    if collectionViewLayout.isPrepared { elements = (rect, attributes) }
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
    prepareLayout()
    let all = visibleElements()
    loadIfNeeded()
    guard load == loads else { return true }
    let seen = all.filter { !$0.isHidden && !$0.frame.intersection(bounds).isEmpty && hasElement($0) }
      .sorted(by: isBehind)
    let cells = seen.filter { $0.representedElementCategory == .cell }
    let paths = Set(cells.map(\.indexPath))
    for item in shownItems where !paths.contains(item.path) && !hasFocus(item.cell) { retire(item) }
    removeSupplementaryViews { band in
      !seen.contains { $0.representedElementKind == band.kind && $0.indexPath == band.path }
    }
    // Cells are requested before supplementary views (ML8).
    for attributes in cells {
      guard load == loads else { return true }
      show(attributes)
    }
    for attributes in seen where attributes.representedElementCategory != .cell {
      guard load == loads else { return true }
      showSupplementaryView(attributes)
    }
    guard load == loads else { return true }
    putInOrder(seen)
    // The new content size may have changed the part of the insets that comes from the safe area.
    return load != loads || part != bounds || !collectionViewLayout.isPrepared
      || preparedInset != baseAdjustedContentInset
  }

  /// Whether there is an item for a cell. A supplementary view with an item and a section needs the section;
  /// with a single number it needs nothing (MT46).
  private func hasElement(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    let (path, counts) = (attributes.indexPath, counts ?? [])
    if attributes.representedElementCategory == .cell {
      return path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.item)
    }
    if path.count > 1, !counts.indices.contains(path.section) {
      programmerError(
        "\(debugName): the layout has a \(attributes.representedElementKind ?? "view") in section"
          + " \(path.section), and there are \(counts.count) sections"
      )
    }
    return true
  }

  private func isBehind(
    _ one: CollectionViewLayoutAttributes,
    _ other: CollectionViewLayoutAttributes
  ) -> Bool {
    guard one.zIndex == other.zIndex else { return one.zIndex < other.zIndex }
    let (oneIsCell, otherIsCell) = (
      one.representedElementCategory == .cell, other.representedElementCategory == .cell
    )
    return oneIsCell == otherIsCell ? one.indexPath < other.indexPath : oneIsCell
  }

  /// Orders the visible views from back to front like their attributes. If the order is already correct,
  /// nothing moves.
  private func putInOrder(_ seen: [CollectionViewLayoutAttributes]) {
    let views = seen.compactMap { attributes in
      attributes.representedElementKind.map { shownSupplementaryView($0, at: attributes.indexPath)?.view }
        ?? baseCellForItem(at: attributes.indexPath)
    }
    let places = views.compactMap { node.pointee.children.index(of: $0.node) }
    if !zip(places, places.dropFirst()).allSatisfy(<) { sendCellsToBack(views, before: backgroundView) }
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
