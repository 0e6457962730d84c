import HeadlessUIKit
import Testing
import UIKit

/// A content of the app's own, which records its updates.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var title: String
  var isSelected = false
  nonisolated(unsafe) var log: Log?

  final class Log: Hashable {
    var lines: [String] = []
    static func == (one: Log, other: Log) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  func makeContentView() -> any UIView & UIContentView {
    log?.lines.append("make view")
    return BadgeView(self)
  }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    log?.lines.append("updated, \(state.isSelected ? "selected" : "not selected")")
    var copy = self
    copy.isSelected = state.isSelected
    return copy
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel()
  private var badge: BadgeConfiguration

  var configuration: any UIContentConfiguration {
    get { badge }
    set {
      guard let new = newValue as? BadgeConfiguration else { return }
      badge = new
      new.log?.lines.append("show \(new.title)\(new.isSelected ? ", selected" : "")")
      label.text = new.title
    }
  }

  init(_ badge: BadgeConfiguration) {
    self.badge = badge
    super.init(frame: .zero)
    label.text = badge.title
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isStarred = UIConfigurationStateCustomKey("com.example.starred")
}

/// A cell with a custom state, which records its updates.
private final class StarredCell: UITableViewCell {
  var log: BadgeConfiguration.Log?
  var isStarred = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isStarred] = isStarred
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isStarred = state[.isStarred] as? Bool == true
    log?.lines.append("update\(isStarred ? ", starred" : "")")
  }
}

/// A table whose rows a closure configures.
private final class ListController: UITableViewController {
  var count = 3
  var cellClass: UITableViewCell.Type = UITableViewCell.self
  var configure: (UITableViewCell, Int) -> Void = { _, _ in }
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
}

@MainActor @Suite struct ConfigurationSurfaceTests {
  private func launch(
    _ controller: UIViewController,
    system: SystemVersion = "26.5"
  ) throws -> Simulator {
    let simulator = Simulator(device: .iPhone16, system: system)
    simulator.launch(controller)
    simulator.settle()
    return simulator
  }

  @Test func `an update is automatic, then the cell's, then the handler's, once for several requests`() throws
  {
    let controller = ListController()
    let log = BadgeConfiguration.Log()
    controller.count = 1
    controller.cellClass = StarredCell.self
    controller.configure = { cell, _ in
      (cell as? StarredCell)?.log = log
      cell.contentConfiguration = BadgeConfiguration(title: "One", log: log)
      cell.configurationUpdateHandler = { cell, state in
        log.lines.append("handler, \(state.isSelected ? "selected" : "not selected")")
        #expect(cell === controller.cell(0) || controller.cell(0) == nil)
      }
    }
    let simulator = try launch(controller)
    let updates = ["updated, not selected", "show One", "update", "handler, not selected"]
    #expect(log.lines == ["make view"] + updates)

    log.lines = []
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let cell = try #require(controller.cell(0) as? StarredCell)
    cell.isStarred = true
    cell.setNeedsUpdateConfiguration()
    #expect(log.lines == [])
    simulator.settle()
    #expect(
      log.lines == ["updated, selected", "show One, selected", "update, starred", "handler, selected"]
    )

