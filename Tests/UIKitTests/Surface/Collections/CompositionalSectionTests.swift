import HeadlessUIKit
import Testing
import UIKit

/// Sections, boundary views, attached views and spacing of compositional layouts, in 320 x 400 points.
@MainActor @Suite struct CompositionalSectionTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func boundary(_ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }

  @Test func `sections follow each other, each with its own group, insets and boundary views`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    configuration.boundarySupplementaryItems = [boundary("banner", 30, .top)]
    var containers: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        containers.append(environment.container.effectiveContentSize)
        let section = plainSection(.fractionalWidth(1), .absolute(index == 0 ? 50 : 70))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        section.interGroupSpacing = 3
        section.boundarySupplementaryItems = [boundary(header, 20, .top), boundary("footer", 9, .bottom)]
        return section
      },
      configuration: configuration
    )
    let stage = CompositionalStage(layout, [2, 1]).launch()
    #expect(Set(containers.map(\.width)) == [320])
    #expect(
      stage.frames(0..<2) == [
        CGRect(x: 10, y: 55, width: 290, height: 50), CGRect(x: 10, y: 108, width: 290, height: 50),
      ]
    )
    #expect(stage.frame(header) == CGRect(x: 10, y: 30, width: 290, height: 20))
    #expect(stage.frame("footer") == CGRect(x: 10, y: 165, width: 290, height: 9))
    #expect(stage.frame(header, 0, 1) == CGRect(x: 10, y: 198, width: 290, height: 20))
    #expect(stage.frame(0, 1) == CGRect(x: 10, y: 223, width: 290, height: 70))
    let banner = layout.layoutAttributesForSupplementaryView(ofKind: "banner", at: IndexPath(index: 0))
    #expect(banner?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(stage.view.contentSize == CGSize(width: 320, height: 309))
    #expect(stage.view.supplementaryView(forElementKind: "footer", at: IndexPath(item: 0, section: 1)) != nil)
  }

  @Test func `a horizontal layout stacks sections from left to right`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5))
        ),
        count: 2
      )
    )
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let stage = CompositionalStage(layout, [3, 2]).launch()
    #expect(
      stage.frames(0..<3)
        == [(0, 0), (0, 200), (100, 0)].map {
          CGRect(x: $0.0, y: $0.1, width: 100, height: 200)
        }
    )
    #expect(stage.frame(1, 1) == CGRect(x: 200, y: 200, width: 100, height: 200))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func `flexible spacing shares the space that is left`() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(80), .absolute(40)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .flexible(0),
      trailing: nil,
      bottom: .fixed(10)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    group.interItemSpacing = .flexible(10)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [4]
    ).launch()
    #expect(
      stage.frames(0..<4)
        == [(0, 50), (120, 50), (240, 50), (0, 150)].map {
          CGRect(x: $0.0, y: $0.1, width: 80, height: 40)
        }
    )
  }

  @Test func `a custom group has its items at the frames of the provider`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 10, width: 40, height: 20),
          zIndex: 3
        ),
      ]
    }
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [3]
    ).launch()
    #expect(
      stage.frames(0..<3) == [
        CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 160, y: 10, width: 40, height: 20),
        CGRect(x: 0, y: 60, width: 80, height: 60),
      ]
    )
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  private struct Badge {
    var anchor: NSCollectionLayoutAnchor
    var own: NSCollectionLayoutAnchor?
    var origin: CGPoint
  }

  /// Badges of 20 x 20 points at an item (30, 0, 125, 100).
  private var badges: [Badge] {
    let corner = NSDirectionalRectEdge([.top, .trailing])
    let half = CGPoint(x: 0.5, y: -0.5)
    let ten = CGPoint(x: 10, y: -10)
    return [
      Badge(anchor: NSCollectionLayoutAnchor(edges: corner), origin: CGPoint(x: 135, y: 0)),
      Badge(
        anchor: NSCollectionLayoutAnchor(edges: corner, fractionalOffset: half),
        origin: CGPoint(x: 145, y: -10)
      ),
      Badge(
        anchor: NSCollectionLayoutAnchor(edges: corner, absoluteOffset: ten),
        origin: CGPoint(x: 145, y: -10)
      ),
      Badge(anchor: NSCollectionLayoutAnchor(edges: []), origin: CGPoint(x: 82.5, y: 40)),
      Badge(anchor: NSCollectionLayoutAnchor(edges: .all), origin: CGPoint(x: 82.5, y: 40)),
      Badge(
        anchor: NSCollectionLayoutAnchor(edges: .leading, absoluteOffset: CGPoint(x: 5, y: 5)),
        origin: CGPoint(x: 35, y: 45)
      ),
      Badge(
        anchor: NSCollectionLayoutAnchor(edges: corner),
        own: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
        origin: CGPoint(x: 155, y: -20)
      ),
    ]
  }

  @Test(.fact("MT36"), arguments: 0..<7)
  func `a badge is at its anchor, from inside unless it has one of its own`(number: Int) throws {
    let (container, own, expected) = (badges[number].anchor, badges[number].own, badges[number].origin)
    let size = layoutSize(.absolute(20), .absolute(20))
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size,
          elementKind: "badge",
          containerAnchor: container,
          itemAnchor: $0
        )
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size,
        elementKind: "badge",
        containerAnchor: container
      )
    let stage = badged(badge, insets: .zero)
    let frame = try #require(stage.frame("badge"))
    #expect(abs(frame.minX - expected.x) < 0.2 && frame.minY == expected.y)
    #expect(frame.size == CGSize(width: 20, height: 20))
    let path = IndexPath(item: 0, section: 0)
    let attributes = stage.view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: "badge",
      at: path
    )
    #expect(attributes?.zIndex == 1)
    let view = stage.view.supplementaryView(forElementKind: "badge", at: path)
    #expect(view?.frame == (frame.maxY > 0 ? frame : nil))
  }

  private func badged(_ badge: NSCollectionLayoutSupplementaryItem, insets: NSDirectionalEdgeInsets)
    -> CompositionalStage
  {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(125), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    item.contentInsets = insets
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.absolute(125), .absolute(100)), subitems: [item])
    )
    section.contentInsets.leading = 30
    return CompositionalStage(UICollectionViewCompositionalLayout(section: section), [2]).launch()
  }

  @Test(.fact("MT36")) func `the anchors and fractions of a badge are those of the item inside its insets`() {
    let corner = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(badged(corner, insets: insets).frame("badge") == CGRect(x: 125, y: 10, width: 20, height: 20))
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom)
    )
    #expect(badged(line, insets: .zero).frame("badge") == CGRect(x: 30, y: 70, width: 125, height: 30))
  }

  @Test(arguments: [(CGFloat(0), CGFloat(0)), (30, 30), (185, 180), (230, 200)])
  func `a pinned header stays in the visible area as long as its section is there`(
    offset: CGFloat,
    y: CGFloat
  ) {
    let section = plainSection(.fractionalWidth(1), .absolute(60))
    let item = boundary(header, 20, .top)
    item.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [item]
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [3, 20]).launch()
    stage.scroll(to: offset)
    // The first section ends at 200, where the second one begins.
    #expect(stage.frame(header) == CGRect(x: 0, y: min(y, 180), width: 320, height: 20))
    #expect(stage.frame(header, 0, 1)?.minY == max(200, offset))
  }

  @Test func `a decoration is behind the cells of its section, and has its class from the layout`() throws {
    final class Backdrop: UICollectionReusableView {}
    let section = plainSection(.fractionalWidth(1), .absolute(50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let stage = CompositionalStage(layout, [2]).launch()
    let view = try #require(stage.view.subviews.first { $0 is Backdrop })
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 112))
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = stage.view.subviews
    let places = [view, cell].map { view in order.firstIndex { $0 === view } }
    #expect(try #require(places[0]) < #require(places[1]))
    let attributes = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 400)) ?? []
    #expect(attributes.map(\.representedElementCategory) == [.decorationView, .cell, .cell])
  }

  @Test func `a query visits the items in its rectangle only`() throws {
    final class Counting: UICollectionViewCompositionalLayout {
      var visits = 0
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        visits += 1
        return super.layoutAttributesForItem(at: indexPath)
      }
    }
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    var visits: [Int] = []
    for count in [1000, 100_000] {
      let layout = Counting(
        sectionProvider: { _, _ in NSCollectionLayoutSection(group: group) },
        configuration: UICollectionViewCompositionalLayoutConfiguration()
      )
      let stage = CompositionalStage(layout, [count]).launch()
      #expect(stage.view.contentSize.height == CGFloat(count / 4 * 50))
      layout.visits = 0
      let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 5010, width: 310, height: 380))
      #expect(found?.count == 32)
      visits.append(layout.visits)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0] <= 48)
  }

  @Test func `an item is moved by code, if the data source has the method`() {
    let layout = UICollectionViewCompositionalLayout(
      section: plainSection(.fractionalWidth(1), .absolute(50))
    )
    let stage = CompositionalStage(layout, [4]).launch()
    let (first, third) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    let cell = stage.view.cellForItem(at: first)
    #expect(stage.view.beginInteractiveMovementForItem(at: first))
    #expect(!stage.view.beginInteractiveMovementForItem(at: third))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
    #expect(cell?.center == CGPoint(x: 160, y: 120))
    stage.view.endInteractiveMovement()
    stage.simulator.settle()
    #expect(stage.moves == [[first, third]])
    #expect(stage.view.cellForItem(at: third) === cell)
    #expect(cell?.frame.minY == 100)
    #expect(stage.view.beginInteractiveMovementForItem(at: first))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
    stage.view.cancelInteractiveMovement()
    stage.simulator.settle()
    #expect(stage.moves.count == 1)
    #expect(stage.view.cellForItem(at: first)?.frame.minY == 0)
  }

  @Test func `the sections are requested again after a change of the traits`() {
    var styles: [UIUserInterfaceStyle] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      styles.append(environment.traitCollection.userInterfaceStyle)
      return plainSection(.fractionalWidth(1), .absolute(50))
    }
    let stage = CompositionalStage(layout, [2]).launch()
    stage.view.overrideUserInterfaceStyle = .dark
    stage.view.layoutIfNeeded()
    #expect(styles == [.light, .dark])
  }

  @Test func `places are mirrored for languages that are read from right to left`() {
    let section = plainSection(.absolute(100), .absolute(50))
    section.contentInsets.leading = 10
    let corner = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.absolute(60), .absolute(20)),
      elementKind: header,
      alignment: .topLeading
    )
    section.boundarySupplementaryItems = [corner]
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [2]).launch()
    #expect(stage.frame(0) == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(stage.frame(header) == CGRect(x: 10, y: 0, width: 60, height: 20))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0) == CGRect(x: 210, y: 20, width: 100, height: 50))
    #expect(stage.frame(header) == CGRect(x: 250, y: 0, width: 60, height: 20))
  }

  @Test func `a view at the side of a section takes space from its groups`() {
    let section = plainSection(.fractionalWidth(1), .absolute(50))
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.absolute(40), .absolute(30)),
      elementKind: header,
      alignment: .leading
    )
    section.boundarySupplementaryItems = [side]
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [2]).launch()
    #expect(stage.frame(1) == CGRect(x: 40, y: 50, width: 280, height: 50))
    #expect(stage.frame(header) == CGRect(x: 0, y: 35, width: 40, height: 30))
    side.extendsBoundary = false
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1)?.width == 320)
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, CGFloat(40), CGFloat(260)), (.none, 0, 320),
    (.layoutMargins, 30, 270),
  ])
  func `insets are relative to an area, and boundary views may have another one`(
    reference: UIContentInsetsReference,
    x: CGFloat,
    width: CGFloat
  ) {
    let section = plainSection(.fractionalWidth(1), .absolute(50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    section.contentInsetsReference = .layoutMargins
    section.boundarySupplementaryItems = [boundary(header, 20, .top)]
    section.supplementaryContentInsetsReference = reference
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), [1])
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    stage.launch()
    #expect(stage.frame(0) == CGRect(x: 40, y: 20, width: 260, height: 50))
    #expect(stage.frame(header) == CGRect(x: x, y: 0, width: width, height: 20))
  }
}
