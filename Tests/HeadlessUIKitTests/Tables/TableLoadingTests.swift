import Foundation
import HeadlessUIKit
import Testing

/// The calls of a table's data source and delegate when the table loads its content.
@MainActor @Suite struct TableLoadingTests {
  /// Methods of a data source with two sections of text rows, and of a delegate with heights. The subclasses
  /// are data sources and delegates with these methods and others.
  @MainActor private class RowMethods {
    let diary = Diary()
    var counts = [20, 20]
    var height: CGFloat = 50
    /// Whether cells are dequeued for their index path.
    var dequeuesForPath = false

    func numberOfSections(in tableView: TableView) -> Int {
      diary.note("sections")
      return counts.count
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      diary.note("rows of \(section)")
      return counts[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      diary.note("cell \(indexPath.section).\(indexPath.row)")
      guard dequeuesForPath else { return TableViewCell() }
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      diary.note("dequeued \(indexPath.section).\(indexPath.row) with \(Int(cell.frame.height))")
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      diary.note("height \(indexPath.section).\(indexPath.row)")
      return height
    }
  }

  private final class Rows: RowMethods, TableViewDataSource, TableViewDelegate {}

  /// The same with headers and footers.
  private final class Sections: RowMethods, TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      diary.note("title of header \(section)")
      return "Header"
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      diary.note("title of footer \(section)")
      return "Footer"
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      diary.note("height of header \(section)")
      return 30
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      diary.note("height of footer \(section)")
      return 20
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      diary.note("view of header \(section)")
      return nil
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      diary.note("view of footer \(section)")
      return nil
    }
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
      diary.note("show header \(section)")
    }
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
      diary.note("show footer \(section)")
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
      diary.note("show \(indexPath.section).\(indexPath.row)")
    }
  }

  private static func simulator(on system: SystemVersion) -> Simulator {
    Simulator(device: Device.iPhone5s.supports(system) ? .iPhone5s : .iPhone16, system: system)
  }

  /// Shows a table of 300 x 100 points and returns the calls.
  private func calls(
    of rows: some RowMethods & TableViewDataSource & TableViewDelegate,
    on system: SystemVersion,
    height: CGFloat = 100,
    _ configure: (TableView) -> Void = { _ in }
  ) -> [String] {
    let simulator = Self.simulator(on: system)
    simulator.perform {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.contentInsetAdjustmentBehavior = .never
      configure(table)
      (table.dataSource, table.delegate) = (rows, rows)
      let controller = ViewController()
      controller.view.addSubview(table)
      simulator.launch(controller)
      simulator.settle()
    }
    return rows.diary.take()
  }

  /// The calls of one round, in which counts and heights are requested.
  private func round(_ counts: [Int]) -> [String] {
    ["sections"]
      + counts.enumerated().flatMap { section, count in
        ["rows of \(section)"] + (0..<count).map { "height \(section).\($0)" }
      }
  }

  @Test(.fact("MT38")) func `on iOS 7 all heights are requested once, then the cells`() {
    #expect(calls(of: Rows(), on: "7.1") == round([20, 20]) + ["cell 0.0", "cell 0.1"])
  }

  @Test(.fact("MT39"), arguments: [true, false])
  func `on iOS 8 heights are requested twice if rows exceed the screen, and again with each cell`(
    isLong: Bool
  ) {
    let rows = Rows()
    rows.counts = isLong ? [3] : [2]
    #expect(
      calls(of: rows, on: "8.0") == round(rows.counts) + (isLong ? round([3]) : [])
        + ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1"]
    )
  }

  @Test(.fact("MT40"), arguments: ["9.0", "10.0"] as [SystemVersion])
  func `on iOS 9 and 10 there are three rounds before the cells`(system: SystemVersion) {
    let rows = Rows()
    rows.counts = [3]
    #expect(
      calls(of: rows, on: system) == round([3]) + round([3]) + round([3])
        + ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1"]
    )
  }

  @Test(.fact("MT41"), arguments: ["11.0", "18.0", "26.0"] as [SystemVersion])
  func `from iOS 11 the height of a row is requested with its cell only`(system: SystemVersion) {
    #expect(
      calls(of: Rows(), on: system) == [
        "sections", "rows of 0", "rows of 1", "cell 0.0", "height 0.0", "cell 0.1", "height 0.1",
      ]
    )
  }

  @Test(.fact("MT41")) func `a cell that is dequeued for its row has the row's height`() {
    let rows = Rows()
    rows.dequeuesForPath = true
    #expect(
      calls(of: rows, on: "18.0") == [
        "sections", "rows of 0", "rows of 1", "cell 0.0", "height 0.0", "dequeued 0.0 with 50", "cell 0.1",
        "height 0.1", "dequeued 0.1 with 50",
      ]
    )
  }

  @Test(.fact("MT41")) func `without estimates, all heights are requested before the cells`() {
    let rows = Rows()
    rows.counts = [3]
    #expect(
      calls(of: rows, on: "18.0") { $0.estimatedRowHeight = 0 }
        == round([3]) + ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1"]
    )
  }

  @Test(.fact("MT38", "MT41"), arguments: [("10.3", 0), ("11.0", -1)] as [(SystemVersion, CGFloat)])
  func `estimates are the default from iOS 11`(system: SystemVersion, estimate: CGFloat) {
    let simulator = Self.simulator(on: system)
    simulator.perform {
      let table = TableView()
      #expect(table.estimatedRowHeight == estimate)
      #expect(table.estimatedSectionHeaderHeight == estimate)
      #expect(table.estimatedSectionFooterHeight == estimate)
      table.estimatedRowHeight = 70
      #expect(table.estimatedRowHeight == 70 && table.estimatedSectionHeaderHeight == estimate)
    }
  }

  @Test(.fact("MT42")) func `from iOS 11 counts are requested once, though one log shows three requests`() {
    let rows = Rows()
    rows.dequeuesForPath = true
    let calls = calls(of: rows, on: "11.0")
    #expect(calls.filter { $0 == "rows of 0" }.count == 1 && calls.filter { $0 == "height 0.0" }.count == 1)
  }

  @Test(.fact("MT47"), arguments: ["9.0", "10.0"] as [SystemVersion])
  func `a round asks for headers and footers twice, and sections show their views in order`(
    system: SystemVersion
  ) {
    let sections = Sections()
    sections.counts = [1, 1]
    let header = "height of header"
    let round =
      ["sections"]
      + (0..<2).flatMap { section in
        [
          "\(header) \(section)", "\(header) \(section)", "height of footer \(section)",
          "height of footer \(section)", "rows of \(section)", "height \(section).0",
        ]
      }
    let bands = (0..<2).flatMap { section in
      ["header", "footer"].flatMap { end in
        ["view of \(end) \(section)", "title of \(end) \(section)", "show \(end) \(section)"]
      }
    }
    #expect(
      calls(of: sections, on: system, height: 400) == round + round + round
        + ["cell 0.0", "height 0.0", "show 0.0", "cell 1.0", "height 1.0", "show 1.0"] + bands
    )
  }

  @Test(.fact("MT43"), arguments: ["10.0", "18.0"] as [SystemVersion])
  func `heights of headers are requested before their views, which follow the cells`(
    system: SystemVersion
  ) {
    let sections = Sections()
    sections.counts = [1]
    let calls = calls(of: sections, on: system, height: 400)
    let places = ["height of header 0", "view of header 0", "show header 0"].compactMap {
      calls.lastIndex(of: $0)
    }
    #expect(places.count == 3 && places == places.sorted())
    #expect(calls.lastIndex(of: "cell 0.0") ?? .max < calls.firstIndex(of: "view of header 0") ?? 0)
    if system == "18.0" {
      #expect(calls.lastIndex(of: "cell 0.0") ?? .max < calls.firstIndex(of: "height of header 0") ?? 0)
    }
  }

  // MARK: Estimates of headers and footers

  private final class Estimates: RowMethods, TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      diary.note("height of header \(section)")
      return 60
    }
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      diary.note("estimate of header \(section)")
      return 40
    }
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      diary.note("estimate of footer \(section)")
      return 10
    }
  }

  @Test(.fact("U43"), arguments: ["7.0", "18.0"] as [SystemVersion])
  func `headers have estimated heights until their sections come into sight`(system: SystemVersion) {
    let (rows, simulator) = (Estimates(), Self.simulator(on: system))
    simulator.perform {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      table.rowHeight = 50
      table.sectionHeaderTopPadding = 0
      (table.dataSource, table.delegate) = (rows, rows)
      rows.counts = [3, 3, 3]
      #expect(table.numberOfSections == 3)
      let calls = rows.diary.take().filter { $0.contains("er ") }
      #expect(calls == (0..<3).flatMap { ["estimate of header \($0)", "estimate of footer \($0)"] })
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 200, width: 300, height: 40))
      #expect(table.contentSize.height == 600)
      table.layoutIfNeeded()
      #expect(rows.diary.take().filter { $0.contains("er ") } == ["height of header 0"])
      #expect(table.rectForHeader(inSection: 0).height == 60)
      // The footer has no content, and is as high as nothing.
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 210, width: 300, height: 40))
      table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 2).height == 60)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY - table.contentOffset.y == 60)
    }
  }

  @Test func `a view that is requested for its height is the one that is shown`() {
    final class Headers: RowMethods, TableViewDataSource, TableViewDelegate {
      var views: [View] = []
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let view = TableViewHeaderFooterView(reuseIdentifier: "header")
        views.append(view)
        return view
      }
    }
    let (rows, table) = (Headers(), TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    rows.counts = [2, 2]
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    #expect(rows.views.count == 2)
    #expect((0..<2).map { table.headerView(forSection: $0) } == rows.views)
  }

  @Test func `sections above the visible rows that turn out higher do not move the rows`() {
    let rows = Estimates()
    rows.counts = Array(repeating: 2, count: 40)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 1, section: 20), at: .top, animated: false)
    table.layoutIfNeeded()
    for _ in 0..<40 {
      let path = IndexPath(row: 1, section: 20)
      let y = table.rectForRow(at: path).minY - table.contentOffset.y
      guard y < 200 else { break }
      table.contentOffset.y -= 7
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: path).minY - table.contentOffset.y == y + 7)
    }
  }
}
