import Foundation
import HeadlessUIKit
import Testing

/// Frames of flow layouts that were recorded from UIKit, in a collection view on a screen with two pixels in
/// a point.
@MainActor @Suite struct FlowMeasureTests {
  private let simulator = Simulator(device: .iPhoneSE3, system: "18.0")
  private let layout = CollectionViewFlowLayout()
  private let items = Items()

  private final class Items: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var counts = [0]
    /// The sizes of the first section's items, if they differ.
    var sizes: [CGSize] = []

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: CollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView { CollectionReusableView() }
    func collectionView(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes.isEmpty
        ? (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero : sizes[indexPath.item]
    }
  }

  private func view(
    width: CGFloat = 375,
    height: CGFloat = 600,
    item: CGSize = CGSize(width: 50, height: 50),
    counts: [Int],
    sizes: [CGSize] = []
  ) -> CollectionView {
    layout.itemSize = item
    (items.counts, items.sizes) = (sizes.isEmpty ? counts : [sizes.count], sizes)
    return simulator.perform {
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: height),
        collectionViewLayout: layout
      )
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (view.dataSource, view.delegate) = (items, items)
      view.layoutIfNeeded()
      return view
    }
  }

  private func frames(_ view: CollectionView) -> [CGRect] {
    (0..<items.counts[0]).compactMap { view.layoutAttributesForItem(at: .item($0))?.frame }
  }

  @Test(.fact("ML5")) func `a new flow layout has the standard values`() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
  }

  @Test(.fact("ML6")) func `seven items of a subclass are in rows of two, the last one at the left`() {
    final class Own: CollectionViewFlowLayout {}
    let own = Own()
    own.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    own.itemSize = CGSize(width: 100, height: 40)
    own.minimumLineSpacing = 5
    items.counts = [7]
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: own)
    view.dataSource = items
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(frames(view).map(\.minY) == [10, 10, 55, 55, 100, 100, 145])
    #expect(view.contentSize == CGSize(width: 320, height: 195))
  }

  @Test(.fact("ML7")) func `the size of attributes keeps their center`() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: .item(0))
    attributes.size = CGSize(width: 100, height: 61)
    #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
    attributes.frame = CGRect(x: 10, y: 9, width: 101, height: 62)
    #expect(attributes.center == CGPoint(x: 60.5, y: 40))
  }

  @Test(
    .fact("ML24"),
    arguments: [(0, [0, 137.5, 275, 0]), (16, [16, 137.5, 259, 16])] as [(CGFloat, [CGFloat])]
  )
  func `full rows are justified`(inset: CGFloat, places: [CGFloat]) {
    layout.sectionInset = EdgeInsets(left: inset, right: inset)
    #expect(frames(view(item: CGSize(width: 100, height: 60), counts: [4])).map(\.minX) == places)
  }

  @Test(.fact("ML25")) func `items that fit exactly are in one row`() {
    layout.minimumInteritemSpacing = 15
    #expect(frames(view(item: CGSize(width: 115, height: 60), counts: [4])).map(\.minX) == [0, 130, 260, 0])
  }

  @Test(.fact("ML26")) func `positions are rounded to pixels, and sizes are not`() {
    layout.sectionInset = EdgeInsets(left: 12, right: 12)
    #expect(
      frames(view(item: CGSize(width: 80, height: 40), counts: [4])).map(\.minX) == [12, 102.5, 192.5, 283]
    )
    layout.sectionInset = EdgeInsets(top: 5, left: 9, right: 9)
    layout.minimumLineSpacing = 8
    let size = CGSize(width: 111.5, height: 44.25)
    let places = frames(view(item: size, counts: [4]))
    #expect(places.map(\.minX) == [9, 132, 254.5, 9] && places.map(\.minY) == [5, 5, 5, 57.5])
    #expect(places.allSatisfy { $0.size == size })
  }

  @Test(.fact("ML27")) func `headers and footers have the whole width, and sections follow each other`() {
    layout.sectionInset = EdgeInsets(top: 5, left: 30, bottom: 7, right: 30)
    layout.headerReferenceSize = CGSize(width: 10, height: 20)
    layout.footerReferenceSize = CGSize(width: 10, height: 15)
    let view = view(counts: [1, 0, 1])
    func band(_ kind: String, _ section: Int) -> CGRect? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (header, footer) = (CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter)
    #expect(
      (0..<3).flatMap { [band(header, $0), band(footer, $0)] } == [
        CGRect(x: 0, y: 0, width: 375, height: 20), CGRect(x: 0, y: 82, width: 375, height: 15),
        CGRect(x: 0, y: 97, width: 375, height: 20), CGRect(x: 0, y: 129, width: 375, height: 15),
        CGRect(x: 0, y: 144, width: 375, height: 20), CGRect(x: 0, y: 226, width: 375, height: 15),
      ]
    )
    layout.footerReferenceSize = CGSize(width: 10, height: 0)
    view.layoutIfNeeded()
    #expect((0..<3).map { band(footer, $0) } == [nil, nil, nil] && view.contentSize.height == 196)
  }

  @Test(.fact("ML28")) func `horizontally, items fill columns, and headers have the whole height`() {
    layout.scrollDirection = .horizontal
    layout.sectionInset = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.minimumLineSpacing = 20
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    let view = view(height: 220, item: CGSize(width: 50, height: 70), counts: [3])
    #expect(frames(view).map(\.minX) == [38, 38, 108] && frames(view).map(\.minY) == [8, 142, 8])
    let header = view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: .item(0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 220))
  }

  @Test(.fact("ML29"), arguments: [(250, -25), (150, 25)] as [(CGFloat, CGFloat)])
  func `a single item that fits in a row is centered`(width: CGFloat, place: CGFloat) {
    let size = CGSize(width: width, height: 40)
    #expect(frames(view(width: 200, item: size, counts: [2])).map(\.minX) == [place, place])
  }

  @Test(
    .fact("ML30"),
    arguments: [
      (375, 50, [0, 65, 130, 195]), (375, 80, [0, 98.5]), (200, 90, [0]),
    ] as [(CGFloat, CGFloat, [CGFloat])]
  )
  func `the last row is spaced as a full one of equal items`(
    width: CGFloat,
    item: CGFloat,
    places: [CGFloat]
  ) {
    let size = CGSize(width: item, height: item)
    #expect(frames(view(width: width, item: size, counts: [places.count])).map(\.minX) == places)
  }

  @Test(.fact("ML31"))
  func `a last row of different items has the minimum spacing, and a full one is justified`() {
    func sizes(_ widths: [CGFloat], _ heights: [CGFloat]) -> [CGSize] {
      zip(widths, heights).map { CGSize(width: $0, height: $1) }
    }
    #expect(
      frames(view(counts: [], sizes: sizes([80, 100, 60], [40, 40, 40]))).map(\.minX) == [0, 90, 200]
    )
    #expect(
      frames(view(counts: [], sizes: sizes([80, 80, 80], [40, 60, 40]))).map(\.minX) == [0, 90, 180]
    )
    #expect(
      frames(view(counts: [], sizes: sizes([80, 100, 60, 90, 300], Array(repeating: 40, count: 5)))).map(
        \.minX
      )
        == [0, 95, 210, 285, 37.5]
    )
  }

  @Test(.fact("ML32")) func `a row is as high as its highest item, and others are centered in it`() {
    layout.sectionInset = EdgeInsets(top: 5, bottom: 5)
    let view = view(
      counts: [],
      sizes: [40, 55, 40].map { CGSize(width: 80, height: CGFloat($0)) }
    )
    #expect(frames(view).map(\.minY) == [12.5, 5, 12.5] && view.contentSize.height == 65)
  }
}
