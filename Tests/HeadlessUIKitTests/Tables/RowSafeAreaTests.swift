import Foundation
import HeadlessUIKit
import Testing

/// The safe areas and margins of rows, and of their content views.
@MainActor @Suite struct RowSafeAreaTests {
  nonisolated static let systems: [Setup] = [
    Setup(device: .iPhone6s, system: "10.3"), Setup(device: .iPhoneX, system: "11.2"),
    Setup(device: .iPhoneX, system: "13.0"), Setup(device: .iPhoneX, system: "15.0"), .current,
    Setup(device: .iPhone16, system: "26.0"),
  ]

  /// The containers of lists on each system that has them.
  nonisolated static let cases = systems.flatMap { setup in
    OrdinaryRows.Container.allCases.filter { $0.system <= setup.system }.map { (setup, $0) }
  }

  /// Launches rows in a navigation controller.
  private func launched(_ setup: Setup, _ container: OrdinaryRows.Container) -> (Simulator, OrdinaryRows) {
    let simulator = setup.simulator()
    let rows = simulator.perform { OrdinaryRows(container) }
    simulator.launch(simulator.perform { NavigationController(rootViewController: rows) })
    simulator.settle()
    rows.simulator = simulator
    return (simulator, rows)
  }

  private func table(_ setup: Setup, _ style: OrdinaryRows.Container = .plain) throws -> (
    Simulator, OrdinaryRows, TableView
  ) {
    let (simulator, rows) = launched(setup, style)
    return (simulator, rows, try #require(rows.scrollView as? TableView))
  }

  // MARK: Bars

  @Test(.fact("RW1"), arguments: cases)
  func `rows under bars are as they are in the middle`(setup: Setup, container: OrdinaryRows.Container) throws
  {
    let (simulator, rows) = launched(setup, container)
    let first = try #require(rows.rows.first)
    let (size, frame) = (first.frame.size, first.label.frame)
    for offset in [CGFloat(0), 30, 60, 90] {
      rows.scrollView.contentOffset.y = offset - rows.scrollView.adjustedContentInset.top
      simulator.settle()
      if let table = rows.scrollView as? TableView {
        table.beginUpdates()
        table.endUpdates()
        simulator.settle()
      }
      for row in rows.rows {
        #expect(row.safeAreaInsets == .zero && row.content.safeAreaInsets == .zero)
        #expect(row.frame.size == size && row.label.frame == frame)
      }
    }
    let top = rows.view.convert(CGPoint.zero, to: nil).y + rows.scrollView.adjustedContentInset.top
    #expect(rows.rows.contains { $0.convert($0.bounds, to: nil).minY < top })
  }

  @Test(.fact("RW1"), arguments: systems.dropFirst())
  func `a table that doesn't adjust its insets leaves the safe area to its rows`(setup: Setup) throws {
    let (simulator, rows, table) = try table(setup)
    table.contentInsetAdjustmentBehavior = .never
    table.contentOffset.y = 20
    simulator.settle()
    let row = try #require(rows.rows.first)
    let covered = table.safeAreaInsets.top - (row.frame.minY - table.contentOffset.y)
    #expect(row.safeAreaInsets.top == min(table.safeAreaInsets.top, covered))
    #expect(row.content.safeAreaInsets.top == row.safeAreaInsets.top && row.safeAreaInsets.top > 0)
    // The margins don't contain it.
    let height: CGFloat = setup.system < "26.0" ? 11 : 15
    let side = Self.margin(of: table)
    #expect(row.content.layoutMargins == EdgeInsets(top: height, left: side, bottom: height, right: side))
    table.contentInsetAdjustmentBehavior = .automatic
    #expect(rows.rows.allSatisfy { $0.safeAreaInsets == .zero })
  }

  @Test(.fact("RW1"), arguments: [Setup.current, Setup(device: .iPhone16, system: "26.0")])
  func `rows in a sheet have no safe area`(setup: Setup) throws {
    let simulator = setup.simulator()
    let root = ViewController()
    simulator.launch(root)
    let rows = simulator.perform { OrdinaryRows(.plain) }
    root.present(simulator.perform { NavigationController(rootViewController: rows) }, animated: false)
    simulator.settle()
    rows.scrollView.contentOffset.y += 30
    simulator.settle()
    #expect(rows.rows.count > 3 && rows.rows.allSatisfy { $0.safeAreaInsets == .zero })
  }

  // MARK: Margins

  /// The margin of a table at the sides (RW10).
  private static func margin(of table: TableView) -> CGFloat { table.bounds.width < 390 ? 16 : 20 }

  @Test(.fact("RW3"), arguments: zip(systems, [8, 11, 11, 11, 11, 15] as [CGFloat]))
  func `content views have the margins of rows`(setup: Setup, height: CGFloat) throws {
    let (_, rows, table) = try table(setup)
    let row = try #require(rows.rows.first)
    let margin = Self.margin(of: table)
    let side = height == 8 ? 8 : margin
    let margins = EdgeInsets(top: height, left: side, bottom: height, right: side)
    #expect(row.layoutMargins == margins && row.content.layoutMargins == margins)
    #expect(table.layoutMargins.left == margin && table.layoutMargins.right == margin)
  }

  @Test(
    .fact("RW4"),
    arguments: zip(systems, [[8, 8], [11, 40], [30, 40], [30, 40], [30, 40], [30, 40]])
  )
  func `content views preserve the margins of their rows`(setup: Setup, margins: [CGFloat]) throws {
    let (_, rows, _) = try table(setup)
    let row = try #require(rows.rows.first)
    row.layoutMargins = EdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
    #expect([row.content.layoutMargins.top, row.content.layoutMargins.left] == margins)
    #expect(row.content.preservesSuperviewLayoutMargins == (setup.system >= "13.0"))
    row.content.preservesSuperviewLayoutMargins = false
    #expect(row.content.layoutMargins.left == 8)
  }

  @Test(.fact("RW6"), arguments: systems)
  func `the margins of rows that preserve the table's don't follow the visible area`(setup: Setup) throws {
    let (simulator, rows, table) = try table(setup)
    table.rowHeight = 400
    simulator.settle()
    let height: CGFloat = setup.system < "11.0" ? 8 : setup.system < "26.0" ? 11 : 15
    for offset in [CGFloat(0), 150, 333] {
      table.contentOffset.y = offset - table.adjustedContentInset.top
      simulator.settle()
      for row in rows.rows {
        row.preservesSuperviewLayoutMargins = true
        let side = Self.margin(of: table)
        #expect(row.layoutMargins == EdgeInsets(top: height, left: side, bottom: height, right: side))
      }
    }
  }

  // MARK: Landscape

  @Test(.fact("RW5"), arguments: systems.dropFirst(), [OrdinaryRows.Container.plain, .grouped])
  func `content views are between the safe areas of the sides`(
    setup: Setup,
    container: OrdinaryRows.Container
  ) throws {
    let (simulator, rows, table) = try table(setup, container)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let (safe, width) = (table.safeAreaInsets, table.bounds.width)
    #expect(safe.left >= 44 && safe.right == safe.left)
    let row = try #require(rows.rows.first)
    #expect(row.frame.width == width && row.safeAreaInsets == EdgeInsets(left: safe.left, right: safe.right))
    #expect(row.content.frame.minX == safe.left && row.content.frame.maxX == width - safe.right)
    #expect(row.content.safeAreaInsets == .zero && row.content.layoutMargins.left == 20)
    table.insetsContentViewsToSafeArea = false
    simulator.settle()
    #expect(row.content.frame.minX == 0 && row.content.frame.width == width)
    #expect(row.content.layoutMargins.left == safe.left + 20)
    #expect(row.convert(row.label.frame, from: row.content).minX == safe.left + 20)
  }

  @Test(.fact("RW5"), arguments: [false, true])
  func `labels, accessories, separators and headers are between the safe areas`(isRightToLeft: Bool) throws {
    let scene = TableScene([["One"]], launches: false)
    if isRightToLeft { scene.simulator.language = "ar" }
    scene.headers[0] = "Header"
    scene.configure = { cell, _ in cell.accessoryView = View(frame: CGRect(0, 0, 30, 30)) }
    scene.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.table.frame = scene.controller.view.bounds
    scene.simulator.launch(scene.controller)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.settle()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.textLabel)
    let (width, side) = (scene.table.bounds.width, scene.table.safeAreaInsets.left)
    func x(_ rect: CGRect) -> CGFloat { isRightToLeft ? width - rect.maxX : rect.minX }
    #expect(side == 59 && x(cell.convert(label.frame, from: cell.contentView)) == side + 20)
    let accessory = try #require(cell.accessoryView).frame
    #expect(x(accessory) == width - side - 20 - 30)
    #expect(cell.separatorRect.map(x) == side + 20)
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(
      header.contentView.frame == CGRect(x: side, y: 0, width: width - 2 * side, height: header.bounds.height)
    )
  }

