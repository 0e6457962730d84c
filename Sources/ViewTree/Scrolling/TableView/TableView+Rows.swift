import Foundation
import Responder
import Simulation

/// A row that has a cell.
struct ShownRow {
  var path: IndexPath
  let cell: TableViewCell
}

/// Display and placement of cells.
extension TableView {
  /// Lays out everything for the current content offset.
  final func layOutContent() {
    guard !isLayingOut else { return }
    isLayingOut = true
    features.awaitsCells = false
    defer { isLayingOut = false }
    loadIfNeeded()
    var corrections = 0
    repeat {
      // Measured heights may move the content, which brings other rows into sight. The number of rounds is
      // limited.
      var (rounds, anchor) = (0, anchor)
      while layOutOnce(&anchor), rounds < 16 { rounds += 1 }
      corrections += 1
    } while corrections < 5 && correctScroll()
    fillBounds()
    placeEnds()
    layOutIndex()
  }

  /// A row that keeps its position on the screen while rows and headers above it are measured.
  private struct Anchor {
    let cell: TableViewCell
    var top: CGFloat
  }

  /// The first visible row that has a cell, or nil at the top of the content, where nothing is above it.
  private var anchor: Anchor? {
    guard let map, contentOffset.y > scrollGeometry.minimumOffset.y else { return nil }
    for row in shownRows where map.contains(row.path) {
      let rect = map.rect(ofRow: row.path)
      if rect.maxY > bounds.minY, rect.minY < bounds.maxY { return Anchor(cell: row.cell, top: rect.minY) }
    }
    return nil
  }

  /// Shows the rows of the bounds that the last round has left out: code that it called may have scrolled, or
  /// measured heights may have moved the content (Z17).
  private func fillBounds() {
    var rounds = 0
    while rounds < 16, dataSource != nil, nextMissingRow != nil || hasRowsOutOfSight {
      rounds += 1
      retireRowsOutOfSight()
      let load = loads
      while loads == load, let path = nextMissingRow { show(path) }
      if loads != load { loadIfNeeded() }
      guard let map else { return }
      for row in shownRows where map.contains(row.path) { place(row.cell, in: map, at: row.path) }
      layOutHeadersAndFooters()
      _ = adoptContentSize()
    }
  }

  /// Lays out the content once; returns whether it has moved.
  private func layOutOnce(_ anchor: inout Anchor?) -> Bool {
    guard map != nil else { return false }
    let load = loads
    retireRowsOutOfSight()
    while loads == load, dataSource != nil, let path = nextMissingRow { show(path) }
    guard loads == load, let map else { return map != nil }
    retireRowsOutOfSight()
    guard loads == load else { return true }
    for row in shownRows { place(row.cell, in: map, at: row.path) }
    var moves = measureHeadersAndFooters()
    guard loads == load else { return true }
    layOutHeadersAndFooters()
    guard loads == load, let map = self.map else { return true }
    moves = adoptContentSize() || moves
    if let row = anchor.flatMap({ row(of: $0.cell) }), let old = anchor?.top {
      // Rows above were higher or lower than estimated; the visible rows keep their position on screen.
      let top = map.rect(ofRow: row.path).minY
      anchor?.top = top
      if top != old { moves = compensateOffset(by: top - old) || moves }
    }
    if moves { pendingScroll?.offset = contentOffset }
    return moves
  }

  /// Scrolls again to the row of the last scroll by code, if measured heights have moved it since. Returns
  /// whether the offset has changed.
  private func correctScroll() -> Bool {
    guard let scroll = pendingScroll, scroll.offset == contentOffset, let map, map.contains(scroll.path),
      let better = offset(for: scroll.path, at: scroll.position), better != contentOffset
    else {
      pendingScroll = nil
      return false
    }
    moveContent(to: better)
    pendingScroll?.offset = contentOffset
    return true
  }

  private func compensateOffset(by way: CGFloat) -> Bool {
    let goal = scrollGeometry.clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
    guard goal != contentOffset else { return false }
    shiftDrag(by: CGPoint(x: 0, y: goal.y - contentOffset.y))
    moveContent(to: goal)
    return true
  }

  /// The first row in sight without a cell. Costs O(rows in sight), because both lists are in row order.
  private var nextMissingRow: IndexPath? {
    var next = 0
    return map?.rows(from: bounds.minY, to: bounds.maxY).first { path in
      while next < shownRows.count, shownRows[next].path < path { next += 1 }
      return next == shownRows.count || shownRows[next].path != path
    }
  }

  private func retireRowsOutOfSight() {
    let load = loads
    // The delegate that is called may scroll or reload.
    for row in shownRows where loads == load && isOutOfSight(row) { retire(row) }
  }

  private var hasRowsOutOfSight: Bool { shownRows.contains(where: isOutOfSight) }

  /// Whether a row is outside the bounds, and nothing keeps its cell in the table.
  private func isOutOfSight(_ row: ShownRow) -> Bool {
    guard let map, map.contains(row.path) else { return false }
    let rect = map.rect(ofRow: row.path)
    guard rect.maxY <= bounds.minY || rect.minY >= bounds.maxY else { return false }
    return !hasFocus(row.cell) && moving?.cell !== row.cell
  }

  private func hasFocus(_ cell: TableViewCell) -> Bool {
    (focusScope?.firstResponder as? View)?.isDescendant(of: cell) ?? false
  }

  // MARK: Displaying and removing

