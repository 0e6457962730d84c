import HeadlessUIKit
import Testing

/// Where a flow layout places things.
@MainActor @Suite struct FlowLayoutTests {
  private func frames(_ scene: CollectionScene, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { scene.view.layoutAttributesForItem(at: .item($0))?.frame }
  }

  @Test func `items of a line are spread over it, and the last line stands below the others`() {
    let scene = CollectionScene([(0..<7).map { "\($0)" }])
    let places = frames(scene, 7)
    #expect(places.map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(places.map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(scene.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func `insets and spacings keep their room`() {
    let scene = CollectionScene([(0..<4).map { "\($0)" }])
    scene.layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 20, right: 10)
    scene.layout.itemSize = CGSize(width: 149, height: 30)
    scene.layout.minimumInteritemSpacing = 2
    scene.layout.minimumLineSpacing = 3
    scene.simulator.settle()
    #expect(frames(scene, 4).map(\.minX) == [10, 161, 10, 161])
    #expect(frames(scene, 4).map(\.minY) == [5, 5, 38, 38])
    #expect(scene.view.contentSize.height == 88)
  }

  @Test func `sizes may differ, and a line of one item has it in its middle`() {
    let scene = CollectionScene([(0..<5).map { "\($0)" }], launches: false)
    for (item, width) in [100, 100, 150, 320, 40].enumerated() {
      scene.sizes[.item(item)] = CGSize(width: width, height: item == 1 ? 20 : 40)
    }
    scene.simulator.launch(scene.controller)
    #expect(frames(scene, 5).map(\.minX) == [0, 220, 85, 0, 0])
    #expect(frames(scene, 5).map(\.minY) == [0, 10, 50, 100, 150])
  }

  @Test func `three columns of a third of the width fit`() {
    let scene = CollectionScene([(0..<6).map { "\($0)" }])
    scene.layout.itemSize = CGSize(width: (320 - 20) / 3.0, height: 10)
    scene.simulator.settle()
    #expect(frames(scene, 6).map(\.minY) == [0, 0, 0, 20, 20, 20])
  }

  @Test func `sideways, lines are columns`() {
    let scene = CollectionScene([(0..<10).map { "\($0)" }])
    scene.view.frame.size.height = 200
    scene.layout.scrollDirection = .horizontal
    scene.simulator.settle()
    #expect(frames(scene, 4).map(\.minX) == [0, 0, 0, 60])
    #expect(frames(scene, 4).map(\.minY) == [0, 75, 150, 0])
    #expect(scene.view.contentSize == CGSize(width: 230, height: 200))
  }

  @Test func `sections have headers and footers where they have a size`() throws {
    let scene = CollectionScene([["a"], ["b"]])
    scene.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    scene.layout.footerReferenceSize = CGSize(width: 0, height: 10)
    scene.simulator.settle()
    let kinds = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
    let places = (0..<2).flatMap { section in
      kinds.map {
        scene.view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))?.frame
      }
    }
    #expect(
      places == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 80, width: 320, height: 10),
        CGRect(x: 0, y: 90, width: 320, height: 30), CGRect(x: 0, y: 170, width: 320, height: 10),
      ]
    )
    scene.layout.footerReferenceSize = .zero
    scene.simulator.settle()
    #expect(scene.view.contentSize.height == 160)
    #expect(scene.view.supplementaryView(forElementKind: kinds[1], at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test func `another width is another flow`() {
    let scene = CollectionScene([(0..<7).map { "\($0)" }])
    scene.view.frame.size.width = 120
    scene.simulator.settle()
    #expect(frames(scene, 3).map(\.minX) == [0, 70, 0])
    #expect(scene.view.contentSize == CGSize(width: 120, height: 230))
  }

  @Test func `a layout of the program's says where things are`() {
    final class Diagonal: CollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 10, height: 10)
        attributes.center = CGPoint(x: indexPath.item * 10 + 5, y: indexPath.item * 10 + 5)
        attributes.alpha = 0.5
        return attributes
      }
    }
    let (scene, layout) = (CollectionScene(), Diagonal())
    scene.view.setCollectionViewLayout(layout, animated: true)
    scene.simulator.settle()
    #expect(layout.prepared == 1 && scene.layout.collectionView == nil)
    #expect(scene.view.contentSize == CGSize(width: 1000, height: 1000))
    #expect(scene.shown.count == 32)
    #expect(scene.view.cellForItem(at: .item(3))?.frame == CGRect(x: 30, y: 30, width: 10, height: 10))
    #expect(scene.view.cellForItem(at: .item(3))?.alpha == 0.5)
  }
}
