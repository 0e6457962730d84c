import HeadlessUIKit
import Testing

/// The frames that a flow layout computes.
@MainActor @Suite struct FlowLayoutTests {
  private func frames(_ scene: CollectionScene, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { scene.view.layoutAttributesForItem(at: .item($0))?.frame }
  }

  @Test func `items of a line are spread over it, and the last line stands below the others`() {
    let scene = CollectionScene([(0..<7).map { "\($0)" }])
    let places = frames(scene, 7)
    #expect(places.map { Int(($0.minX * 3).rounded()) } == [0, 203, 405, 608, 810, 0, 203])
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

  @Test(
    .fact("U63"),
    arguments: [
      (2, Device.iPhoneSE3, [0, 98.5]), (4, .iPhoneSE3, [0, 98.5, 196.5, 295]),
      (4, .iPhone16, [0, 295.0 / 3, 590.0 / 3, 295]),
    ] as [(Int, Device, [CGFloat])]
  )
  func `items of a line are placed at pixels, which are half points where it was recorded`(
    count: Int,
    device: Device,
    places: [CGFloat]
  ) {
    let scene = CollectionScene([(0..<count).map { "\($0)" }], Setup(device: device, system: "18.0"))
    scene.view.frame.size.width = 375
    scene.layout.itemSize = CGSize(width: 80, height: 40)
    scene.simulator.settle()
    #expect(zip(frames(scene, count), places).allSatisfy { abs($0.minX - $1) < 1e-9 })
    #expect(frames(scene, count).allSatisfy { $0.size == CGSize(width: 80, height: 40) })
  }

  @Test(.fact("U64"), arguments: [(150, 25), (250, -25)] as [(CGFloat, CGFloat)])
  func `an item that has a line for itself is centered, also in the last line`(
    width: CGFloat,
    place: CGFloat
  ) {
    let scene = CollectionScene([["a"], ["b", "c"]])
    scene.view.frame.size.width = 200
    scene.layout.itemSize = CGSize(width: width, height: 40)
    scene.simulator.settle()
    let paths = [IndexPath(item: 0, section: 0), [1, 0], [1, 1]]
    let places = paths.map { scene.view.layoutAttributesForItem(at: $0)?.frame }
    #expect(places.map { $0?.minX } == [place, place, place])
    #expect(places.map { $0?.width } == [width, width, width])
    #expect(scene.view.contentSize.width == 200)
  }

  @Test(.fact("U65")) func `items of several sizes in the last line have the minimum spacing`() {
    let scene = CollectionScene([["a", "b", "c"]], launches: false)
    scene.view.frame.size.width = 375
    for (item, height) in [40, 90, 40].enumerated() {
      scene.sizes[.item(item)] = CGSize(width: 80, height: height)
    }
    scene.simulator.launch(scene.controller)
    #expect(frames(scene, 3).map(\.minX) == [0, 90, 180])
    #expect(frames(scene, 3).map(\.minY) == [25, 0, 25])
  }

  @Test func `a layout is asked once for each part whether it is another one there`() {
    final class Restless: CollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let (scene, layout) = (CollectionScene(), Restless())
    scene.view.collectionViewLayout = layout
    scene.simulator.settle()
    #expect(layout.prepared == 1)
    for item in 0..<50 { _ = scene.view.layoutAttributesForItem(at: .item(item)) }
    #expect(layout.prepared == 1)
    scene.view.contentOffset.y = 60
    scene.simulator.settle()
    #expect(layout.prepared == 2)
  }

  @Test func `a content inset takes its room from the lines`() {
    let scene = CollectionScene([(0..<7).map { "\($0)" }])
    scene.view.contentInset = EdgeInsets(left: 100, right: 100)
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    #expect(frames(scene, 3).map(\.minX) == [0, 70, 0])
  }

  @Test func `a layout says where a drag comes to rest`() throws {
    final class Snapping: CollectionViewFlowLayout {
      var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append((proposedContentOffset, velocity))
        return CGPoint(x: 0, y: 120)
      }
    }
    let (scene, layout) = (CollectionScene(), Snapping())
    scene.view.collectionViewLayout = layout
    scene.simulator.settle()
    let user = scene.simulator.user
    try user.manually {
      let finger = try user.touchDown(at: CGPoint(x: 150, y: 400))
      for step in 1...5 {
        scene.simulator.advance(by: .milliseconds(10))
        try finger.move(to: CGPoint(x: 150, y: 400 - 20 * CGFloat(step)))
      }
      finger.lift()
    }
    scene.simulator.settle()
    #expect(layout.asked.count == 1 && scene.view.contentOffset.y == 120)
    #expect(layout.asked.allSatisfy { $0.proposed.y > 120 && $0.velocity.y > 0.3 })
  }

