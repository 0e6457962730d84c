import HeadlessUIKit
import Testing

/// Rows that are swiped, and the actions they offer.
@MainActor @Suite struct TableSwipeTests {
  private func scene(_ words: [String] = ["a", "b", "c"]) -> TableScene {
    let scene = TableScene([words])
    _ = scene.take()
    return scene
  }

  /// Returns a configuration whose actions record that they are performed, and complete at once if
  /// `completes`.
  private func offering(_ titles: String..., completes: Bool = true, into recorder: Recorder)
    -> SwipeActionsConfiguration
  {
    SwipeActionsConfiguration(
      actions: titles.map { title in
        ContextualAction(style: .normal, title: title) { action, _, completion in
          recorder.note("\(action.title ?? "")")
          if completes { completion(true) }
        }
      }
    )
  }

  @Test func `a row is swiped to the left and deleted`() throws {
    let scene = scene()
    try scene.swipe(1, by: -60)
    #expect(scene.table.cellForRow(at: .row(1))?.contentView.frame.minX == -77)
    #expect(scene.take() == ["open 0.1"])
    try scene.simulator.user.buttons["Delete"].tap()
    #expect(scene.take().filter { !$0.hasPrefix("end") } == ["commit delete 0.1", "close nothing"])
    #expect(scene.shown == ["a", "c"])
    #expect(!scene.simulator.user.buttons["Delete"].exists)
  }

  @Test func `a short swipe goes back, and so does one to the side without actions`() throws {
    let scene = scene()
    try scene.swipe(1, by: -30)
    #expect(scene.take() == ["open 0.1", "close 0.1"])
    #expect(scene.table.cellForRow(at: .row(1))?.contentView.frame.minX == 0)
    try scene.swipe(1, by: 100)
    scene.mayEdit = { _ in false }
    try scene.swipe(1, by: -100)
    #expect(!scene.take().contains { $0.hasPrefix("open") })
  }

  @Test func `the actions stand in their order from the edge`() throws {
    let (scene, recorder) = (scene(), Recorder())
    scene.trailing = { _ in self.offering("Archive", "Flag", into: recorder) }
    try scene.swipe(0, by: -100)
    let user = scene.simulator.user
    #expect(user.buttons["Archive"].frame.maxX == 300)
    #expect(user.buttons["Flag"].frame.maxX == user.buttons["Archive"].frame.minX)
    try user.buttons["Flag"].tap()
    #expect(recorder.take() == ["Flag"])
    #expect(scene.take() == ["open 0.0", "close 0.0"])
    #expect(
      scene.simulator.log.lines(.action).contains(
        "action TableView \"list\": performs \"Flag\" on row 0 of section 0"
      )
    )
  }

  @Test(arguments: [(true, ["Archive"]), (false, [])])
  func `a swipe over most of the row performs the first action, if it may`(performs: Bool, heard: [String])
    throws
  {
    let (scene, recorder) = (scene(), Recorder())
    scene.leading = { _ in
      let configuration = self.offering("Archive", "Flag", into: recorder)
      configuration.performsFirstActionWithFullSwipe = performs
      return configuration
    }
    try scene.swipe(0, from: 20, by: 220)
    #expect(recorder.lines == heard)
    #expect(scene.simulator.user.buttons["Archive"].exists != performs)
  }

  @Test func `a row stays open until its action is done or something else is touched`() throws {
    let (scene, recorder) = (scene(), Recorder())
    scene.trailing = { _ in self.offering("Archive", completes: false, into: recorder) }
    try scene.swipe(0, by: -100)
    try scene.simulator.user.buttons["Archive"].tap()
    #expect(scene.take() == ["open 0.0"])
    try scene.tap(2)
    #expect(scene.take() == ["close 0.0"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a finger that goes up and down scrolls, and one that goes along a row does not`() throws {
    let scene = TableScene()
    try scene.swipe(3, by: -100)
    #expect(scene.table.contentOffset.y == 0)
    #expect(scene.simulator.user.buttons["Delete"].exists)
    try scene.drag([-20, -20, -20])
    #expect(scene.table.contentOffset.y > 0)
  }

  @Test func `a drag on a control in a row opens nothing, and the next tap counts`() throws {
    let scene = TableScene([["a", "b", "c"]], launches: false)
    let field = TextField(frame: CGRect(x: 100, y: 7, width: 150, height: 30))
    scene.configure = { cell, path in if path == .row(0) { cell.contentView.addSubview(field) } }
    scene.simulator.launch(scene.controller)
    try scene.swipe(0, by: -20)
    #expect(!scene.take().contains { $0.hasPrefix("open") } && !scene.simulator.user.buttons["Delete"].exists)
    try scene.tap(2)
    #expect(scene.table.indexPathForSelectedRow == .row(2))
  }

  @Test func `a row that scrolls out of sight closes, and one that is reloaded too`() throws {
    let scene = TableScene()
    try scene.swipe(1, by: -60)
    _ = scene.take()
    scene.table.contentOffset.y = 440
    scene.simulator.settle()
    #expect(scene.take().filter { $0.hasPrefix("close") } == ["close 0.1"])
    try scene.swipe(12, by: -60)
    scene.table.reloadData()
    #expect(scene.take().filter { $0.hasPrefix("close") } == ["close 0.12"])
  }

  @Test func `an empty configuration offers nothing`() throws {
    let scene = scene()
    scene.trailing = { _ in SwipeActionsConfiguration(actions: []) }
    try scene.swipe(0, by: -100)
    #expect(!scene.take().contains { $0.hasPrefix("open") } && !scene.simulator.user.buttons["Delete"].exists)
  }
}
