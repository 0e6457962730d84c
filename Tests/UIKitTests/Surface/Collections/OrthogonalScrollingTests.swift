import HeadlessUIKit
import Testing
import UIKit

/// Sections that scroll across the scroll direction of their layout.
@MainActor @Suite struct OrthogonalScrollingTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: CGFloat = 200,
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalStage {
    let section = plainSection(.absolute(width), .absolute(100))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20)
    change(section)
    let grid = plainSection(.fractionalWidth(1), .absolute(80))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : grid }
    return CompositionalStage(layout, [10, 20]).launch()
  }

  private func scroller(_ stage: CompositionalStage) throws -> UIScrollView {
    try #require(stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  /// Drags a finger along the first section by a distance in steps, and lifts it.
  private func drag(_ stage: CompositionalStage, by way: CGFloat, rests: Bool) throws {
    let y = 150 - stage.view.contentOffset.y
    try stage.simulator.user.manually {
      let start: CGFloat = way < 0 ? 300 : 20
      let finger = try stage.simulator.user.touchDown(at: CGPoint(x: start, y: y))
      for step in 1...10 {
        stage.simulator.advance(by: .milliseconds(16))
        try finger.move(to: CGPoint(x: start + way * CGFloat(step) / 10, y: y))
      }
      if rests { stage.simulator.advance(by: .milliseconds(300)) }
      finger.lift()
    }
    stage.simulator.settle()
  }

  @Test func `the groups are beside each other in a scroll view of the section's height`() throws {
    let stage = stage(.continuous)
    #expect(
      stage.frames(0..<2) == [
        CGRect(x: 20, y: 4, width: 200, height: 100), CGRect(x: 230, y: 4, width: 200, height: 100),
      ]
    )
    let scroller = try scroller(stage)
    #expect(scroller.frame == CGRect(x: 0, y: 4, width: 320, height: 100))
    #expect(scroller.contentSize == CGSize(width: 2130, height: 100))
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 110, width: 320, height: 80))
    #expect(stage.view.contentSize == CGSize(width: 320, height: 1710))
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.superview === scroller)
    #expect(cell.frame == CGRect(x: 230, y: 0, width: 200, height: 100))
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 1, section: 0))
  }

  @Test func `a cell of a section that scrolls keeps the opacity and the transform that the app sets`() throws
  {
    let stage = stage(.continuous)
    let scroller = try scroller(stage)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    (cell.alpha, cell.transform) = (0.5, CGAffineTransform(scaleX: 2, y: 2))
    scroller.contentOffset.x = 10
    stage.simulator.settle()
    stage.view.contentOffset.y = 10
    stage.simulator.settle()
    #expect(cell.superview === scroller && scroller.contentOffset.x == 10)
    #expect(cell.alpha == 0.5 && cell.frame == CGRect(x: 130, y: -50, width: 400, height: 200))
  }

  @Test func `the simulated user swipes a section, taps its cells, and the other sections stay`() throws {
    let stage = stage(.continuous)
    let user = stage.simulator.user
    try user.cells["0.0"].swipeLeft()
    stage.simulator.settle()
    let offset = try scroller(stage).contentOffset.x
    #expect(offset > 100)
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    let path = try #require(stage.view.indexPathForItem(at: CGPoint(x: 160, y: 50)))
    #expect(path.item > 0)
    try user.cells["0.\(path.item)"].tap()
    #expect(stage.selected == [path])
  }

  @Test func `a swipe upwards in the section scrolls the collection view`() throws {
    let stage = stage(.continuous)
    try stage.simulator.user.cells["1.1"].swipeUp()
    stage.simulator.settle()
    #expect(stage.view.contentOffset.y > 100)
    stage.scroll(to: 600)
    #expect(!stage.view.subviews.contains { $0 is UIScrollView })
    stage.scroll(to: 0)
    #expect(try scroller(stage).contentOffset.x == 0)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, CGFloat(-140), 210),
    (.paging, -200, 320), (.groupPaging, -120, 210), (.groupPaging, -40, 0),
    (.groupPagingCentered, -120, 210),
    (.groupPagingCentered, -40, 0), (.continuous, -143, 133),
  ])
  func `a drag that rests comes to rest at a boundary`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    way: CGFloat,
    expected: CGFloat
  ) throws {
    let stage = stage(behavior)
    try drag(stage, by: way, rests: true)
    let offset = try scroller(stage).contentOffset.x
    #expect(abs(offset - expected) < 0.5)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, [CGFloat(210), 420, 210]),
    (.groupPagingCentered, [210, 420, 210]), (.paging, [320, 640, 320]),
  ])
  func `a flick moves by one group or page`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    expected: [CGFloat]
  ) throws {
    let stage = stage(behavior)
    var offsets: [CGFloat] = []
    for way: CGFloat in [-250, -250, 250] {
      try drag(stage, by: way, rests: false)
      offsets.append(try scroller(stage).contentOffset.x)
    }
    #expect(zip(offsets, expected).allSatisfy { abs($0 - $1) < 0.5 }, "\(offsets)")
  }

  @Test func `a centered group is in the middle, from the first one on`() throws {
    let stage = stage(.groupPagingCentered)
    #expect(stage.frame(0)?.midX == 160)
    let path = IndexPath(item: 4, section: 0)
    stage.view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    stage.view.layoutIfNeeded()
    let cell = try #require(stage.view.cellForItem(at: path))
    #expect(cell.convert(cell.bounds, to: stage.view).midX == 160)
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `the handler of visible items changes the cells in each layout pass`() throws {
    var calls: [(paths: [Int], offset: CGFloat, width: CGFloat)] = []
    let stage = stage(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let width = environment.container.contentSize.width
        calls.append((items.map(\.indexPath.item), offset.x, width))
        for item in items {
          let isFar = abs(item.frame.midX - offset.x - width / 2) > 100
          item.alpha = isFar ? 0.5 : 1
          item.transform = isFar ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
        }
      }
    }
    func cell(_ item: Int) -> UICollectionViewCell? {
      stage.view.cellForItem(at: IndexPath(item: item, section: 0))
    }
    #expect(calls.last?.paths == [0, 1])
    #expect(calls.last?.offset == 0)
    #expect(calls.last?.width == 320)
    #expect(cell(0)?.alpha == 1)
    #expect(cell(1)?.alpha == 0.5)
    #expect(cell(1)?.frame == CGRect(x: 280, y: 25, width: 100, height: 50))
    try scroller(stage).contentOffset.x = 210
    stage.view.layoutIfNeeded()
    #expect(calls.last?.paths == [0, 1, 2] || calls.last?.paths == [1, 2])
    #expect(calls.last?.offset == 210)
    #expect(cell(1)?.alpha == 1)
    #expect(cell(1)?.transform == .identity)
  }

  @Test func `a section has the height of its highest group, and follows its section in an update`() throws {
    let wide = plainSection(.fractionalWidth(1), .absolute(30))
    let row = plainSection(.absolute(200), .estimated(90))
    row.orthogonalScrollingBehavior = .continuous
    var sections = 2
    // The row is the last section.
    let layout = UICollectionViewCompositionalLayout { index, _ in index == sections - 1 ? row : wide }
    let stage = CompositionalStage(layout, [1, 5])
    stage.height = { $0.section == sections - 1 ? [40, 60, 20, 20, 20][$0.item] : nil }
    stage.launch()
    #expect(try scroller(stage).frame == CGRect(x: 0, y: 30, width: 320, height: 90))
    try scroller(stage).contentOffset.x = 300
    stage.simulator.settle()
    let cell = stage.view.cellForItem(at: IndexPath(item: 2, section: 1))
    sections = 3
    stage.counts = [1, 1, 5]
    stage.view.insertSections([1])
    stage.simulator.settle()
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 2)) === cell)
    let scroller = try scroller(stage)
    #expect(scroller.contentOffset.x == 300)
    #expect(scroller.frame.minY == 60)
    #expect(cell?.superview === scroller)
  }
}
