import Foundation
import HeadlessUIKit
import Testing

/// Queries, reloads and updates from inside the table's data source and delegate methods.
@MainActor @Suite struct TableReentrancyTests {
  private final class Sections: TableViewDataSource, TableViewDelegate {
    var counts = [2, 0]
    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      tableView.numberOfSections == counts.count && tableView.numberOfRows(inSection: section) > 0 ? 28 : 0
    }
  }

  @Test func `the counts are known while heights are asked for`() {
    let sections = Sections()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (sections, sections)
    table.layoutIfNeeded()
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [28, 0])
    sections.counts = [0, 2, 0, 1]
    table.performBatchUpdates {
      table.insertSections([0, 3], with: .none)
    }
    #expect((0..<4).map { table.rectForHeader(inSection: $0).height } == [0, 28, 0, 28])
  }

  @Test func `a table whose data source is gone has no new cells`() {
    var sections: Sections? = Sections()
    sections?.counts = [100]
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 44
    table.dataSource = sections
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    sections = nil
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.dataSource == nil && table.visibleCells.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 100)
  }

  @Test func `a delegate that is notified of the end of a cell finds the other cells in order`() {
    let scene = TableScene([["a"], ["b", "c"]])
    var seen: [[IndexPath]?] = []
    scene.onLine = { if $0.hasPrefix("end") { seen.append(scene.table.indexPathsForVisibleRows) } }
    scene.sections = [["a"]]
    scene.table.deleteSections([1], with: .none)
    #expect(seen == [[.row(0)], [.row(0)]])
    #expect(scene.take().suffix(2) == ["end 1.0", "end 1.1"])
  }

  @Test func `reloading while cells leave by scrolling takes each away once`() {
    let scene = TableScene()
    _ = scene.take()
    var reloads = 0
    scene.onLine = { line in
      guard line.hasPrefix("end"), reloads == 0 else { return }
      reloads += 1
      scene.table.reloadData()
    }
    scene.table.contentOffset.y = 440
    scene.simulator.settle()
    let ends = scene.take().filter { $0.hasPrefix("end") }
    #expect(ends == (0...9).map { "end 0.\($0)" })
    #expect(scene.shown == (10...19).map { "Row \($0)" })
    scene.table.contentOffset.y = 880
    scene.simulator.settle()
    #expect(scene.shown == (20...29).map { "Row \($0)" })
  }

  @Test func `so does reloading when a field in a row that goes ends editing`() throws {
    final class Reloader: TextFieldDelegate {
      let table: TableView
      init(_ table: TableView) { self.table = table }
      func textFieldDidEndEditing(_ textField: TextField) {
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
    let scene = TableScene([["a", "b", "c"]], launches: false)
    let (field, reloader) = (
      TextField(frame: CGRect(x: 100, y: 7, width: 150, height: 30)), Reloader(scene.table)
    )
    field.delegate = reloader
    scene.configure = { cell, path in if cell.textLabel?.text == "b" { cell.contentView.addSubview(field) } }
    scene.simulator.launch(scene.controller)
    try scene.simulator.user.tap(field)
    _ = scene.take()
    scene.sections = [["a", "c"]]
    scene.table.deleteRows(at: [.row(1)], with: .none)
    scene.simulator.settle()
    #expect(scene.take().filter { $0.hasPrefix("end") } == ["end 0.0", "end 0.1", "end 0.1"])
    #expect(scene.shown == ["a", "c"])
    #expect(scene.table.subviews.filter { $0 is TableViewCell }.count == 2)
  }

  @Test func `closing a swiped row may reload`() throws {
    let scene = TableScene()
    try scene.swipe(1, by: -60)
    _ = scene.take()
    scene.onLine = { if $0.hasPrefix("close") { scene.table.reloadData() } }
    scene.table.contentOffset.y = 440
    scene.simulator.settle()
    let ends = scene.take().filter { $0.hasPrefix("end") }
    #expect(ends.count == 10 && Set(ends).count == 10)
    #expect(scene.shown == (10...19).map { "Row \($0)" })
  }

  @Test func `a row under a finger may get another place, and is selected there`() throws {
    let scene = TableScene([["a", "b"]])
    _ = scene.take()
    let cell = try #require(scene.table.cellForRow(at: .row(1)))
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 166))
      scene.simulator.advance(by: .milliseconds(200))
      #expect(cell.isHighlighted)
      scene.sections.insert([], at: 0)
      scene.table.insertSections([0], with: .none)
      #expect(cell.isHighlighted)
      finger.lift()
    }
    #expect(
      scene.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 1.1", "willSelect 1.1", "didSelect 1.1",
      ]
    )
    #expect(!cell.isHighlighted && scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
  }

  @Test func `a row that goes under a finger is highlighted no more, and nothing is selected`() throws {
    let scene = TableScene([["a", "b", "c"]])
    let cell = try #require(scene.table.cellForRow(at: .row(1)))
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 166))
      scene.simulator.advance(by: .milliseconds(200))
      scene.sections = [["a", "c"]]
      scene.table.deleteRows(at: [.row(1)], with: .none)
      #expect(!cell.isHighlighted)
      finger.lift()
    }
    #expect(scene.table.indexPathForSelectedRow == nil)
    try scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow == .row(1))
  }

  // MARK: Scrolling in callbacks

  /// Rows of given heights, and an action for the end of a row's display.
  private final class Heights: TableViewDataSource, TableViewDelegate {
    var heights: [CGFloat] = []
    var onEnd: () -> Void = {}
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(
      _ tableView: TableView,
      didEndDisplaying cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) { onEnd() }
  }

  /// Returns the rows whose rectangles are in the bounds.
  private func rowsInBounds(of table: TableView) -> [Int] {
    (0..<table.numberOfRows(inSection: 0)).filter { row in
      let rect = table.rectForRow(at: .row(row))
      return rect.maxY > table.bounds.minY && rect.minY < table.bounds.maxY
    }
  }

  private func shownRows(of table: TableView) -> [Int] {
    table.visibleCells.compactMap { table.indexPath(for: $0)?.row }
  }

  @Test(.fact("Z17")) func `a table that scrolls when a row leaves shows the rows of its new bounds`() {
    let rows = Heights()
    rows.heights = Array(repeating: 50, count: 100)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    rows.onEnd = {
      rows.onEnd = {}
      table.contentOffset.y = 3000
    }
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 3000)
    #expect(shownRows(of: table) == rowsInBounds(of: table))
    #expect(!table.visibleCells.isEmpty)
  }

  @Test(.fact("Z17"), arguments: 0..<40 as Range<UInt64>)
  func `random jumps with other heights show the rows of the bounds`(seed: UInt64) {
    var random = FixedRandom(seed: seed)
    let rows = Heights()
    rows.heights = (0..<Int.random(in: 20..<200, using: &random)).map { _ in random.length(10...300) }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: random.length(100...300)))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    var scrolls = 0
    func jump() { table.contentOffset.y = random.length(0...max(1, Int(table.contentSize.height))) }
    rows.onEnd = {
      guard scrolls > 0 else { return }
      scrolls -= 1
      jump()
    }
    for _ in 0..<20 {
      scrolls = Int.random(in: 0..<5, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: jump()
      case 1:
        let row = Int.random(in: 0..<rows.heights.count, using: &random)
        table.scrollToRow(at: .row(row), at: .middle, animated: false)
      case 2:
        for row in rows.heights.indices where random.once(in: 3) {
          rows.heights[row] = random.length(10...200)
        }
        table.reloadData()
        table.contentOffset.y += random.length(0...2000)
      default: table.frame.size.height = random.length(50...350)
      }
      table.layoutIfNeeded()
      #expect(shownRows(of: table) == rowsInBounds(of: table))
    }
  }
}
