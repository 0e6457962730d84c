import Foundation
import Simulation

/// The estimated heights that code has set, or nil for the system's defaults.
struct TableEstimates {
  var row: CGFloat?
  var header: CGFloat?
  var footer: CGFloat?
}

/// Loading of counts and heights from the data source and the delegate.
extension TableView {
  /// Discards the loaded content and removes all cells, headers and footers.
  final func clearContent() {
    closeSwipe(animated: false)
    loads += 1
    (map, counts, pendingScroll, indexTitles) = (nil, nil, nil, nil)
    selection = []
    features.awaitsCells = true
    press = CellPress()
    moving = nil
    let going = shownRows
    shownRows = []
    for row in going { recycle(row) }
    for isHeader in [true, false] { removeSupplementaryViews(isHeader) { _ in true } }
    setNeedsLayout()
  }

  /// Loads the counts and heights, unless they are loaded; the first time in as many rounds as the system
  /// has.
  final func loadIfNeeded() {
    guard map == nil, !isLoading, dataSource != nil else { return }
    map = makeMap(nil)
    if !hasLoaded {
      hasLoaded = true
      let isLong = (map?.contentSize.height ?? 0) > bounds.height
      for _ in 1..<(isLong ? loading.longRounds : loading.rounds) { map = makeMap(nil) }
    }
    adoptContentSize()
  }

  final var loading: VersionRules.TableLoading { systemValue(of: VersionRules.tableLoading) }

  /// Sets the content size to that of the map; returns whether this changes the content offset.
  @discardableResult
  final func adoptContentSize() -> Bool {
    guard let size = map?.contentSize, size != contentSize else { return false }
    let offset = contentOffset
    contentSize = size
    return contentOffset != offset
  }

  /// Creates a map for sections with the given row counts, or with those of the data source if they are nil,
  /// and reads all heights that are needed before cells.
  ///
  /// The called methods already find the counts in ``counts``. They may reload the table; the new map still
  /// belongs to these counts.
  final func makeMap(_ known: [Int]?) -> TableMap {
    isLoading = true
    counts = known ?? Array(repeating: Self.unknownCount, count: askForSectionCount())
    let sections = (0..<(counts?.count ?? 0)).map(makeSection)
    (isLoading, counts) = (false, sections.map(\.rows.count))
    return TableMap(
      width: bounds.width,
      margins: margins,
      head: tableHeaderView?.frame.height ?? 0,
      foot: tableFooterView?.frame.height ?? 0,
      end: style == .plain ? 0 : systemValue(of: VersionRules.groupedTableEnd),
      sections: sections
    )
  }

  /// The element of ``counts`` for a section whose count hasn't been requested yet.
  private static let unknownCount = -1

  /// Returns the number of rows in a section, which is requested if it isn't known yet.
  final func rowCount(of section: Int) -> Int {
    if let counts, counts[section] != Self.unknownCount { return counts[section] }
    let count = askForRowCount(of: section)
    counts?[section] = count
    return count
  }

  final func askForCounts() -> [Int] {
    isLoading = true
    defer { isLoading = false }
    return (0..<askForSectionCount()).map(askForRowCount)
  }

  private func askForSectionCount() -> Int {
    Recursion.enter("numberOfSections(in:) of \(dataSourceName)")
    let count = dataSource?.numberOfSections(in: self) ?? 0
    Recursion.leave()
    guard count >= 0 else { programmerError("\(debugName) is said to have \(count) sections") }
    guard count <= CountLimits.listParts else {
      programmerError("\(debugName): \(dataSourceName) has \(count) sections, more than fit into memory")
    }
    return count
  }

  private var dataSourceName: String { dataSource.map { "\(type(of: $0))" } ?? "no data source" }

  private func askForRowCount(of section: Int) -> Int {
    Recursion.enter("tableView(_:numberOfRowsInSection:) of \(dataSourceName)")
    let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    Recursion.leave()
    guard rows >= 0 else {
      programmerError("\(debugName): section \(section) is said to have \(rows) rows")
    }
    return rows
  }

