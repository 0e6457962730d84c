import HeadlessUIKit
import Testing
import UIKit

/// Section snapshots, and diffable data sources of collection views.
@MainActor @Suite struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test func `a tree has levels, and its children are visible when their parents are expanded`() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.rootItems == ["a", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(!tree.isVisible("a1x"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    #expect(["a", "a1", "a1x"].map(tree.level(of:)) == [0, 1, 2])
    #expect(tree.parent(of: "a1x") == "a1")
    #expect(tree.parent(of: "b") == nil)
    #expect(tree.index(of: "a2") == 3)
    #expect(tree.index(of: "z") == nil)
    tree.collapse(["a"])
    #expect(tree.isExpanded("a1"))
    #expect(tree.visibleItems == ["a", "b"])
  }

  @Test func `items are inserted, replaced and deleted with those below them`() {
    var tree = tree
    tree.insert(["c"], before: "b")
    tree.insert(["a3"], after: "a1")
    #expect(tree.items == ["a", "a1", "a1x", "a3", "a2", "c", "b"])
    let part = tree.snapshot(of: "a", includingParent: true)
    #expect(part.items == ["a", "a1", "a1x", "a3", "a2"])
    #expect(tree.snapshot(of: "a").rootItems == ["a1", "a3", "a2"])
    tree.delete(["a1", "unknown"])
    #expect(tree.items == ["a", "a3", "a2", "c", "b"])
    #expect(!tree.contains("a1x"))
    var other = Tree()
    other.append(["n"])
    other.append(["m"], to: "n")
    other.expand(["n"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "m", "c", "b"])
    #expect(tree.isExpanded("n"))
    other = Tree()
    other.append(["z"])
    tree.insert(other, after: "c")
    #expect(tree.rootItems == ["a", "c", "z", "b"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  private func list(_ simulator: Simulator) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityIdentifier = item
      return cell
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    return (view, source)
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap(\.accessibilityIdentifier)
  }

  @Test(arguments: [false, true])
  func `a section shows the visible items of its snapshot`(isAnimated: Bool) {
    let simulator = Simulator()
    let (view, source) = list(simulator)
    var tree = tree
    var completions = 0
    source.apply(tree, to: 7, animatingDifferences: isAnimated) { completions += 1 }
    simulator.settle()
    #expect(completions == 1)
    #expect(source.snapshot().sectionIdentifiers == [7])
    #expect(shown(view) == ["a", "b"])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    tree.expand(["a"])
    source.apply(tree, to: 7, animatingDifferences: isAnimated)
    simulator.settle()
    #expect(shown(view) == ["a", "a1", "a2", "b"])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    #expect(source.snapshot(for: 7).items == tree.items)
    #expect(source.snapshot(for: 7).isExpanded("a"))
    var snapshot = source.snapshot()
    #expect(snapshot.itemIdentifiers == ["a", "a1", "a2", "b"])
    snapshot.deleteItems(["a1"])
    source.apply(snapshot, animatingDifferences: isAnimated)
    simulator.settle()
    #expect(source.snapshot(for: 7).rootItems == ["a", "a2", "b"])
  }

  @Test func `an application of a snapshot can be awaited`() async {
    let simulator = Simulator()
    let (view, source) = list(simulator)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    await source.applySnapshotUsingReloadData(snapshot)
    view.layoutIfNeeded()
    #expect(shown(view) == ["x", "y"])
    snapshot.appendItems(["z"])
    var shownAfter: [[String]] = []
    let changed = snapshot
    let work = Task { @MainActor in
      await source.apply(changed, animatingDifferences: true)
      shownAfter.append(shown(view))
      await source.apply(tree, to: 1, animatingDifferences: false)
      shownAfter.append(shown(view))
    }
    await simulator.settle()
    await work.value
    #expect(shownAfter == [["x", "y", "z"], ["x", "y", "z", "a", "b"]])
  }

  @Test func `items and sections are found after each change`() {
    let simulator = Simulator()
    let (_, source) = list(simulator)
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<1000).map { "\($0)" }, toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.indexPath(for: "999") == IndexPath(item: 999, section: 1))
    #expect(source.index(for: 1) == 1)
    snapshot.moveItem("999", beforeItem: "0")
    snapshot.deleteSections([0])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.indexPath(for: "999") == IndexPath(item: 0, section: 0))
    #expect(source.indexPath(for: "none") == nil)
    #expect(source.index(for: 0) == nil)
  }

  @Test func `a movement reorders the snapshot between the calls of the handlers`() throws {
    let simulator = Simulator()
    let (view, source) = list(simulator)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y", "z"])
    source.apply(snapshot, animatingDifferences: false)
    var calls: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "z" }
    source.reorderingHandlers.willReorder = { transaction in
      calls.append("will \(transaction.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { transaction in
      calls.append("did \(transaction.finalSnapshot.itemIdentifiers)")
      let items = ["x", "y", "z"].applying(transaction.difference)
      calls.append("difference \(items ?? [])")
      calls.append("sections \(transaction.sectionTransactions.map(\.finalSnapshot.rootItems))")
    }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))).center
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    simulator.settle()
    #expect(
      calls == [
        #"will ["x", "y", "z"]"#, #"did ["y", "z", "x"]"#, #"difference ["y", "z", "x"]"#,
        #"sections [["y", "z", "x"]]"#,
      ]
    )
    #expect(source.snapshot().itemIdentifiers == ["y", "z", "x"])
    #expect(shown(view) == ["y", "z", "x"])
  }
}
