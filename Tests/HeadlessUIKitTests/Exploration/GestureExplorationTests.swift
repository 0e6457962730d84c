import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The gestures of explorations beside taps, and the findings that they spare.
@MainActor @Suite struct GestureExplorationTests {
  /// A screen whose button presents a sheet without a button.
  private final class SheetScreen: ViewController {
    var isModal = false
    var refuses = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = Button(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
      button.addAction(Action { [weak self] _ in self?.open() }, for: .touchUpInside)
      view.addSubview(button)
    }

    private func open() {
      let sheet = ViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.isModalInPresentation = isModal
      if refuses { sheet.presentationController?.delegate = refusing }
      present(sheet, animated: true)
    }

    private let refusing = Refusing()
  }

  private final class Refusing: Responder, AdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      false
    }
  }

  private func explore(
    _ kinds: ExplorationActions = .all,
    on system: SystemVersion = "18.0",
    _ make: @escaping @MainActor @Sendable () -> ViewController
  ) -> Exploration {
    Simulator.explore(
      on: [.iPhone16],
      systems: [system],
      actions: 300,
      kinds: kinds,
      launchCode: "simulator.launch(Screen())"
    ) { $0.launch(make()) }
  }

  private struct SheetCase: Sendable {
    var kinds: ExplorationActions
    var isModal = false
    var refuses = false
    var findings: [String]
  }

  @Test(arguments: [
    SheetCase(kinds: [.taps, .draggingSheets], findings: []),
    SheetCase(kinds: .taps, findings: []),
    SheetCase(kinds: [.taps, .draggingSheets], isModal: true, findings: ["what was opened can be closed"]),
    SheetCase(kinds: .taps, isModal: true, findings: ["what was opened can be closed"]),
    SheetCase(kinds: [.taps, .draggingSheets], refuses: true, findings: ["what was opened can be closed"]),
  ])
  private func `a sheet without a button is no finding unless it refuses to be dragged down`(_ it: SheetCase)
  {
    let (isModal, refuses) = (it.isModal, it.refuses)
    let findings = explore(it.kinds) {
      let screen = SheetScreen()
      (screen.isModal, screen.refuses) = (isModal, refuses)
      return screen
    }.findings
    #expect(findings.map(\.invariant.name) == it.findings)
    #expect(findings.allSatisfy { $0.actions.map(\.description) == ["tap the button \"Open\""] })
  }

  /// A list that can be refreshed, whose rows can be deleted by a swipe and have a menu.
  private final class ListScreen: TableViewController {
    private var rows = ["Ada"]

    override func viewDidLoad() {
      super.viewDidLoad()
      let control = RefreshControl()
      control.addAction(
        Action { [weak self, weak control] _ in
          control?.endRefreshing()
          self?.add("Eve")
        },
        for: .valueChanged
      )
      refreshControl = control
    }

    private func add(_ name: String) {
      guard !rows.contains(name) else { return }
      rows.append(name)
      tableView.reloadData()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: TableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard rows[indexPath.row] == "Eve" else { return nil }
      return SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.add("Deleted")
          done(true)
        }
      ])
    }

    override func tableView(
      _ tableView: TableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      guard rows[indexPath.row] == "Deleted" else { return nil }
      return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        Menu(children: [Action(title: "Restore") { _ in self?.add("Restored") }])
      }
    }
  }

  @Test func `an exploration pulls to refresh, swipes rows and presses long, with names of their own`() throws
  {
    let condition = Invariant("nothing is restored", code: "#expect(Bool(false))") { simulator in
      Claim("a row was restored", !simulator.user.cells["Restored"].exists)
    }
    let exploration = Simulator.explore(
      on: [.iPhone16],
      systems: ["18.0"],
      actions: 300,
      depth: 8,
      kinds: [.taps, .swiping, .refreshing, .pressing],
      keeping: [condition],
      launchCode: "simulator.launch(ListScreen())"
    ) { $0.launch(ListScreen(style: .plain)) }
    let finding = try #require(exploration.findings.first)
    #expect(
      finding.actions.map(\.description) == [
        "pull to refresh the table number 1", "swipe left on the cell \"Eve\"", "tap the button \"Delete\"",
        "press long on the cell \"Deleted\"", "tap the button \"Restore\"",
      ]
    )
    #expect(
      finding.actions.dropLast().map(\.code) == [
        "try simulator.user.tables.element(boundBy: 0).pullToRefresh()",
        "try simulator.user.cells[\"Eve\"].swipeLeft()", "try simulator.user.buttons[\"Delete\"].tap()",
        "try simulator.user.cells[\"Deleted\"].press(forDuration: 1)",
      ]
    )
  }

  /// A screen with a view that reacts to long presses, and another that reacts to swipes.
  private final class CardScreen: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let recognizers: [GestureRecognizer] = [
        LongPressGestureRecognizer(target: self, action: MethodSelector("act", CardScreen.act)),
        SwipeGestureRecognizer(target: self, action: MethodSelector("act", CardScreen.act)),
      ]
      for (place, recognizer) in recognizers.enumerated() {
        let card = View(frame: CGRect(x: 20, y: 200 + CGFloat(place) * 200, width: 300, height: 100))
        card.accessibilityIdentifier = ["press", "swipe"][place]
        card.addGestureRecognizer(recognizer)
        view.addSubview(card)
      }
    }

    func act() { view.backgroundColor = .red }
  }

  @Test(arguments: [
    (ExplorationActions.pressing, ["press long on the other \"press\""]),
    (.swiping, ["swipe right on the other \"swipe\""]), (.taps, []),
  ])
  func `views with recognizers are pressed long and swiped in their directions`(
    kinds: ExplorationActions,
    actions: [String]
  ) {
    let condition = Invariant("the screen isn't red") { simulator in
      Claim("it is red", simulator.window.rootViewController?.view.backgroundColor != .red)
    }
    let exploration = Simulator.explore(
      on: [.iPhone16],
      systems: ["18.0"],
      kinds: kinds,
      keeping: [condition]
    ) { $0.launch(CardScreen()) }
    #expect(exploration.findings.flatMap(\.actions).map(\.description) == actions)
  }

  @Test func `the kinds of actions have their names in Swift`() throws {
    let kinds: ExplorationActions = [.draggingSheets, .swiping, .refreshing, .pressing]
    let exploration = explore(kinds.union(.taps)) {
      let screen = SheetScreen()
      screen.isModal = true
      return screen
    }
    let test = try #require(exploration.findings.first).test
    #expect(test.contains("kinds: [.taps, .draggingSheets, .swiping, .refreshing, .pressing]"))
  }

  // MARK: Geometry

  /// A screen with a title above a field, and an alert that changes the title; or a scroll view's inset.
  private final class TitleScreen: ViewController {
    private let label = Label(frame: CGRect(x: 20, y: 60, width: 10, height: 20))
    private let list = ScrollView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
    var changesInset = false
    var changesTitle = true
    var asks = false

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Untitled"
      label.sizeToFit()
      let button = Button(type: .system)
      button.setTitle("Rename", for: .normal)
      button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
      button.addAction(Action { [weak self] _ in self?.rename() }, for: .touchUpInside)
      for subview in [label, button, list] { view.addSubview(subview) }
    }

    private func rename() {
      let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
      if asks { alert.addTextField() }
      alert.addAction(
        AlertAction(title: "OK", style: .default) { [weak self] _ in
          guard let self else { return }
          if changesTitle { label.text = "A longer title" }
          label.frame.size.width = 200
          if changesInset { list.contentInset.bottom = 100 }
        }
      )
      present(alert, animated: true)
    }
  }

  @Test(arguments: [false, true], [(true, false, 0), (true, true, 1), (false, false, 1)])
  func `a title that an alert changes is no geometry that doesn't come back, but an inset is`(
    asks: Bool,
    change: (title: Bool, inset: Bool, findings: Int)
  ) {
    let (title, inset) = (change.title, change.inset)
    let exploration = Simulator.explore(
      on: [.iPhone16],
      systems: ["18.0"],
      actions: 100,
      kinds: .taps,
      keeping: [.geometryComesBack]
    ) { simulator in
      let screen = TitleScreen()
      (screen.changesTitle, screen.changesInset, screen.asks) = (title, inset, asks)
      simulator.launch(screen)
    }
    #expect(exploration.findings.count == change.findings, "\(exploration)")
  }
}
