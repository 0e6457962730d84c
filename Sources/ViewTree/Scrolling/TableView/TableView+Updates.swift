import Foundation
import Simulation

/// The updates of a batch, and the nesting depth of its calls.
struct TableBatch {
  var depth = 0
  var update = TableUpdate()
  /// The completion handlers, in the order of the calls.
  var completions: [@MainActor (Bool) -> Void] = []

  /// A closure that calls all completion handlers, or nil if there are none.
  var completion: (@MainActor (Bool) -> Void)? {
    guard !completions.isEmpty else { return nil }
    return { [completions] isFinished in for completion in completions { completion(isFinished) } }
  }
}

extension ScrollView {
  /// Calls the completion of updates outside of windows, where nothing is animated: at the next run-loop
  /// turn, with false (MT3).
  final func finishOutsideWindow(_ completion: (@MainActor (Bool) -> Void)?) {
    guard let completion else { return }
    let application = effectiveApplication ?? .required(for: "a completion of updates")
    _ = application.context.schedule(after: .zero, label: "completion of updates of \(debugName)") {
      completion(false)
    }
  }
}

extension TableView {
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
    for (section, place) in plan.sections.enumerated() {
      guard let place, !plan.isReloaded(section: section) else { continue }
      new.carryEnds(of: old.sections[section], to: place)
    }
    loads += 1
    map = new
    pendingScroll = nil
    selection = selection.compactMap { plan.place(of: $0) }.sorted()
    // The row under the touch may have another position now, or none.
    press.path = press.path.flatMap { plan.place(of: $0) }
    let rows = renumberRows(plan)
    let (headers, footers) = (renumberSupplementaryViews(true, plan), renumberSupplementaryViews(false, plan))
    for row in rows { recycle(row) }
    recycle(headers, true)
    recycle(footers, false)
    reconfigureCells(at: plan.reconfigured)
    measureShownContent()
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
    guard baseWindow != nil else {
      baseLayoutIfNeeded()
      return finishOutsideWindow(batch.completion)
    }
    let duration = batch.update.isAnimated ? systemValue(of: VersionRules.rowAnimationDuration) : 0
    View.animate(withDuration: duration, animations: { baseLayoutIfNeeded() }, completion: batch.completion)
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

  /// Takes over the heights of a section's header and footer before an update.
  fileprivate mutating func carryEnds(of old: Section, to section: Int) {
    for isHeader in [true, false] where isEstimated(headerOrFooter: section, isHeader: isHeader) {
      guard isHeader ? old.isHeaderKnown : old.isFooterKnown else { continue }
      assume(headerOrFooter: section, isHeader: isHeader, isHeader ? old.header : old.footer)
    }
  }
}
