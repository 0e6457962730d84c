import HeadlessUIKit
import Testing
import UIKit

private final class NameCell: UITableViewCell {
  var prepared = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    prepared += 1
  }
}

/// A list in a table view controller.
private final class NamesController: UITableViewController {
  var names = (1...50).map { "Name \($0)" }
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    tableView.rowHeight = 44
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    refreshControl = UIRefreshControl()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(names[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}

private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TiltedAttributes
    copy.angle = angle
    return copy
  }
}

private final class ShiftedLayout: UICollectionViewFlowLayout {
  override init() { super.init() }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map {
      $0.copy() as! UICollectionViewLayoutAttributes
    }
    attributes?.forEach { $0.frame.origin.y += 10 }
    return attributes
  }
}

private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Tables and collections in typical iOS source.
@MainActor @Suite struct TableSurfaceTests {
  private let simulator = Simulator()

  @Test func `a table has cells for the visible rows, reuses them, and reports selections`() throws {
    let list = NamesController(style: .plain)
    let delegate: any UITableViewDelegate = list
    let source: any UITableViewDataSource = list
    #expect(delegate === source)
    #expect(list.refreshControl != nil && list.tableView.refreshControl === list.refreshControl)
    simulator.launch(list)
    simulator.settle()
    #expect(list.tableView.visibleCells.count < 30)
    try simulator.user.cells["Name 3"].tap()
    simulator.settle()
    #expect(list.chosen == ["Name 3"] && list.tableView.indexPathForSelectedRow == nil)
    list.tableView.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    simulator.settle()
    let last = try #require(list.tableView.cellForRow(at: IndexPath(row: 49, section: 0)) as? NameCell)
    #expect(last.textLabel?.text == "Name 50")
    #expect(list.tableView.visibleCells.compactMap { $0 as? NameCell }.contains { $0.prepared > 0 })
    list.names = ["Only"]
    list.tableView.reloadData()
    simulator.settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a layout changes copies of attributes`() {
    let grid = Grid()
    simulator.perform {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 300),
        collectionViewLayout: ShiftedLayout()
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 10)
      let tilted = TiltedAttributes(forCellWith: IndexPath(item: 0, section: 0))
      tilted.angle = 1
      #expect((tilted.copy() as? TiltedAttributes)?.angle == 1)
    }
  }

  @Test func `a collection flows`() {
    let grid = Grid()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    simulator.perform {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 300),
        collectionViewLayout: layout
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      view.delegate = grid
      let host = UIViewController()
      host.view.addSubview(view)
      simulator.launch(host)
      simulator.settle()
      #expect(view.visibleCells.count == 7)
      #expect(
        view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame
          == CGRect(x: 100, y: 100, width: 100, height: 100)
      )
    }
    #expect(controller.collectionViewLayout === layout)
  }
}
