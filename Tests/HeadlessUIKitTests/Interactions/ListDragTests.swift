import Foundation
import HeadlessUIKit
import Testing

/// Drags in tables and collection views.
@MainActor @Suite struct ListDragTests {
  private final class Row: TableViewCell {
    override func dragStateDidChange(_ dragState: DragState) {
      (table?.dataSource as? Table)?.lines.append("\(textLabel?.text ?? "") is \(dragState)")
    }
    weak var table: TableView?
  }

  private final class Table: ViewController, TableViewDataSource, TableViewDelegate, TableViewDragDelegate,
    TableViewDropDelegate
  {
    let table = TableView(frame: .zero)
    var names = ["one", "two", "three", "four"]
    var lines: [String] = []
    var hasMenu = false

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.rowHeight = 60
      table.dataSource = self
      table.delegate = self
      table.dragDelegate = self
      table.dropDelegate = self
      view.addSubview(table)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = Row(style: .default, reuseIdentifier: nil)
      cell.table = tableView
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { lines.append("selects") }
    func tableView(
      _ tableView: TableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    )
      -> ContextMenuConfiguration?
    {
      hasMenu
        ? ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "Share") { _ in }]) })
        : nil
    }

    func tableView(
      _ tableView: TableView,
      itemsForBeginning session: any DragSession,
      at indexPath: IndexPath
    )
      -> [DragItem]
    {
      lines.append("items of row \(indexPath.row)")
      return [DragItem(itemProvider: ItemProvider(object: NSString(string: names[indexPath.row])))]
    }
    func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {
      lines.append("begin")
    }
    func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {
      lines.append("drag ends")
    }

    func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {
      lines.append("enter, drag \(tableView.hasActiveDrag), drop \(tableView.hasActiveDrop)")
    }
    func tableView(
      _ tableView: TableView,
      dropSessionDidUpdate session: any DropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal {
      let line = "over \(destinationIndexPath.map { "\($0.row)" } ?? "none")"
      if lines.last != line { lines.append(line) }
      let isLocal = session.localDragSession != nil
      return TableViewDropProposal(operation: isLocal ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {
      lines.append("drop ends")
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator) {
      let destination = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          lines.append("moves \(source.row) to \(destination.row), \(Int(item.previewSize.height)) high")
          names.insert(names.remove(at: source.row), at: destination.row)
          tableView.moveRow(at: source, to: destination)
          coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { [self] _ in
            lines.append("lands")
          }
        } else {
          item.dragItem.itemProvider.loadObject(ofClass: String.self) { [self] text, _ in
            names.insert(text ?? "", at: destination.row)
            tableView.insertRows(at: [destination], with: .automatic)
            lines.append("inserts \(text ?? "") at \(destination.row)")
          }
        }
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched() -> (Simulator, Table) {
    let (simulator, controller) = (Simulator(device: .iPhone16, system: "18.0"), Table())
    simulator.perform { simulator.launch(controller) }
    simulator.settle()
    return (simulator, controller)
  }

  private func middle(of row: Int, in table: TableView) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test func `a dragged row is moved by its drop`() throws {
    let (simulator, controller) = launched()
    let table = controller.table
    try simulator.user.drag(from: middle(of: 0, in: table), to: middle(of: 2, in: table))
    #expect(
      controller.take() == [
        "items of row 0", "one is lifting", "one is dragging", "begin", "enter, drag true, drop true",
        "over 0",
        "over 1", "over 2", "moves 0 to 2, 60 high", "lands", "drop ends", "one is none", "drag ends",
      ]
    )
    #expect(
      controller.names == ["two", "three", "one", "four"] && !table.hasActiveDrag && !table.hasActiveDrop
    )
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "one")
  }

  @Test func `a drag of another app beyond the rows has no destination`() throws {
    let (simulator, controller) = launched()
    let item = DragItem(itemProvider: ItemProvider(object: NSString(string: "five")))
    try simulator.user.drop([item], at: CGPoint(x: 100, y: 700))
    #expect(
      controller.take() == ["enter, drag false, drop true", "over none", "inserts five at 4", "drop ends"]
    )
    #expect(controller.names.last == "five")
  }

  @Test func `taps select, and disabled drags do nothing`() throws {
    let (simulator, controller) = launched()
    try simulator.user.tap(middle(of: 1, in: controller.table))
    #expect(controller.take() == ["selects"])
    controller.table.dragInteractionEnabled = false
    try simulator.user.drag(
      from: middle(of: 0, in: controller.table),
      to: middle(of: 2, in: controller.table)
    )
    #expect(controller.take() == [] && controller.names.first == "one")
  }

  @Test func `a row's context menu opens with the lift and closes when the drag begins`() throws {
    let (simulator, controller) = launched()
    controller.hasMenu = true
    let start = middle(of: 0, in: controller.table)
    try simulator.user.touch(along: [FingerPath(from: start).holding(for: .seconds(1))])
    #expect(simulator.user.buttons["Share"].exists)
    #expect(controller.take() == ["items of row 0", "one is lifting", "one is none"])
    try simulator.user.tap(CGPoint(x: 200, y: 800))
    try simulator.user.drag(from: start, to: middle(of: 1, in: controller.table))
    #expect(!simulator.user.buttons["Share"].exists && controller.names.first == "two")
  }

  private final class Grid: CollectionViewController, CollectionViewDragDelegate, CollectionViewDropDelegate {
    var numbers = Array(0..<6)
    var lines: [String] = []

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    {
      numbers.count
    }
    override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    func collectionView(
      _ collectionView: CollectionView,
      itemsForBeginning session: any DragSession,
      at indexPath: IndexPath
    ) -> [DragItem] {
      [DragItem(itemProvider: ItemProvider(object: NSString(string: "\(numbers[indexPath.item])")))]
    }
    func collectionView(
      _ collectionView: CollectionView,
      performDropWith coordinator: any CollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      lines.append("\(coordinator.proposal.operation) \(source.item) to \(destination.item)")
      numbers.insert(numbers.remove(at: source.item), at: destination.item)
      collectionView.moveItem(at: source, to: destination)
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  @Test func `an item is moved by its drop, beyond the last one to the end`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = Grid(collectionViewLayout: layout)
    let list = try #require(controller.collectionView)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dragDelegate = controller
    list.dropDelegate = controller
    simulator.launch(controller)
    simulator.settle()
    func middle(_ item: Int) -> CGPoint {
      let frame = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
      return list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    try simulator.user.drag(from: middle(0), to: middle(4))
    #expect(controller.numbers == [1, 2, 3, 4, 0, 5])
    try simulator.user.drag(from: middle(0), to: CGPoint(x: 200, y: 700))
    #expect(controller.numbers == [2, 3, 4, 0, 5, 1])
    #expect(controller.lines == ["move 0 to 4", "move 0 to 5"])
  }
}
