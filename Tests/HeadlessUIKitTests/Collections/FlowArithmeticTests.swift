import Foundation
import HeadlessUIKit
import Testing

/// Flow layouts of equal items, whose positions are calculated, against those whose delegate returns the
/// sizes.
@MainActor @Suite struct FlowArithmeticTests {
  /// A data source, and a delegate that returns the same size for each item.
  private final class Source: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    let counts: [Int]
    let size: CGSize

    init(_ counts: [Int], _ size: CGSize) { (self.counts, self.size) = (counts, size) }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
  }

  /// The frames of all items in a rectangle, by index path.
  private func frames(_ layout: CollectionViewFlowLayout, in rect: CGRect) -> [IndexPath: CGRect] {
    let elements = layout.layoutAttributesForElements(in: rect) ?? []
    return Dictionary(uniqueKeysWithValues: elements.map { ($0.indexPath, $0.frame) })
  }

  @Test(arguments: UInt64(0)..<6)
  func `equal items are where a delegate with the same sizes places them`(seed: UInt64) {
    let simulator = Simulator(logIsEnabled: false)
    var random = FixedRandom(seed: seed)
    for _ in 0..<40 {
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0...40, using: &random)
      }
      let size = CGSize(width: random.length(0...150), height: random.length(0...90))
      let source = Source(counts, size)
      let spacings = (random.length(-5...20), random.length(-10...20))
      let inset = random.length(0...15)
      let isSideways = random.once(in: 3)
      func makeView(hasDelegate: Bool) -> (CollectionView, CollectionViewFlowLayout) {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = spacings
        layout.sectionInset = EdgeInsets(top: inset, left: inset, bottom: 2, right: 3)
        layout.scrollDirection = isSideways ? .horizontal : .vertical
        let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
        let view = CollectionView(frame: frame, collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        if hasDelegate { view.delegate = source }
        simulator.window.addSubview(view)
        view.layoutIfNeeded()
        return (view, layout)
      }
      let (view, layout) = makeView(hasDelegate: false)
      let (sized, sizedLayout) = makeView(hasDelegate: true)
      #expect(abs(view.contentSize.height - sized.contentSize.height) < 1e-6)
      #expect(abs(view.contentSize.width - sized.contentSize.width) < 1e-6)
      let content = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -200, dy: -200)
      let all = frames(layout, in: content)
      #expect(all == frames(sizedLayout, in: content))
      for _ in 0..<5 {
        let rect = CGRect(
          x: random.length(-20...300),
          y: random.length(-20...600),
          width: random.length(1...300),
          height: random.length(1...300)
        )
        let found = frames(layout, in: rect)
        #expect(found == all.filter { $0.value.intersects(rect) })
        #expect(found == frames(sizedLayout, in: rect))
      }
      view.removeFromSuperview()
      sized.removeFromSuperview()
    }
  }

  @Test func `a grid of a million items is scrolled to its end`() {
    let simulator = Simulator(logIsEnabled: false)
    let source = Source([1_000_000], CGSize(width: 50, height: 50))
    let layout = CollectionViewFlowLayout()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: layout
    )
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    simulator.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 200_000 * 60 - 10))
    let last = IndexPath(item: 999_999, section: 0)
    view.scrollToItem(at: last, at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: last)?.frame == CGRect(x: 270, y: 11_999_940, width: 50, height: 50))
    #expect(view.visibleCells.count == 25)
  }
}
