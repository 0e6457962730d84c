import Foundation
import HeadlessUIKit
import Testing

/// The section index of a table, and the menus of rows.
@MainActor @Suite struct TableIndexTests {
  @MainActor private class NameMethods {
    let diary = Diary()
    var titles: [String]? = ["A", "B", "C", "D"]
    /// The number of sections; titles scroll to every second section.
    func numberOfSections(in tableView: TableView) -> Int { 8 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      diary.note("titles")
      return titles
    }
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      diary.note("section for \(title) at \(index)")
      return index * 2
    }
  }

  private final class Names: NameMethods, TableViewDataSource, TableViewDelegate {}

  private let simulator = Simulator(device: .iPhone16, system: "18.0")
  private let table = TableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

  private func show(_ names: some TableViewDataSource & TableViewDelegate) {
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (names, names)
    let controller = ViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    simulator.settle()
  }

  private var index: View? { table.subviews.last { $0 is Control } }

  /// A point of the screen on a title of the index, of which there are four.
  private func point(on title: Int) -> CGPoint { CGPoint(x: 292, y: 300 + (CGFloat(title) - 1.5) * 14) }

  @Test(.fact("U43")) func `a touch on a title of the index scrolls to the section of the data source`()
    throws
  {
    let names = Names()
    show(names)
    #expect(names.diary.take() == ["titles"])
    #expect(index?.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
    try simulator.user.tap(point(on: 2))
    #expect(names.diary.take() == ["section for C at 2"])
    #expect(table.contentOffset.y == 1760)
    #expect(table.indexPathForSelectedRow == nil && index?.frame.minY == table.contentOffset.y)
  }

  @Test(.fact("U43")) func `a finger that slides along the index scrolls to each title once`() throws {
    let names = Names()
    show(names)
    _ = names.diary.take()
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: point(on: 0))
      simulator.advance(by: .milliseconds(200))
      for title in [0, 1, 1, 3] { try finger.move(to: point(on: title)) }
      finger.lift()
    }
    #expect(names.diary.take() == ["section for A at 0", "section for B at 1", "section for D at 3"])
    #expect(table.contentOffset.y == 2640)
  }

  @Test(.fact("U43")) func `titles are requested again by a reload only, and few rows have no index`() {
    let names = Names()
    show(names)
    _ = names.diary.take()
    names.titles = nil
    table.contentOffset.y = 500
    simulator.settle()
    #expect(names.diary.take() == [] && index != nil)
    table.reloadSectionIndexTitles()
    simulator.settle()
    #expect(names.diary.take() == ["titles"] && index == nil)
    names.titles = ["A"]
    table.reloadData()
    simulator.settle()
    #expect(names.diary.take() == ["titles"] && index != nil)
    table.sectionIndexMinimumDisplayRowCount = 81
    simulator.settle()
    #expect(index == nil)
    table.sectionIndexMinimumDisplayRowCount = 80
    simulator.settle()
    #expect(index != nil)
  }

  // MARK: Menus of rows

  private final class Menus: NameMethods, TableViewDataSource, TableViewDelegate {
    var showsMenu = true
    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      diary.note("should show menu for \(indexPath.row)")
      return showsMenu
    }
    func tableView(
      _ tableView: TableView,
      canPerformAction action: MethodSelector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      diary.note("can \(action.name ?? "nothing") \(indexPath.row)")
      return action == .copy || action == .paste
    }
    func tableView(
      _ tableView: TableView,
      performAction action: MethodSelector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { diary.note("perform \(action.name ?? "nothing") \(indexPath.row)") }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      diary.note("select \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
      diary.note("unhighlight \(indexPath.row)")
    }
  }

  /// Rests a finger on the second row for a time.
  private func press(for time: Duration) throws {
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 100, y: 166))
      simulator.advance(by: time)
      finger.lift()
    }
    simulator.settle()
  }

  @Test(.fact("U43"))
  func `a finger that rests on a row shows its menu, whose commands the delegate performs`() throws {
    let menus = Menus()
    menus.titles = nil
    show(menus)
    _ = menus.diary.take()
    try press(for: .seconds(1))
    #expect(
      menus.diary.take() == [
        "should show menu for 1", "can cut 1", "can copy 1", "can select 1", "can selectAll 1", "can paste 1",
        "can delete 1", "unhighlight 1",
      ]
    )
    let menu = simulator.perform { MenuController.shared }
    #expect(menu.itemViews.map(\.currentTitle) == ["Copy", "Paste"])
    #expect(table.indexPathForSelectedRow == nil)
    try simulator.user.tap(menuItem: "Paste")
    #expect(menus.diary.take() == ["perform paste 1"] && !menu.isMenuVisible)
  }

  @Test(.fact("U43")) func `a row without a menu, or a touch that is lifted before, selects the row`() throws
  {
    let menus = Menus()
    menus.titles = nil
    show(menus)
    _ = menus.diary.take()
    try press(for: .milliseconds(600))
    #expect(menus.diary.take() == ["unhighlight 1", "select 1"])
    menus.showsMenu = false
    try press(for: .seconds(1))
    #expect(menus.diary.take() == ["should show menu for 1", "unhighlight 1", "select 1"])
  }
}
