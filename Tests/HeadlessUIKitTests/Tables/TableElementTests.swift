import HeadlessUIKit
import Testing

/// Tables and cells in element queries and in pictures.
@MainActor @Suite struct TableElementTests {
  @Test func `tables and cells are found as in XCUITest`() throws {
    let scene = TableScene([["Ada", "Bob"]])
    let user = scene.simulator.user
    #expect(user.tables["list"].exists && user.tables.count == 1)
    #expect(user.tables.cells.count == 2 && user.scrollViews.count == 0)
    #expect(user.cells["Bob"].exists)
    #expect(user.tables["list"].cells.containing(.staticText, identifier: "Ada").count == 1)
    #expect(user.tables.staticTexts["Bob"].exists)
    try user.tables.cells["Bob"].tap()
    #expect(scene.table.indexPathForSelectedRow == .row(1))
    #expect(user.cells.element(boundBy: 1).isSelected)
    #expect(user.cells.element(boundBy: 1).elementType.rawValue == 75)
  }

  @Test func `a person swipes until a row is there`() throws {
    let scene = TableScene()
    let (user, row) = (scene.simulator.user, "Row 60")
    #expect(user.cells[row].exists && !user.cells[row].isHittable)
    var swipes = 0
    while !user.cells[row].isHittable, swipes < 50 {
      try user.tables["list"].swipeUp()
      swipes += 1
    }
    try user.cells[row].tap()
    #expect(scene.table.indexPathForSelectedRow == .row(60))
  }

  @Test func `pictures show rows, separators, accessories and the selection`() {
    let scene = TableScene([["Ada", "Bob", "Eve"]], launches: false)
    scene.table.frame = CGRect(x: 0, y: 100, width: 200, height: 160)
    scene.configure = { cell, path in
      cell.accessoryType = [.disclosureIndicator, .checkmark, .none][path.row]
    }
    scene.simulator.launch(scene.controller)
    scene.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    let picture = scene.simulator.picture()
    let lines = "\(picture)".split(separator: "\n").map(String.init)
    func line(_ word: String) -> String { lines.first { $0.contains(word) } ?? "" }
    #expect(line("Ada").contains("›"))
    #expect(line("Bob").contains("✓") && line("Bob").contains("░"))
    #expect(!line("Eve").contains("░"))
    #expect(lines.contains { $0.contains("──────────────") })
    scene.table.separatorStyle = .none
    let without = "\(scene.simulator.picture())".split(separator: "\n").map(String.init)
    #expect(
      without.filter { $0.contains("─────────") }.count < lines.filter { $0.contains("─────────") }.count
    )
  }
}
