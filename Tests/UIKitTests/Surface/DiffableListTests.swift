import HeadlessUIKit
import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// A small generator with a fixed sequence.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

private func randomSnapshot(_ numbers: inout Numbers) -> Snapshot {
  var snapshot = Snapshot()
  let sections = Array(
    ["a", "b", "c", "d"].shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers))
  )
  snapshot.appendSections(sections)
  guard !sections.isEmpty else { return snapshot }
  for item in (0..<12).shuffled(using: &numbers).prefix(Int.random(in: 0...12, using: &numbers)) {
    snapshot.appendItems([item], toSection: sections.randomElement(using: &numbers))
  }
  return snapshot
}

@MainActor @Suite struct DiffableListTests {
  @Test func `a snapshot inserts, moves and deletes by identifier`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], afterSection: "a")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 4)
    snapshot.moveItem(1, afterItem: 7)
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers == [4, 7, 1, 5, 6, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "c")
    #expect(snapshot.indexOfItem(6) == 4)
    snapshot.reloadItems([6, 2])
    snapshot.deleteItems([6, 99])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    snapshot.deleteSections(["c"])
    #expect(snapshot.itemIdentifiers == [5, 2, 3])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test(arguments: [false, true])
  func `tables show every one of random snapshots`(isAnimated: Bool) {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    controller.view.addSubview(table)
    let simulator = Simulator()
    simulator.launch(controller)
    var numbers = Numbers(state: 7)
    for _ in 0..<60 {
      let snapshot = randomSnapshot(&numbers)
      var completions = 0
      source.apply(snapshot, animatingDifferences: isAnimated) { completions += 1 }
      simulator.settle()
      #expect(completions == 1)
      #expect(table.numberOfSections == snapshot.numberOfSections)
      for item in snapshot.itemIdentifiers {
        let path = source.indexPath(for: item)
        #expect(path.flatMap { table.cellForRow(at: $0) }?.textLabel?.text == "\(item)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `collection views keep the cells of items that stay`(isAnimated: Bool) {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var provided: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      provided.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    controller.view.addSubview(view)
    let simulator = Simulator()
    simulator.launch(controller)
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4], toSection: "b")
    source.apply(snapshot, animatingDifferences: isAnimated)
    simulator.settle()
    #expect(provided == [1, 2, 3, 4])
    provided = []
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteSections(["a"])
    snapshot.reloadItems([3])
    source.apply(snapshot, animatingDifferences: isAnimated)
    simulator.settle()
    #expect(provided == [3])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }
}
