import Foundation
import Simulation

extension CollectionView {
  private static let moveDuration: TimeInterval = 0.3

  /// Implements ``performBatchUpdates(_:completion:)``.
  final func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { batch?.completions.append { completion($0) } }
    updates?()
    endBatch()
  }

  final func update(_ change: (inout TableUpdate) -> Void) {
    beginBatch()
    if var update = batch?.update {
      change(&update)
      batch?.update = update
    }
    endBatch()
  }

  private func beginBatch() {
    loadIfNeeded()
    batch = batch ?? TableBatch()
    batch?.depth += 1
  }

  private func endBatch() {
    guard let batch, batch.depth == 1 else {
      self.batch?.depth -= 1
      return
    }
    self.batch = nil
    if let counts {
      apply(batch.update, to: counts)
      collectionViewLayout.announcedUpdates = batch.update.items
    }
    layOutNow(animated: true, batch.completion) { [collectionViewLayout] in
      self.followTargetOffset()
      collectionViewLayout.endUpdates()
    }
  }

  private func apply(_ update: TableUpdate, to old: [Int]) {
    let new = askForCounts()
    let plan: TablePlan
    do {
      plan = try update.plan(from: old, to: new, of: "item")
    } catch {
      programmerError("\(debugName): \(error.text)")
    }
    loads += 1
    (counts, recounted, needsRecount) = (new, nil, false)
    selection = selection.compactMap { plan.place(of: $0) }.sorted()
    press.path = press.path.flatMap { plan.place(of: $0) }
    let (items, bands) = (renumberItems(plan), renumberSupplementaryViews(plan))
    collectionViewLayout.renumber(plan)
    let context = collectionViewLayout.makeContext()
    context.isForCounts = true
    collectionViewLayout.invalidate(using: context)
    for item in items { recycle(item) }
    recycle(bands)
    reconfigureCells(at: plan.reconfigured)
  }

  /// Assigns new index paths to the items that keep their cells. Returns the items whose cells are to be
  /// removed, with their index paths before the update.
  private func renumberItems(_ plan: TablePlan) -> [ShownItem] {
    func place(_ item: ShownItem) -> IndexPath? {
      plan.isReloaded(item.path) ? nil : plan.place(of: item.path)
    }
    let going = shownItems.filter { place($0) == nil }
    shownItems = shownItems.compactMap { item in place(item).map { ShownItem(path: $0, cell: item.cell) } }
    shownItems.sort { $0.path < $1.path }
    sendCellsToBack(shownItems.map(\.cell).filter { $0.superview === self }, before: backgroundView)
    return going
  }

  /// Assigns new index paths to the supplementary views that remain. Returns the others.
  private func renumberSupplementaryViews(_ plan: TablePlan) -> [ShownSupplementaryView] {
    /// Returns the index path after the update. One with a single number belongs to no section (MT46).
    func place(_ path: IndexPath) -> IndexPath? {
      guard path.count > 1 else { return path }
      guard !plan.isReloaded(section: path.section), let section = plan.sections[path.section] else {
        return nil
      }
      return IndexPath(item: path.item, section: section)
    }
    let going = shownSupplementaryViews.filter { place($0.path) == nil }
    shownSupplementaryViews = shownSupplementaryViews.compactMap { band in
      place(band.path).map {
        ShownSupplementaryView(kind: band.kind, path: $0, view: band.view, isDecoration: band.isDecoration)
      }
    }
    return going
  }

  /// Lays out the collection view, in an animation if `animated`. The completion is called after it, or,
  /// outside of windows, at the next run-loop turn, with false (MT3). The elements are placed when `placed`
  /// is called, inside the animation.
  final func layOutNow(
    animated: Bool,
    _ completion: (@MainActor (Bool) -> Void)?,
    placed: @MainActor () -> Void = {}
  ) {
    baseSetNeedsLayout()
    guard let application = baseWindow?.application else {
      baseLayoutIfNeeded()
      placed()
      return finishOutsideWindow(completion)
    }
    let timing = AnimationTiming(duration: .pinned(seconds: animated ? Self.moveDuration : 0))
    application.animator.run(
      timing,
      [],
      {
        baseLayoutIfNeeded()
        placed()
      },
      completion
    )
  }

  /// Scrolls to the offset that the layout prefers after a change.
  final func followTargetOffset() {
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = target
    baseLayoutIfNeeded()
  }
}
