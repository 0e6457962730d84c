import HeadlessUIKit
import Testing

/// Bars, cells, navigation and tabs in a language that is read from right to left.
@MainActor @Suite struct ContainerDirectionTests {
  private let simulator = Simulator(device: .iPhoneSE3, system: "18.0")

  init() { simulator.language = "ar" }

  @Test func `a navigation bar has its back button and left items at the right`() throws {
    let navigation = NavigationController(rootViewController: titled("First"))
    simulator.launch(navigation)
    let second = titled("Second")
    second.navigationItem.rightBarButtonItems = ["A", "B"].map {
      BarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    navigation.pushViewController(second, animated: false)
    simulator.settle()
    let back = simulator.user.buttons["First"].frame
    let (first, next) = (frame("A"), frame("B"))
    #expect(back.maxX == 367)
    #expect(first.minX == 8 && next.minX > first.maxX)
  }

  @Test func `a push slides in from the left, and the person goes back with a swipe from the right`() throws {
    let navigation = NavigationController(rootViewController: titled("First"))
    simulator.launch(navigation)
    let second = titled("Second")
    navigation.pushViewController(second, animated: true)
    simulator.advance(by: .milliseconds(20))
    #expect(second.view.layer.presentation()!.frame.minX < -100)
    simulator.settle()
    #expect(second.view.frame.minX == 0)
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 1, y: 400))
      for x in stride(from: 20, through: 300, by: 20) {
        simulator.advance(by: .milliseconds(20))
        try finger.move(to: CGPoint(x: CGFloat(x), y: 400))
      }
      finger.lift()
    }
    simulator.settle()
    #expect(navigation.viewControllers.count == 2)
    simulator.user.swipeBack(cancels: true)
    simulator.settle()
    #expect(navigation.viewControllers.count == 2)
    simulator.user.swipeBack()
    simulator.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the first tab is at the right`() throws {
    let tabs = TabBarController()
    tabs.viewControllers = [titled("One"), titled("Two"), titled("Three")]
    simulator.launch(tabs)
    #expect(frame("One").minX == 250 && frame("Two").minX == 125 && frame("Three").minX == 0)
  }

  @Test func `a toolbar begins at the right`() throws {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    toolbar.items = ["A", "B"].map { BarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    let controller = ViewController()
    controller.view.addSubview(toolbar)
    simulator.launch(controller)
    #expect(frame("A").maxX == 367 && frame("B").maxX < frame("A").minX)
  }

  @Test func `a cell has its image at the right and its accessory at the left`() throws {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.imageView?.image = Image(named: "icon", size: CGSize(width: 20, height: 20))
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    func frame(_ view: View?) -> CGRect { view.map { $0.convert($0.bounds, to: cell) } ?? .null }
    #expect(frame(cell.imageView).maxX == 304)
    #expect(frame(cell.textLabel).maxX == 269)
    #expect(frame(cell.detailTextLabel).minX > frame(cell.accessoryView).maxX)
    #expect(frame(cell.detailTextLabel).maxX < frame(cell.textLabel).maxX)
    #expect(frame(cell.accessoryView) == CGRect(x: 16, y: 17, width: 10, height: 10))
  }

  @Test func `trailing actions of a row appear at the left, by a swipe to the right`() throws {
    let scene = TableScene([["A", "B"]], Setup(device: .iPhoneSE3, system: "18.0"), launches: false)
    scene.simulator.language = "ar"
    scene.trailing = { _ in
      SwipeActionsConfiguration(actions: [ContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }
    scene.simulator.launch(scene.controller)
    try scene.swipe(0, by: -100)
    #expect(!scene.simulator.user.buttons["Flag"].exists)
    try scene.swipe(0, by: 100)
    let cell = try #require(scene.table.visibleCells.first)
    #expect(cell.contentView.frame.minX == 74)
    let flag = scene.simulator.user.buttons["Flag"].frame
    #expect(flag.minX == 0 && flag.width == 74)
  }

  @Test func `the index of a table is at its left`() throws {
    let scene = IndexScene()
    simulator.launch(scene)
    let index = try #require(scene.table.subviews.last)
    #expect(index.accessibilityLabel == "Section index" && index.frame.minX == 0 && index.frame.width == 15)
  }

  // MARK: Parts

  private func titled(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  private func frame(_ title: String) -> CGRect { simulator.user.buttons[title].frame }

  /// A table of two sections with an index.
  private final class IndexScene: ViewController, TableViewDataSource {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)

    override func viewDidLoad() {
      table.dataSource = self
      view.addSubview(table)
    }

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B"] }
  }
}