    log.lines = []
    cell.automaticallyUpdatesContentConfiguration = false
    controller.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    simulator.settle()
    #expect(log.lines == ["update, starred", "handler, not selected"])
  }

  @Test func `before iOS 14, nothing is updated`() throws {
    let controller = ListController()
    let log = BadgeConfiguration.Log()
    controller.cellClass = StarredCell.self
    controller.configure = { cell, _ in (cell as? StarredCell)?.log = log }
    let simulator = Simulator(device: .iPhone8, system: "13.0")
    simulator.launch(controller)
    simulator.settle()
    #expect(log.lines == [])
  }

  @Test func `a content view is kept for configurations that it supports`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let list = cell.contentView
    #expect(list is UIListContentView && list.superview === cell && plain.superview == nil)
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === list)
    #expect(list.subviews.compactMap { ($0 as? UILabel)?.text } == ["Two"])
    cell.contentConfiguration = BadgeConfiguration(title: "Badge")
    #expect(cell.contentView is BadgeView && list.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty && cell.contentConfiguration == nil)
  }

  @Test func `the default content follows the style of the cell`() {
    let contents: [UITableViewCell.CellStyle: UIListContentConfiguration] = [
      .default: .cell(), .subtitle: .subtitleCell(), .value1: .valueCell(), .value2: .valueCell(),
    ]
    for (style, content) in contents {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration() == content)
    }
  }

  @Test(
    .fact("MT4"),
    arguments: [("26.5", 15 + 20 + 1 / 3.0 + 15), ("18.0", 44.0)] as [(SystemVersion, Double)]
  )
  func `rows are at least as high as empty ones, and grow with their texts`(
    system: SystemVersion,
    least: Double
  ) throws {
    let controller = ListController()
    let long = String(repeating: "All words of this text. ", count: 8)
    controller.configure = { cell, row in
      var content = row == 1 ? UIListContentConfiguration.subtitleCell() : .cell()
      content.text = row == 2 ? long : "Row \(row)"
      if row == 1 { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    }
    let simulator = try launch(controller, system: system)
    let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(abs(heights[0] - CGFloat(least)) < 0.01)
    #expect(heights[1] > heights[0] && heights[2] > heights[1])
    let view = try #require(controller.cell(2)?.contentView as? UIListContentView)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.frame.minX == 20.0 && label.frame.maxX <= view.bounds.width)
    #expect(label.frame.height > 60)
    simulator.settle()
  }

  @Test func `rows are found by their texts`() throws {
    let controller = ListController()
    controller.configure = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      content.secondaryText = "Below \(row)"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let simulator = try launch(controller)
    try simulator.user.staticTexts["Row 1"].tap()
    try simulator.user.staticTexts["Below 2"].tap()
    #expect(controller.selected == [1, 2])
    #expect(controller.cell(0)?.accessibilityLabel == "Row 0, Below 0")
    #expect(simulator.user.cells["Row 0, Below 0"].exists)
    #expect(simulator.picture().description.contains("Row 1"))
    #expect(simulator.svg().contains("Below 2"))
  }

  @Test func `values that the app has set survive updates`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    var state = UICellConfigurationState(traitCollection: traits)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .systemRed
    let updated = content.updated(for: state)
    #expect(updated.textProperties.color == .systemRed && updated.text == "Text")
    state.isDisabled = false
    #expect(content.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
    state.isSelected = true
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.backgroundColor == .systemBackground)
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(background.updated(for: state).backgroundColor == .systemBackground)
    background.backgroundColor = .systemTeal
    state.isHighlighted = true
    #expect(background.updated(for: state).backgroundColor == .systemTeal)
  }

  @Test func `states have custom values, and count in equality`() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(state[.isStarred] == nil)
    let plain = state
    state[.isStarred] = true
    #expect(state[.isStarred] as? Bool == true && state != plain)
    state[.isStarred] = nil
    #expect(state == plain)
    var cell = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(cell.cellDragState == .none && cell.cellDropState == .none && !cell.isExpanded)
    cell.cellDropState = .targeted
    #expect(cell != UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  @Test func `transformers change colors, and nil is the tint color`() {
    let dim = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red) == .clear)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColorTransformer = dim
    #expect(background.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    background.strokeColorTransformer = .grayscale
    var white: CGFloat = 0
    background.resolvedStrokeColor(for: .white).getWhite(&white, alpha: nil)
    #expect(abs(white - 1.0) < 1e-6)
    var text = UIListContentConfiguration.cell().textProperties
    text.colorTransformer = dim
    text.color = .blue
    #expect(text.resolvedColor() == UIColor.blue.withAlphaComponent(0.5))
    #expect(dim == dim && dim != UIConfigurationColorTransformer { $0 })
  }

  @Test func `a background configuration and background views replace each other`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemGreen
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 20)
    let custom = UIView()
    background.customView = custom
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil)
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view.frame == CGRect(x: 10, y: 2, width: 290, height: 40))
    #expect(view.backgroundColor == .systemGreen && view.layer.cornerRadius == 8.0)
    #expect(custom.superview === view)
    view.layoutIfNeeded()
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 290, height: 40))
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && view.superview == nil)
  }

  @Test func `a touch shows the background of a highlighted cell`() throws {
    let controller = ListController()
    controller.configure = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listPlainCell()
    }
    let simulator = try launch(controller)
    let cell = try #require(controller.cell(0))
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    try simulator.user.staticTexts["Row 0"].tap()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    controller.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    simulator.settle()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `texts are side by side if both fit`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Size"
    content.secondaryText = "Large"
    content.image = UIImage(systemName: "star")
    content.imageToTextPadding = 10
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Size", "Large"])
    #expect(labels[0].frame.minX == 16.0 + 20 + 10 && labels[1].frame.maxX == 292.0)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
    #expect(view.textLayoutGuide?.layoutFrame == labels[0].frame)
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == labels[1].frame)
    #expect(view.imageLayoutGuide?.layoutFrame.width == 20.0)
    content.secondaryText = "A long value that doesn't fit beside the text"
    view.configuration = content
    view.layoutIfNeeded()
    #expect(labels[1].frame.minY >= labels[0].frame.maxY && labels[1].frame.minX == 46.0)
    content.image = nil
    content.textProperties.transform = .uppercase
    content.textProperties.numberOfLines = 1
    view.configuration = content
    view.layoutIfNeeded()
    #expect(labels[0].text == "SIZE" && labels[0].frame.minX == 16.0 && view.imageLayoutGuide == nil)
  }

  @Test func `an image is scaled down to its maximum, and centered in its area`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 50, height: 50)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    content.imageProperties.cornerRadius = 4
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.first { $0 is UIImageView })
    #expect(image.frame == CGRect(x: 21, y: 17, width: 50, height: 25))
    #expect(image.layer.cornerRadius == 4.0)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 16.0 + 60 + 16)
  }

  @Test func `a content view has the size of its content in constraints`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Two lines\nof text"
    let view = UIListContentView(configuration: content)
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stack.layoutIfNeeded()
    #expect(view.frame.width == 200.0)
    #expect(view.frame.height == view.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height)
  }

  @Test(
    arguments: [
      ("26.5", UITableView.SelfSizingInvalidation.enabled, true), ("26.5", .disabled, false),
      ("15.0", .enabled, false),
    ] as [(SystemVersion, UITableView.SelfSizingInvalidation, Bool)]
  )
  func `a row is measured again after a change of its content from iOS 16`(
    system: SystemVersion,
    invalidation: UITableView.SelfSizingInvalidation,
    grows: Bool
  ) throws {
    let controller = ListController()
    controller.configure = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      cell.contentConfiguration = content
    }
    let simulator = Simulator(device: .iPhone13, system: system)
    simulator.launch(controller)
    controller.tableView.selfSizingInvalidation = invalidation
    simulator.settle()
    let old = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let first = try #require(controller.cell(0))
    var content = first.defaultContentConfiguration()
    content.text = "One\nTwo\nThree\nFour"
    first.contentConfiguration = content
    simulator.settle()
    let new = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect((new.minY > old.minY) == grows)
    #expect(abs((controller.cell(1)?.frame.minY ?? 0) - new.minY) < 1e-6)
  }

  @Test func `a row is as high as the constraints of its content view`() throws {
    let controller = ListController()
    controller.count = 1
    controller.configure = { cell, _ in cell.contentConfiguration = BadgeConfiguration(title: "Badge") }
    let simulator = try launch(controller)
    let height = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let line = try #require(controller.cell(0)?.contentView.subviews.first).frame.height
    #expect(height == line + 60.0)
    try simulator.user.staticTexts["Badge"].tap()
    #expect(controller.selected == [0])
  }

  @Test func `headers show configurations`() throws {
    final class Headers: NSObject, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = header?.defaultContentConfiguration()
        content?.text = "Section"
        header?.contentConfiguration = content
        header?.backgroundConfiguration = .listPlainHeaderFooter()
        return header
      }
    }
    let headers = Headers()
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = headers
    table.delegate = headers
    controller.view.addSubview(table)
    let simulator = try launch(controller)
    let header = try #require(table.headerView(forSection: 0))
    #expect(simulator.user.staticTexts["Section"].exists && header.accessibilityLabel == "Section")
    #expect(!header.configurationState.isPinned && header.backgroundConfiguration?.backgroundColor == .clear)
    table.contentOffset.y = 200
    simulator.settle()
    #expect(header.configurationState.isPinned)
    #expect(header.backgroundConfiguration?.backgroundColor == .secondarySystemBackground)
  }
}
