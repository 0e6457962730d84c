import HeadlessUIKit
import Testing

/// The contexts of a flow layout, and their effects.
@MainActor @Suite struct FlowInvalidationTests {
  /// A flow layout that records the contexts of its invalidations.
  private class Flow: CollectionViewFlowLayout {
    var contexts: [String] = []

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      contexts.append(Self.text(context))
      super.invalidateLayout(with: context)
    }

    static func text(_ context: CollectionViewLayoutInvalidationContext) -> String {
      guard let flow = context as? CollectionViewFlowLayoutInvalidationContext else { return "none" }
      let parts = [
        flow.invalidateFlowLayoutAttributes ? "attributes" : nil,
        flow.invalidateFlowLayoutDelegateMetrics ? "metrics" : nil,
        flow.invalidateEverything ? "everything" : nil, flow.invalidateDataSourceCounts ? "counts" : nil,
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
  }

  /// A data source that counts the requests for sizes, which are half of the width.
  private final class Items: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var count = 4
    var askedSizes = 0

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      askedSizes += 1
      return CGSize(width: collectionView.bounds.width / 2 - 10, height: 40)
    }
  }

  private let items = Items()

  private func view(_ layout: CollectionViewFlowLayout) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    return view
  }

  @Test(.fact("MT26")) func `code invalidates sizes and positions, and new bounds only positions`() {
    let layout = Flow()
    let view = view(layout)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    view.frame.size.width = 240
    #expect(layout.contexts == ["attributes metrics", "attributes"])
    let new = [view.bounds.offsetBy(dx: 0, dy: 10), view.bounds.insetBy(dx: 5, dy: 0), view.bounds]
    #expect(
      new.map { Flow.text(layout.invalidationContext(forBoundsChange: $0)) } == [
        "attributes", "attributes", "",
      ]
    )
  }

  @Test(.fact("MT26")) func `a reload and an update invalidate the counts`() {
    let layout = Flow()
    let view = view(layout)
    view.reloadData()
    view.layoutIfNeeded()
    items.count = 5
    view.insertItems(at: [.item(4)])
    #expect(layout.contexts == ["attributes metrics everything counts", "attributes metrics counts"])
  }

  @Test(.fact("MT26")) func `the delegate is asked for sizes again only if they are invalid`() {
    let layout = Flow()
    let view = view(layout)
    #expect(items.askedSizes == 4)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(items.askedSizes == 4)
    let places = (0..<3).map { view.layoutAttributesForItem(at: .item($0))?.frame }
    #expect(places.map { $0?.width } == [90, 90, 90] && places.map { $0?.minX } == [0, 105, 210])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(items.askedSizes == 8)
    #expect(view.layoutAttributesForItem(at: .item(1))?.frame.minX == 160)
  }

  @Test func `a subclass of the context chooses the parts that are computed again`() {
    final class Context: CollectionViewFlowLayoutInvalidationContext {
      let mark: Int
      override init() {
        mark = 7
        super.init()
      }
    }
    final class Wide: Flow {
      var marks: [Int] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> CollectionViewLayoutInvalidationContext
      {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        marks.append((context as? Context)?.mark ?? 0)
        (context as? Context)?.invalidateFlowLayoutDelegateMetrics = true
        return context
      }
    }
    let layout = Wide()
    let view = view(layout)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(layout.marks == [7] && items.askedSizes == 8)
    let nothing = CollectionViewFlowLayoutInvalidationContext()
    nothing.invalidateFlowLayoutAttributes = false
    nothing.invalidateFlowLayoutDelegateMetrics = false
    let before = view.layoutAttributesForItem(at: .item(3))
    layout.invalidateLayout(with: nothing)
    view.layoutIfNeeded()
    #expect(items.askedSizes == 8 && view.layoutAttributesForItem(at: .item(3)) == before)
  }

  @Test func `a context class must be that of a context`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: CollectionViewLayout {
          override class var invalidationContextClass: AnyClass { Label.self }
        }
        Wrong().invalidateLayout()
      }
    }
    expectTrap(result, says: "Wrong: Label is no CollectionViewLayoutInvalidationContext")
  }
}
