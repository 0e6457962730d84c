import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Rows of tables that have no cell, as elements.
@MainActor @Suite struct UnshownRowTests {
  /// A table with a number of rows, in sections of at most 40.
  private final class Rows: TableViewController {
    var count = 56
    /// The rows for which the data source was asked, since the last ``take()``.
    private var asked: [String] = []
    private(set) var selected: [String] = []
    private(set) var dragged = 0

    func take() -> [String] {
      defer { asked = [] }
      return asked
    }

    private func name(_ path: IndexPath) -> String { "Row \(path.section * 40 + path.row)" }

    override func numberOfSections(in tableView: TableView) -> Int { (count + 39) / 40 }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      min(40, count - section * 40)
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      asked.append(name(indexPath))
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? TableViewCell(style: .value1, reuseIdentifier: "row")
      cell.textLabel?.text = name(indexPath)
      cell.detailTextLabel?.text = "Detail"
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(name(indexPath))
    }

    override func scrollViewWillBeginDragging(_ scrollView: ScrollView) { dragged += 1 }
  }

  private static func launch(
    _ count: Int = 56,
    _ device: Device = .iPhone16,
    _ system: SystemVersion = "18.0"
  ) -> (simulator: Simulator, rows: Rows) {
    let simulator = Simulator(device: device, system: system)
    let rows = Rows(style: .plain)
    rows.count = count
    simulator.launch(rows)
    simulator.settle()
    _ = rows.take()
    return (simulator, rows)
  }

  @Test(
    .fact("XQ2"),
    arguments: [(Device.iPhone4, SystemVersion("4.3")), (.iPhone5s, "9.3"), (.iPhone16, "18.0")]
  )
  func `queries of cells find all rows of a table without asking for their cells`(
    device: Device,
    system: SystemVersion
  ) throws {
    let (simulator, rows) = Self.launch(56, device, system)
    let user = simulator.user
    #expect(rows.tableView.visibleCells.count < 30)
    #expect(user.cells.count == 56)
    #expect(user.tables.cells.count == 56)
    #expect(user.tables.firstMatch.children(matching: .cell).count == 56)
    #expect(user.cells.allElementsBoundByIndex.count == 56)
    let last = user.cells.element(boundBy: 55)
    #expect(last.exists && !last.isHittable && !user.cells.element(boundBy: 56).exists)
    #expect(last.frame.minY > simulator.screen.bounds.maxY)
    #expect(rows.take() == [])
  }

  @Test(.fact("XQ2")) func `the content of a row without a cell is that of the data source's cell`() throws {
    let (simulator, rows) = Self.launch()
    let user = simulator.user
    #expect(
      user.cells.element(boundBy: 50).label == "Row 50, Detail"
        || user.cells.element(boundBy: 50).label == "Row 50"
    )
    #expect(rows.take().allSatisfy { $0 == "Row 50" })
    #expect(user.cells.element(boundBy: 50).staticTexts["Row 50"].exists)
    #expect(user.cells.element(boundBy: 50).staticTexts.count == 2)
    #expect(user.staticTexts["Row 50"].exists && user.tables.staticTexts["Row 55"].exists)
    #expect(user.cells.containing(.staticText, identifier: "Row 51").count == 1)
    #expect(rows.tableView.visibleCells.allSatisfy { $0.superview === rows.tableView })
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 10, section: 1)) == nil)
  }

  @Test(.fact("XQ2")) func `a shown element is found without reading the others, and an absent one once`() {
    let (simulator, rows) = Self.launch()
    #expect(simulator.user.cells["Row 3, Detail"].exists || simulator.user.staticTexts["Row 3"].exists)
    _ = rows.take()
    #expect(simulator.user.staticTexts["Row 3"].exists)
    #expect(rows.take() == [])
    #expect(!simulator.user.staticTexts["Row 60"].exists)
    #expect(!rows.take().isEmpty)
    #expect(!simulator.user.staticTexts["Row 60"].waitForExistence(timeout: 2))
    #expect(rows.take() == [])
    rows.count = 61
    rows.tableView.reloadData()
    #expect(simulator.user.staticTexts["Row 60"].exists)
  }

  @Test(.fact("XQ3")) func `a tap on a row out of sight scrolls to it at once`() throws {
    let (simulator, rows) = Self.launch()
    let user = simulator.user
    try user.cells.element(boundBy: 55).tap()
    try user.staticTexts["Row 2"].tap()
    try user.cells.containing(.staticText, identifier: "Row 44").element.press(forDuration: 0.1)
    #expect(rows.selected == ["Row 55", "Row 2", "Row 44"] && rows.dragged == 0)
    try user.cells.element(boundBy: 0).swipeLeft()
    #expect(rows.tableView.contentOffset.y <= 0)
  }

  @Test(.fact("XQ3")) func `a row whose middle is scrolled out is scrolled to, too`() throws {
    let (simulator, rows) = Self.launch()
    rows.tableView.contentOffset.y = rows.tableView.contentOffset.y + 400
    simulator.settle()
    let cell = try #require(rows.tableView.visibleCells.first)
    let text = try #require(cell.textLabel?.text)
    rows.tableView.contentOffset.y = cell.frame.maxY - 5
    simulator.settle()
    try simulator.user.staticTexts[text].tap()
    #expect(rows.selected == [text])
  }

  @Test(.fact("U81")) func `a finger drags to a row without a cell`() throws {
    let (simulator, rows) = Self.launch()
    try simulator.user.cells.element(boundBy: 55).scrollIntoView()
    #expect(rows.dragged > 0)
    #expect(simulator.user.staticTexts["Row 55"].isHittable)
  }

  @Test(.fact("XQ2")) func `a search by name reads at most 500 rows of a long table`() throws {
    let (simulator, rows) = Self.launch(100_000)
    #expect(simulator.user.cells.count == 100_000)
    #expect(!simulator.user.staticTexts["Row 99999"].exists)
    #expect(rows.take().count == 500)
    #expect(simulator.user.cells.element(boundBy: 99_999).staticTexts["Row 99999"].exists)
    try simulator.user.cells.element(boundBy: 99_999).tap()
    #expect(rows.selected == ["Row 99999"])
  }

  @Test(.fact("XQ2")) func `queries of cells find only the items of a collection view that have a cell`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let controller = Items(collectionViewLayout: layout)
    simulator.launch(controller)
    simulator.settle()
    let cells = controller.collectionView.visibleCells.count
    #expect(cells > 0 && cells < 56 && simulator.user.cells.count == cells)
  }

  private final class Items: CollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    {
      56
    }

    override func collectionView(
      _ collectionView: CollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }
}

