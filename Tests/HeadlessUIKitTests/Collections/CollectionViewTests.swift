import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionViewTests {
  @Test func `only items that are seen have cells, and those that leave are used again`() throws {
    let scene = CollectionScene()
    #expect(scene.shown == (0..<35).map { "\($0)" })
    #expect(scene.view.subviews.count == 35)
    let first = try #require(scene.view.cellForItem(at: .item(0)))
    scene.view.contentOffset.y = 60
    scene.simulator.settle()
    #expect(scene.shown == (5..<40).map { "\($0)" })
    #expect(scene.view.visibleCells.contains { $0 === first })
    #expect(scene.view.indexPathsForVisibleItems == (5..<40).map { .item($0) })
  }

  @Test func `a tap highlights and selects its item, and another one takes over`() throws {
    let scene = CollectionScene()
    scene.shouldSelect = { $0.item != 3 }
    try scene.tap(1)
    try scene.tap(2)
    #expect(
      scene.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "shouldSelect 0.2",
        "didDeselect 0.1",
        "didSelect 0.2",
      ]
    )
    try scene.tap(3)
    #expect(scene.view.indexPathsForSelectedItems == [.item(2)])
    #expect(scene.view.cellForItem(at: .item(2))?.isSelected == true)
    scene.view.allowsMultipleSelection = true
    try scene.tap(4)
    try scene.tap(2)
    #expect(scene.view.indexPathsForSelectedItems == [.item(4)])
    #expect(
      scene.simulator.log.lines(.action).last
        == "action CollectionView \"grid\": deselects item 2 of section 0"
    )
  }

  @Test(arguments: [
    (CollectionView.ScrollPosition.top, 600), (.centeredVertically, 425), (.bottom, 250),
    (CollectionView.ScrollPosition(), 250),
  ])
  func `an item is scrolled to a place`(position: CollectionView.ScrollPosition, y: Int) {
    let scene = CollectionScene()
    scene.view.scrollToItem(at: .item(50), at: position, animated: false)
    #expect(scene.view.contentOffset.y == CGFloat(y))
  }

  @Test func `items come, go and move, and those that stay keep their cells`() throws {
    let scene = CollectionScene([["a", "b", "c", "d"]])
    let cells = scene.view.visibleCells
    var ends: [Bool] = []
    scene.sections = [["d", "x", "a", "c"]]
    scene.view.performBatchUpdates({
      scene.view.deleteItems(at: [.item(1)])
      scene.view.insertItems(at: [.item(1)])
      scene.view.moveItem(at: .item(3), to: .item(0))
    }) { ends.append($0) }
    #expect(scene.shown == ["d", "x", "a", "c"])
    let after = scene.view.visibleCells
    #expect(after[0] === cells[3] && after[2] === cells[0] && after[3] === cells[2])
    #expect(after.map { Int(($0.frame.minX * 3).rounded()) } == [0, 203, 405, 608])
    #expect(ends.isEmpty)
    scene.simulator.settle()
    #expect(ends == [true])
  }

  @Test func `reloading while cells leave takes each away once`() {
    let scene = CollectionScene()
    scene.onEnd = {
      scene.onEnd = {}
      scene.view.reloadData()
    }
    scene.view.contentOffset.y = 600
    scene.simulator.settle()
    #expect(scene.ended == (0..<35).map { .item($0) })
    #expect(scene.shown == (50..<85).map { "\($0)" })
  }

  @Test func `a delegate that is notified of the end of a cell finds the other cells in order`() {
    let scene = CollectionScene([["a"], ["b", "c"]])
    var seen: [[IndexPath]] = []
    scene.onEnd = { seen.append(scene.view.indexPathsForVisibleItems) }
    scene.sections = [["a"]]
    scene.view.deleteSections([1])
    #expect(seen == [[.item(0)], [.item(0)]] && scene.ended.map(\.section) == [1, 1])
  }

  @Test func `an item under a finger may get another place, and is selected there`() throws {
    let scene = CollectionScene([["a", "b"]])
    let cell = try #require(scene.view.cellForItem(at: .item(1)))
    let user = scene.simulator.user
    try user.manually {
      let finger = try user.touchDown(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY + 100))
      scene.simulator.advance(by: .milliseconds(200))
      scene.sections.insert([], at: 0)
      scene.view.insertSections([0])
      #expect(cell.isHighlighted)
      finger.lift()
    }
    #expect(!cell.isHighlighted)
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
  }

  @Test func `behind the cells stand a background and the control that is pulled down`() {
    let scene = CollectionScene([["a", "b"]], launches: false)
    let (background, refresh) = (View(), RefreshControl())
    scene.view.backgroundView = background
    scene.view.refreshControl = refresh
    scene.simulator.launch(scene.controller)
    for _ in 0..<2 {
      let views: [View] = [background, refresh] + scene.view.visibleCells
      #expect(scene.view.subviews.elementsEqual(views, by: ===) == true)
      scene.sections[0].insert("new", at: 0)
      scene.view.insertItems(at: [.item(0)])
    }
  }

  @Test func `reloading asks for everything anew`() {
    let scene = CollectionScene()
    scene.view.selectItem(at: .item(3), animated: false, scrollPosition: [])
    scene.sections = [["only"], []]
    scene.view.reloadData()
    #expect(scene.view.numberOfSections == 2 && scene.view.numberOfItems(inSection: 1) == 0)
    scene.simulator.settle()
    #expect(scene.shown == ["only"])
    #expect(scene.view.indexPathsForSelectedItems == [])
  }

  @Test func `points, cells and items are found by each other`() throws {
    let scene = CollectionScene()
    let cell = try #require(scene.view.cellForItem(at: .item(6)))
    #expect(scene.view.indexPath(for: cell) == .item(6))
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 70, y: 65)) == .item(6))
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 60, y: 65)) == nil)
  }

  @Test func `the simulated person finds cells and taps them`() throws {
    let scene = CollectionScene([["a", "b"]])
    let user = scene.simulator.user
    #expect(user.collectionViews["grid"].cells.count == 2)
    try user.collectionViews.cells.containing(.staticText, identifier: "b").element.tap()
    #expect(scene.view.indexPathsForSelectedItems == [.item(1)])
    #expect(user.cells.element(boundBy: 1).isSelected)
  }

  @Test func `a controller is data source and delegate of its collection view`() throws {
    final class Grid: CollectionViewController {
      var selected: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 12 }
      override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
      override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }
    let (simulator, grid) = (Simulator(), Grid(collectionViewLayout: CollectionViewFlowLayout()))
    simulator.launch(grid)
    #expect(grid.collectionView.superview === grid.view)
    #expect(grid.collectionView.visibleCells.count == 12)
    try simulator.user.tap(try #require(grid.collectionView.cellForItem(at: .item(11))))
    #expect(grid.selected == [11])
  }

  @Test func `an update that does not add up stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a", "b", "c"]])
        scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectTrap(
      result,
      says: "CollectionView \"grid\": section 0 has 3 items after the update; before it had 3, and"
        + " 1 inserted, 0 deleted, 0 moved in and 0 moved out make 4"
    )
  }

  @Test func `a header needs a view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Items: CollectionViewDataSource {
          func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            0
          }
          func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
          { CollectionViewCell() }
        }
        let (items, layout) = (Items(), CollectionViewFlowLayout())
        layout.headerReferenceSize.height = 20
        let view = CollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: layout
        )
        view.dataSource = items
        view.layoutIfNeeded()
      }
    }
    expectTrap(
      result,
      says: "CollectionView: the layout has a UICollectionElementKindSectionHeader in section 0, and the data"
        + " source no view"
    )
  }

  @Test(.fact("Z13")) func `an offset out of range returns in the layout after the insets have changed`() {
    let scene = CollectionScene([(0..<12).map { "\($0)" }])
    scene.layout.itemSize = CGSize(width: 50, height: 110)
    scene.view.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
    scene.view.layoutIfNeeded()
    scene.view.contentOffset = CGPoint(x: 300, y: 328)
    scene.view.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    for _ in 0..<2 {
      scene.view.layoutIfNeeded()
      #expect(scene.view.contentOffset == CGPoint(x: 0, y: 328))
      #expect(scene.shown == ["2", "3"])
    }
  }

  @Test(.fact("Z13")) func `insets that leave no room for a line move the items at once`() {
    let scene = CollectionScene([(0..<12).map { "\($0)" }])
    scene.layout.scrollDirection = .horizontal
    scene.layout.itemSize = CGSize(width: 50, height: 20)
    scene.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.view.layoutIfNeeded()
    #expect(scene.shown.count == 6)
    scene.view.contentInset = EdgeInsets(top: 0, left: 0, bottom: 205, right: 0)
    scene.view.layoutIfNeeded()
    // Each column has one item, in the middle of a line without a length.
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 60)
    #expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == -10)
    #expect(scene.shown == ["0", "1"])
  }

  @Test(.fact("Z13")) func `an item that is longer than its line is shown beside its section`() {
    let scene = CollectionScene([["0", "1"]])
    scene.layout.itemSize = CGSize(width: 50, height: 80)
    scene.layout.scrollDirection = .horizontal
    scene.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    scene.view.contentOffset = CGPoint(x: 0, y: -25)
    scene.view.layoutIfNeeded()
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == -30)
    #expect(scene.shown == ["0", "1"])
  }

  // MARK: Attributes

  private final class Applied: CollectionViewCell {
    private(set) var applied: [CGRect] = []
    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.frame)
    }
  }

  @Test func `attributes are applied to a cell that becomes visible, and when they change`() throws {
    let scene = CollectionScene(launches: false)
    scene.view.register(Applied.self, forCellWithReuseIdentifier: "word")
    scene.simulator.launch(scene.controller)
    let cell = try #require(scene.view.cellForItem(at: .item(5)) as? Applied)
    let frame = CGRect(x: 0, y: 60, width: 50, height: 50)
    #expect(cell.applied == [frame])
    scene.view.contentOffset.y = 20
    scene.simulator.settle()
    scene.layout.invalidateLayout()
    scene.simulator.settle()
    #expect(cell.applied == [frame])
    scene.layout.minimumLineSpacing = 15
    scene.simulator.settle()
    #expect(cell.applied == [frame, frame.offsetBy(dx: 0, dy: 5)] && cell.frame.minY == 65)
    scene.view.contentOffset.y = 600
    scene.simulator.settle()
    scene.view.contentOffset.y = 0
    scene.simulator.settle()
    let other = try #require(scene.view.cellForItem(at: .item(5)) as? Applied)
    #expect(other.applied.last == frame.offsetBy(dx: 0, dy: 5) && other.frame.minY == 65)
    #expect(scene.view.visibleCells.compactMap { $0 as? Applied }.allSatisfy { $0.applied.last == $0.frame })
  }

  @Test func `the frame, opacity and order that the app sets remain until the attributes change`() throws {
    let scene = CollectionScene()
    let cell = try #require(scene.view.cellForItem(at: .item(6)))
    let frame = cell.frame
    (cell.alpha, cell.transform) = (0.5, ViewTransform(scaleX: 2, y: 2))
    scene.view.bringSubviewToFront(cell)
    scene.view.contentOffset.y = 20
    scene.simulator.settle()
    #expect(cell.alpha == 0.5 && cell.frame == frame.insetBy(dx: -25, dy: -25))
    #expect(scene.view.subviews.last === cell)
    scene.layout.minimumLineSpacing = 15
    scene.simulator.settle()
    #expect(cell.alpha == 1 && cell.frame == frame.offsetBy(dx: 0, dy: 5))
    #expect(scene.view.subviews.firstIndex { $0 === cell } == 6)
  }
}
