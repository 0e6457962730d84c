import HeadlessUIKit
import Testing
import UIKit

/// A list of words in a flow layout, with registrations.
@MainActor private final class WordList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var words: [String]
  var accessories: (String) -> [UICellAccessory] = { _ in [] }
  var lines: [String] = []
  var canMove = true
  let controller = UIViewController()
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private(set) lazy var cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    [unowned self] cell, path, word in
    lines.append("configure \(word) at \(path.item)")
    var content = cell.defaultContentConfiguration()
    content.text = word
    cell.contentConfiguration = content
    cell.accessories = accessories(word)
  }
  private(set) lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] header, kind, path in
    lines.append("configure header \(path.section)")
    var content = UIListContentConfiguration.header()
    content.text = "Words"
    header.contentConfiguration = content
  }

  init(_ words: [String]) {
    self.words = words
    layout.itemSize = CGSize(width: 320, height: 52)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 520),
      collectionViewLayout: layout
    )
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    _ = (cell, header)
  }

  func launch(system: SystemVersion = "26.5") throws -> Simulator {
    let simulator = Simulator(device: .iPhone16, system: system)
    simulator.launch(controller)
    simulator.settle()
    return simulator
  }

  func listCell(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  var shown: [String] {
    view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: words[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("select \(words[indexPath.item])")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite struct ListCellSurfaceTests {
  @Test func `registrations configure cells and headers, and cells are used again`() throws {
    let list = WordList((0..<40).map { "Word \($0)" })
    list.layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let simulator = try list.launch()
    #expect(list.take().last == "configure header 0")
    let cells = Set(list.view.visibleCells)
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header is UICollectionViewListCell && simulator.user.staticTexts["Words"].exists)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(list.view.visibleSupplementaryViews(ofKind: kind) == [header])
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [IndexPath(item: 0, section: 0)]
    )
    list.view.contentOffset.y = 1000
    simulator.settle()
    #expect(list.shown.contains("Word 25") && !list.take().isEmpty)
    #expect(list.view.visibleCells.contains { cells.contains($0) })
    #expect(Set(list.view.visibleCells.map(\.reuseIdentifier)).count == 1)
    try simulator.user.staticTexts["Word 25"].tap()
    #expect(list.take() == ["select Word 25"])
    #expect(simulator.user.cells["Word 25"].exists)
  }

  @Test func `a registration doesn't configure a cell without an item`() throws {
    let list = WordList(["a"])
    _ = try list.launch()
    _ = list.take()
    let cell: UICollectionViewListCell = list.view.dequeueConfiguredReusableCell(
      using: list.cell,
      for: IndexPath(item: 0, section: 0),
      item: nil
    )
    #expect(cell.contentConfiguration == nil && list.take() == [])
  }

  /// A cell that records its updates.
  private final class RecordingCell: UICollectionViewListCell {
    static var lines: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let place = window == nil ? "outside" : "in the window"
      Self.lines.append("update \(place)\(state.isSelected ? ", selected" : "")")
    }
  }

  @Test(.fact("MT14")) func `a cell is updated right after its request, and in the layout after a selection`()
    throws
  {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        RecordingCell.lines.append("cell \(indexPath.item)")
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
      }
    }
    let source = Source()
    let list = WordList([])
    list.view.dataSource = source
    RecordingCell.lines = []
    let simulator = try list.launch()
    #expect(RecordingCell.lines == ["cell 0", "update in the window", "cell 1", "update in the window"])
    RecordingCell.lines = []
    let cell = try #require(list.listCell(0))
    cell.isSelected = true
    #expect(RecordingCell.lines == [])
    cell.layoutIfNeeded()
    #expect(RecordingCell.lines == ["update in the window, selected"])
    simulator.settle()
  }

  @Test(.fact("MT13")) func `a new list cell has the background of a list, and others have none`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    #expect(cell.backgroundConfiguration == .listCell() && cell.contentConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.backgroundConfiguration?.cornerRadius == 0.0)
    let plain = UICollectionViewCell(frame: .zero)
    #expect(plain.backgroundConfiguration == nil && plain.contentConfiguration == nil)
    #expect(
      plain.automaticallyUpdatesContentConfiguration && plain.automaticallyUpdatesBackgroundConfiguration
    )
  }

  @Test func `taps on accessories call their closures, and other taps select`() throws {
    let list = WordList(["a", "b"])
    list.accessories = { word in
      [
        .insert(displayed: .always) { list.lines.append("insert \(word)") },
        .delete(displayed: .always) { list.lines.append("delete \(word)") },
        .detail { list.lines.append("detail \(word)") },
        .outlineDisclosure { list.lines.append("outline \(word)") },
        .disclosureIndicator(), .label(text: "12"),
      ]
    }
    let simulator = try list.launch()
    _ = list.take()
    for name in ["Remove", "Insert", "More Info", "Expand"] {
      try simulator.user.cells["b"].buttons[name].tap()
    }
    try simulator.user.staticTexts["b"].tap()
    #expect(list.take() == ["delete b", "insert b", "detail b", "outline b", "select b"])
    #expect(simulator.user.cells["b"].staticTexts["12"].exists)
    let cell = try #require(list.listCell(1))
    let xs = ["Remove", "Insert"].map { name in
      simulator.user.cells["b"].buttons[name].frame.minX
    }
    #expect(xs == xs.sorted() && cell.contentView.frame.minX > xs[1])
    let ends = [
      simulator.user.cells["b"].staticTexts["12"].frame.minX,
      simulator.user.cells["b"].buttons["More Info"].frame.minX,
      simulator.user.cells["b"].buttons["Expand"].frame.minX,
    ]
    #expect(ends == ends.sorted() && cell.contentView.frame.maxX <= ends[0])
  }

  @Test func `accessories follow the editing mode`() throws {
    let list = WordList(["a", "b"])
    list.accessories = { _ in
      [
        .detail(displayed: .whenNotEditing), .delete(), .multiselect(), .reorder(),
        .checkmark(options: .init(isHidden: true)),
      ]
    }
    let simulator = try list.launch()
    let cell = simulator.user.cells["a"]
    #expect(cell.buttons["More Info"].exists && !cell.buttons["Remove"].exists)
    #expect(list.listCell(0)?.configurationState.isEditing == false)
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.isEditing = true
    simulator.settle()
    #expect(!cell.buttons["More Info"].exists && cell.buttons["Remove"].exists)
    #expect(list.listCell(0)?.configurationState.isEditing == true)
    _ = list.take()
    try simulator.user.staticTexts["a"].tap()
    try simulator.user.staticTexts["b"].tap()
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    try simulator.user.staticTexts["a"].tap()
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1])
    list.view.isEditing = false
    simulator.settle()
    #expect(list.view.indexPathsForSelectedItems == [] && cell.buttons["More Info"].exists)
  }

  @Test func `custom views are placed beside other accessories`() throws {
    let list = WordList(["a"])
    let (first, last) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
    list.accessories = { _ in
      [
        .customView(
          configuration: .init(
            customView: last,
            placement: .trailing(
              displayed: .always,
              at: UICellAccessory.Placement.position(after: .disclosureIndicator)
            ),
            reservedLayoutWidth: .custom(50),
            maintainsFixedSize: true
          )
        ),
        .disclosureIndicator(),
        .customView(configuration: .init(customView: first, placement: .leading())),
      ]
    }
    let simulator = try list.launch()
    let cell = try #require(list.listCell(0))
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: cell) }
    #expect(frame(first).minX == 16.0 && frame(last) == CGRect(x: 264, y: 21, width: 30, height: 10))
    #expect(cell.contentView.frame.minX == frame(first).maxX)
    try simulator.user.switches.firstMatch.tap()
    #expect(first.isOn)
    cell.indentationLevel = 2
    cell.indentationWidth = 10
    simulator.settle()
    #expect(frame(first).minX == 36.0)
    cell.indentsAccessories = false
    simulator.settle()
    #expect(frame(first).minX == 16.0 && cell.contentView.frame.minX == frame(first).maxX + 20)
  }

  @Test func `an item is moved by its handle`() throws {
    let list = WordList(["a", "b", "c", "d"])
    list.accessories = { _ in [.reorder(displayed: .always)] }
    let simulator = try list.launch()
    _ = list.take()
    let (start, end) = (simulator.user.cells["a"], simulator.user.cells["c"])
    let way = end.frame.midY - start.frame.midY
    func drag() throws {
      let handle = simulator.user.cells["a"].otherElements["Reorder"]
      let point = CGPoint(x: handle.frame.midX, y: handle.frame.midY)
      try simulator.user.manually {
        let finger = try simulator.user.touchDown(at: point)
        simulator.advance(by: .milliseconds(200))
        for step in 1...10 {
          try finger.move(to: CGPoint(x: point.x, y: point.y + way * CGFloat(step) / 10))
          simulator.advance(by: .milliseconds(10))
        }
        if list.canMove { #expect(list.listCell(0)?.configurationState.isReordering == true) }
        finger.lift()
      }
      simulator.settle()
    }
    list.canMove = false
    try drag()
    #expect(list.take() == [] && list.shown == ["a", "b", "c", "d"])
    list.canMove = true
    try drag()
    #expect(list.take() == ["move 0 to 2"] && list.shown == ["b", "c", "a", "d"])
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 52, 104, 156])
    #expect(list.listCell(2)?.configurationState.isReordering == false)
  }

  @Test func `a pop-up menu selects an element`() throws {
    let list = WordList(["a"])
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in },
      ]
    )
    list.accessories = { _ in
      [
        .popUpMenu(menu) { menu in
          list.lines.append("selected \(menu.selectedElements.first?.title ?? "nothing")")
        }
      ]
    }
    let simulator = try list.launch()
    _ = list.take()
    try simulator.user.buttons["Small"].tap()
    try simulator.user.buttons["Large"].tap()
    #expect(list.take() == ["selected Large"])
    #expect(simulator.user.buttons["Large"].exists)
  }

  @Test func `a separator begins at the text, or where constraints place it`() throws {
    let list = WordList(["a"])
    let simulator = try list.launch()
    let cell = try #require(list.listCell(0))
    let guide = cell.separatorLayoutGuide
    simulator.settle()
    #expect(guide.layoutFrame.minX == 16.0 && guide.layoutFrame.maxX == 320.0)
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive = true
    simulator.settle()
    #expect(guide.layoutFrame.minX == 60.0)
  }

  @Test func `a cell prefers the height of its content`() throws {
    let list = WordList(["a"])
    _ = try list.launch()
    let cell = try #require(list.listCell(0))
    var content = cell.defaultContentConfiguration()
    content.text = "One\nTwo\nThree"
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 10, width: 320, height: 20)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.frame.minY == 10.0 && preferred.frame.width == 320.0)
    #expect(preferred.frame.height > 80 && attributes.frame.height == 20.0)
    let plain = UICollectionViewCell(frame: .zero)
    #expect(plain.preferredLayoutAttributesFitting(attributes) === attributes)
  }

  @Test func `items have context menus`() throws {
    final class Menus: NSObject, UICollectionViewDelegate {
      var lines: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        lines.append("menu for \(indexPaths.map(\.item))")
        guard !indexPaths.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in self.lines.append("copy") }])
        })
      }
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? {
        lines.append("highlight \(indexPath.item)")
        return nil
      }
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { lines.append("display") }
      func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { lines.append("end") }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
      }
    }
    let list = WordList(["a", "b", "c"])
    let menus = Menus()
    list.view.delegate = menus
    let simulator = try list.launch()
    try simulator.user.staticTexts["b"].press(forDuration: 1)
    try simulator.user.buttons["Copy"].tap()
    #expect(menus.lines == ["menu for [1]", "highlight 1", "display", "end", "copy"])
    menus.lines = []
    list.view.allowsMultipleSelection = true
    for item in [0, 1] {
      list.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    try simulator.user.staticTexts["a"].press(forDuration: 1)
    try simulator.user.buttons["Copy"].tap()
    #expect(menus.lines.first == "menu for [0, 1]")
    menus.lines = []
    try simulator.user.collectionViews.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
      .press(forDuration: 1)
    #expect(menus.lines == ["menu for []"])
  }
}
