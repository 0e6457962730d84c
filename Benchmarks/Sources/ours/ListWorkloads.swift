import HeadlessUIKit
import Shape

/// A collection view with a flow layout, or a table, with many elements of one size.
@MainActor final class ListScene: CollectionViewDataSource, TableViewDataSource, TableViewDelegate {
  let simulator = Simulator(logIsEnabled: false)
  var count: Int
  var cellCalls = 0

  init(_ count: Int) { self.count = count }

  func makeCollection() -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 600)
    let collection = CollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    simulator.window.addSubview(collection)
    simulator.window.makeKeyAndVisible()
    simulator.window.layoutIfNeeded()
    return collection
  }

  func makeTable(hasDelegate: Bool) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 100, width: 320, height: 600), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.estimatedRowHeight, table.rowHeight) = (0, 44)
    table.dataSource = self
    if hasDelegate { table.delegate = self }
    simulator.window.addSubview(table)
    simulator.window.makeKeyAndVisible()
    simulator.window.layoutIfNeeded()
    return table
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    cellCalls += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellCalls += 1
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(40 + indexPath.row % 8)
  }
}

/// The time of a page and of four points of scrolling in a collection view, and its memory in bytes.
@MainActor func collectionFigures(
  _ count: Int
) -> (page: Double, frame: Double, bytes: Double, isRight: Bool) {
  let scene = ListScene(count)
  let before = shape_heap_bytes()
  let collection = scene.makeCollection()
  let bytes = shape_heap_bytes() - before
  let bottom = collection.contentSize.height - 600
  var isRight = abs(collection.contentSize.height - (CGFloat((count + 4) / 5) * 60 - 10)) < 1
  func scroll(_ steps: Int, _ way: CGFloat) -> Double {
    var y: CGFloat = 0
    return measure(steps) {
      for _ in 0..<steps {
        y = y + way > bottom ? 0 : y + way
        collection.contentOffset.y = y
        scene.simulator.window.layoutIfNeeded()
      }
    }
  }
  let page = scroll(200, 600)
  let calls = scene.cellCalls
  isRight = isRight && calls >= min(200, count / 5 / 10) * 50 && !collection.visibleCells.isEmpty
  let frame = scroll(1000, 4)
  return (page, frame, bytes, isRight && collection.visibleCells.count <= 60)
}

/// The time of the insertion of the first row of a table without estimates, with equal heights or with the
/// delegate's.
@MainActor func insertionTime(_ count: Int, hasDelegate: Bool) -> (time: Double, isRight: Bool) {
  let scene = ListScene(count)
  let table = scene.makeTable(hasDelegate: hasDelegate)
  let time = measure(4) {
    for _ in 0..<4 {
      scene.count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      scene.simulator.window.layoutIfNeeded()
    }
  }
  let rows = table.numberOfRows(inSection: 0)
  return (time, rows == count + 4 * runs && table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
}

/// W15 and W16: a collection view and a table with a million elements.
@MainActor func runLists() {
  let collection = collectionFigures(1_000_000)
  result("W15.page", collection.page, "ns", 200, collection.isRight)
  result("W15.frame", collection.frame, "ns", 1000, collection.isRight)
  result("W15.mem", collection.bytes, "B", 1, collection.isRight)
  let equal = insertionTime(1_000_000, hasDelegate: false)
  result("W16.insert", equal.time, "ns", 4, equal.isRight, "equal heights")
  let asked = insertionTime(1_000_000, hasDelegate: true)
  result("W16.asked", asked.time, "ns", 4, asked.isRight, "each height is asked of the delegate")
}
