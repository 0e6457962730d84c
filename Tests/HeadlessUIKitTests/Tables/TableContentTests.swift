import Foundation
import HeadlessUIKit
import Testing

/// The rows that have cells, and the positions of rows, headers and footers.
@MainActor @Suite struct TableContentTests {
  @Test func `only rows that are seen have cells`() {
    let scene = TableScene()
    #expect(scene.shown == (0...9).map { "Row \($0)" })
    #expect(scene.askedCells == (0...9).map { .row($0) })
    #expect(scene.table.contentSize == CGSize(width: 300, height: 4400))
    #expect(scene.table.cellForRow(at: .row(9))?.frame == CGRect(x: 0, y: 396, width: 300, height: 44))
    #expect(scene.table.cellForRow(at: .row(10)) == nil)
    #expect(scene.take() == (0...9).map { "show 0.\($0)" })
  }

  @Test func `a cell that leaves is used again for the row that comes`() throws {
    let scene = TableScene()
    let first = try #require(scene.table.cellForRow(at: .row(0)))
    _ = scene.take()
    scene.table.contentOffset.y = 45
    scene.simulator.settle()
    #expect(scene.shown == (1...10).map { "Row \($0)" })
    #expect(scene.table.cellForRow(at: .row(10)) === first)
    #expect(scene.take() == ["end 0.0", "show 0.10"])
  }

  @Test func `cells are subviews in the order of their rows`() {
    let scene = TableScene()
    scene.table.contentOffset.y = 1000
    scene.simulator.settle()
    scene.table.contentOffset.y = 900
    scene.simulator.settle()
    let cells = scene.table.subviews.compactMap { $0 as? TableViewCell }
    #expect(cells.compactMap { scene.table.indexPath(for: $0)?.row } == Array(20...29))
  }

