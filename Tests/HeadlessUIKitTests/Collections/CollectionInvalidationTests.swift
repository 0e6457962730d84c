import Foundation
import HeadlessUIKit
import Testing

/// The calls of a layout when the collection view is created, loaded, scrolled and resized.
@MainActor @Suite struct CollectionInvalidationTests {
  /// A layout of items of 100 points below each other that records its calls, with the collection view's
  /// offset.
  private final class Column: CollectionViewLayout {
    let diary: Diary
    var invalidates = true
    var height: CGFloat = 3000
    /// The contexts of all invalidations.
    var contexts: [CollectionViewLayoutInvalidationContext] = []

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) {
      diary.note("\(line) at \(collectionView.map { text($0.contentOffset.y) } ?? "none")")
    }

    override func prepare() {
      note("prepare")
      guard let view = collectionView else { return }
      for section in 0..<view.numberOfSections { _ = view.numberOfItems(inSection: section) }
    }
    override var collectionViewContentSize: CGSize {
      note("size")
      return CGSize(width: 300, height: height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      note("elements in \(text(rect))")
      let header = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header",
        with: IndexPath(index: 0)
      )
      header.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
      let first = Int(max(0, rect.minY) / 100)
      let end = max(first, min(30, Int((rect.maxY / 100).rounded(.up))))
      return (first..<end).compactMap { layoutAttributesForItem(at: .item($0)) }
        + (rect.minY < 10 ? [header] : [])
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 100 + 10, width: 300, height: 90)
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should \(text(newBounds.minY))")
      return invalidates
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> CollectionViewLayoutInvalidationContext
    {
      note("context \(text(newBounds.minY))")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout() {
      note("invalidate")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      note("invalidate with context")
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class Items: CollectionViewDataSource, CollectionViewDelegate {
    let diary: Diary
    var count = 30

    init(_ diary: Diary) { self.diary = diary }

    func numberOfSections(in collectionView: CollectionView) -> Int {
      diary.note("sections")
      return 1
    }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      diary.note("items")
      return count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      diary.note("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      diary.note("view")
      return CollectionReusableView()
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      diary.note("didScroll at \(text(scrollView.contentOffset.y))")
    }
  }

  /// A collection view of 300 x 300 points with 30 items below each other.
  @MainActor private struct Scene {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let diary = Diary()
    let layout: Column
    let items: Items
    let view: CollectionView

    init(laysOut: Bool = true) {
      (layout, items) = (Column(diary), Items(diary))
      view = CollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 300),
        collectionViewLayout: layout
      )
      view.contentInsetAdjustmentBehavior = .never
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      guard laysOut else { return }
      (view.dataSource, view.delegate) = (items, items)
      let controller = ViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
      simulator.settle()
      _ = diary.take()
    }

    /// Returns the calls since the last call, without those of layout passes.
    func takeChanges() -> [String] {
      diary.take().filter { line in
        ["should", "context", "invalidate", "didScroll"].contains { line.hasPrefix($0) }
      }
    }

    /// The chain of calls for a change of the bounds that invalidates the layout.
    static func chain(from old: Int, to new: Int) -> [String] {
      [
        "should \(new) at \(old)", "context \(new) at \(old)", "invalidate at \(new)",
        "invalidate with context at \(new)",
      ]
    }
  }

  // MARK: Creation and loading

  @Test(.fact("ML10")) func `creating a collection view sends its layout nothing`() {
    let scene = Scene(laysOut: false)
    #expect(scene.diary.take() == [])
    #expect(scene.layout.collectionView === scene.view)
  }

