import HeadlessUIKit
import Testing

@MainActor @Suite struct ActionMenuTests {
  private let diary = Diary()

  private func action(
    _ title: String,
    _ attributes: MenuElement.Attributes = [],
    _ state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [diary] action in
      diary.note("\(action.title) by \(type(of: action.sender ?? 0))")
    }
  }

  private func launched(_ menu: Menu, atOnce: Bool = true) -> (Simulator, Button) {
    let (simulator, controller) = (Simulator(), ViewController())
    let button = Button(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = atOnce
    button.addAction(Action { [diary] _ in diary.note("tapped") }, for: .touchUpInside)
    button.addAction(Action { [diary] _ in diary.note("opens") }, for: .menuActionTriggered)
    controller.view.addSubview(button)
    simulator.launch(controller)
    return (simulator, button)
  }

  private func titles(_ simulator: Simulator) throws -> [String] {
    simulator.user.buttons.allElementsBoundByIndex.map { $0.label }.filter { $0 != "More" }
  }

  @Test func `a tap shows the menu in place of the button's action, and a choice takes it away`() throws {
    let (simulator, _) = launched(Menu(children: [action("Copy"), action("Delete", .destructive)]))
    try simulator.user.buttons["More"].tap()
    #expect(diary.take() == ["opens"])
    #expect(try titles(simulator) == ["Copy", "Delete"])
    try simulator.user.buttons["Delete"].tap()
    #expect(diary.take() == ["Delete by Button"])
    #expect(try titles(simulator) == [])
  }

  @Test func `a tap beside the menu takes it away`() throws {
    let (simulator, _) = launched(Menu(children: [action("Copy")]))
    try simulator.user.buttons["More"].tap()
    let touch = simulator.application.touchDown(at: CGPoint(x: 20, y: 700))
    simulator.application.touchUp(touch)
    simulator.settle()
    #expect(try titles(simulator) == [] && diary.take() == ["opens"])
  }

  @Test func `inline menus, hidden and disabled actions, and menus inside`() throws {
    let inner = Menu(title: "Share", children: [action("Mail"), action("Print")])
    let inline = Menu(options: .displayInline, children: [action("One", [], .on), action("Two", .disabled)])
    let (simulator, _) = launched(Menu(children: [action("Gone", .hidden), inline, inner]))
    try simulator.user.buttons["More"].tap()
    #expect(try titles(simulator) == ["One", "Two", "Share"])
    #expect(!simulator.user.buttons["Two"].isEnabled)
    try simulator.user.buttons["Share"].tap()
    #expect(try titles(simulator) == ["Mail", "Print"])
    try simulator.user.buttons["Mail"].tap()
    #expect(diary.take() == ["opens", "Mail by Button"])
  }

  @Test func `one of several is marked`() throws {
    let (first, second) = (action("First", .keepsMenuPresented, .on), action("Second", .keepsMenuPresented))
    let menu = Menu(options: .singleSelection, children: [first, second])
    let (simulator, _) = launched(menu)
    try simulator.user.buttons["More"].tap()
    try simulator.user.buttons["Second"].tap()
    #expect(first.state == .off && second.state == .on && menu.selectedElements.map(\.title) == ["Second"])
    #expect(try titles(simulator) == ["First", "Second"], "it stays")
    #expect(seen(in: simulator.window) == ["More", "First", "Second ✓"])
  }

  /// Returns the texts of the buttons below a view: the title, then those of other labels.
  private func seen(in view: View) -> [String] {
    guard let button = view as? Button, let title = button.currentTitle else {
      return view.subviews.flatMap(seen)
    }
    let others = button.subviews.compactMap { $0 === button.titleLabel ? nil : ($0 as? Label)?.text }
    return [([title] + others).joined(separator: " ")]
  }

  @Test func `a menu that is higher than the screen is scrolled`() throws {
    let (simulator, _) = launched(Menu(children: (1...40).map { action("Row \($0)") }))
    try simulator.user.buttons["More"].tap()
    #expect(throws: (any Error).self) { try simulator.user.buttons["Row 40"].tap() }
    for _ in 0..<3 { try simulator.user.scrollViews.firstMatch.swipeUp() }
    simulator.settle()
    try simulator.user.buttons["Row 40"].tap()
    #expect(diary.take() == ["opens", "Row 40 by Button"])
  }

  @Test func `a menu goes with its window`() throws {
    weak var choice: Action?
    do {
      let only = action("Copy")
      choice = only
      let (simulator, _) = launched(Menu(children: [only]))
      try simulator.user.buttons["More"].tap()
    }
    #expect(choice == nil)
  }

  @Test func `a button with an action of its own shows its menu when it is held down`() throws {
    let (simulator, _) = launched(Menu(children: [action("Copy")]), atOnce: false)
    try simulator.user.buttons["More"].tap()
    #expect(diary.take() == ["tapped"])
    try simulator.user.buttons["More"].press(forDuration: 1)
    #expect(diary.take() == ["opens"])
    #expect(try titles(simulator) == ["Copy"])
  }

  @Test func `a bar button shows its menu at once, unless it has an action`() throws {
    let (simulator, controller) = (Simulator(), ViewController())
    let menu = Menu(children: [action("Sort")])
    let both = BarButtonItem(title: "Both", primaryAction: action("Act"), menu: menu)
    controller.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Menu", menu: menu), both]
    simulator.launch(NavigationController(rootViewController: controller))
    try simulator.user.buttons["Menu"].tap()
    try simulator.user.buttons["Sort"].tap()
    #expect(diary.take() == ["Sort by BarButtonItem"])
    try simulator.user.buttons["Both"].tap()
    #expect(diary.take() == ["Act by BarButtonItem"])
  }

  @Test func `menus are values but for their identifiers`() {
    let menu = Menu(title: "Edit", identifier: .edit, options: .displayInline, children: [action("A")])
    let other = menu.replacingChildren([])
    #expect(other.title == "Edit" && other.identifier == .edit && other.children.isEmpty)
    #expect(other.options == .displayInline && menu.children.count == 1)
    #expect(Menu.Identifier("x") == Menu.Identifier(rawValue: "x"))
    let (first, second) = (Menu(title: "A"), Menu(title: "A"))
    #expect(
      first.identifier != second.identifier && first.identifier == first.replacingChildren([]).identifier
    )
    #expect(Set([first.identifier, second.identifier, first.identifier]).count == 2)
  }
}
