import Foundation
import HeadlessUIKit
import Testing

private let newest = Setup(device: .iPhone16, system: "26.0")

/// Values and orders of tables that were recorded from UIKit.
@MainActor @Suite struct TableMeasureTests {
  // MARK: Scrolling

  @Test(.fact("MT1"))
  func `cells follow in the layout pass after a scroll, and the visible rows are known at once`() {
    final class Laid: TableView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() {
        onLayout()
        super.layoutSubviews()
      }
    }
    final class Rows: TableViewDataSource, TableViewDelegate {
      let diary = Diary()
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        diary.note("cell \(indexPath.row)")
        return TableViewCell()
      }
      func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        diary.note("show \(indexPath.row)")
      }
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        diary.note("didScroll at \(Int(scrollView.contentOffset.y))")
      }
    }
    let (rows, table) = (Rows(), Laid(frame: CGRect(x: 0, y: 0, width: 300, height: 88)))
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    table.onLayout = { rows.diary.note("layout") }
    let scrolls: [(TableView) -> Void] = [
      { $0.setContentOffset(CGPoint(x: 0, y: 440), animated: false) },
      { $0.scrollToRow(at: .row(30), at: .top, animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 2200, width: 1, height: 88), animated: false) },
    ]
    for (scroll, row) in zip(scrolls, [10, 30, 50]) {
      _ = rows.diary.take()
      scroll(table)
      #expect(rows.diary.take() == ["didScroll at \(row * 44)"])
      #expect(table.indexPathsForVisibleRows == [.row(row), .row(row + 1)])
      #expect(table.cellForRow(at: .row(row)) == nil)
      table.layoutIfNeeded()
      #expect(
        rows.diary.take()
          == ["layout", "cell \(row)", "show \(row)", "cell \(row + 1)", "show \(row + 1)"]
      )
    }
  }

  @Test(.fact("MT1")) func `so it is in a collection view`() {
    let scene = CollectionScene()
    _ = scene.take()
    scene.view.contentOffset.y = 600
    #expect(scene.view.cellForItem(at: .item(50)) == nil)
    scene.view.layoutIfNeeded()
    #expect(scene.view.cellForItem(at: .item(50)) != nil)
  }

  // MARK: Updates

  @Test(.fact("MT3")) func `in a window, the completion of updates follows the animation, with true`() {
    let scene = TableScene([["a", "b"]], newest)
    var ends: [Bool] = []
    scene.table.performBatchUpdates({
      scene.sections = [["b"]]
      scene.table.deleteRows(at: [.row(0)], with: .automatic)
    }) { ends.append($0) }
    #expect(scene.table.numberOfRows(inSection: 0) == 1 && scene.shown == ["b"])
    scene.simulator.advance(by: .milliseconds(440))
    #expect(ends == [])
    scene.simulator.advance(by: .milliseconds(1))
    #expect(ends == [true])
  }

  @Test(.fact("MT3"), arguments: [true, false])
  func `outside of windows it follows at the next turn, with false`(isTable: Bool) {
    let (simulator, scene) = (Simulator(), TableScene([["a", "b"]], launches: false))
    let grid = CollectionScene([["a", "b"]], launches: false)
    var ends: [Bool] = []
    simulator.perform {
      if isTable {
        scene.table.removeFromSuperview()
        scene.table.layoutIfNeeded()
        scene.table.performBatchUpdates({
          scene.sections = [["b"]]
          scene.table.deleteRows(at: [.row(0)], with: .automatic)
        }) { ends.append($0) }
        #expect(scene.table.numberOfRows(inSection: 0) == 1 && scene.shown == ["b"])
      } else {
        grid.view.removeFromSuperview()
        grid.view.layoutIfNeeded()
        grid.view.performBatchUpdates({
          grid.sections = [["b"]]
          grid.view.deleteItems(at: [.item(0)])
        }) { ends.append($0) }
        #expect(grid.view.numberOfItems(inSection: 0) == 1 && grid.shown == ["b"])
      }
    }
    #expect(ends == [])
    simulator.advance(by: .zero)
    #expect(ends == [false])
  }

  @Test(.fact("MT3")) func `without animations it follows at the next turn, with true`() {
    let scene = TableScene([["a", "b"]])
    var ends: [Bool] = []
    scene.simulator.perform {
      View.performWithoutAnimation {
        scene.table.performBatchUpdates({
          scene.sections = [["b"]]
          scene.table.deleteRows(at: [.row(0)], with: .automatic)
        }) { ends.append($0) }
      }
    }
    #expect(ends == [] && scene.shown == ["b"])
    scene.simulator.advance(by: .zero)
    #expect(ends == [true])
  }

  @Test(.fact("MA9"), arguments: [(Setup.current, 300), (newest, 441)])
  func `rows move for 0.441 seconds on iOS 26`(setup: Setup, time: Int) throws {
    let scene = TableScene([["a", "b"]], setup)
    let cell = try #require(scene.table.cellForRow(at: .row(1)))
    scene.sections = [["b"]]
    scene.table.deleteRows(at: [.row(0)], with: .automatic)
    scene.simulator.advance(by: .milliseconds(time - 1))
    #expect(cell.presentation.geometry.frame.minY > 0)
    scene.simulator.advance(by: .milliseconds(1))
    #expect(cell.presentation.geometry.frame.minY == 0)
  }

  // MARK: Places

  @Test(.fact("MT21"), arguments: [-1, 28] as [CGFloat])
  func `sections without titles have no headers in a plain table`(height: CGFloat) {
    let scene = TableScene([["a", "b"], ["c", "d"]], newest, launches: false)
    scene.table.rowHeight = 44
    scene.table.sectionHeaderHeight = height
    scene.simulator.launch(scene.controller)
    let paths = (0..<2).flatMap { section in (0..<2).map { IndexPath(row: $0, section: section) } }
    #expect(paths.map { scene.table.rectForRow(at: $0).minY } == [0, 44, 88, 132])
    #expect(scene.table.contentSize.height == 176)
  }

  @Test(.fact("MT22"), arguments: [newest, Setup(device: .iPhoneSE3, system: "26.0"), .current])
  func `sections without titles are 35 points apart in a grouped table`(setup: Setup) {
    let scene = TableScene([["a", "b"], ["c", "d"]], style: .grouped, setup, launches: false)
    scene.table.rowHeight = 44
    scene.simulator.launch(scene.controller)
    let table = scene.table
    let pixel: CGFloat = setup.device == .iPhoneSE3 ? 2 : 3
    func pixels(_ length: CGFloat) -> Int { Int((length * pixel).rounded()) }
    #expect(table.rectForRow(at: .row(0)).minY == 35)
    #expect(pixels(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY) == Int(158 * pixel))
    let ends: [CGFloat] = pixel == 2 ? [17.5, 17.5] : [52 / 3, 53 / 3]
    #expect(pixels(table.rectForFooter(inSection: 0).height) == pixels(ends[0]))
    #expect(pixels(table.rectForHeader(inSection: 1).height) == pixels(ends[1]))
    let space: CGFloat = setup.system == "26.0" ? 20 : 0
    #expect(pixels(table.contentSize.height) == pixels(246 + ends[0] + space))
  }

  @Test(
    .fact("MT23"),
    arguments: [
      (CGRect(x: 0, y: 43.5, width: 320, height: 1), [0]),
      (CGRect(x: 0, y: 43, width: 320, height: 2), [0, 1]),
      (CGRect(x: 0, y: 44, width: 320, height: 44), [1]),
      (CGRect(x: 0, y: 44, width: 320, height: 45), [1, 2]), (CGRect(x: 5, y: 44, width: 0, height: 0), [1]),
      (CGRect(x: 5, y: -1, width: 0, height: 0), []), (CGRect(x: 5, y: 9000, width: 0, height: 0), []),
      (CGRect(x: 5, y: 43.2, width: 1, height: 0.5), [0]),
    ]
  )
  func `the edges of a rectangle count by whole points`(rect: CGRect, rows: [Int]) {
    let scene = TableScene()
    #expect(scene.table.indexPathsForRows(in: rect) == rows.map { .row($0) })
  }

  @Test(
    .fact("MT9"),
    arguments: [
      (
        TableViewCell.AccessoryType.disclosureIndicator, newest,
        CGRect(x: 273.5, y: 19, width: 10.5, height: 14)
      ),
      (.checkmark, newest, CGRect(x: 265, y: 17, width: 19, height: 18)),
      (.disclosureIndicator, .current, CGRect(x: 276, y: 15, width: 8, height: 14)),
      (.checkmark, .current, CGRect(x: 270, y: 15, width: 14, height: 14)),
    ]
  )
  func `the symbols of accessories end 16 points before the edge`(
    type: TableViewCell.AccessoryType,
    setup: Setup,
    rect: CGRect
  ) throws {
    let scene = TableScene([["a"]], setup, launches: false)
    scene.configure = { cell, _ in cell.accessoryType = type }
    scene.simulator.launch(scene.controller)
    let cell = try #require(scene.table.cellForRow(at: .row(0)))
    // From iOS 26 the content view ends at the symbol (MT32).
    let gap: CGFloat = setup.system == "18.0" ? 8 : 0
    #expect(cell.accessorySignRect == rect && cell.contentView.frame.maxX == rect.minX - gap)
  }

  // MARK: Selection

  @Test(.fact("MT48")) func `a row is highlighted at touch down after the delay, and selected at touch up`()
    throws
  {
    let scene = TableScene([["a", "b"]])
    _ = scene.take()
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 120))
      scene.simulator.advance(by: .milliseconds(149))
      #expect(scene.take() == [])
      scene.simulator.advance(by: .milliseconds(1))
      #expect(scene.take() == ["shouldHighlight 0.0", "didHighlight 0.0"])
      scene.simulator.advance(by: .milliseconds(100))
      finger.lift()
      scene.simulator.settle()
      #expect(scene.take() == ["didUnhighlight 0.0", "willSelect 0.0", "didSelect 0.0"])
    }
  }

  @Test(.fact("MT50")) func `a selection that was made while editing ends with it`() throws {
    let scene = TableScene([["a", "b"]])
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    try scene.tap(1)
    #expect(scene.table.indexPathsForSelectedRows == [.row(1)])
    #expect(scene.table.cellForRow(at: .row(1))?.isSelected == true)
    scene.table.setEditing(false, animated: false)
    #expect(scene.table.indexPathsForSelectedRows == nil)
    #expect(scene.table.cellForRow(at: .row(1))?.isSelected == false)
  }
}