  @Test(.fact("ML10")) func `reloading invalidates the layout in the next layout pass`() {
    let scene = Scene()
    scene.view.reloadData()
    #expect(scene.diary.take() == [])
    scene.view.layoutIfNeeded()
    #expect(
      scene.diary.take().prefix(3) == ["invalidate at 0", "invalidate with context at 0", "prepare at 0"]
    )
    let context = scene.layout.contexts.last
    #expect(context?.invalidateEverything == true && context?.invalidateDataSourceCounts == true)
  }

  @Test(.fact("ML10")) func `a base layout has no elements, and a flow layout needs a collection view`() {
    let base = CollectionViewLayout()
    #expect(base.layoutAttributesForItem(at: .item(0)) == nil)
    #expect(base.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)) == nil)
    #expect(!base.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 5, width: 1, height: 1)))
    #expect(base.collectionViewContentSize == .zero)
    let flow = CollectionViewFlowLayout()
    flow.prepare()
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)) == [])
  }

  @Test(.fact("ML8"))
  func `a layout pass prepares the layout, asks for size, elements and size, then for views`() {
    let scene = Scene()
    scene.view.reloadData()
    scene.layout.invalidates = false
    scene.view.layoutIfNeeded()
    #expect(
      scene.diary.take() == [
        "invalidate at 0", "invalidate with context at 0", "prepare at 0", "sections", "items", "size at 0",
        "elements in (0, 0, 300, 300) at 0", "size at 0", "cell 0", "cell 1", "cell 2", "view",
      ]
    )
  }

  @Test(
    .fact("ML9"),
    arguments: [
      (0, 0, 300), (100, 0, 600), (300, 300, 300), (310, 300, 600), (599, 300, 600), (-20, -300, 600),
    ] as [(CGFloat, Int, Int)]
  )
  func `a layout is asked for whole pages of the visible size`(offset: CGFloat, y: Int, height: Int) {
    let scene = Scene()
    scene.layout.invalidateLayout()
    scene.view.bounds.origin.y = offset
    _ = scene.diary.take()
    scene.view.layoutIfNeeded()
    #expect(
      scene.diary.take().filter { $0.hasPrefix("elements") }
        == ["elements in (0, \(y), 300, \(height)) at \(text(offset))"]
    )
  }

  @Test(.fact("ML9")) func `a layout that stays valid is asked for each page once`() {
    let scene = Scene()
    scene.layout.invalidates = false
    for offset in [100, 150, 250, 301, 320] {
      scene.view.contentOffset.y = CGFloat(offset)
      scene.view.layoutIfNeeded()
    }
    #expect(
      scene.diary.take().filter { $0.hasPrefix("elements") || $0.hasPrefix("prepare") } == [
        "elements in (0, 0, 300, 600) at 100", "elements in (0, 300, 300, 600) at 301",
      ]
    )
    #expect(scene.view.visibleCells.count == 4)
  }

  // MARK: Changes of the bounds

  @Test(.fact("ML12"), arguments: [true, false])
  func `new bounds are asked about before they are set, and didScroll is called last`(setsOffset: Bool) {
    let scene = Scene()
    if setsOffset { scene.view.contentOffset.y = 50 } else { scene.view.bounds.origin.y = 50 }
    #expect(scene.diary.take() == Scene.chain(from: 0, to: 50) + (setsOffset ? ["didScroll at 50"] : []))
  }

  @Test(.fact("ML12")) func `another size is a change of the bounds, too`() {
    let scene = Scene()
    scene.view.frame.size.height = 250
    #expect(scene.takeChanges() == Scene.chain(from: 0, to: 0))
    scene.view.layoutIfNeeded()
    scene.layout.invalidates = false
    _ = scene.diary.take()
    scene.view.frame.size.height = 200
    #expect(scene.takeChanges() == ["should 0 at 0"])
  }

  @Test(.fact("ML12")) func `a drag asks at each step`() throws {
    let scene = Scene()
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 300))
      for step in 1...3 {
        scene.simulator.advance(by: .milliseconds(20))
        try finger.move(to: CGPoint(x: 150, y: 300 - CGFloat(step) * 20))
      }
      #expect(
        scene.takeChanges() == Scene.chain(from: 0, to: 10) + ["didScroll at 10"]
          + Scene.chain(from: 10, to: 30) + ["didScroll at 30"] + Scene.chain(from: 30, to: 50)
          + ["didScroll at 50"]
      )
      finger.cancel()
    }
  }

  private static let methods: [(CollectionView, Bool) -> Void] = [
    { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: $1) },
    { $0.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 100), animated: $1) },
    { $0.scrollToItem(at: .item(10), at: .top, animated: $1) },
  ]

  @Test(.fact("ML13"), arguments: 0..<3)
  func `a method without animation invalidates before the bounds change`(method: Int) {
    let scene = Scene()
    Self.methods[method](scene.view, false)
    let goal = method == 2 ? 1010 : 1000
    #expect(
      scene.takeChanges() == [
        "should \(goal) at 0", "context \(goal) at 0", "invalidate at 0", "invalidate with context at 0",
        "didScroll at \(goal)",
      ]
    )
  }

  @Test(.fact("ML13"), arguments: 0..<3)
  func `a method with animation invalidates once for its goal, and then for each step`(method: Int) {
    let scene = Scene()
    Self.methods[method](scene.view, true)
    let goal = method == 2 ? 1010 : 1000
    #expect(
      scene.takeChanges() == [
        "should \(goal) at 0", "context \(goal) at 0", "invalidate at 0", "invalidate with context at 0",
      ]
    )
    var last = "0"
    for _ in 0..<300 {
      scene.simulator.advance(by: .milliseconds(1))
      let now = text(scene.view.contentOffset.y)
      let calls = scene.takeChanges()
      guard now != last else { continue }
      #expect(
        calls == [
          "should \(now) at \(last)", "context \(now) at \(last)", "invalidate at \(now)",
          "invalidate with context at \(now)", "didScroll at \(now)",
        ]
      )
      last = now
    }
    #expect(last == "\(goal)")
  }

  @Test(.fact("ML14")) func `a layout that is invalid is not asked again until it is prepared`() {
    let scene = Scene()
    scene.view.contentOffset.y = 50
    _ = scene.diary.take()
    scene.view.contentOffset.y = 60
    scene.view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    scene.view.bounds.origin.y = 80
    #expect(scene.diary.take() == ["didScroll at 60", "didScroll at 70"])
    scene.view.layoutIfNeeded()
    _ = scene.diary.take()
    scene.view.contentOffset.y = 90
    #expect(scene.diary.take() == Scene.chain(from: 80, to: 90) + ["didScroll at 90"])
  }

  @Test func `a layout may change the bounds that it is asked about`() {
    let scene = Scene()
    scene.diary.when("should 50 at 0") { scene.view.contentOffset.y = 20 }
    scene.view.contentOffset.y = 50
    #expect(scene.view.contentOffset.y == 20)
    #expect(
      scene.takeChanges() == ["should 50 at 0"] + Scene.chain(from: 0, to: 20)
        + ["didScroll at 20", "context 50 at 20"]
    )
  }

  @Test(.fact("ML11")) func `a smaller content asks about the bounds at its end, which are then set`() {
    let scene = Scene()
    scene.view.contentOffset.y = 2000
    scene.view.layoutIfNeeded()
    _ = scene.diary.take()
    scene.view.contentSize.height = 1300
    #expect(scene.diary.take() == Scene.chain(from: 2000, to: 1000) + ["didScroll at 1000"])
  }

  // MARK: Invalidation by code

  @Test(.fact("ML15"))
  func `after an invalidation by code counts are requested again, but no new items shown`() {
    let scene = Scene()
    scene.items.count = 2
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    scene.items.count = 4
    _ = scene.diary.take()
    scene.layout.invalidateLayout()
    #expect(scene.diary.take() == ["invalidate at 0", "invalidate with context at 0"])
    scene.view.layoutIfNeeded()
    #expect(
      scene.diary.take() == [
        "prepare at 0", "sections", "items", "size at 0", "elements in (0, 0, 300, 300) at 0",
        "size at 0",
      ]
    )
    #expect(scene.view.visibleCells.count == 2 && scene.view.numberOfItems(inSection: 0) == 4)
    #expect(scene.view.layoutAttributesForItem(at: .item(2))?.frame.minY == 210)
    #expect(scene.diary.take() == [])
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == 3)
  }

  @Test(.fact("MT27")) func `a context moves the offset and changes the size at once`() {
    let scene = Scene()
    scene.view.contentOffset = CGPoint(x: 0, y: 30)
    scene.view.layoutIfNeeded()
    _ = scene.diary.take()
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    scene.layout.invalidateLayout(with: context)
    #expect(scene.view.contentOffset == CGPoint(x: 3, y: 34))
    #expect(scene.view.contentSize == CGSize(width: 310, height: 3020))
    #expect(scene.diary.take() == ["invalidate with context at 30", "didScroll at 34"])
    scene.view.layoutIfNeeded()
    #expect(scene.view.contentSize == CGSize(width: 300, height: 3000))
  }

  @Test(.fact("MT28")) func `items and views are added to a context once, in order`() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
    context.invalidateItems(at: [[1, 2], [0, 0]])
    context.invalidateItems(at: [[1, 2], [1, 3]])
    #expect(context.invalidatedItemIndexPaths == [[1, 2], [0, 0], [1, 3]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[0, 1]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 2], [0, 0]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [0, 2]], "b": [[0, 1]]])
  }
}

/// Returns a number without decimals that are zero.
private func text(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
}

private func text(_ rect: CGRect) -> String {
  "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
}
