import Foundation
import Simulation

/// The items of a collection view and their positions, in the view's own coordinates, which scroll.
extension CollectionView {
  /// The numbers of items that client code and the layout find. After an invalidation of the layout by code,
  /// the layout's next preparation requests them again, without an effect on the cells (ML15).
  private var foundCounts: [Int] {
    loadIfNeeded()
    if isPreparing, needsRecount {
      needsRecount = false
      recounted = askForCounts()
    }
    return recounted ?? counts ?? []
  }

  final var baseNumberOfSections: Int { foundCounts.count }

  final func baseNumberOfItems(inSection section: Int) -> Int {
    let counts = foundCounts
    guard counts.indices.contains(section) else {
      programmerError("\(debugName) has no section \(section); it has \(counts.count)")
    }
    return counts[section]
  }

  final func requireItem(_ path: IndexPath, for verb: String) {
    if !hasItem(path) { programmerError("\(debugName) has no \(path.itemText) to \(verb)") }
  }

  /// Returns whether the data source has an item.
  final func hasItem(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    let counts = counts ?? []
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Implements ``indexPathForItem(at:)``.
  final func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let place = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -0.5, dy: -0.5)
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .last { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point) }?.indexPath
  }

  /// Implements ``scrollToItem(at:at:animated:)``.
  final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    requireItem(indexPath, for: "scroll to")
    guard let attributes = attributes(ofItem: indexPath) else { return }
    let isScrolledBySection = attributes.scrollingSection != nil
    if isScrolledBySection { scrollSection(to: attributes, at: scrollPosition, animated: animated) }
    let rect = isScrolledBySection ? shownFrame(of: attributes) : attributes.frame
    let inset = baseAdjustedContentInset
    let seen = bounds.inset(by: inset)
    var goal = contentOffset
    if scrollPosition.contains(.top) {
      goal.y = rect.minY - inset.top
    } else if scrollPosition.contains(.bottom) {
      goal.y = rect.maxY - seen.height - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      goal.y = rect.midY - seen.height / 2 - inset.top
    } else if rect.minY < seen.minY {
      goal.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      goal.y += rect.maxY - seen.maxY
    }
    if scrollPosition.contains(.left) {
      goal.x = rect.minX - inset.left
    } else if scrollPosition.contains(.right) {
      goal.x = rect.maxX - seen.width - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      goal.x = rect.midX - seen.width / 2 - inset.left
    } else if rect.minX < seen.minX {
      goal.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      goal.x += rect.maxX - seen.maxX
    }
    if isScrolledBySection, let layout = collectionViewLayout as? CollectionViewCompositionalLayout {
      // Along the axis on which the section scrolls on its own, the collection view stays.
      if layout.flow == .vertical { goal.x = contentOffset.x } else { goal.y = contentOffset.y }
    }
    setContentOffset(scrollGeometry.clamped(goal), animated: animated)
  }
}
