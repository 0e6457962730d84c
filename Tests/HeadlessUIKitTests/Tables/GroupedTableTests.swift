import Foundation
import HeadlessUIKit
import Testing

/// The margins, headers and gaps of the sections of tables.
@MainActor @Suite struct GroupedTableTests {
  /// A table that covers the screen, with sections of rows with a text.
  private final class Groups: TableViewController {
    var counts = [3, 1]
    var header: String?
    var footer: String?
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?

    override func numberOfSections(in tableView: TableView) -> Int { counts.count }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      header
    }
    override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight ?? super.tableView(tableView, heightForFooterInSection: section)
    }

    func row(_ row: Int, _ section: Int = 0) -> CGRect {
      tableView.rectForRow(at: IndexPath(row: row, section: section))
    }

    func cell(_ row: Int, _ section: Int = 0) -> TableViewCell? {
      tableView.cellForRow(at: IndexPath(row: row, section: section))
    }
  }

  /// A collection view with inset groups of two items.
  private final class Items: CollectionViewController {
    override func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func launched(
    _ device: Device,
    _ system: SystemVersion,
    _ style: TableView.Style = .insetGrouped,
    _ prepare: (Groups) -> Void = { _ in }
  ) -> (simulator: Simulator, groups: Groups) {
    let simulator = Simulator(device: device, system: system)
    let groups = simulator.perform { Groups(style: style) }
    prepare(groups)
    simulator.launch(groups)
    simulator.settle()
    return (simulator, groups)
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 0.001 } ?? false
  }

  // MARK: Space above headers

  @Test(
    .fact("MT6", "TC39"),
    arguments: [
      (.iPhone8, "14.8", 0), (.iPhone8, "15.0", 22), (.iPhoneSE3, "18.0", 22), (.iPhoneSE3, "26.1", 22),
    ] as [(Device, SystemVersion, CGFloat)]
  )
  func `plain tables have a space above each header from iOS 15`(
    device: Device,
    system: SystemVersion,
    space: CGFloat
  ) {
    let (_, groups) = launched(device, system, .plain) { $0.header = "Letters" }
    let table = groups.tableView!
    let rows = 3 * groups.row(0).height
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: space, width: 375, height: 28))
    #expect(groups.row(0).minY == space + 28)
    #expect(table.rect(forSection: 0).minY == 0 && table.rect(forSection: 0).height == space + 28 + rows)
    #expect(table.rectForHeader(inSection: 1).minY == 2 * space + 28 + rows)
    #expect(table.headerView(forSection: 1)?.frame.minY == 2 * space + 28 + rows)
    #expect(groups.row(0, 1).minY == 2 * (space + 28) + rows)
    // The first header is pinned below the status bar, without a space above it.
    table.contentOffset.y = space + 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == space + 10 + 20)
  }

  @Test(.fact("TC39")) func `sections without headers, and grouped tables, have no space`() {
    let (_, plain) = launched(.iPhoneSE3, "18.0", .plain)
    #expect(plain.row(0).minY == 0 && plain.row(0, 1).minY == 3 * plain.row(0).height)
    let (_, grouped) = launched(.iPhoneSE3, "18.0", .grouped) { $0.headerHeight = 30 }
    #expect(grouped.tableView.rectForHeader(inSection: 0).minY == 0 && grouped.row(0).minY == 30)
  }

  @Test func `an app sets the space above headers`() {
    let (simulator, groups) = launched(.iPhoneSE3, "18.0", .plain) { $0.header = "Letters" }
    for (padding, space) in [(0, 0), (7.5, 7.5), (TableView.automaticDimension, 22)] as [(CGFloat, CGFloat)] {
      simulator.perform { groups.tableView.sectionHeaderTopPadding = padding }
      simulator.settle()
      #expect(groups.tableView.rectForHeader(inSection: 0).minY == space)
      #expect(groups.row(0).minY == space + 28)
      #expect(groups.cell(0)?.frame.minY == space + 28)
    }
    let (_, grouped) = launched(.iPhoneSE3, "18.0", .grouped) {
      $0.headerHeight = 30
      $0.tableView.sectionHeaderTopPadding = 5
    }
    #expect(grouped.row(0).minY == 35)
  }

  // MARK: Margins and corners

  @Test(
    .fact("TC45", "MT7", "MT33", "RW10"),
    arguments: [
      (Device.iPhoneSE3, "26.1", false, 16, 16), (.iPhoneSE3, "26.1", true, 20, 20),
      (.iPhone16, "26.1", false, 16, 16), (.iPhone17, "26.1", false, 20, 16),
      (.iPadA16, "26.1", false, 20, 20),
      (.iPhoneSE3, "18.0", false, 16, 16), (.iPhoneSE3, "18.0", true, 20, 16),
      (.iPhone16Plus, "18.0", false, 20, 16),
    ] as [(Device, SystemVersion, Bool, CGFloat, CGFloat)]
  )
  func `the rows of an inset table are between margins`(
    device: Device,
    system: SystemVersion,
    isLandscape: Bool,
    side: CGFloat,
    inner: CGFloat
  ) {
    let (simulator, groups) = launched(device, system) { $0.header = "Letters" }
    if isLandscape {
      simulator.user.rotate(to: .landscapeLeft)
      simulator.settle()
    }
    let width = simulator.window.bounds.width - 2 * side
    let row = groups.row(0)
    #expect(row.minX == side && row.width == width)
    #expect(groups.cell(0)?.frame == row)
    #expect(groups.cell(0)?.textLabel?.frame.minX == inner)
    let header = groups.tableView.headerView(forSection: 0)
    #expect(header?.frame.minX == side && header?.frame.width == width)
    #expect(header?.textLabel?.frame.minX == inner)
    #expect(groups.tableView.indexPathForRow(at: CGPoint(x: side / 2, y: row.midY)) == nil)
    #expect(groups.tableView.indexPathForRow(at: CGPoint(x: side, y: row.midY)) == .row(0))
  }

  @Test func `other tables have no margins`() {
    for style in [TableView.Style.plain, .grouped] {
      let (_, groups) = launched(.iPhone16, "26.1", style)
      #expect(groups.row(0).minX == 0 && groups.row(0).width == 393)
      #expect(groups.cell(0)?.layer.cornerRadius == 0)
    }
  }

  @Test(.fact("TC45", "MT7"), arguments: [("26.1", 26), ("18.0", 10)] as [(SystemVersion, CGFloat)])
  func `the corners of a group are round`(system: SystemVersion, radius: CGFloat) {
    let (_, groups) = launched(.iPhone16, system)
    let (top, bottom): (CornerMask, CornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    let layers = [(0, 0), (1, 0), (2, 0), (0, 1)].map { groups.cell($0.0, $0.1)?.layer }
    #expect(layers.map { $0?.cornerRadius } == [radius, 0, radius, radius])
    #expect(layers[0]?.maskedCorners == top && layers[2]?.maskedCorners == bottom)
    #expect(layers[3]?.maskedCorners == top.union(bottom))
  }

  @Test func `corners follow the rows that an update adds`() {
    let (simulator, groups) = launched(.iPhone16, "26.1") { $0.counts = [1] }
    simulator.perform {
      groups.counts = [2]
      groups.tableView.insertRows(at: [.row(1)], with: .none)
    }
    simulator.settle()
    #expect(groups.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(groups.cell(1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  // MARK: Headers and footers

  @Test(
    .fact("MT7", "MT16"),
    arguments: [
      (Device.iPhone16, "26.1", 55.333, 45.333), (.iPhoneSE3, "26.1", 55.5, 45.5),
      (.iPhone16, "18.0", 55.5, 38),
    ] as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `the headers of an inset table have heights of their own, and footers 30 points`(
    device: Device,
    system: SystemVersion,
    first: CGFloat,
    later: CGFloat
  ) {
    let (_, groups) = launched(device, system) { ($0.header, $0.footer) = ("Letters", "The end") }
    #expect(isNear(groups.tableView.rectForHeader(inSection: 0).height, first))
    #expect(isNear(groups.tableView.rectForHeader(inSection: 1).height, later))
    #expect(groups.tableView.rectForFooter(inSection: 0).height == 30)
    #expect(groups.tableView.headerView(forSection: 0)?.textLabel?.text == "Letters")
  }

  @Test(
    .fact("MT10"),
    arguments: [
      (Device.iPhone16, "26.1", 35, 17.667, 17.333), (.iPhoneSE3, "26.1", 35, 17.5, 17.5),
      (.iPhone16, "18.0", 30, 30, 30),
    ] as [(Device, SystemVersion, CGFloat, CGFloat, CGFloat)]
  )
  func `a height of the delegate needs a title or a view`(
    device: Device,
    system: SystemVersion,
    first: CGFloat,
    later: CGFloat,
    footer: CGFloat
  ) {
    let (_, groups) = launched(device, system, .grouped) { ($0.headerHeight, $0.footerHeight) = (30, 30) }
    #expect(groups.row(0).minY == first)
    #expect(isNear(groups.tableView.rectForHeader(inSection: 1).height, later))
    #expect(isNear(groups.tableView.rectForFooter(inSection: 0).height, footer))
    #expect(groups.tableView.headerView(forSection: 1) == nil)
  }

  @Test func `heights of less than a point remove the space between groups`() {
    let (_, groups) = launched(.iPhone16, "26.1", .grouped) {
      ($0.headerHeight, $0.footerHeight) = (.leastNormalMagnitude, .leastNormalMagnitude)
    }
    #expect(isNear(groups.row(0).minY, 0) && isNear(groups.row(0, 1).minY, groups.row(2).maxY))
  }

  @Test(
    .fact("MT15"),
    arguments: [
      (Device.iPhone16, "26.1", 30, 3.667), (.iPhone16, "26.1", 50, 23.667), (.iPhoneSE3, "26.1", 30, 4),
      (.iPhone16, "18.0", 30, 4), (.iPhone16, "18.0", 50, 14),
    ] as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `the title of a header is above its bottom`(
    device: Device,
    system: SystemVersion,
    height: CGFloat,
    y: CGFloat
  ) {
    let (_, groups) = launched(device, system, .grouped) { ($0.header, $0.headerHeight) = ("A", height) }
    let header = groups.tableView.headerView(forSection: 0)
    #expect(header?.bounds.height == height)
    #expect(isNear(header?.textLabel?.frame.minY, y))
  }

  // MARK: Large titles

  @Test(.fact("MT51"), arguments: [("26.1", 0), ("18.0", 35)] as [(SystemVersion, CGFloat)])
  func `below a large title the first group begins at the top`(system: SystemVersion, first: CGFloat) {
    for style in [TableView.Style.grouped, .insetGrouped] {
      let simulator = Simulator(device: .iPhoneSE3, system: system)
      let groups = simulator.perform { Groups(style: style) }
      let navigation = simulator.perform { NavigationController(rootViewController: groups) }
      simulator.perform { navigation.navigationBar.prefersLargeTitles = true }
      simulator.launch(navigation)
      simulator.settle()
      #expect(groups.row(0).minY == first)
      #expect(isNear(groups.row(0, 1).minY - groups.row(2).maxY, 35))
      simulator.perform { navigation.navigationBar.prefersLargeTitles = false }
      simulator.settle()
      #expect(groups.row(0).minY == 35)
    }
  }

  @Test(.fact("MT51"), arguments: [("26.1", 0), ("18.0", 35)] as [(SystemVersion, CGFloat)])
  func `so it is in a list of a collection view`(system: SystemVersion, first: CGFloat) {
    let simulator = Simulator(device: .iPhoneSE3, system: system)
    let items = simulator.perform {
      Items(collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    }
    let navigation = simulator.perform {
      items.collectionView.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      return NavigationController(rootViewController: items)
    }
    simulator.perform { navigation.navigationBar.prefersLargeTitles = true }
    simulator.launch(navigation)
    simulator.settle()
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      items.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(isNear(frame(0, 0)?.minY, first))
    #expect(isNear((frame(0, 1)?.minY ?? 0) - (frame(1, 0)?.maxY ?? 0), 35))
  }
}
