import HeadlessUIKit
import Testing

/// The user's actions on rows while the table is in editing mode.
@MainActor @Suite struct TableEditingTests {
  private func editing(_ words: [String], _ prepare: (TableScene) -> Void = { _ in }) -> TableScene {
    let scene = TableScene([words], launches: false)
    prepare(scene)
    scene.simulator.launch(scene.controller)
    scene.table.setEditing(true, animated: false)
    scene.simulator.settle()
    _ = scene.take()
    return scene
  }

  @Test func `a row is deleted by its control and a button that asks back`() throws {
    let scene = editing(["a", "b", "c"])
    let user = scene.simulator.user
    #expect(scene.table.visibleCells.map(\.contentView.frame.minX) == [38, 38, 38])
    try user.cells.element(boundBy: 1).buttons["Remove"].tap()
    #expect(scene.table.cellForRow(at: .row(1))?.showingDeleteConfirmation == true)
    try user.buttons["Delete"].tap()
    #expect(scene.take().filter { $0.hasPrefix("commit") } == ["commit delete 0.1"])
    #expect(scene.shown == ["a", "c"])
    #expect(
      scene.simulator.log.lines(.action).contains(
        "action TableView \"list\": commits the deletion of row 1 of section 0"
      )
    )
  }

  @Test func `rows that can't be edited have no control, and insertion needs no second tap`() throws {
    let scene = editing(["a", "b"]) {
      $0.mayEdit = { $0.row == 1 }
      $0.editingStyle = .insert
    }
    #expect(scene.table.visibleCells.map(\.editingStyle) == [.none, .insert])
    try scene.simulator.user.buttons["Insert"].tap()
    #expect(scene.take() == ["commit insert 0.1"])
  }

  @Test func `while it is edited, a tap selects only if the table says so`() throws {
    let scene = editing(["a", "b"])
    try scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.table.allowsSelectionDuringEditing = true
    try scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow == .row(1))
    scene.table.setEditing(false, animated: true)
    scene.simulator.settle()
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
  }

  @Test func `a row is moved by its control`() throws {
    let scene = editing(["a", "b", "c", "d"]) {
      $0.configure = { cell, _ in cell.showsReorderControl = true }
    }
    try moveFirst(scene)
    #expect(scene.take() == ["move 0.0 to 0.2"])
    #expect(scene.shown == ["b", "c", "a", "d"])
    #expect(scene.table.contentOffset == .zero)
  }

  /// Drags the first row two rows down.
  private func moveFirst(_ scene: TableScene) throws {
    let user = scene.simulator.user
    let control = try #require(
      scene.table.visibleCells[0].subviews.first { $0.accessibilityLabel == "Reorder" }
    )
    let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil as View?)
    try user.manually {
      let finger = try user.touchDown(at: start)
      scene.simulator.advance(by: .milliseconds(200))
      for step in 1...9 {
        try finger.move(to: CGPoint(x: start.x, y: start.y + 10 * CGFloat(step)))
        scene.simulator.advance(by: .milliseconds(10))
      }
      finger.lift()
    }
    scene.simulator.settle()
  }

  @Test func `a data source may reload when a row has been moved into another section`() throws {
    let scene = TableScene([["a", "b"], ["c", "d"]], launches: false)
    scene.configure = { cell, _ in cell.showsReorderControl = true }
    scene.simulator.launch(scene.controller)
    scene.table.setEditing(true, animated: false)
    scene.simulator.settle()
    scene.onLine = { if $0.hasPrefix("move") { scene.table.reloadData() } }
    try moveFirst(scene)
    #expect(scene.shown == ["b", "a", "c", "d"])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }
}
