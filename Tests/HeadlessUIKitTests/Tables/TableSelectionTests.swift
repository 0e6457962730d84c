import HeadlessUIKit
import Testing

/// The effects of touches on rows.
@MainActor @Suite struct TableSelectionTests {
  @Test func `a tap highlights and selects its row`() throws {
    let scene = TableScene()
    _ = scene.take()
    try scene.tap(2)
    #expect(
      scene.take() == [
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
      ]
    )
    #expect(scene.table.indexPathForSelectedRow == .row(2))
    #expect(scene.table.cellForRow(at: .row(2))?.isSelected == true)
    #expect(scene.table.cellForRow(at: .row(2))?.isHighlighted == false)
    let lines = scene.simulator.log.lines(.action)
    #expect(lines == ["action TableView \"list\": selects row 2 of section 0"])
  }

  @Test func `another row takes the selection over`() throws {
    let scene = TableScene()
    scene.shouldHighlight = { $0.row != 5 }
    try scene.tap(2)
    _ = scene.take()
    try scene.tap(4)
    #expect(
      scene.take().suffix(4) == ["willSelect 0.4", "willDeselect 0.2", "didDeselect 0.2", "didSelect 0.4"]
    )
    try scene.tap(5)
    #expect(scene.take() == ["shouldHighlight 0.5"])
    #expect(scene.table.indexPathsForSelectedRows == [.row(4)])
    #expect(scene.table.cellForRow(at: .row(2))?.isSelected == false)
  }

  @Test func `the delegate may choose another row, or none`() throws {
    let scene = TableScene()
    scene.willSelect = { $0.row == 1 ? .row(7) : nil }
    try scene.tap(1)
    try scene.tap(2)
    #expect(scene.table.indexPathsForSelectedRows == [.row(7)])
    #expect(scene.heard.filter { $0.hasPrefix("did") && $0.contains("elect") } == ["didSelect 0.7"])
    scene.willSelect = { $0 }
    scene.willDeselect = { _ in nil }
    try scene.tap(3)
    #expect(scene.table.indexPathsForSelectedRows == [.row(3), .row(7)])
  }

  @Test func `several rows are selected one by one, and each is taken back by a tap`() throws {
    let scene = TableScene()
    scene.table.allowsMultipleSelection = true
    for row in [4, 1, 4, 6] { try scene.tap(row) }
    #expect(scene.table.indexPathsForSelectedRows == [.row(1), .row(6)])
    #expect(
      scene.heard.filter { $0.contains("elect ") }.suffix(4) == [
        "willDeselect 0.4", "didDeselect 0.4", "willSelect 0.6", "didSelect 0.6",
      ]
    )
  }

  @Test func `without selection a tap does nothing`() throws {
    let scene = TableScene()
    _ = scene.take()
    scene.table.allowsSelection = false
    try scene.tap(2)
    #expect(scene.take().isEmpty && scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `code selects without asking, and scrolls there`() {
    let scene = TableScene()
    _ = scene.take()
    scene.table.selectRow(at: .row(50), animated: false, scrollPosition: .middle)
    #expect(scene.table.contentOffset.y == CGFloat(50 * 44 + 22 - 200))
    scene.simulator.settle()
    #expect(scene.table.cellForRow(at: .row(50))?.isSelected == true)
    scene.table.contentOffset.y = 0
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(scene.table.contentOffset.y == 2200)
    scene.table.deselectRow(at: .row(50), animated: true)
    #expect(scene.table.cellForRow(at: .row(50))?.isSelected == false)
    #expect(scene.table.indexPathsForSelectedRows == nil)
    #expect(scene.take().allSatisfy { $0.hasPrefix("show") || $0.hasPrefix("end") })
  }

  @Test func `a finger that comes to scroll highlights nothing`() throws {
    let scene = TableScene()
    _ = scene.take()
    try scene.drag([-20, -20, -20])
    #expect(scene.table.contentOffset.y > 0)
    #expect(!scene.heard.contains { $0.contains("ighlight") || $0.contains("elect") })
  }

  @Test func `a drag after the delay takes the highlight away and selects nothing`() throws {
    let scene = TableScene()
    _ = scene.take()
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 300))
      scene.simulator.advance(by: .milliseconds(149))
      #expect(scene.take().isEmpty)
      scene.simulator.advance(by: .milliseconds(1))
      #expect(scene.take() == ["shouldHighlight 0.4", "didHighlight 0.4"])
      try finger.move(to: CGPoint(x: 150, y: 270))
      #expect(scene.take() == ["didUnhighlight 0.4"])
      finger.lift()
    }
    scene.simulator.settle()
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `content that changes under the finger is not selected`() throws {
    let scene = TableScene()
    scene.onLine = { if $0.hasPrefix("didUnhighlight") { scene.table.reloadData() } }
    try scene.tap(1)
    #expect(!scene.heard.contains { $0.hasPrefix("willSelect") })
  }

  @Test func `a touch on a header means no row below it`() throws {
    let scene = TableScene([Array(repeating: "a", count: 50)], launches: false)
    scene.headers = [0: "First"]
    scene.simulator.launch(scene.controller)
    scene.table.contentOffset.y = 500
    scene.simulator.settle()
    _ = scene.take()
    try scene.simulator.user.tap(CGPoint(x: 150, y: 110))
    #expect(scene.take().isEmpty)
  }

  @Test(.fact("F11"), arguments: [(true, false), (false, true)])
  func `a tap recognizer on the root keeps rows from being selected unless it leaves touches alone`(
    cancels: Bool,
    isSelected: Bool
  ) throws {
    let scene = TableScene()
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    var taps = 0
    let counter = Counter { taps += 1 }
    tap.addTarget(counter, action: Counter.count)
    scene.controller.view.addGestureRecognizer(tap)
    try scene.tap(2)
    #expect(taps == 1)
    #expect((scene.table.indexPathForSelectedRow == .row(2)) == isSelected)
  }

  @MainActor private final class Counter {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    func count() { body() }
  }

  @Test(.fact("F21"), arguments: Setup.both)
  func `a tap recognizer on a table sends a number pad away`(setup: Setup) throws {
    let scene = TableScene([["Amount", "Note"]], setup, launches: false)
    let field = TextField(frame: CGRect(x: 100, y: 7, width: 150, height: 30))
    field.keyboardType = .numberPad
    scene.configure = { cell, path in if path == .row(0) { cell.contentView.addSubview(field) } }
    scene.simulator.launch(scene.controller)
    let tap = TapGestureRecognizer()
    let counter = Counter { scene.table.endEditing(true) }
    tap.addTarget(counter, action: Counter.count)
    scene.table.addGestureRecognizer(tap)
    try scene.simulator.user.tap(field)
    try scene.simulator.user.type("42")
    try scene.tap(1)
    #expect(field.text == "42" && !field.isEditing && !scene.simulator.keyboard.isVisible)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test
  func `a button in a cell is tapped without selecting the row, and the button for more tells the delegate`()
    throws
  {
    let scene = TableScene([["a", "b"]], launches: false)
    scene.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    scene.simulator.launch(scene.controller)
    _ = scene.take()
    try scene.simulator.user.buttons.matching(identifier: "More Info").element(boundBy: 1).tap()
    #expect(scene.take() == ["accessory 0.1"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }
}
