import Foundation
import Responder
import Simulation

/// The methods by which a table prepares data for rows that may come into sight next; UIKit's
/// `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that may come into sight next, the nearest first. Each row is passed once until it was
  /// in sight or its preparation was cancelled.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that were passed before and are no longer in the direction of scrolling, in order.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.standard(of: self)
  }
}

/// The methods by which a collection view prepares data for items that may come into sight next; UIKit's
/// `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that may come into sight next, the nearest first. Each item is passed once until it
  /// was in sight or its preparation was cancelled.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that were passed before and are no longer in the direction of scrolling, in order.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethod.standard(of: self) }
}

/// The elements that a list has passed to its prefetching data source.
///
/// The distance of one page, and the run-loop turn on which the data source is called, are assumed.
@MainActor struct Prefetching {
  /// The elements that were passed, until they are in sight.
  private var announced: Set<IndexPath> = []
  private var offset = CGPoint.zero
  /// The direction of scrolling: 1 towards the end, -1 towards the start.
  private var direction = CGPoint(x: 1, y: 1)
  private var load = -1
  var isScheduled = false

  /// Returns the part of the content in the direction of scrolling that is next to the visible part.
  mutating func nextPart(after bounds: CGRect, contentSize: CGSize) -> CGRect {
    let way = CGPoint(x: bounds.minX - offset.x, y: bounds.minY - offset.y)
    if way.x != 0 { direction.x = way.x > 0 ? 1 : -1 }
    if way.y != 0 { direction.y = way.y > 0 ? 1 : -1 }
    offset = bounds.origin
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    return isSideways
      ? bounds.offsetBy(dx: direction.x * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: direction.y * bounds.height)
  }

  /// Whether the next part is before the visible one.
  func isBackwards(_ part: CGRect, _ bounds: CGRect) -> Bool {
    part.minX < bounds.minX || part.minY < bounds.minY
  }

  /// Returns the elements to prepare and those whose preparation is cancelled.
  ///
  /// - Parameters:
  ///   - next: The elements in the next part, the nearest first.
  ///   - visible: The elements in sight.
  ///   - load: A number that changes with the content, whose elements haven't been passed yet.
  mutating func change(next: [IndexPath], visible: [IndexPath], load: Int) -> (
    new: [IndexPath], gone: [IndexPath]
  ) {
    if load != self.load { announced = [] }
    self.load = load
    announced.subtract(visible)
    let seen = Set(visible)
    let ahead = next.filter { !seen.contains($0) }
    let gone = announced.subtracting(ahead).sorted()
    let new = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    return (new, gone)
  }
}

/// A list with a prefetching data source.
@MainActor protocol PrefetchingList: ScrollView {
  var prefetching: Prefetching { get set }
  /// Whether there is a prefetching data source to call.
  var prefetches: Bool { get }
  /// Calls the prefetching data source.
  func prefetch()
}

extension PrefetchingList {
  func prefetchDataSourceDidChange() {
    prefetching = Prefetching()
    setNeedsLayout()
  }

  /// Calls the prefetching data source on the next run-loop turn.
  func prefetchAfterLayout() {
    guard prefetches, !prefetching.isScheduled, let context = baseWindow?.context else { return }
    prefetching.isScheduled = true
    _ = context.schedule(after: .zero, label: "prefetching of \(debugName)") { [weak self] in
      guard let self else { return }
      prefetching.isScheduled = false
      if prefetches { prefetch() }
    }
  }
}

extension TableView: PrefetchingList {
  final var prefetching: Prefetching {
    get { features.prefetching }
    set { features.prefetching = newValue }
  }

  final var prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

  final func prefetch() {
    guard let prefetchDataSource, let map else { return }
    let part = features.prefetching.nextPart(after: bounds, contentSize: contentSize)
    var next = map.rows(from: part.minY, to: part.maxY)
    if features.prefetching.isBackwards(part, bounds) { next.reverse() }
    let (new, gone) = features.prefetching.change(next: next, visible: pathsInSight, load: loads)
    let load = loads
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty, loads == load { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}

extension CollectionView: PrefetchingList {
  final var prefetching: Prefetching {
    get { features.prefetching }
    set { features.prefetching = newValue }
  }

  final var prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

  final func prefetch() {
    guard let prefetchDataSource, collectionViewLayout.isPrepared else { return }
    let part = features.prefetching.nextPart(after: bounds, contentSize: contentSize)
    var next = (collectionViewLayout.layoutAttributesForElements(in: part) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.frame.intersection(part).isEmpty }
      .map(\.indexPath).filter(hasItem).sorted()
    if features.prefetching.isBackwards(part, bounds) { next.reverse() }
    let (new, gone) = features.prefetching.change(
      next: next,
      visible: visibleItems.map(\.path),
      load: loads
    )
    let load = loads
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty, loads == load { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