  private func show(_ path: IndexPath) {
    guard let dataSource else { return }
    let load = loads
    (requestedRow, requestedHeight) = (path, nil)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    let height = requestedHeight
    (requestedRow, requestedHeight) = (nil, nil)
    guard loads == load else { return }
    if let other = shownRows.first(where: { $0.cell === cell }) {
      programmerError("\(debugName): the cell for \(path.rowText) is that of \(other.path.rowText)")
    }
    cell.table = self
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    withoutAnimation { prepareForEditing(cell, path, animated: false) }
    measure(cell, path, asked: height, isNew: true)
    guard loads == load, let map else { return }
    place(cell, in: map, at: path)
    cell.setSelected(selection.contains(path), animated: false)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard loads == load else { return }
    let next = shownRows.firstIndex { $0.path > path }
    shownRows.insert(ShownRow(path: path, cell: cell), at: next ?? shownRows.count)
    insert(cell, before: next)
  }

  /// Inserts the cell into the subviews in row order, behind headers.
  private func insert(_ cell: TableViewCell, before next: Int?) {
    if let next {
      insertSubview(cell, belowSubview: shownRows[next + 1].cell)
    } else if shownRows.count > 1 {
      insertSubview(cell, aboveSubview: shownRows[shownRows.count - 2].cell)
    } else {
      addSubview(cell)
      sendCellsToBack([cell], before: backgroundView)
    }
  }

  /// Removes a row's cell, unless the delegate's handling of the end of editing has already done so.
  private func retire(_ row: ShownRow) {
    if swipe?.cell === row.cell { closeSwipe(animated: false) }
    guard let index = shownRows.firstIndex(where: { $0.cell === row.cell }) else { return }
    shownRows.remove(at: index)
    recycle(row)
  }

  /// Removes the cell of a row that is no longer listed, and adds it to the reuse queue, unless it belongs to
  /// another row now. All state is consistent before the delegate is called, which may read anything, or
  /// reload.
  final func recycle(_ row: ShownRow) {
    guard self.row(of: row.cell) == nil else { return }
    if swipe?.cell === row.cell { closeSwipe(animated: false) }
    if row.cell.superview === self { row.cell.removeFromSuperview() }
    row.cell.showingDeleteConfirmation = false
    if row.cell.isHighlighted { row.cell.setHighlighted(false, animated: false) }
    reuse.keep(row.cell)
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  // MARK: Places

  /// Sets the height of a row with a cell, which is requested unless `asked` is the result. From iOS 8, the
  /// height of a new cell is requested even if it is known (MT39).
  private func measure(_ cell: TableViewCell, _ path: IndexPath, asked: CGFloat?, isNew: Bool) {
    guard let isEstimated = map?.isEstimated(path), isEstimated || isNew && loading.asksWithCells else {
      return
    }
    let load = loads
    let asked = asked ?? askedHeight(at: path)
    guard loads == load, asked >= 0 || isEstimated else { return }
    let height = height(of: cell, asked: asked)
    if loads == load { map?.measure(path, height) }
  }

  /// Requests the height of the row whose cell is being requested; called when the data source dequeues it
  /// (MT41).
  final func requestHeight(of path: IndexPath) {
    guard path == requestedRow, requestedHeight == nil,
      map?.isEstimated(path) ?? false || loading.asksWithCells
    else { return }
    requestedHeight = askedHeight(at: path)
  }

  /// Measures all displayed rows, headers and footers once more.
  final func measureShownContent() {
    for row in shownRows where map?.contains(row.path) ?? false {
      measure(row.cell, row.path, asked: nil, isNew: false)
    }
    for isHeader in [true, false] {
      for (section, _) in (isHeader ? shownHeaders : shownFooters).bands {
        measure(headerOrFooter: section, isHeader: isHeader)
      }
    }
  }

  /// Sets a view's frame: without animation if the view isn't in the table yet, otherwise with the current
  /// animation.
  final func place(_ view: View, at rect: CGRect) {
    guard view.frame != rect, moving?.cell !== view else { return }
    if view.superview === self { view.frame = rect } else { withoutAnimation { view.frame = rect } }
  }

  final func withoutAnimation(_ change: () -> Void) {
    guard let application = baseWindow?.application else { return change() }
    application.animator.withoutAnimation(change)
  }

  private func placeEnds() {
    guard let map else { return }
    if let view = tableHeaderView {
      place(view, at: CGRect(x: 0, y: 0, width: bounds.width, height: map.head))
    }
    if let view = tableFooterView { place(view, at: map.footerRect) }
    backgroundView?.frame = bounds
  }

  // MARK: Finding

  final func row(of cell: TableViewCell) -> ShownRow? { shownRows.first { $0.cell === cell } }

  /// Implements ``cellForRow(at:)``.
  final func awaitedCellForRow(at path: IndexPath) -> TableViewCell? {
    if features.awaitsCells, !isLayingOut, !isLoading { layOutContent() }
    return baseCellForRow(at: path)
  }

  final func baseCellForRow(at path: IndexPath) -> TableViewCell? {
    shownRows.first { $0.path == path }?.cell
  }

  /// The rows with cells that are at least partly visible.
  final var visibleRows: [ShownRow] {
    guard let map else { return [] }
    return shownRows.filter { map.rect(ofRow: $0.path).intersects(bounds) }
  }

  /// The rows that are at least partly visible, also those whose cells the next layout pass requests (MT1).
  final var pathsInSight: [IndexPath] {
    loadIfNeeded()
    return map?.rows(from: bounds.minY, to: bounds.maxY) ?? []
  }
}
