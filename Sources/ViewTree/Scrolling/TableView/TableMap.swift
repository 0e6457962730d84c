import Foundation

/// The distances of the elements of sections from a table's edges, in points.
struct TableMargins: Hashable, Sendable {
  var left: CGFloat = 0
  var right: CGFloat = 0
}

/// The layout of a table: the positions of sections, headers, rows and footers.
struct TableMap: Hashable, Sendable {
  /// The heights in one section, from its header's top down.
  struct Section: Hashable, Sendable {
    var header: CGFloat = 0
    /// The space above a header, which a section without one doesn't have.
    var headerPadding: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0
    /// The rows whose height is known, if the others' are estimates; nil if all are known.
    var measured: Set<Int>?
    /// Whether the header's height is no estimate.
    var isHeaderKnown = true
    /// Whether the footer's height is no estimate.
    var isFooterKnown = true

    var height: CGFloat { rowStart + rows.total + footer }
    /// The distance of the header from the section's top.
    var headerStart: CGFloat { header > 0 ? headerPadding : 0 }
    /// The distance of the first row from the section's top.
    var rowStart: CGFloat { headerStart + header }
  }

  /// The table's width, which is also that of the views above and below all sections.
  var width: CGFloat
  /// The distances of the sections' elements from the table's left and right edges.
  var margins = TableMargins()
  /// The height of the view above all sections.
  var head: CGFloat { didSet { if head != oldValue { findTops() } } }
  /// The height of the view below all sections.
  var foot: CGFloat
  /// The space below the last section.
  var end: CGFloat = 0
  private(set) var sections: [Section]
  /// The top of each section, and the end of the last one.
  private var tops: [CGFloat] = []

  init(
    width: CGFloat = 0,
    margins: TableMargins = TableMargins(),
    head: CGFloat = 0,
    foot: CGFloat = 0,
    end: CGFloat = 0,
    sections: [Section] = []
  ) {
    (self.width, self.margins, self.head, self.foot) = (width, margins, head, foot)
    (self.end, self.sections) = (end, sections)
    findTops()
  }

  private mutating func findTops() {
    var top = head
    tops = sections.map { section in
      defer { top += section.height }
      return top
    }
    tops.append(top)
  }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// The size of the whole content.
  var contentSize: CGSize { CGSize(width: width, height: (tops.last ?? head) + end + foot) }

  /// The frame of the view below all sections.
  var footerRect: CGRect { CGRect(x: 0, y: (tops.last ?? head) + end, width: width, height: foot) }

  /// Returns whether the table has a row at an index path.
  func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    return (0..<sections[path.section].rows.count).contains(path.row)
  }

  // MARK: Rectangles

  func rect(ofSection section: Int) -> CGRect {
    CGRect(x: 0, y: tops[section], width: width, height: sections[section].height)
  }

  func rect(ofHeader section: Int) -> CGRect {
    rect(tops[section] + sections[section].headerStart, sections[section].header)
  }

  func rect(ofFooter section: Int) -> CGRect {
    let (height, own) = (sections[section].height, sections[section].footer)
    return rect(tops[section] + height - own, own)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let y = tops[path.section] + section.rowStart + section.rows.offset(of: path.row)
    return rect(y, section.rows[path.row])
  }

  /// Returns the frame of an element between the margins.
  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    let width = max(0, width - margins.left - margins.right)
    return CGRect(x: margins.left, y: y, width: width, height: height)
  }

  /// Returns the frame of a floating header while its section is visible from `top` on: at the top, but
  /// within its section.
  func rect(ofHeader section: Int, floatingAt top: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    let lowest = self.rect(ofFooter: section).minY - rect.height
    rect.origin.y = max(rect.minY, min(top, lowest))
    return rect
  }

  /// Returns the frame of a floating footer while its section is visible as far as `bottom`.
  func rect(ofFooter section: Int, floatingAt bottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    let highest = self.rect(ofHeader: section).maxY
    rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    return rect
  }

  // MARK: Searching

  /// Returns the sections that are partly between two vertical positions. Costs O(log sections).
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, bottom > top else { return 0..<0 }
    let start = firstSection { $0 > top }
    var end = start
    while end < sections.count, tops[end] < bottom { end += 1 }
    return start..<end
  }

  /// Returns the sections that are partly between two vertical positions or at one of them, also those
  /// without a height.
  func sections(touching top: CGFloat, _ bottom: CGFloat) -> Range<Int> {
    let start = firstSection { $0 >= top }
    var end = start
    while end < sections.count, tops[end] <= bottom { end += 1 }
    return start..<end
  }

  /// Returns the first section whose end meets a condition, which the ends of all later sections meet too.
  private func firstSection(whoseEnd isReached: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(tops[middle + 1]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the rows that are partly between two vertical positions, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var result: [IndexPath] = []
    for section in sections(from: top, to: bottom) {
      let rows = sections[section].rows
      let start = tops[section] + sections[section].rowStart
      guard var row = rows.row(at: top - start) else { continue }
      while row < rows.count, start + rows.offset(of: row) < bottom {
        let end = start + rows.offset(of: row) + rows[row]
        if end > top, rows[row] > 0 { result.append(IndexPath(row: row, section: section)) }
        row += 1
      }
    }
    return result
  }

  /// Returns the row at a vertical position, or nil if there is none.
  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y.nextUp).first
  }

  // MARK: Changing

  /// Returns whether the height of a row is an estimate.
  func isEstimated(_ path: IndexPath) -> Bool {
    sections[path.section].measured.map { !$0.contains(path.row) } ?? false
  }

  /// Sets the assumed height of a row until it is measured.
  mutating func assume(_ path: IndexPath, _ height: CGFloat) {
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    findTops()
  }

  /// Returns whether the height of a header or footer is an estimate.
  func isEstimated(headerOrFooter section: Int, isHeader: Bool) -> Bool {
    isHeader ? !sections[section].isHeaderKnown : !sections[section].isFooterKnown
  }

  /// Sets the assumed height of a header or footer until it is measured. Costs O(sections).
  mutating func assume(headerOrFooter section: Int, isHeader: Bool, _ height: CGFloat) {
    let place: WritableKeyPath<Section, CGFloat> = isHeader ? \.header : \.footer
    guard sections[section][keyPath: place] != height else { return }
    sections[section][keyPath: place] = height
    findTops()
  }

  /// Sets the measured height of a header or footer. Costs O(sections) if it differs from the assumed one.
  mutating func measure(headerOrFooter section: Int, isHeader: Bool, _ height: CGFloat) {
    if isHeader { sections[section].isHeaderKnown = true } else { sections[section].isFooterKnown = true }
    assume(headerOrFooter: section, isHeader: isHeader, height)
  }

  /// Sets the measured height of a row. Costs O(sections) if it differs from the assumed one.
  mutating func measure(_ path: IndexPath, _ height: CGFloat) {
    sections[path.section].measured?.insert(path.row)
    assume(path, height)
  }
}
