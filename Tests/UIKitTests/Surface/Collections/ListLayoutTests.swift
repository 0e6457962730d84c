import HeadlessUIKit
import Testing
import UIKit

/// Lists in collection views.
@MainActor @Suite struct ListLayoutTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ counts: [Int] = [3, 3],
    width: CGFloat = 393,
    row: CGFloat? = 151 / 3,
    header: CGFloat? = nil,
    simulator: Simulator? = nil,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CompositionalStage {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout.list(using: list),
      counts,
      frame: CGRect(x: 0, y: 0, width: width, height: 600),
      simulator: simulator
    )
    stage.height = { _ in row }
    stage.headerHeight = header
    return stage.launch()
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 0.4 } ?? false
  }

  private func separators(_ stage: CompositionalStage) -> [CGRect] {
    let all = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    return all.filter { $0.representedElementKind?.contains("Separator") ?? false }.map(\.frame)
  }

  @Test(.fact("MT17")) func `the groups of an inset list have margins and gaps`() {
    let stage = stage(.insetGrouped, simulator: Simulator(device: .iPhone16))
    #expect(stage.frame(0)?.minX == 16)
    #expect(stage.frame(0)?.width == 361)
    #expect(isNear(stage.frame(0)?.minY, 35))
    #expect(isNear(stage.frame(0)?.height, 50.333))
    #expect(isNear(stage.frame(2)?.minY, 135.667))
    // The next group begins 35 points below the last cell of the first one.
    #expect(isNear(stage.frame(0, 1)?.minY, 221))
    #expect(self.stage(.insetGrouped, width: 667).frame(0)?.minX == 20)
    #expect(self.stage(.grouped).frame(0)?.minX == 0)
    #expect(self.stage(.plain).frame(0)?.minY == 0)
    #expect(isNear(self.stage(.plain).frame(1)?.minY, 50.333))
  }

  @Test(.fact("MT18")) func `headers of an inset list`() {
    let stage = stage(.insetGrouped, header: 109 / 3, simulator: Simulator(device: .iPhone16)) {
      $0.headerMode = .supplementary
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.frame(kind)?.origin == CGPoint(x: 16, y: 0))
    #expect(stage.frame(kind)?.width == 361)
    #expect(isNear(stage.frame(kind)?.height, 36.333))
    #expect(isNear(stage.frame(2)?.maxY, 187.333))
    #expect(isNear(stage.frame(kind, 0, 1)?.minY, 205))
    #expect(isNear(stage.view.contentSize.height, 412.167))
  }

  @Test(.fact("MT19")) func `separators are between the cells of a group, on their last point`() throws {
    let stage = stage(.insetGrouped, [2, 1], row: 50)
    #expect(separators(stage) == [CGRect(x: 32, y: 84, width: 329, height: 1)])
    let view = try #require(
      stage.view.subviews.first { $0.frame == CGRect(x: 32, y: 84, width: 329, height: 1) }
    )
    #expect(view.backgroundColor == .separator)
    // In a plain list the last row has one too, which is assumed.
    #expect(separators(self.stage(.plain, [2], row: 50)).map(\.minY) == [49, 99])
    #expect(separators(self.stage(.sidebar, [2], row: 50)).isEmpty)
    #expect(separators(self.stage(.plain, [2], row: 50) { $0.showsSeparators = false }).isEmpty)
  }

  @Test func `the app changes the separators of rows`() {
    let stage = stage(.insetGrouped, [3], row: 50) { list in
      list.separatorConfiguration.bottomSeparatorInsets.leading = 60
      list.itemSeparatorHandler = { path, separators in
        var own = separators
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { own.bottomSeparatorVisibility = .visible }
        return own
      }
    }
    #expect(
      separators(stage) == [134, 184].map { CGRect(x: 76, y: $0, width: 285, height: 1) }
    )
  }

  @Test func `the color of a list is behind its rows, above and below them`() throws {
    let stage = stage(.insetGrouped, [2], row: 50) { $0.backgroundColor = .purple }
    let view = try #require(stage.view.subviews.first { $0.backgroundColor == .purple })
    #expect(view.frame.minY <= -400)
    #expect(view.frame.maxY >= 600)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = stage.view.subviews
    #expect(
      try #require(order.firstIndex { $0 === view }) < #require(order.firstIndex { $0 === cell })
    )
    let plain = self.stage(.grouped, [2])
    #expect(plain.view.subviews.contains { $0.backgroundColor == .systemGroupedBackground })
  }

  @Test func `headers of plain lists stay in the visible area, those of grouped lists don't`() {
    func y(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGFloat? {
      let stage = stage(appearance, [40], row: 50, header: 30) { $0.headerMode = .supplementary }
      stage.scroll(to: 100)
      return stage.frame(UICollectionView.elementKindSectionHeader)?.minY
    }
    #expect(y(.plain) == 100)
    #expect(y(.grouped) == 0)
  }

  @Test func `a section of a layout can be a list`() {
    let grid = plainSection(.fractionalWidth(1), .absolute(100))
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0
        ? grid
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment
        )
    }
    let stage = CompositionalStage(layout, [1, 2])
    stage.height = { $0.section == 1 ? 60 : nil }
    stage.launch()
    #expect(stage.frames(0..<2, 1).map { $0?.minY } == [100, 160])
  }

  @Test func `the first item of a section can be its header, and sections can have space above them`() {
    let stage = stage(.plain, [2, 1], row: 50) { list in
      list.headerMode = .firstItemInSection
      list.headerTopPadding = 12
    }
    #expect(stage.frames(0..<2).map { $0?.minY } == [12, 62])
    #expect(stage.frame(0, 1)?.minY == 124)
    #expect(separators(stage).map(\.minY) == [111])
  }

  @Test(.fact("MT20")) func `a list that covers the screen rests below the upper insets`() {
    let simulator = Simulator(device: .iPhone16)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
      [40],
      simulator: simulator
    )
    let view = stage.view
    view.contentInsetAdjustmentBehavior = .automatic
    stage.launch()
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    view.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -59)
  }

  // MARK: Swipe actions

  private func swipe(_ stage: CompositionalStage, _ item: Int, by way: CGFloat) throws {
    let frame = try #require(stage.frame(item))
    let y = frame.midY - stage.view.contentOffset.y
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: CGPoint(x: 200, y: y))
      for step in 1...Int(abs(way) / 10) {
        stage.simulator.advance(by: .milliseconds(10))
        try finger.move(to: CGPoint(x: 200 + CGFloat(step) * (way < 0 ? -10 : 10), y: y))
      }
      stage.simulator.advance(by: .milliseconds(200))
      finger.lift()
    }
    stage.simulator.settle()
  }

  @Test func `a swipe on a row reveals the actions of its edge`() throws {
    var done: [String] = []
    func actions(_ title: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
      { path in
        guard path.item < 2 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: title) { _, _, completion in
            done.append("\(title) \(path.item)")
            completion(true)
          }
        ])
      }
    }
    let stage = stage(.insetGrouped, row: 50) { list in
      list.leadingSwipeActionsConfigurationProvider = actions("Flag")
      list.trailingSwipeActionsConfigurationProvider = actions("Delete")
    }
    let user = stage.simulator.user
    try swipe(stage, 1, by: -70)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.contentView.frame.minX < -70)
    #expect(user.buttons["Delete"].exists)
    try user.buttons["Delete"].tap()
    #expect(cell.contentView.frame.minX == 0)
    try swipe(stage, 0, by: 70)
    try user.buttons["Flag"].tap()
    #expect(done == ["Delete 1", "Flag 0"])
    try swipe(stage, 2, by: -70)
    #expect(!user.buttons["Delete"].exists)
    try swipe(stage, 1, by: -70)
    #expect(user.buttons["Delete"].exists)
    try user.cells["0.0"].tap()
    #expect(!user.buttons["Delete"].exists)
    #expect(!stage.selected.contains(IndexPath(item: 0, section: 0)))
    try user.cells["0.0"].tap()
    #expect(stage.selected.last == IndexPath(item: 0, section: 0))
  }
}
