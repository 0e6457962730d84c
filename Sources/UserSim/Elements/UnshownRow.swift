import Foundation
import Responder
import Simulation
import ViewTree

/// A row of a table that has no cell, or an element in such a row, as it would be with one (XQ2).
struct UnshownRow {
  let table: TableView
  let path: IndexPath
  /// Whether searches by name, and by conditions about the content, read the row.
  let isNear: Bool
  /// The element that a search has read; `nil` for a row whose content hasn't been read.
  var item: RowItem?

  /// The largest number of rows of a table that a search by content reads: those after the cells, then those
  /// before them. Assumed.
  static let readLimit = 500

  /// The row as the element of a cell, or the element in it.
  @MainActor var current: RowItem? { item ?? read().first }

  /// The row's rectangle, or that of the element in it, in screen coordinates.
  @MainActor var frame: CGRect {
    let row = table.rectForRow(at: path)
    guard let frame = item?.frame else { return table.convertToScreen(row) }
    return table.convertToScreen(frame.offsetBy(dx: row.minX, dy: row.minY))
  }

  /// The name of the row in errors: `row 40 of TableView "list"`.
  @MainActor var debugName: String {
    let section = table.rowCounts.count > 1 ? " of section \(path.section)" : ""
    let row = "row \(path.row)\(section) of \(table.debugName)"
    return item.map { $0.type == .cell ? row : "\($0.debugName) in \(row)" } ?? row
  }

  /// Returns the elements of the row, the cell first; empty if the row has a cell meanwhile.
  @MainActor func read() -> [RowItem] {
    table.readCell(ofUnshownRow: path) { cell in
      var items: [RowItem] = []
      _ = cell.forEachShown { view in
        let type = ElementKind(of: view).type(of: view)
        if !view.isPartOfButton { items.append(RowItem(view, type, in: cell)) }
        return type == .other && view.isAccessibilityElement ? .leaveOutSubviews : .goOn
      }
      return items
    } ?? []
  }

  /// Returns the elements of a type in the row, without the cell itself.
  @MainActor func elements(_ wanted: ElementType) -> [UnshownRow] {
    guard item == nil || item?.type == .cell else { return [] }
    return read().dropFirst().filter { $0.type.isA(wanted) }.map(with)
  }

  /// Returns the row with an element in it.
  func with(_ item: RowItem) -> UnshownRow {
    var row = self
    row.item = item
    return row
  }

  /// The obstacle to a touch: the row is scrolled out of its table.
  @MainActor var finding: Finding {
    let rect = table.rectForRow(at: path)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let passed = Obstacle.Edge.passed(by: middle, of: table.bounds) ?? (.bottom, 0)
    let goal = CGPoint(x: table.contentOffset.x, y: middle.y - table.bounds.height / 2)
    var finding = Finding(
      .scrolledOut(
        of: table.debugName,
        edge: passed.edge,
        distance: passed.distance,
        offset: table.scrollGeometry.clamped(goal)
      ),
      culprit: table
    )
    finding.point = CGPoint(x: frame.midX, y: frame.midY)
    return finding
  }
}

/// The texts and the state of an element in a row without a cell.
struct RowItem {
  let type: ElementType
  let debugName: String
  let names: [FoundElement.NameLevel: String]
  let value: String?
  let placeholder: String?
  let isEnabled: Bool
  let isSelected: Bool
  /// The rectangle in the coordinates of the row.
  let frame: CGRect

  @MainActor fileprivate init(_ view: View, _ type: ElementType, in cell: TableViewCell) {
    let element = FoundElement.view(view)
    self.type = type
    debugName = view.debugName
    var names: [FoundElement.NameLevel: String] = [:]
    for level in FoundElement.NameLevel.allCases { names[level] = element.name(level) }
    self.names = names
    value = element.value
    placeholder = (view as? TextField)?.placeholder
    (isEnabled, isSelected) = (element.isEnabled, element.isSelected)
    frame = view.convert(view.bounds, to: cell)
  }
}

extension User {
  /// Appends the rows of a table as elements of the type `cell`, in row order: those without cells, and the
  /// cells with the cells inside them.
  ///
  /// - Parameter directly: Whether only the table's own cells are appended.
  func appendRows(of table: TableView, directly: Bool = false, _ limit: Int, _ result: inout [FoundElement]) {
    var shown: [FoundElement] = []
    for view in table.subviews where view.isShown {
      if !directly {
        search(view, including: true, .cell, .max, &shown)
      } else if kind(of: view).type(of: view) == .cell {
        shown.append(.view(view))
      }
    }
    let (before, after) = unshownRows(of: table)
    for row in before where result.count < limit { result.append(.row(row)) }
    result += shown
    for row in after where result.count < limit { result.append(.row(row)) }
  }

  /// Returns the rows of a table without cells: those before the first cell, and the others.
  private func unshownRows(of table: TableView) -> (before: [UnshownRow], after: [UnshownRow]) {
    let (counts, cells) = (table.rowCounts, table.rowsWithCells)
    guard counts.reduce(0, +) > cells.count else { return ([], []) }
    let first = cells.first?.path
    let withCells = Set(cells.map(\.path))
    var (before, after): ([IndexPath], [IndexPath]) = ([], [])
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        if let first, path < first {
          before.append(path)
        } else if !withCells.contains(path) {
          after.append(path)
        }
      }
    }
    let farAfter = min(after.count, UnshownRow.readLimit)
    let nearBefore = before.count - min(before.count, UnshownRow.readLimit - farAfter)
    return (
      before.enumerated().map { UnshownRow(table: table, path: $1, isNear: $0 >= nearBefore) },
      after.enumerated().map { UnshownRow(table: table, path: $1, isNear: $0 < farAfter) }
    )
  }

  /// Returns the elements of a type and a name in the rows without cells of the tables in some views; those
  /// of the first kind of name that any of them matches.
  func unshownElements(_ type: ElementType, named name: String, in roots: [View]) -> [FoundElement] {
    var elements: [UnshownRow] = []
    for root in roots {
      _ = root.forEachShown { view in
        if let table = view as? TableView {
          let (before, after) = unshownRows(of: table)
          for row in before + after where row.isNear {
            elements += row.read().filter { $0.type.isA(type) }.map(row.with)
          }
        }
        return .goOn
      }
    }
    return named(name, amongRead: elements)
  }

  /// Returns the elements with a name, by the first kind of name that any of them matches.
  func named(_ name: String, amongRead elements: [UnshownRow]) -> [FoundElement] {
    for level in FoundElement.NameLevel.allCases {
      let matches = elements.filter { $0.item?.names[level] == name }
      if !matches.isEmpty { return matches.map(FoundElement.row) }
    }
    return []
  }

  /// Returns the table and the row that has to be scrolled before an element can be touched: that of a row
  /// without a cell, or of a cell whose touched middle is scrolled out of the table (XQ3).
  func rowOutOfSight(of element: FoundElement) -> (table: TableView, path: IndexPath)? {
    switch element {
    case .row(let row): return (row.table, row.path)
    case .key: return nil
    case .view, .part:
      guard let view = element.view, let cell = view.lineage.lazy.compactMap({ $0 as? TableViewCell }).first,
        let table = cell.superview as? TableView,
        case .scrolledOut(table.debugName, _, _, _)? = finder.finding(for: element)?.obstacle,
        let path = table.rowsWithCells.first(where: { $0.cell === cell })?.path
      else { return nil }
      return (table, path)
    }
  }
}
