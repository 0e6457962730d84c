import HeadlessUIKit
import Testing
import UIKit

/// Estimated dimensions of compositional layouts, in 320 x 400 points.
@MainActor @Suite struct EstimatedSizeTests {
  private func stage(
    _ section: NSCollectionLayoutSection,
    _ counts: [Int],
    height: @escaping (IndexPath) -> CGFloat?
  ) -> CompositionalStage {
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts)
    stage.height = height
    return stage.launch()
  }

  @Test func `the height of a cell replaces the estimate, and the items after it move`() {
    let stage = stage(plainSection(.fractionalWidth(1), .estimated(100)), [3, 1]) {
      CGFloat(30 + 10 * $0.item)
    }
    #expect(stage.frames(0..<3).map { $0?.minY } == [0, 30, 70])
    #expect(stage.frames(0..<3).map { $0?.height } == [30, 40, 50])
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 120, width: 320, height: 30))
    #expect(stage.view.contentSize.height == 150)
    let shown = (0..<3).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(shown == stage.frames(0..<3))
  }

  @Test func `small cells fill the bounds, and items out of sight keep their estimates`() {
    let stage = stage(plainSection(.fractionalWidth(1), .estimated(200)), [1000]) { _ in 20 }
    #expect(stage.view.visibleCells.count == 20)
    let measured = CGFloat(stage.view.visibleCells.count)
    #expect(stage.view.contentSize.height <= measured * 20 + (1000 - measured) * 200)
    #expect(stage.view.contentSize.height > 190_000)
  }

  @Test func `a cell without constraints keeps the estimate`() {
    let stage = stage(plainSection(.fractionalWidth(1), .estimated(80)), [2]) { _ in nil }
    #expect(stage.frames(0..<2).map { $0?.height } == [80, 80])
  }

  @Test func `the content in sight keeps its position when cells above it turn out to be larger`() {
    let stage = stage(plainSection(.fractionalWidth(1), .estimated(50)), [100]) { path in
      path.item < 40 ? 80 : 50
    }
    stage.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let below = IndexPath(item: 42, section: 0)
    stage.view.scrollToItem(at: IndexPath(item: 41, section: 0), at: .top, animated: false)
    stage.view.layoutIfNeeded()
    func place() -> CGFloat? { stage.frame(42).map { $0.minY - stage.view.contentOffset.y } }
    #expect(place() == 50)
    stage.scroll(to: stage.view.contentOffset.y - 60)
    #expect(place() == 110)
    #expect(stage.view.cellForItem(at: below) != nil)
    #expect(stage.frame(39)?.height == 80)
  }

  @Test func `a row has the height of its highest cell, and uniform cells have it too`() {
    func heights(_ height: NSCollectionLayoutDimension) -> [CGFloat?] {
      let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.5), height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(100)),
        repeatingSubitem: item,
        count: 2
      )
      let stage = stage(NSCollectionLayoutSection(group: group), [4]) { [40, 70, 20, 10][$0.item] }
      #expect(stage.frame(2)?.minY == 70)
      return stage.frames(0..<4).map { $0?.height }
    }
    #expect(heights(.estimated(100)) == [40, 70, 20, 10])
    #expect(heights(.uniformAcrossSiblings(estimate: 100)) == [70, 70, 20, 20])
  }

  @Test func `an estimated header has its own height`() {
    let section = plainSection(.fractionalWidth(1), .absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [1, 1])
    stage.headerHeight = 31
    stage.launch()
    #expect(stage.frame(UICollectionView.elementKindSectionHeader)?.height == 31)
    #expect(stage.frame(0)?.minY == 31)
    #expect(stage.frame(0, 1)?.minY == 112)
  }

  @Test func `heights follow their items in an update, and are asked for again after an invalidation`() {
    var heights: [CGFloat] = [30, 60, 90]
    let stage = stage(plainSection(.fractionalWidth(1), .estimated(100)), [3]) { heights[$0.item] }
    heights.remove(at: 0)
    stage.counts = [2]
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.simulator.settle()
    #expect(stage.frames(0..<2).map { $0?.height } == [60, 90])
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CompositionalStage.Cell
    cell?.use(height: 10)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frames(0..<2).map { $0?.minY } == [0, 10])
  }

  @Test func `items that determine their widths flow into rows`() {
    final class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        layoutAttributes.frame.size = CGSize(
          width: [150, 100, 90, 300][layoutAttributes.indexPath.item],
          height: 30
        )
        return layoutAttributes
      }
    }
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.estimated(60), .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [4])
    stage.view.register(Wide.self, forCellWithReuseIdentifier: "cell")
    stage.launch()
    #expect(
      stage.frames(0..<4) == [
        CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 160, y: 0, width: 100, height: 30),
        CGRect(x: 0, y: 35, width: 90, height: 30), CGRect(x: 0, y: 70, width: 300, height: 30),
      ]
    )
  }
}