/// Drags of sheets and pulls of refresh controls.
@MainActor @Suite struct SheetAndRefreshTests {
  private static func sheet(_ system: SystemVersion = "18.0", isModal: Bool = false) -> (
    Simulator, ViewController
  ) {
    let simulator = Simulator(device: .iPhone11, system: system)
    let root = ViewController()
    simulator.launch(root)
    let sheet = ViewController()
    (sheet.modalPresentationStyle, sheet.isModalInPresentation) = (.pageSheet, isModal)
    simulator.perform { root.present(sheet, animated: false) }
    simulator.settle()
    return (simulator, root)
  }

  @Test(arguments: [SystemVersion("13.0"), "15.0", "18.0"])
  func `a drag dismisses the sheet in front, unless it is cancelled or refused`(system: SystemVersion) throws
  {
    let (simulator, root) = Self.sheet(system)
    try simulator.user.dragSheetDown(cancels: true)
    #expect(root.presentedViewController != nil)
    try simulator.user.dragSheetDown()
    #expect(root.presentedViewController == nil)
    let (other, modal) = Self.sheet(system, isModal: true)
    try other.user.dragSheetDown()
    #expect(modal.presentedViewController != nil)
  }

  @Test func `without a sheet that follows, a drag and a pull are errors`() throws {
    let (simulator, _) = Self.sheet()
    try simulator.user.dragSheetDown()
    let none = try #require(throws: InteractionError.self) { try simulator.user.dragSheetDown() }
    #expect(none.reason == .noDraggableSheet(controller: "ViewController"))
    let pull = try #require(throws: InteractionError.self) {
      try simulator.user.windows.firstMatch.pullToRefresh()
    }
    guard case .noRefreshControl = pull.reason else {
      Issue.record("\(pull)")
      return
    }
    #expect(pull.description.contains("pullToRefresh() failed"))
  }

  @Test func `a pull refreshes content at its top once`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let list = TableViewController(style: .plain)
    let control = RefreshControl()
    list.refreshControl = control
    simulator.launch(NavigationController(rootViewController: list))
    simulator.settle()
    try simulator.user.tables.firstMatch.pullToRefresh()
    #expect(control.isRefreshing)
    #expect(throws: InteractionError.self) { try simulator.user.tables.firstMatch.pullToRefresh() }
  }
}
