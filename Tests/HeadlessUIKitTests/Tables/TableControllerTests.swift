import HeadlessUIKit
import Testing

/// Table view controllers and the keyboard.
@MainActor @Suite struct TableControllerTests {
  private final class Form: TableViewController {
    let fields = (0..<14).map { _ in TextField(frame: CGRect(x: 20, y: 6, width: 200, height: 32)) }
    var selections: [Int] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      selections.append(indexPath.row)
    }
  }

  @Test func `the controller is its table's data source and delegate`() throws {
    let (simulator, form) = (Simulator(device: .iPhone16, system: "18.0"), Form(style: .grouped))
    simulator.launch(form)
    #expect(form.view === form.tableView && form.tableView.style == .grouped)
    #expect(form.tableView.rectForRow(at: .row(0)).height == 60)
    #expect(form.tableView.rectForRow(at: .row(1)).height == 44)
    let cell = try #require(form.tableView.cellForRow(at: .row(2)))
    try simulator.user.tap(CGPoint(x: 300, y: cell.convert(cell.bounds, to: nil).midY))
    #expect(form.selections == [2])
  }

  @Test func `the selection before is cleared when the controller appears again`() throws {
    for clears in [true, false] {
      let (simulator, form) = (Simulator(), Form())
      form.clearsSelectionOnViewWillAppear = clears
      let navigation = NavigationController(rootViewController: form)
      simulator.launch(navigation)
      form.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      navigation.pushViewController(ViewController(), animated: true)
      simulator.settle()
      navigation.popViewController(animated: true)
      simulator.settle()
      #expect((form.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test func `editing the controller edits the table`() {
    let (simulator, form) = (Simulator(), Form())
    simulator.launch(form)
    form.setEditing(true, animated: true)
    #expect(form.tableView.isEditing && form.tableView.visibleCells.allSatisfy(\.isEditing))
  }

  @Test(
    .fact("E55"),
    arguments: [
      Setup(device: .iPhone, system: "2.0"), .classic, Setup(device: .iPhone5, system: "7.1"), .current,
    ]
  )
  func `the table makes room for the keyboard and shows the field`(setup: Setup) throws {
    let (simulator, form) = (setup.simulator(), Form())
    simulator.launch(form)
    let count = form.tableView.visibleCells.count
    let field = form.fields[count - 2]
    try simulator.user.tap(field)
    let keys = simulator.keyboard.frame
    let safe = form.tableView.safeAreaInsets.bottom
    let root = form.view.convert(form.view.bounds, to: nil)
    let isWhole = form.tableView.adjustedContentInset.bottom > form.tableView.contentInset.bottom
    #expect(form.tableView.contentInset.bottom == root.maxY - keys.minY - (isWhole ? safe : 0))
    let place = field.convert(field.bounds, to: nil as View?)
    #expect(place.maxY <= keys.minY && form.tableView.contentOffset.y > 0)
    field.resignFirstResponder()
    simulator.settle()
    #expect(form.tableView.contentInset.bottom == 0)
  }

  @Test(.fact("E55"), arguments: Setup.both)
  func `a field that takes the focus over is shown too`(setup: Setup) throws {
    let (simulator, form) = (setup.simulator(), Form())
    simulator.launch(form)
    let field = form.fields[form.tableView.visibleCells.count - 2]
    try simulator.user.tap(form.fields[2])
    #expect(form.tableView.contentOffset.y <= 0)
    field.becomeFirstResponder()
    simulator.settle()
    let place = field.convert(field.bounds, to: nil as View?)
    #expect(place.maxY <= simulator.keyboard.frame.minY)
  }

  @Test(.fact("E55")) func `a controller that leaves while the keyboard stays gives its room back`() throws {
    final class Next: ViewController {
      let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
      }
    }
    let (simulator, form, next) = (Simulator(), Form(), Next())
    let navigation = NavigationController(rootViewController: form)
    simulator.launch(navigation)
    var insets: [CGFloat] = []
    for _ in 0..<2 {
      try simulator.user.tap(form.fields[2])
      insets.append(form.tableView.contentInset.bottom)
      navigation.pushViewController(next, animated: true)
      simulator.settle()
      #expect(simulator.keyboard.isVisible && next.field.isFirstResponder)
      #expect(form.tableView.contentInset.bottom == 0)
      navigation.popViewController(animated: true)
      simulator.settle()
      #expect(!simulator.keyboard.isVisible && form.tableView.contentInset.bottom == 0)
    }
    #expect(insets[0] > 0 && insets[1] == insets[0])
  }

  @Test func `a controller that was popped leaves no observers`() {
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.launch(navigation)
    navigation.pushViewController(Form(), animated: true)
    simulator.settle()
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(simulator.leftovers == [])
  }

  @Test func `a controller that has left looks after the keyboard no more`() throws {
    let (simulator, form) = (Simulator(), Form())
    let tabs = TabBarController()
    let other = ViewController()
    tabs.viewControllers = [form, other]
    simulator.launch(tabs)
    try simulator.user.tap(form.fields[2])
    #expect(form.tableView.contentInset.bottom > 0)
    tabs.selectedIndex = 1
    simulator.settle()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    other.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.isVisible)
    #expect(form.tableView.contentInset.bottom == 0)
  }
}