  private final class Rows: TableViewDataSource {
    let count: Int
    var asked = 0
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "row")
        ?? TableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  @Test(arguments: [50, 1_000_000]) func `rows out of sight cost nothing`(count: Int) {
    final class Listener: TableViewDelegate {}
    let (rows, listener) = (Rows(count), Listener())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = listener
    table.layoutIfNeeded()
    #expect(rows.asked == 11)
    #expect(table.subviews.count == 10)
    #expect(table.contentSize.height == CGFloat(count) * 44)
    table.scrollToRow(at: .row(count - 1), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(rows.asked == 21)
    #expect(table.indexPathsForVisibleRows == (count - 10..<count).map { .row($0) })
  }

  @Test func `a row of its own height takes it when it is seen, unless there are no estimates`() {
    for estimate in [TableView.automaticDimension, 0] {
      let scene = TableScene(launches: false)
      for row in 0..<100 { scene.heights[.row(row)] = 60 }
      scene.table.estimatedRowHeight = estimate
      #expect(scene.table.numberOfRows(inSection: 0) == 100)
      #expect(scene.table.contentSize.height == (estimate == 0 ? 6000 : 4400))
      scene.simulator.launch(scene.controller)
      #expect(scene.shown.count == 7)
      let seen = estimate == 0 ? 100 : 7
      #expect(scene.table.contentSize.height == CGFloat(seen * 60 + (100 - seen) * 44))
    }
  }

  @Test func `rows above that turn out higher do not move the visible rows`() {
    let scene = TableScene(launches: false)
    for row in 0..<100 { scene.heights[.row(row)] = 100 }
    scene.simulator.launch(scene.controller)
    scene.table.scrollToRow(at: .row(50), at: .top, animated: false)
    scene.simulator.settle()
    #expect(scene.shown.first == "Row 50")
    let top = scene.table.rectForRow(at: .row(50)).minY - scene.table.contentOffset.y
    #expect(top == 0)
    scene.table.contentOffset.y -= 30
    scene.simulator.settle()
    #expect(scene.shown.first == "Row 49")
    #expect(scene.table.rectForRow(at: .row(50)).minY - scene.table.contentOffset.y == 30)
  }

  @Test func `an automatic height is the height of the cell's content`() {
    final class Tall: TableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 3)
      }
    }
    let scene = TableScene([["a", "b"]], launches: false)
    scene.table.register(Tall.self, forCellReuseIdentifier: "row")
    scene.simulator.launch(scene.controller)
    #expect(scene.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 100, width: 300, height: 100))
    scene.table.frame.size.width = 240
    scene.simulator.settle()
    #expect(scene.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 80, width: 240, height: 80))
    scene.table.rowHeight = 50
    #expect(scene.table.contentSize == CGSize(width: 240, height: 100))
  }

  @Test func `an automatic height follows the constraints in the content`() {
    final class Pinned: TableViewCell {
      override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = View()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        LayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = TableScene([["a", "b"]], launches: false)
    scene.table.register(Pinned.self, forCellReuseIdentifier: "row")
    scene.simulator.launch(scene.controller)
    // A pixel is the separator's.
    let height = CGFloat(80) + 1 / 3
    #expect(
      scene.table.rectForRow(at: .row(1)).isClose(to: CGRect(x: 0, y: height, width: 300, height: height))
    )
  }

  @Test func `a cell whose constraints say no height is as high as any`() {
    final class Floating: TableViewCell {
      override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = Label()
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        LayoutConstraint.activate([
          label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = TableScene([["a", "b"]], launches: false)
    scene.table.register(Floating.self, forCellReuseIdentifier: "row")
    scene.simulator.launch(scene.controller)
    #expect(scene.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 44, width: 300, height: 44))
  }

  @Test func `without a delegate the table's own height counts, and not its estimate`() {
    let rows = Rows(10)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    (table.rowHeight, table.estimatedRowHeight) = (50, 80)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 500 && table.rectForRow(at: .row(9)).minY == 450)
  }

  @Test func `behind the cells stand a background and the control that is pulled down`() {
    for setsBackgroundFirst in [true, false] {
      let scene = TableScene([["a", "b"]], launches: false)
      let (background, refresh) = (View(), RefreshControl())
      if setsBackgroundFirst { scene.table.backgroundView = background }
      scene.table.refreshControl = refresh
      scene.table.backgroundView = background
      scene.simulator.launch(scene.controller)
      for _ in 0..<2 {
        let views: [View] = [background, refresh] + scene.table.visibleCells
        #expect(scene.table.subviews.elementsEqual(views, by: ===) == true)
        scene.sections[0].insert("new", at: 0)
        scene.table.insertRows(at: [.row(0)], with: .none)
      }
    }
  }

  @Test func `a class that is registered makes the cells by its own initializer`() throws {
    final class Named: TableViewCell {
      let name: String
      override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        name = "made for \(reuseIdentifier ?? "nothing")"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Band: TableViewHeaderFooterView {
      var isBand = true
    }
    let table = TableView()
    table.register(Named.self, forCellReuseIdentifier: "named")
    table.register(Band.self, forHeaderFooterViewReuseIdentifier: "band")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "named") as? Named)
    #expect(cell.name == "made for named")
    #expect(cell.reuseIdentifier == "named" && cell.detailTextLabel != nil)
    let band = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "band") as? Band)
    #expect(band.isBand && band.reuseIdentifier == "band")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `a cell hears that it is used again`() throws {
    final class Counting: TableViewCell {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    let scene = TableScene(launches: false)
    scene.table.register(Counting.self, forCellReuseIdentifier: "row")
    scene.simulator.launch(scene.controller)
    let first = try #require(scene.table.cellForRow(at: .row(0)) as? Counting)
    #expect(first.uses == 0)
    scene.table.contentOffset.y = 4000
    scene.simulator.settle()
    #expect(first.uses == 1)
  }

  @Test func `reloading asks for everything anew and selects nothing`() {
    let scene = TableScene()
    scene.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
    scene.sections = [["only"]]
    scene.table.reloadData()
    #expect(scene.table.numberOfRows(inSection: 0) == 1)
    #expect(scene.table.contentSize.height == 44)
    #expect(scene.table.visibleCells.isEmpty)
    scene.simulator.settle()
    #expect(scene.shown == ["only"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a cell with the first responder stays while its row is out of sight, until reloading`() throws {
    let scene = TableScene(launches: false)
    let field = TextField(frame: CGRect(x: 100, y: 7, width: 150, height: 30))
    scene.configure = { cell, path in if path == .row(1) { cell.contentView.addSubview(field) } }
    scene.simulator.launch(scene.controller)
    try scene.simulator.user.tap(field)
    scene.table.contentOffset.y = 3000
    scene.simulator.settle()
    #expect(field.isFirstResponder && field.window != nil)
    #expect(scene.table.indexPathsForVisibleRows?.first?.row == 68)
    scene.table.reloadData()
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [
    (TableView.ScrollPosition.top, 880), (.middle, 702), (.bottom, 524), (.none, 524),
  ])
  func `a row is scrolled to a place`(position: TableView.ScrollPosition, y: Int) {
    let scene = TableScene()
    scene.table.scrollToRow(at: .row(20), at: position, animated: false)
    #expect(scene.table.contentOffset.y == CGFloat(y))
    scene.table.scrollToRow(at: .row(99), at: .top, animated: true)
    scene.simulator.settle()
    #expect(scene.table.contentOffset.y == 4000)
    #expect(scene.shown.last == "Row 99")
  }

  @Test func `headers float in a plain table, and give way to the next`() throws {
    let scene = TableScene(
      [Array(repeating: "a", count: 5), Array(repeating: "b", count: 30)],
      launches: false
    )
    scene.headers = [0: "First", 1: "Second"]
    scene.table.sectionHeaderTopPadding = 0
    scene.simulator.launch(scene.controller)
    let first = try #require(scene.table.headerView(forSection: 0))
    #expect(first.textLabel?.text == "First")
    #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(scene.table.rect(forSection: 1) == CGRect(x: 0, y: 248, width: 300, height: 28 + 30 * 44))
    for (offset, y): (CGFloat, CGFloat) in [(100, 100), (230, 220), (240, 220)] {
      scene.table.contentOffset.y = offset
      scene.simulator.settle()
      #expect(scene.table.headerView(forSection: 0)?.frame.minY == y)
      #expect(scene.table.headerView(forSection: 1)?.frame.minY == 248)
    }
    scene.table.contentOffset.y = 300
    scene.simulator.settle()
    #expect(scene.table.headerView(forSection: 0) == nil)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == 300)
    scene.table.scrollToRow(at: IndexPath(row: 3, section: 1), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == CGFloat(248 + 28 + 3 * 44 - 28))
  }

  @Test func `in a grouped table headers scroll along`() throws {
    let scene = TableScene([Array(repeating: "a", count: 30)], style: .grouped, launches: false)
    scene.headers = [0: "First"]
    scene.simulator.launch(scene.controller)
    scene.table.contentOffset.y = 20
    scene.simulator.settle()
    #expect(
      try #require(scene.table.headerView(forSection: 0)).frame
        == CGRect(x: 0, y: 0, width: 300, height: 55.5)
    )
  }

  @Test func `views stand above and below all rows`() {
    let scene = TableScene([["a", "b"]], launches: false)
    let (head, foot) = (View(frame: CGRect(x: 0, y: 0, width: 10, height: 30)), View())
    foot.frame.size.height = 20
    scene.table.tableHeaderView = head
    scene.table.tableFooterView = foot
    scene.simulator.launch(scene.controller)
    #expect(head.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(foot.frame == CGRect(x: 0, y: 118, width: 300, height: 20))
    #expect(scene.table.contentSize.height == 138)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 29)) == nil)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 30)) == .row(0))
    #expect(
      scene.table.indexPathsForRows(in: CGRect(x: 0, y: 70, width: 10, height: 10)) == [.row(0), .row(1)]
    )
    scene.table.tableHeaderView = nil
    #expect(scene.table.contentSize.height == 108)
    #expect(head.superview == nil)
  }

  @Test func `row heights find rows as a plain list does`() {
    let heights: [CGFloat] = [10, 0, 30, 44, 5, 0, 60]
    let source = Heights(heights)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    table.estimatedRowHeight = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    var top: CGFloat = 0
    for (row, height) in heights.enumerated() {
      #expect(table.rectForRow(at: .row(row)) == CGRect(x: 0, y: top, width: 100, height: height))
      if height > 0 {
        for y in [top, top + height - 0.5] {
          #expect(table.indexPathForRow(at: CGPoint(x: 0, y: y)) == .row(row))
        }
      }
      top += height
    }
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: top)) == nil)
  }

  private final class Heights: TableViewDataSource, TableViewDelegate {
    let heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
  }
}