  @Test(arguments: ["interitem spacing", "line spacing", "top inset", "header"])
  func `a value that is not a number stops the program`(name: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
      await MainActor.run {
        let scene = CollectionScene([["a"]], launches: false)
        switch name {
        case "interitem spacing": scene.layout.minimumInteritemSpacing = .nan
        case "line spacing": scene.layout.minimumLineSpacing = .nan
        case "top inset": scene.layout.sectionInset.top = .nan
        default: scene.layout.headerReferenceSize.height = .nan
        }
        scene.view.layoutIfNeeded()
      }
    }
    expectTrap(result, says: "CollectionView \"grid\": the \(name) nan of section 0 is not finite")
  }

  @Test func `items that lie on each other are no division by zero`() {
    let scene = CollectionScene([["a", "b"]])
    scene.layout.minimumInteritemSpacing = -50
    scene.simulator.settle()
    #expect(frames(scene, 2).map(\.minX) == [0, 0])
  }

  @Test func `attributes are copied with all that they say`() throws {
    let header = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      with: .item(0)
    )
    (header.frame, header.zIndex) = (CGRect(x: 1, y: 2, width: 3, height: 4), 5)
    (header.alpha, header.isHidden) = (0.5, true)
    let copy = try #require(header.copy() as? CollectionViewLayoutAttributes)
    #expect(copy !== header && copy.indexPath == .item(0) && copy.frame == header.frame && copy.zIndex == 5)
    #expect(copy.alpha == 0.5 && copy.isHidden && copy.representedElementCategory == .supplementaryView)
    #expect(copy.representedElementKind == CollectionView.elementKindSectionHeader)
    #expect(copy.isEqual(header) && !copy.isEqual(nil))
    copy.transform = ViewTransform(scaleX: 2, y: 2)
    #expect(!copy.isEqual(header) && header.transform.isIdentity)
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && copy.center == header.center)
    #expect(copy.frame == CGRect(x: -0.5, y: 0, width: 6, height: 8))
  }

  @Test func `a layout turns items, and says which are in front`() throws {
    /// A layout of overlapping cards, with those in the middle of the list in front.
    final class Fan: CollectionViewLayout {
      var isFlat = false
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let attributes = CollectionViewLayoutAttributes(forCellWith: .item(item))
          attributes.frame = CGRect(x: 100, y: 100, width: 40, height: 60)
          if !isFlat { attributes.transform = ViewTransform(scaleX: 1, y: CGFloat(item + 1)) }
          attributes.zIndex = isFlat ? 0 : [1, 2, 0][item]
          return attributes
        }
      }
    }
    let (scene, fan) = (CollectionScene([["a", "b", "c"]]), Fan())
    scene.view.setCollectionViewLayout(fan, animated: false)
    scene.simulator.settle()
    func cells() -> [CollectionViewCell] { (0..<3).compactMap { scene.view.cellForItem(at: .item($0)) } }
    #expect(cells().map(\.frame.height) == [60, 120, 180] && cells().allSatisfy { $0.bounds.height == 60 })
    #expect(cells().map(\.frame.midY) == [130, 130, 130])
    #expect(scene.view.subviews.filter { $0 is CollectionViewCell } == [cells()[2], cells()[0], cells()[1]])
    fan.isFlat = true
    fan.invalidateLayout()
    scene.simulator.settle()
    #expect(cells().map(\.frame.height) == [60, 60, 60])
    #expect(scene.view.subviews.filter { $0 is CollectionViewCell } == cells())
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