  /// Reads the heights of the header and the footer, then the count and the heights of the rows (MT47).
  private func makeSection(_ section: Int) -> TableMap.Section {
    var (header, footer) = ((height: CGFloat(0), isKnown: true), (height: CGFloat(0), isKnown: true))
    for _ in 0..<loading.endCalls { header = firstHeight(ofHeaderOrFooter: section, isHeader: true) }
    for _ in 0..<loading.endCalls { footer = firstHeight(ofHeaderOrFooter: section, isHeader: false) }
    let (rows, areKnown) = heights(of: section, rowCount(of: section))
    return TableMap.Section(
      header: header.height,
      headerPadding: headerPadding,
      rows: rows,
      footer: footer.height,
      measured: areKnown ? nil : [],
      isHeaderKnown: header.isKnown,
      isFooterKnown: footer.isKnown
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
      let isKnown = checked(rowHeight) >= 0 || estimatedRowHeight == 0
      return (RowHeights(count: count, height: isKnown ? fixed(rowHeight) : estimatedHeight), isKnown)
    }
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    // Loops, as closures would check the actor for each of a million rows.
    var heights: [CGFloat] = []
    // A delegate without the method isn't called for each of a million rows.
    wasStandardAnswer = false
    let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: path(0))
    if !wasStandardAnswer {
      heights.reserveCapacity(count)
      heights.append(assumed(estimate))
      for row in 1..<count {
        heights.append(assumed(tableDelegate.tableView(self, estimatedHeightForRowAt: path(row))))
      }
      return (RowHeights(heights), false)
    }
    guard estimatedRowHeight == 0 else { return (RowHeights(count: count, height: estimatedHeight), false) }
    wasStandardAnswer = false
    let first = fixed(tableDelegate.tableView(self, heightForRowAt: path(0)))
    if wasStandardAnswer { return (RowHeights(count: count, height: first), true) }
    heights.reserveCapacity(count)
    heights.append(first)
    for row in 1..<count {
      heights.append(fixed(tableDelegate.tableView(self, heightForRowAt: path(row))))
    }
    return (RowHeights(heights), true)
  }

  /// The estimate of each row's height without one from the delegate.
  private var estimatedHeight: CGFloat { assumed(estimatedRowHeight) }

  private func assumed(_ height: CGFloat) -> CGFloat { checked(height) > 0 ? height : fixed(rowHeight) }

  /// Returns a height, or the standard one if it is automatic: without estimates no cell is measured.
  private func fixed(_ height: CGFloat) -> CGFloat { checked(height) >= 0 ? height : Self.standardRowHeight }

  private func checked(_ height: CGFloat) -> CGFloat {
    guard height.isFinite else { programmerError("\(debugName): a height of \(height) is not finite") }
    return height
  }

  /// Returns the height of a row according to the delegate or the table; negative for an automatic one.
  final func askedHeight(at path: IndexPath) -> CGFloat {
    checked(tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
  }

  /// Returns the height of a row that has a cell, if `asked` is the result of ``askedHeight(at:)``.
  final func height(of cell: TableViewCell, asked: CGFloat) -> CGFloat {
    asked < 0 ? checked(cell.automaticHeight(width: elementWidth)) : asked
  }

  // MARK: Headers and footers

  /// The space above each header: that of ``sectionHeaderTopPadding``, or the system's.
  private var headerPadding: CGFloat {
    let own = checked(sectionHeaderTopPadding)
    return own >= 0 ? own : style == .plain ? systemValue(of: VersionRules.sectionHeaderTopPadding) : 0
  }

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

  /// Returns the height of a section's header or footer before it is displayed, and whether it is final. An
  /// estimate of 0 means that the delegate is asked at once. Without any estimate, the height is that of a
  /// title, or of nothing.
  private func firstHeight(ofHeaderOrFooter section: Int, isHeader: Bool) -> (height: CGFloat, isKnown: Bool)
  {
    guard let tableDelegate else { return (height(ofHeaderOrFooter: section, isHeader: isHeader).0, true) }
    let estimate = checked(
      isHeader
        ? tableDelegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : tableDelegate.tableView(self, estimatedHeightForFooterInSection: section)
    )
    if estimate > 0 { return (estimate, false) }
    guard estimate == 0 else {
      let own = checked(standardHeight(ofHeader: isHeader))
      if let height = heightOfTitle(section, isHeader: isHeader, own) { return (height, false) }
      return (style == .plain ? 0 : own >= 0 ? own : emptyHeight(section, isHeader: isHeader), false)
    }
    let (height, view) = height(ofHeaderOrFooter: section, isHeader: isHeader)
    if let view { reuse.keep(view) }
    return (height, true)
  }

  /// Returns the height of a section's header or footer, and the view that was requested to determine it. A
  /// height from the delegate applies to any section, in a grouped table of iOS 26 only where there is a
  /// title or view to show (MT10), and so does the table's own height in a plain table.
  final func height(ofHeaderOrFooter section: Int, isHeader: Bool) -> (CGFloat, View?) {
    wasStandardAnswer = false
    let height = checked(
      isHeader
        ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
          ?? standardHeight(ofHeader: true)
        : tableDelegate?.tableView(self, heightForFooterInSection: section)
          ?? standardHeight(ofHeader: false)
    )
    let isDelegates = !wasStandardAnswer && height >= 0
    if isDelegates, !needsContent(height) { return (height, nil) }
    if let height = heightOfTitle(section, isHeader: isHeader, height) { return (height, nil) }
    if let view = delegateView(ofHeaderOrFooter: section, isHeader: isHeader) {
      if height >= 0 { return (height, view) }
      let own = checked(view.sizeThatFits(CGSize(width: elementWidth, height: 0)).height)
      return (own > 0 ? own : standardHeaderHeight, view)
    }
    if style == .plain { return (0, nil) }
    return (height >= 0 && !isDelegates ? height : emptyHeight(section, isHeader: isHeader), nil)
  }

  /// Whether a height from the delegate applies only to a header or footer with content. Heights of less than
  /// a point, by which apps remove the space between sections, always apply. This is general knowledge.
  private func needsContent(_ height: CGFloat) -> Bool {
    style != .plain && height >= 1 && systemValue(of: VersionRules.heightsNeedContent)
  }

  /// Returns the height of a header or footer with a title, or nil if it has none.
  private func heightOfTitle(_ section: Int, isHeader: Bool, _ given: CGFloat) -> CGFloat? {
    guard let title = title(ofHeaderOrFooter: section, isHeader: isHeader), !title.isEmpty else { return nil }
    return given >= 0 ? given : titleHeight(section, isHeader: isHeader)
  }

  /// Returns the height of a header or footer without content in a grouped table: 35 points at the top, and
  /// together between two sections, each a number of pixels (MT10, MT22). Below a large title of iOS 26, the
  /// first header has no height (MT51).
  private func emptyHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    if isHeader, section == 0 { return touchesLargeTitle ? 0 : 35 }
    let scale = effectiveApplication?.screen.scale ?? 2
    return (17.5 * scale).rounded(isHeader ? .up : .down) / scale
  }

  private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    if style == .plain { return standardHeaderHeight }
    guard isHeader else { return 30 }
    let titles = designValue(of: VersionRules.groupedTitles)
    let height: CGFloat = section == 0 ? titles.first : titles.later
    guard titles.areAtBottom else { return height }
    return height + roundedUp(CGSize(width: 0, height: titleFont(isHeader: true).lineHeight)).height
  }

  // MARK: Changes

  /// The estimates that no code has set.
  final var defaultEstimate: CGFloat {
    systemValue(of: VersionRules.tablesEstimateHeights) ? Self.automaticDimension : 0
  }

  final func setEstimate(_ place: WritableKeyPath<TableEstimates, CGFloat?>, _ height: CGFloat) {
    guard ownEstimates[keyPath: place] != height else { return }
    ownEstimates[keyPath: place] = height
    heightsDidChange()
  }

  final func heightsDidChange() {
    guard let counts, map != nil, !isLoading else { return }
    loads += 1
    map = makeMap(counts)
    measureShownContent()
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

extension TableView: TextSizeFollowing {
  /// Measures the rows anew in the next layout, after their cells have received the text size.
  final func followTextSize() {
    guard map != nil else { return }
    hasOutdatedHeights = true
    setNeedsLayout()
  }
}
