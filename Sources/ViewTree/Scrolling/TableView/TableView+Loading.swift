import Foundation
import Simulation

/// Loading of counts and heights from the data source and the delegate.
extension TableView {
  /// Discards the loaded content and removes all cells, headers and footers.
  final func clearContent() {
    closeSwipe(animated: false)
    loads += 1
    (map, counts) = (nil, nil)
    selection = []
    press = CellPress()
    moving = nil
    let going = shownRows
    shownRows = []
    for row in going { recycle(row) }
    for isHeader in [true, false] { removeSupplementaryViews(isHeader) { _ in true } }
    setNeedsLayout()
  }

  /// Loads the counts and heights, unless they are loaded.
  final func loadIfNeeded() {
    guard map == nil, !isLoading, dataSource != nil else { return }
    map = makeMap(askForCounts())
    adoptContentSize()
  }

  /// Sets the content size to that of the map; returns whether this changes the content offset.
  @discardableResult
  final func adoptContentSize() -> Bool {
    guard let size = map?.contentSize, size != contentSize else { return false }
    let offset = contentOffset
    contentSize = size
    return contentOffset != offset
  }

  /// Creates a map for sections with the given row counts, reading all heights. The called methods already
  /// find the counts in ``counts``.
  final func makeMap(_ counts: [Int]) -> TableMap {
    self.counts = counts
    isLoading = true
    // The called methods may reload the table; the new map still belongs to these counts.
    defer { (isLoading, self.counts) = (false, counts) }
    return TableMap(
      width: bounds.width,
      head: tableHeaderView?.frame.height ?? 0,
      foot: tableFooterView?.frame.height ?? 0,
      sections: counts.enumerated().map { makeSection($0, $1) }
    )
  }

  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    isLoading = true
    defer { isLoading = false }
    let count = dataSource.numberOfSections(in: self)
    guard count >= 0 else { programmerError("\(debugName) is said to have \(count) sections") }
    return (0..<count).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows >= 0 else {
        programmerError("\(debugName): section \(section) is said to have \(rows) rows")
      }
      return rows
    }
  }

  private func makeSection(_ section: Int, _ count: Int) -> TableMap.Section {
    let (rows, areKnown) = heights(of: section, count)
    return TableMap.Section(
      header: height(ofHeaderOrFooter: section, isHeader: true),
      rows: rows,
      footer: height(ofHeaderOrFooter: section, isHeader: false),
      measured: areKnown ? nil : []
    )
  }

  // MARK: Rows

  /// The result of the protocol's default implementation for a row's height.
  final var standardHeight: CGFloat {
    wasStandardAnswer = true
    return rowHeight
  }

  /// The result of the protocol's default implementation for a row's estimated height.
  final var standardEstimate: CGFloat {
    wasStandardAnswer = true
    return estimatedRowHeight
  }

  /// Returns the rows' heights as far as they are available without cells, and whether they are final.
  private func heights(of section: Int, _ count: Int) -> (RowHeights, areKnown: Bool) {
    guard count > 0 else { return (RowHeights(count: 0, height: 0), true) }
    guard let tableDelegate else {
      let isKnown = checked(rowHeight) >= 0
      return (RowHeights(count: count, height: isKnown ? rowHeight : estimate(estimatedRowHeight)), isKnown)
    }
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    if estimatedRowHeight == 0 {
      let heights = (0..<count).map { checked(tableDelegate.tableView(self, heightForRowAt: path($0))) }
      let areKnown = heights.allSatisfy { $0 >= 0 }
      return (RowHeights(heights.map { $0 >= 0 ? $0 : Self.standardRowHeight }), areKnown)
    }
    // A delegate without the method isn't called for each of a million rows.
    wasStandardAnswer = false
    let first = tableDelegate.tableView(self, estimatedHeightForRowAt: path(0))
    if wasStandardAnswer { return (RowHeights(count: count, height: estimate(first)), false) }
    let rest = (1..<count).map { estimate(tableDelegate.tableView(self, estimatedHeightForRowAt: path($0))) }
    return (RowHeights([estimate(first)] + rest), false)
  }

  private func estimate(_ height: CGFloat) -> CGFloat {
    if checked(height) > 0 { return height }
    return checked(rowHeight) >= 0 ? rowHeight : Self.standardRowHeight
  }

  private func checked(_ height: CGFloat) -> CGFloat {
    guard height.isFinite else { programmerError("\(debugName): a height of \(height) is not finite") }
    return height
  }

  /// Returns the height of a row that has a cell.
  final func height(of cell: TableViewCell, at path: IndexPath) -> CGFloat {
    let height = checked(tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
    return height < 0 ? checked(cell.automaticHeight(width: bounds.width)) : height
  }

  // MARK: Headers and footers

  final func title(ofHeaderOrFooter section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  final func delegateView(ofHeaderOrFooter section: Int, isHeader: Bool) -> View? {
    isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
  }

  /// Returns the result of the protocol's default implementation for the height of a header or footer.
  final func standardHeight(ofHeader isHeader: Bool) -> CGFloat {
    wasStandardAnswer = true
    return isHeader ? sectionHeaderHeight : sectionFooterHeight
  }

  /// Returns the height of a section's header or footer. A height from the delegate applies to any section;
  /// in a plain table, the table's own height applies only where there is a title or view to show.
  private func height(ofHeaderOrFooter section: Int, isHeader: Bool) -> CGFloat {
    wasStandardAnswer = false
    let height =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
        ?? standardHeight(ofHeader: true)
      : tableDelegate?.tableView(self, heightForFooterInSection: section)
        ?? standardHeight(ofHeader: false)
    if !wasStandardAnswer, checked(height) >= 0 { return height }
    if let title = title(ofHeaderOrFooter: section, isHeader: isHeader), !title.isEmpty {
      return checked(height) >= 0 ? height : titleHeight(section, isHeader: isHeader)
    }
    if let view = delegateView(ofHeaderOrFooter: section, isHeader: isHeader) {
      reuse.keep(view)
      if checked(height) >= 0 { return height }
      let own = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      return own > 0 ? checked(own) : Self.standardHeaderHeight
    }
    if style == .plain { return 0 }
    if checked(height) >= 0 { return height }
    return isHeader && section == 0 ? 35 : 17.5
  }

  private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    if style == .plain { return Self.standardHeaderHeight }
    return isHeader ? (section == 0 ? 55.5 : 38) : 30
  }

  // MARK: Changes

  final func heightsDidChange() {
    guard let counts, map != nil, !isLoading else { return }
    loads += 1
    map = makeMap(counts)
    measureShownRows()
    adoptContentSize()
    setNeedsLayout()
  }

  final func widthDidChange() {
    guard map != nil else { return }
    heightsDidChange()
  }

  final func endsDidChange(from old: View?, to new: View?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    guard map != nil else { return setNeedsLayout() }
    map?.head = tableHeaderView?.frame.height ?? 0
    map?.foot = tableFooterView?.frame.height ?? 0
    adoptContentSize()
    setNeedsLayout()
  }
}
