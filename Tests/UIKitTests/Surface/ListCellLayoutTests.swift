import HeadlessUIKit
import Testing
import UIKit

/// List cells in the list layout of a diffable data source.
@MainActor private final class ListScreen {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let controller = UIViewController()
  let view: UICollectionView
  private(set) var source: Source
  var texts: [Int: String] = [:]
  var accessories: [UICellAccessory] = []
  private(set) var lines: [String] = []

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    var remove: (IndexPath) -> Void = { _ in }
    list.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        remove(path)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    view.contentInsetAdjustmentBehavior = .never
    source = Source(collectionView: view) { _, _, _ in nil }
    remove = { [unowned self] path in lines.append("delete \(path.item)") }
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, item in
      lines.append("configure \(item)")
      var content = cell.defaultContentConfiguration()
      content.text = texts[item] ?? "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    controller.view.addSubview(view)
  }

  func launch(_ items: Int = 3) -> Simulator {
    let simulator = Simulator(device: .iPhone16, system: "26.5")
    simulator.launch(controller)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<items))
    source.apply(snapshot, animatingDifferences: false)
    simulator.settle()
    return simulator
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite struct ListCellLayoutTests {
  @Test func `rows have the height of their content, and the background of their list`() throws {
    let screen = ListScreen()
    screen.texts = [1: "One\nTwo"]
    let simulator = screen.launch()
    let frames = (0..<3).compactMap { screen.cell($0)?.frame }
    #expect(frames.map(\.minX) == [16, 16, 16] && frames.map(\.width) == [361, 361, 361])
    #expect(
      abs(frames[0].height - 50.333) < 0.01 && frames[1].height > 60 && frames[2].height == frames[0].height
    )
    #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    try simulator.user.staticTexts["Item 2"].tap()
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(screen.cell(2)?.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func `a row that is configured again has its new height`() throws {
    let screen = ListScreen(.plain)
    let simulator = screen.launch()
    let (old, cell) = (try #require(screen.cell(1)).frame, screen.cell(0))
    #expect(screen.take() == ["configure 0", "configure 1", "configure 2"])
    screen.texts = [0: "One\nTwo\nThree"]
    var snapshot = screen.source.snapshot()
    snapshot.reconfigureItems([0])
    screen.source.apply(snapshot)
    simulator.settle()
    #expect(screen.take() == ["configure 0"] && screen.cell(0) === cell)
    #expect(try #require(screen.cell(1)).frame.minY > old.minY + 30)
    var content = try #require(screen.cell(0)).defaultContentConfiguration()
    content.text = "One"
    screen.cell(0)?.contentConfiguration = content
    simulator.settle()
    #expect(screen.cell(1)?.frame == old)
  }

  @Test func `the delete accessory reveals the swipe actions`() throws {
    let screen = ListScreen()
    screen.accessories = [.delete(displayed: .always)]
    let simulator = screen.launch()
    _ = screen.take()
    try simulator.user.cells["Item 1"].buttons["Remove"].tap()
    #expect(screen.cell(1)?.configurationState.isSwiped == true)
    try simulator.user.buttons["Delete"].tap()
    #expect(screen.take() == ["delete 1"])
    #expect(screen.cell(1)?.configurationState.isSwiped == false)
    #expect(screen.cell(1)?.contentView.frame.minX == screen.cell(0)?.contentView.frame.minX)
  }

  @Test func `the outline accessory expands and collapses an item`() throws {
    let screen = ListScreen(.sidebar)
    screen.accessories = [.outlineDisclosure()]
    let simulator = Simulator(device: .iPhone16, system: "26.5")
    simulator.launch(screen.controller)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([0, 1])
    tree.append([10, 11], to: 0)
    screen.source.apply(tree, to: "a", animatingDifferences: false)
    simulator.settle()
    #expect(simulator.user.cells.count == 2)
    try simulator.user.cells["Item 0"].buttons["Expand"].tap()
    #expect(simulator.user.cells.count == 4 && screen.cell(0)?.configurationState.isExpanded == true)
    #expect(simulator.user.staticTexts["Item 11"].exists)
    try simulator.user.cells["Item 0"].buttons["Collapse"].tap()
    #expect(simulator.user.cells.count == 2 && screen.cell(0)?.configurationState.isExpanded == false)
  }
}
