import HeadlessUIKit
import Testing
import UIKit

/// A table of texts, which records its calls.
@MainActor private final class TextTable: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
  var texts: [String]
  var lines: [String] = []
  let controller = UIViewController()
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 440), style: .plain)

  final class Cell: UITableViewCell {
    var prepared = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  init(_ texts: [String]) {
    self.texts = texts
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    controller.view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    lines.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = texts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    lines.append("prefetch \(indexPaths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    lines.append("cancel \(indexPaths.map(\.row))")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite struct ReconfiguringSurfaceTests {
  @Test func `a row is configured again in its cell, and rows without cells are not`() throws {
    let list = TextTable((0..<40).map { "\($0)" })
    let simulator = Simulator()
    simulator.launch(list.controller)
    simulator.settle()
    let cell = try #require(list.table.cellForRow(at: IndexPath(row: 2, section: 0)) as? TextTable.Cell)
    _ = list.take()
    list.texts[2] = "two"
    list.texts[30] = "thirty"
    list.table.reconfigureRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 30, section: 0)])
    simulator.settle()
    #expect(list.take() == ["cell 2"])
    #expect(list.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell && cell.prepared == 0)
    #expect(simulator.user.staticTexts["two"].exists)
    list.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
    simulator.settle()
    #expect(simulator.user.staticTexts["thirty"].exists)
  }

  @Test func `rows are configured again where an update has moved them`() throws {
    let list = TextTable(["a", "b", "c"])
    let simulator = Simulator()
    simulator.launch(list.controller)
    simulator.settle()
    let cell = list.table.cellForRow(at: IndexPath(row: 2, section: 0))
    _ = list.take()
    list.texts = ["x", "a", "b", "C"]
    list.table.performBatchUpdates {
      list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      list.table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
    }
    simulator.settle()
    #expect(list.take() == ["cell 3", "cell 0"])
    #expect(list.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    #expect(simulator.user.staticTexts["C"].exists)
  }

  @Test func `a row that is configured again is measured again`() throws {
    let list = TextTable(["a", "b"])
    list.table.rowHeight = UITableView.automaticDimension
    let simulator = Simulator()
    simulator.launch(list.controller)
    simulator.settle()
    let top = list.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY
    list.texts[0] = "a\nb\nc\nd"
    list.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    simulator.settle()
    #expect(list.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY > top + 20)
  }

  @Test(arguments: [false, true])
  func `a snapshot configures items again in their cells`(isAnimated: Bool) throws {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: layout
    )
    var (provided, texts): ([Int], [Int: String]) = ([], [:])
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = texts[item] ?? "Item \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      provided.append(item)
      return view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    controller.view.addSubview(view)
    let simulator = Simulator()
    simulator.launch(controller)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    simulator.settle()
    let old = view.cellForItem(at: IndexPath(item: 1, section: 0))
    provided = []
    texts = [1: "One", 15: "Fifteen"]
    snapshot.reconfigureItems([1, 15, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [1, 15])
    snapshot.moveItem(0, afterItem: 1)
    source.apply(snapshot, animatingDifferences: isAnimated)
    simulator.settle()
    #expect(provided == [1])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === old)
    #expect(simulator.user.staticTexts["One"].exists)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    snapshot.deleteItems([15])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    view.scrollToItem(at: IndexPath(item: 15, section: 0), at: .bottom, animated: false)
    simulator.settle()
    #expect(simulator.user.staticTexts["Fifteen"].exists)
  }

  @Test func `a table prefetches a page in the direction of scrolling, and cancels it after a turn`() {
    let list = TextTable((0..<100).map { "\($0)" })
    list.table.prefetchDataSource = list
    let simulator = Simulator()
    simulator.launch(list.controller)
    simulator.settle()
    #expect(list.take().filter { !$0.hasPrefix("cell") } == ["prefetch \(Array(10..<20))"])
    list.table.contentOffset.y = 44 * 2
    simulator.settle()
    #expect(list.take().filter { !$0.hasPrefix("cell") } == ["prefetch [20, 21]"])
    list.table.contentOffset.y = 44
    simulator.settle()
    let cancelled = Array(12..<22)
    #expect(list.take().filter { !$0.hasPrefix("cell") } == ["cancel \(cancelled)", "prefetch [0]"])
    list.table.isPrefetchingEnabled = false
    list.table.contentOffset.y = 44 * 30
    simulator.settle()
    #expect(list.take().allSatisfy { $0.hasPrefix("cell") })
  }

  @Test func `a collection view prefetches items`() {
    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
      var lines: [String] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        50
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        lines.append("prefetch \(indexPaths.map(\.item))")
      }
      func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { lines.append("cancel \(indexPaths.map(\.item))") }
    }
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.prefetchDataSource = items
    let controller = UIViewController()
    controller.view.addSubview(view)
    let simulator = Simulator()
    simulator.launch(controller)
    simulator.settle()
    view.contentOffset.y = 600
    simulator.settle()
    view.contentOffset.y = 500
    simulator.settle()
    #expect(
      items.lines == [
        "prefetch [3, 4, 5]", "cancel [3, 4, 5]", "prefetch [9, 10, 11]", "cancel [9, 10, 11]",
        "prefetch [4, 3, 2]",
      ]
    )
  }
}
