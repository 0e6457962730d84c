import UIKit

/// A data source of items.
private final class Items: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  let calls: Calls

  init(_ counts: [Int], _ calls: Calls = Calls()) {
    self.counts = counts
    self.calls = calls
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    calls.add("cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Sizes for the items of a flow layout.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// A flow layout that records the calls of the collection view.
private final class RecordedLayout: UICollectionViewFlowLayout {
  var calls: [String] = []

  override func prepare() {
    super.prepare()
    calls.append("prepare")
  }
  override var collectionViewContentSize: CGSize {
    calls.append("contentSize")
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    calls.append("invalidateLayout")
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("shouldInvalidate")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

extension ProbeStage {
  /// Adds a collection view with a flow layout.
  fileprivate func collection(
    _ width: CGFloat,
    _ height: CGFloat,
    _ items: Items,
    _ layout: UICollectionViewFlowLayout,
    _ delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: width, height: height),
      collectionViewLayout: layout
    )
    if #available(iOS 11, *) { collection.contentInsetAdjustmentBehavior = .never }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = delegate
    retain(items)
    retain(delegate)
    view.addSubview(collection)
    view.layoutIfNeeded()
    return collection
  }
}

@MainActor private func frames(_ collection: UICollectionView, _ count: Int) -> [CGRect] {
  (0..<count).map {
    collection.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      ?? .null
  }
}

@MainActor private func xs(_ frames: [CGRect]) -> [String] { frames.map { ProbeStage.text(Double($0.minX)) } }
@MainActor private func ys(_ frames: [CGRect]) -> [String] { frames.map { ProbeStage.text(Double($0.minY)) } }

@MainActor private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  return layout
}

extension Probe {
  /// Collection views and their flow layouts.
  static let collections: [Probe] = [
    Probe("ML5", "a new flow layout") { stage in
      let layout = UICollectionViewFlowLayout()
      stage.log("the size of items", layout.itemSize)
      stage.log("the spacing of lines", layout.minimumLineSpacing)
      stage.log("the spacing of items", layout.minimumInteritemSpacing)
      stage.log("it scrolls vertically", layout.scrollDirection == .vertical)
      stage.log("the insets of sections", layout.sectionInset)
      stage.log("the size of headers", layout.headerReferenceSize)
    },
    Probe("ML6", "seven items in two columns") { stage in
      let layout = flow(100, 40), items = Items([7])
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.minimumLineSpacing = 5
      let collection = stage.collection(320, 300, items, layout), list = frames(collection, 7)
      stage.log("the left edges", xs(list))
      stage.log("the top edges", ys(list))
      stage.log("the size of the content", collection.contentSize)
    },
    Probe("ML7", "attributes") { stage in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 100, height: 61)
      stage.log("the frame of a size at the origin", attributes.frame)
      attributes.frame = CGRect(x: 10, y: 9, width: 101, height: 62)
      stage.log("the center of a frame", attributes.center)
    },
    Probe("ML8", "the calls of a layout pass") { stage in
      let layout = RecordedLayout(), items = Items([4])
      let collection = stage.collection(320, 300, items, layout)
      stage.log("the first pass begins with prepare", layout.calls.first { $0 != "invalidateLayout" })
      layout.calls = []
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      stage.log("a pass without an invalidation calls prepare", layout.calls.contains("prepare"))
      layout.calls = []
      layout.invalidateLayout()
      collection.layoutIfNeeded()
      stage.log("a pass after one calls it", layout.calls.filter { $0 == "prepare" }.count)
    },
    Probe("ML10", "layouts without a collection view") { stage in
      let base = UICollectionViewLayout(), flow = UICollectionViewFlowLayout()
      stage.log(
        "the base class has an item",
        base.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) != nil
      )
      stage.log(
        "it is invalidated by new bounds",
        base.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1))
      )
      stage.log("its content", base.collectionViewContentSize)
      stage.log("that of a flow layout", flow.collectionViewContentSize)
    },
    Probe("ML12", "a change of the offset and the layout") { stage in
      let layout = RecordedLayout(), items = Items([100])
      let collection = stage.collection(320, 300, items, layout)
      layout.calls = []
      collection.contentOffset.y = 40
      stage.log("the layout is asked about the bounds", layout.calls.contains("shouldInvalidate"))
    },
    Probe("ML24", "the distribution of a full row") { stage in
      let layout = flow(100, 60), items = Items([4])
      let collection = stage.collection(376, 300, items, layout)
      stage.log("items of 100 in 376", xs(frames(collection, 3)))
      layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      stage.view.layoutIfNeeded()
      stage.log("with insets of 16", xs(frames(collection, 3)))
      stage.log("a single item in the last row begins at the inset", frames(collection, 4).last?.minX ?? -1)
    },
    Probe("ML25", "a row that fits exactly") { stage in
      let layout = flow(115, 60), items = Items([3])
      layout.minimumInteritemSpacing = 15
      let collection = stage.collection(375, 300, items, layout)
      stage.log("three items of 115 with spacings of 15", xs(frames(collection, 3)))
    },
    Probe("ML28", "horizontal flow") { stage in
      let layout = flow(60, 70), items = Items([4])
      layout.scrollDirection = .horizontal
      layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      let collection = stage.collection(320, 220, items, layout)
      stage.log("items of height 70 in 220", ys(frames(collection, 2)))
      stage.log("the columns", xs(frames(collection, 4)))
    },
    Probe("ML29", "items as long as a row", facts: ["U64"]) { stage in
      let items = Items([2]), sizes = Sizes([CGSize(width: 250, height: 40), CGSize(width: 150, height: 40)])
      let collection = stage.collection(200, 300, items, UICollectionViewFlowLayout(), sizes)
      stage.log("250 and 150 in 200 begin at", xs(frames(collection, 2)))
    },
    Probe("ML30", "the last row") { stage in
      let layout = flow(50, 40), items = Items([4])
      let collection = stage.collection(375, 300, items, layout)
      stage.log("four items of 50 in 375", xs(frames(collection, 4)))
    },
    Probe("ML31", "a last row of different items", facts: ["U65"]) { stage in
      let items = Items([3])
      let sizes = Sizes([80, 100, 60].map { CGSize(width: $0, height: 40) })
      let collection = stage.collection(375, 300, items, UICollectionViewFlowLayout(), sizes)
      stage.log("widths of 80, 100 and 60", xs(frames(collection, 3)))
    },
    Probe("ML32", "items of different heights in a row") { stage in
      let items = Items([3]), layout = UICollectionViewFlowLayout()
      layout.sectionInset.top = 5
      let sizes = Sizes([40, 56, 40].map { CGSize(width: 100, height: $0) })
      let collection = stage.collection(375, 300, items, layout, sizes)
      stage.log("the top edges of 40, 56 and 40 under an inset of 5", ys(frames(collection, 3)))
    },
    Probe("ML27", "a section without items") { stage in
      let layout = flow(50, 50), items = Items([0, 1])
      layout.sectionInset = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
      let collection = stage.collection(320, 300, items, layout)
      let path = IndexPath(item: 0, section: 1)
      stage.log("the next section's item is at", layout.layoutAttributesForItem(at: path)?.frame.minY ?? -1)
    },
    Probe("MT24", "a collection view controller") { stage in
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      stage.log("it is the data source", controller.collectionView.dataSource === controller)
      stage.log("the number of sections", controller.collectionView.numberOfSections)
      stage.log("the number of items", controller.collectionView.numberOfItems(inSection: 0))
    },
    Probe("MC36", "the view of a collection view controller") { stage in
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      stage.log("it is the collection view", controller.view === controller.collectionView)
      stage.log("the collection view is in it", controller.collectionView.isDescendant(of: controller.view))
      stage.log("it fills it", controller.collectionView.frame == controller.view.bounds)
    },
    Probe("MT26", "the contexts of a flow layout") { stage in
      let layout = flow(50, 50), items = Items([4]), collection = stage.collection(320, 300, items, layout)
      let bounds = collection.bounds
      let same =
        layout.invalidationContext(forBoundsChange: bounds) as? UICollectionViewFlowLayoutInvalidationContext
      stage.log("for the same bounds attributes", same?.invalidateFlowLayoutAttributes ?? false)
      stage.log("metrics", same?.invalidateFlowLayoutDelegateMetrics ?? false)
      let wider = bounds.insetBy(dx: -10, dy: 0)
      let new =
        layout.invalidationContext(forBoundsChange: wider) as? UICollectionViewFlowLayoutInvalidationContext
      stage.log("for new bounds attributes", new?.invalidateFlowLayoutAttributes ?? false)
      stage.log("metrics", new?.invalidateFlowLayoutDelegateMetrics ?? false)
      stage.log("everything", new?.invalidateEverything ?? true)
    },
    Probe("MT27", "the adjustments of a context") { stage in
      let layout = flow(50, 50), items = Items([200]), collection = stage.collection(320, 300, items, layout)
      collection.contentOffset = CGPoint(x: 0, y: 30)
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
      layout.invalidateLayout(with: context)
      stage.log("an adjustment of the offset by 4 moves it to", collection.contentOffset)
    },
    Probe("MT28", "the items of a context") { stage in
      let context = UICollectionViewLayoutInvalidationContext()
      stage.log("before the first call they are nil", context.invalidatedItemIndexPaths == nil)
      let first = IndexPath(item: 0, section: 0), second = IndexPath(item: 1, section: 0)
      context.invalidateItems(at: [first])
      context.invalidateItems(at: [first, second])
      stage.log("a second call adds those that are new", context.invalidatedItemIndexPaths?.count ?? 0)
    },
    Probe("MT12", "the background of a collection view", since: 13) { stage in
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      stage.log("it is that of the system", collection.backgroundColor == .systemBackground)
    },
    Probe("MT13", "a new collection view cell", since: 14) { stage in
      let cell = UICollectionViewCell()
      stage.log("it has a background configuration", cell.backgroundConfiguration != nil)
      stage.log("the background is updated automatically", cell.automaticallyUpdatesBackgroundConfiguration)
    },
    Probe("MT14", "the updates of a cell's configuration", since: 14) { stage in
      final class Cell: UICollectionViewCell {
        var states: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
          states.append(state.isSelected ? "selected" : "normal")
        }
      }
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 300),
        collectionViewLayout: flow(50, 50)
      )
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          1
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      let source = Source()
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      stage.view.addSubview(collection)
      stage.view.layoutIfNeeded()
      await stage.turn()
      let path = IndexPath(item: 0, section: 0)
      let cell = collection.cellForItem(at: path) as? Cell
      stage.log("after the request", cell?.states ?? [])
      cell?.states = []
      collection.selectItem(at: path, animated: false, scrollPosition: [])
      stage.view.layoutIfNeeded()
      await stage.turn()
      stage.log("after a selection", cell?.states ?? [])
      withExtendedLifetime(source) {}
    },
    Probe("MT44", "updates in updates", since: 9) { stage in
      let items = Items([1]), calls = Calls(), collection = stage.collection(320, 300, items, flow(50, 50))
      collection.performBatchUpdates {
        collection.performBatchUpdates {
        } completion: { _ in
          calls.add("inner")
        }
      } completion: { _ in
        calls.add("outer")
      }
      await stage.wait(1)
      stage.log("the completions", calls.take())
    },
  ]
}