  @Test(.fact("RW5")) func `the height of a row follows from the width of its content in landscape`() throws {
    let (simulator, rows, table) = try table(.current)
    rows.text = { _ in String(repeating: "Words and more ", count: 14) }
    simulator.rotate(to: .landscapeLeft)
    table.reloadData()
    simulator.settle()
    let row = try #require(rows.rows.first)
    let lines = row.label.frame.height
    let width = table.bounds.width - table.safeAreaInsets.left - table.safeAreaInsets.right - 40
    #expect(row.label.frame.width == width)
    #expect(row.label.sizeThatFits(CGSize(width: width, height: 1000)).height == lines)
  }

  // MARK: Content

  @Test(.fact("RW7"), arguments: systems)
  func `after the content was replaced, a request for a cell creates those in sight`(setup: Setup) throws {
    let (_, rows, table) = try table(setup)
    let path = IndexPath(row: 2, section: 0)
    rows.text = { "New \($0)" }
    table.reloadData()
    #expect((table.cellForRow(at: path) as? OrdinaryRows.Row)?.label.text == "New 2")
    #expect(table.cellForRow(at: IndexPath(row: 39, section: 0)) == nil)
    // A scrolled table waits for its layout.
    table.contentOffset.y += 800
    #expect(table.cellForRow(at: IndexPath(row: 25, section: 0)) == nil)
  }
}
