import Foundation
import Simulation

/// The updates of a batch, and the nesting depth of its calls.
struct TableBatch {
  var depth = 0
  var update = TableUpdate()
  /// The completion handlers, in the order of the calls.
  var completions: [@MainActor (Bool) -> Void] = []
}

extension TableView {
  /// The duration of the animation of moved rows.
  private static let moveDuration: TimeInterval = 0.3

  /// Implements ``beginUpdates()``.
  final func beginBatch() {
    loadIfNeeded()
    batch = batch ?? TableBatch()
    batch?.depth += 1
  }

  /// Implements ``endUpdates()``.
  final func endBatch() {
    guard let batch else { programmerError("\(debugName): endUpdates() without beginUpdates()") }
    guard batch.depth == 1 else {
      self.batch?.depth -= 1
      return
    }
    self.batch = nil
    apply(batch)
  }

  /// Implements ``performBatchUpdates(_:completion:)``.
  final func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { batch?.completions.append { completion($0) } }
    batch?.update.isAnimated = true
    updates?()
    endBatch()
  }

  final func update(_ animation: RowAnimation, _ change: (inout TableUpdate) -> Void) {
    beginBatch()
    if animation != .none { batch?.update.isAnimated = true }
    if var update = batch?.update {
      change(&update)
      batch?.update = update
    }
    endBatch()
  }

  private func apply(_ batch: TableBatch) {
    guard let old = map else { return finish(batch) }
    var new = makeMap(askForCounts())
    let plan: TablePlan
    do {
      plan = try batch.update.plan(from: old.counts, to: new.counts)
    } catch {
      programmerError("\(debugName): \(error.text)")
    }
    old.forEachMeasuredRow { path, height in
      if let place = plan.place(of: path), !plan.isReloaded(path) { new.carry(place, height) }
    }
    loads += 1
    map = new
    selection = selection.compactMap { plan.place(of: $0) }.sorted()
    // The row under the touch may have another position now, or none.
    press.path = press.path.flatMap { plan.place(of: $0) }
    let rows = renumberRows(plan)
    let (headers, footers) = (renumberSupplementaryViews(true, plan), renumberSupplementaryViews(false, plan))
    for row in rows { recycle(row) }
    recycle(headers, true)
    recycle(footers, false)
    measureShownRows()
    finish(batch)
  }

  /// Updates the positions of the rows that keep their cells. Returns the others, with their positions before
  /// the update.
  private func renumberRows(_ plan: TablePlan) -> [ShownRow] {
    func place(_ row: ShownRow) -> IndexPath? { plan.isReloaded(row.path) ? nil : plan.place(of: row.path) }
    let going = shownRows.filter { place($0) == nil }
    shownRows = shownRows.compactMap { row in place(row).map { ShownRow(path: $0, cell: row.cell) } }
    shownRows.sort { $0.path < $1.path }
    sendCellsToBack(shownRows.map(\.cell), before: backgroundView)
    return going
  }

  /// Lays out the table and calls the completion handlers.
  private func finish(_ batch: TableBatch) {
    baseSetNeedsLayout()
    let completions = batch.completions
    guard baseWindow != nil else {
      baseLayoutIfNeeded()
      for completion in completions { completion(true) }
      return
    }
    View.animate(withDuration: batch.update.isAnimated ? Self.moveDuration : 0) {
      baseLayoutIfNeeded()
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}

extension TableMap {
  /// Calls `body` for each row whose height was measured as it came into sight, in order.
  fileprivate func forEachMeasuredRow(_ body: (IndexPath, CGFloat) -> Void) {
    for (number, section) in sections.enumerated() {
      for row in section.measured?.sorted() ?? [] {
        body(IndexPath(row: row, section: number), section.rows[row])
      }
    }
  }

  /// Takes over a height measured before an update; it is measured again when the row comes into sight.
  fileprivate mutating func carry(_ path: IndexPath, _ height: CGFloat) {
    guard isEstimated(path) else { return }
    assume(path, height)
  }
}
