import Foundation
import HeadlessUIKit
import Testing

/// The sizes of rows, headers, alerts, pickers and search bars on each system.
@MainActor @Suite struct ContainerSizeTests {
  private func device(_ system: SystemVersion) -> Device {
    system < "7.0" ? .iPhone4 : system < "9.0" ? .iPhone5 : system < "13.0" ? .iPhone6 : .iPhone11
  }

  // MARK: Buttons, pickers, search bars, tabs, texts

  @Test(.fact("TC5")) func `a title that is too long is cut in its middle, and has one line`() {
    let button = Button(type: .system)
    button.setTitle("A title that is long", for: .normal)
    let whole = button.sizeThatFits(CGSize(width: 1000, height: 100))
    #expect(button.sizeThatFits(CGSize(width: 20, height: 100)) == whole)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle && button.titleLabel?.numberOfLines == 1)
  }

  @Test(.fact("TC26")) func `a picker and the wheels of a date picker are 216 points high`() {
    #expect(PickerView(frame: .zero).bounds.size == CGSize(width: 320, height: 216))
    let dates = DatePicker(frame: .zero)
    dates.preferredDatePickerStyle = .wheels
    dates.sizeToFit()
    #expect(dates.bounds.size == CGSize(width: 320, height: 216))
  }

  @Test(
    .fact("TC28", "MV5"),
    arguments: [("9.0", 44, nil), ("11.0", 56, 36), ("18.0", 56, 36), ("26.0", 56, 44)]
      as [(SystemVersion, CGFloat, CGFloat?)]
  )
  func `a search bar and its field have the heights of the system`(
    system: SystemVersion,
    height: CGFloat,
    field: CGFloat?
  ) {
    let simulator = Simulator(device: device(system), system: system)
    simulator.perform {
      let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
      #expect(bar.bounds.height == height && bar.sizeThatFits(.zero).height == height)
      bar.layoutIfNeeded()
      if let field { #expect(bar.searchTextField.bounds.height == field) }
    }
  }

  @Test(.fact("TC44")) func `the title of a tab has 10 points`() {
    let tabs = TabBarController()
    let controller = ViewController()
    controller.title = "Home"
    tabs.viewControllers = [controller]
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    simulator.launch(tabs)
    #expect(tabs.buttons.map { $0.titleLabel?.font.pointSize } == [10])
  }

  @Test(.fact("TC43")) func `titles of items have 17 points, in bold for an item that completes a task`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    simulator.perform {
      let toolbar = Toolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      toolbar.items = [BarButtonItem.Style.plain, .done].map {
        BarButtonItem(title: "Item", style: $0, target: nil, action: nil)
      }
      simulator.window.addSubview(toolbar)
      toolbar.layoutIfNeeded()
      let buttons = toolbar.subviews.compactMap { $0 as? Button }
      #expect(
        buttons.map { $0.titleLabel?.font } == [.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)]
      )
      #expect(buttons[0].frame.minX.isNearly(8))
    }
  }

  @Test(
    .fact("TM43"),
    arguments: [(Device.iPhone11, 36.5), (.iPhone16, 109.0 / 3)] as [(Device, CGFloat)]
  )
  func `a text view has 8 points above and below its lines, and 5 beside them`(
    device: Device,
    height: CGFloat
  ) {
    let simulator = Simulator(device: device, system: "18.0")
    simulator.perform {
      let view = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      (view.font, view.text) = (.systemFont(ofSize: 17), "One line")
      simulator.window.addSubview(view)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height.isNearly(height))
      #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
    }
  }

  // MARK: Tables

  private func scene(
    _ device: Device,
    _ system: SystemVersion,
    style: TableView.Style = .plain,
    configure: @escaping (TableViewCell, IndexPath) -> Void = { _, _ in }
  ) -> TableScene {
    let setup = Setup(device: device, system: system)
    let scene = TableScene([["a", "b"], ["c"]], style: style, setup, launches: false)
    scene.configure = configure
    return scene
  }

  @Test(
    .fact("TC33", "TC34"),
    arguments: [("6.0", 22), ("7.0", 28), ("18.0", 28)] as [(SystemVersion, CGFloat)]
  )
  func `the header of a plain section has the height of the system`(system: SystemVersion, height: CGFloat) {
    let scene = scene(device(system), system)
    scene.headers = [0: "Letters"]
    scene.simulator.launch(scene.controller)
    let header = scene.table.rectForHeader(inSection: 0)
    #expect(header == CGRect(x: 0, y: system < "15.0" ? 0 : 22, width: 300, height: height))
    #expect(scene.table.rectForRow(at: .row(0)) == CGRect(x: 0, y: header.maxY, width: 300, height: 44))
  }

  @Test(
    .fact("TC35"),
    arguments: [(Device.iPhone11, 43.5), (.iPhone16, 131.0 / 3)] as [(Device, CGFloat)]
  )
  func `a pixel of a row is the separator's, and not the content's`(device: Device, height: CGFloat) throws {
    let scene = scene(device, "18.0")
    scene.simulator.launch(scene.controller)
    let cell = try #require(scene.table.visibleCells.first)
    #expect(cell.bounds.height == 44 && cell.contentView.bounds.height.isNearly(height))
    scene.table.separatorStyle = .none
    cell.setNeedsLayout()
    scene.simulator.settle()
    #expect(cell.contentView.bounds.height == 44)
  }

  @Test(
    .fact("TC36", "MT5"),
    arguments: [TableView.Style.plain, .insetGrouped],
    [TableViewCell.CellStyle.default, .value1, .value2, .subtitle]
  )
  func `a row of iOS 26 is 52 points high, all of it content`(
    style: TableView.Style,
    cellStyle: TableViewCell.CellStyle
  ) throws {
    for accessory in [TableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark] {
      let simulator = Simulator(device: .iPhone16, system: "26.1")
      let controller = Rows(style, cellStyle, accessory)
      simulator.launch(controller)
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.bounds.height == 52 && cell.contentView.bounds.height == 52)
    }
  }

  @Test(
    .fact("TC37"),
    arguments: [
      (TableViewCell.CellStyle.value1, "18.0", 17, 17), (.subtitle, "18.0", 17, 12),
      (.value2, "18.0", 12, 13),
      (.subtitle, "26.0", 17, 15),
    ] as [(TableViewCell.CellStyle, SystemVersion, CGFloat, CGFloat)]
  )
  func `the labels of a cell have the fonts of its style`(
    style: TableViewCell.CellStyle,
    system: SystemVersion,
    text: CGFloat,
    detail: CGFloat
  ) {
    let simulator = Simulator(device: .iPhone16, system: system)
    simulator.perform {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      #expect(cell.textLabel?.font.pointSize == text && cell.detailTextLabel?.font.pointSize == detail)
    }
  }

  @Test(
    .fact("TC37"),
    arguments: [
      (TableView.Style.plain, "9.0", 14, Font.Weight.bold), (.plain, "13.0", 17, .semibold),
      (.grouped, "18.0", 13, .regular), (.grouped, "26.0", 17, .semibold),
    ] as [(TableView.Style, SystemVersion, CGFloat, Font.Weight)]
  )
  func `the title of a header has the font of the table's style`(
    style: TableView.Style,
    system: SystemVersion,
    size: CGFloat,
    weight: Font.Weight
  ) throws {
    let scene = scene(device(system), system, style: style)
    scene.headers = [0: "Letters"]
    scene.simulator.launch(scene.controller)
    let header = try #require(scene.table.headerView(forSection: 0))
    let expected = scene.simulator.perform { Font.systemFont(ofSize: size, weight: weight) }
    #expect(header.textLabel?.font == expected)
  }

  @Test(.fact("TC38")) func `a grouped table has 35 points above a first section without a title`() {
    let scene = scene(.iPhone16, "18.0", style: .grouped)
    scene.simulator.launch(scene.controller)
    #expect(scene.table.rectForRow(at: .row(0)).minY == 35)
    scene.headers = [0: "Letters"]
    scene.table.reloadData()
    scene.simulator.settle()
    #expect(scene.table.rectForRow(at: .row(0)).minY == 55.5)
  }

  @Test func `the rows of a table grow with the text size`() {
    let scene = scene(.iPhone16, "18.0") { $0.textLabel?.text = "Row \($1.row)" }
    scene.simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.simulator.launch(scene.controller)
    #expect(scene.table.visibleCells.first?.textLabel?.font.pointSize == 53)
    #expect(scene.table.rectForRow(at: .row(0)).height > 80)
  }

  @Test func `the rows of a table grow with a text size that changes while it is shown`() {
    let scene = scene(.iPhone16, "18.0") { $0.textLabel?.text = "Row \($1.row)" }
    scene.simulator.launch(scene.controller)
    #expect(scene.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 44, width: 300, height: 44))
    scene.simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let height = scene.table.rectForRow(at: .row(0)).height
    #expect(height > 80 && scene.table.rectForRow(at: .row(1)).minY == height)
    scene.simulator.contentSizeCategory = .large
    #expect(scene.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 44, width: 300, height: 44))
  }

  @Test func `a switch keeps its size under any constraints`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let label = Label()
    (label.text, label.numberOfLines) = (
      "A label that takes all of the width that there is, and more of it", 0
    )
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [label, Switch()])
    row.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    controller.view.addSubview(row)
    simulator.launch(controller)
    #expect(row.arrangedSubviews[1].bounds.size == CGSize(width: 51, height: 31))
  }

  // MARK: Alerts

  private func presented(
    _ system: SystemVersion,
    style: AlertController.Style = .alert,
    titles: [String]
  ) -> (simulator: Simulator, alert: AlertController) {
    let simulator = Simulator(device: system < "13.0" ? .iPhone6 : .iPhone16, system: system)
    let root = ViewController()
    simulator.launch(root)
    let alert = AlertController(title: "Title", message: "Message", preferredStyle: style)
    for (number, title) in titles.enumerated() {
      alert.addAction(AlertAction(title: title, style: number == 0 ? .cancel : .default))
    }
    simulator.perform { root.present(alert, animated: false) }
    simulator.settle()
    return (simulator, alert)
  }

  private func frame(_ view: View, in simulator: Simulator) -> CGRect {
    view.convert(view.bounds, to: simulator.window)
  }

  @Test(.fact("TC40")) func `an alert has 270 points, margins of 20 and 16, and two buttons side by side`() {
    let (simulator, alert) = presented("18.0", titles: ["Cancel", "OK"])
    let box = simulator.user.alerts.element.frame
    #expect(box.width == 270)
    let title = simulator.user.staticTexts["Title"].frame
    #expect(title.minX - box.minX == 16 && title.minY - box.minY == 20)
    #expect(alert.buttons.map(\.currentTitle) == ["OK", "Cancel"])
    let (ok, cancel) = (frame(alert.buttons[0], in: simulator), frame(alert.buttons[1], in: simulator))
    #expect(cancel.minX == box.minX && ok.minX == box.midX && cancel.minY == ok.minY)
    #expect(cancel.size == CGSize(width: 135, height: 44) && cancel.maxY.isNearly(box.maxY))
    let message = simulator.user.staticTexts["Message"].frame
    // A pixel separates the texts from the buttons.
    #expect((cancel.minY - message.maxY).isNearly(20 + 1.0 / 3))
  }

  @Test(.fact("TC40")) func `buttons whose titles are too long for a half are below each other`() {
    let (simulator, alert) = presented("18.0", titles: ["Cancel", "Continue without saving"])
    let frames = alert.buttons.map { frame($0, in: simulator) }
    #expect(frames.map(\.width) == [270, 270] && frames[0].minY < frames[1].minY)
    #expect((frames[1].minY - frames[0].maxY).isNearly(1.0 / 3))
  }

  @Test(.fact("TC41")) func `an alert of iOS 26 has 320 points and buttons of 48 with gaps`() {
    let (simulator, alert) = presented("26.0", titles: ["Cancel", "OK"])
    let box = simulator.user.alerts.element.frame
    #expect(box.width == 320)
    let frames = alert.buttons.map { frame($0, in: simulator) }
    #expect(frames.map(\.height) == [48, 48])
    #expect(frames[1].minX - box.minX == 16 && box.maxX - frames[0].maxX == 16)
    #expect(frames[0].minX - frames[1].maxX == 8 && (box.maxY - frames[0].maxY).isNearly(16))
    let texts = (alert.buttons[0].superview?.subviews ?? []).compactMap { $0 as? Label }
    #expect(texts.map(\.font.pointSize) == [17, 13])
  }

  @Test(
    .fact("TC42"),
    arguments: [("8.0", 44, 8), ("18.0", 57, 8), ("26.0", 48, 8)] as [(SystemVersion, CGFloat, CGFloat)]
  )
  func `an action sheet has rows of its system, and one apart for the cancel action`(
    system: SystemVersion,
    height: CGFloat,
    gap: CGFloat
  ) {
    let (simulator, alert) = presented(system, style: .actionSheet, titles: ["Cancel", "One", "Two"])
    let frames = alert.buttons.map { frame($0, in: simulator) }
    #expect(frames.map(\.height) == [height, height, height])
    let box = frames[0].union(frames[2])
    #expect(system == "26.0" || box.width == simulator.window.bounds.width - 16)
    let pixel = system == "26.0" ? 0 : 1 / simulator.screen.scale
    #expect((frames[2].minY - frames[1].maxY).isNearly(gap + pixel))
    #expect((frames[1].minY - frames[0].maxY).isNearly(system == "26.0" ? gap : pixel))
  }

  @Test(.fact("TC42")) func `on a wide phone an action sheet is 20 points narrower than the screen`() {
    let simulator = Simulator(device: .iPhone16Plus, system: "18.0")
    let root = ViewController()
    simulator.launch(root)
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: "One", style: .default))
    simulator.perform { root.present(sheet, animated: false) }
    simulator.settle()
    #expect(sheet.buttons[0].frame.width == 410)
  }

  /// A table of one row with a line of text.
  private final class Rows: TableViewController {
    private let cell: TableViewCell

    init(
      _ style: TableView.Style,
      _ cellStyle: TableViewCell.CellStyle,
      _ accessory: TableViewCell.AccessoryType
    ) {
      cell = TableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = accessory
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      cell
    }
  }
}
