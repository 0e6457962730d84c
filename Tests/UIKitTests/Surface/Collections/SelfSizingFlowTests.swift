import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Flow layouts whose cells determine their own sizes, and whose headers stay in the visible area.
@MainActor @Suite struct SelfSizingFlowTests {
  private final class TagCell: UICollectionViewCell {
    let label = UILabel()
    var asked: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      asked()
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Tags: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var asked: [IndexPath] = []
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ sections: [[String]], size: CGSize = CGSize(width: 200, height: 300)) {
      self.sections = sections
      view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = self
      view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "header"
        )
      }
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      guard let cell = cell as? TagCell else { return cell }
      cell.asked = { [weak self] in self?.asked.append(indexPath) }
      cell.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }

    func show(in simulator: Simulator) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
      simulator.settle()
    }
    func frame(_ item: Int) -> CGRect {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }
    /// Returns the size of an item, rounded to thousandths.
    func size(_ item: Int) -> CGSize { rounded(frame(item).size) }
    private func rounded(_ size: CGSize) -> CGSize {
      CGSize(width: (size.width * 1000).rounded() / 1000, height: (size.height * 1000).rounded() / 1000)
    }
    func size(of text: String) -> CGSize {
      let label = UILabel()
      label.text = text
      let size = label.intrinsicContentSize
      return rounded(CGSize(width: size.width + 16, height: size.height + 8))
    }
    /// Returns the upper edges of the visible headers or footers.
    func edges(_ kind: String) -> [CGFloat] {
      view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY).sorted()
    }
    var headers: [CGFloat] { edges(UICollectionView.elementKindSectionHeader) }
    var footers: [CGFloat] { edges(UICollectionView.elementKindSectionFooter) }
  }

  @Test func `cells have the sizes that their constraints give, and lines are filled with them`() {
    let (simulator, tags) = (Simulator(), Tags([["a", "a long word", "bb", "another long word"]]))
    tags.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    tags.layout.minimumInteritemSpacing = 4
    tags.show(in: simulator)
    #expect((0..<4).map { tags.size($0) } == tags.sections[0].map(tags.size))
    #expect(tags.frame(0).minY == tags.frame(1).minY && tags.frame(3).minY > tags.frame(0).minY)
    #expect(abs(tags.view.contentSize.height - tags.frame(3).maxY) < 0.001)
    #expect(tags.asked.count == 4)
  }

  @Test func `cells outside of the visible area have the estimate until they are visible`() throws {
    let words = (0..<60).map { "\($0)" }
    let (simulator, tags) = (Simulator(), Tags([words]))
    tags.layout.estimatedItemSize = CGSize(width: 200, height: 100)
    tags.show(in: simulator)
    #expect(tags.size(0) == tags.size(of: "0"))
    #expect(tags.size(59) == CGSize(width: 200, height: 100))
    tags.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    simulator.settle()
    #expect(tags.size(59) == tags.size(of: "59"))
    #expect(abs(tags.view.contentSize.height - tags.frame(59).maxY) < 0.001)
  }

  @Test func `an updated item is asked again, and the others keep their sizes`() {
    let (simulator, tags) = (Simulator(), Tags([["a", "b", "c"]]))
    tags.layout.itemSize = UICollectionViewFlowLayout.automaticSize
    tags.show(in: simulator)
    tags.asked = []
    tags.sections = [["new", "a", "longer", "c"]]
    tags.view.performBatchUpdates {
      tags.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      tags.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    }
    simulator.settle()
    #expect((0..<4).map { tags.size($0) } == tags.sections[0].map(tags.size))
    tags.sections = [["x"]]
    tags.view.reloadData()
    simulator.settle()
    #expect(tags.size(0) == tags.size(of: "x"))
  }

  @Test func `a preferred size that can't be stops with the item`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Endless: UICollectionViewCell {
          override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
          {
            attributes.frame.size.height = .nan
            return attributes
          }
        }
        let (simulator, tags) = (Simulator(), Tags([["a"]]))
        tags.view.register(Endless.self, forCellWithReuseIdentifier: "tag")
        tags.layout.estimatedItemSize = CGSize(width: 10, height: 10)
        tags.show(in: simulator)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("the preferred size") && text.contains("of [0, 0] can't be"), "\(text)")
  }

  @Test func `pinned headers stay at the top until the next one pushes them away`() {
    let sections = [Array(repeating: "a", count: 10), Array(repeating: "b", count: 30)]
    let (simulator, tags) = (Simulator(), Tags(sections))
    tags.layout.itemSize = CGSize(width: 200, height: 40)
    tags.layout.minimumLineSpacing = 0
    tags.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    tags.layout.sectionHeadersPinToVisibleBounds = true
    tags.show(in: simulator)
    #expect(tags.headers.first == 0)
    func scroll(_ y: CGFloat) -> [CGFloat] {
      tags.view.contentOffset.y = y
      simulator.settle()
      return tags.headers
    }
    #expect(scroll(100) == [100])
    // The section ends at 430.
    #expect(scroll(415) == [400, 430])
    #expect(scroll(500).last == 500)
    tags.view.contentInset.top = 20
    simulator.settle()
    #expect(scroll(600).last == 620)
    tags.layout.sectionHeadersPinToVisibleBounds = false
    #expect(scroll(100) == [])
  }

  @Test func `pinned footers stay at the bottom until their section's header pushes them away`() {
    let sections = [Array(repeating: "a", count: 10), Array(repeating: "b", count: 30)]
    let (simulator, tags) = (Simulator(), Tags(sections))
    tags.layout.itemSize = CGSize(width: 200, height: 40)
    tags.layout.minimumLineSpacing = 0
    tags.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    tags.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    tags.layout.sectionFootersPinToVisibleBounds = true
    tags.show(in: simulator)
    #expect(tags.footers == [280] && tags.headers == [0])
    // The first section ends at 450, and the second one's header at 480.
    tags.view.contentOffset.y = 190
    simulator.settle()
    #expect(tags.footers == [430, 480])
    tags.layout.sectionFootersPinToVisibleBounds = false
    simulator.settle()
    #expect(tags.footers == [430])
  }

  @Test func `sizes are those of the cells when the content scrolls sideways, too`() {
    let (simulator, tags) = (Simulator(), Tags([["a", "a long word", "b"]]))
    tags.layout.scrollDirection = .horizontal
    tags.layout.estimatedItemSize = CGSize(width: 30, height: 200)
    tags.show(in: simulator)
    #expect((0..<3).map { tags.size($0) } == tags.sections[0].map(tags.size))
    // The three items are one column, as wide as the widest.
    #expect(abs(tags.view.contentSize.width - tags.frame(1).width) < 0.001)
    #expect(tags.frame(0).maxY < tags.frame(1).minY && tags.frame(1).maxY < tags.frame(2).minY)
  }
}
