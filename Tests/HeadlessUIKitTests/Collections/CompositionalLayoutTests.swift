import Foundation
import HeadlessUIKit
import Testing

/// Sections, groups and items of compositional layouts, in 320 x 400 points.
@MainActor @Suite struct CompositionalLayoutTests {
  private func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
    -> CollectionLayoutSize
  { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func scene(_ section: CollectionLayoutSection, items: Int) -> CollectionScene {
    let scene = CollectionScene([(0..<items).map { "\($0)" }])
    scene.view.collectionViewLayout = CollectionViewCompositionalLayout(section: section)
    scene.view.layoutIfNeeded()
    return scene
  }

  private func frames(_ scene: CollectionScene, _ count: Int) -> [CGRect?] {
    (0..<count).map { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `a row repeats its item as often as there is space, and the section repeats the row`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let scene = scene(CollectionLayoutSection(group: group), items: 6)
    let expected: [CGRect?] = [(0, 0), (80, 0), (160, 0), (240, 0), (0, 50), (80, 50)].map {
      CGRect(x: $0.0, y: $0.1, width: 80, height: 50)
    }
    #expect(frames(scene, 6) == expected)
    #expect(scene.view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test func `insets of sections and items and spacing between groups`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item,
      count: 2
    )
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let scene = scene(section, items: 3)
    let expected: [CGRect?] = [(12, 6), (162, 6), (12, 52)].map {
      CGRect(x: $0.0, y: $0.1, width: 144, height: 36)
    }
    #expect(frames(scene, 3) == expected)
    #expect(scene.view.contentSize.height == 98)
  }

  @Test(.fact("MT35")) func `items of a count share the row, with any size that they request`() {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(270), .absolute(50)),
      subitem: item,
      count: 2
    )
    group.interItemSpacing = .fixed(20)
    let expected: [CGRect?] = [0, 145].map { CGRect(x: $0, y: 0, width: 125, height: 50) }
    #expect(frames(scene(CollectionLayoutSection(group: group), items: 2), 2) == expected)
  }

  @Test func `a group in a group`() {
    let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: small,
      count: 2
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [large, column]
    )
    let scene = scene(CollectionLayoutSection(group: group), items: 4)
    let expected: [CGRect?] = [
      CGRect(x: 0, y: 0, width: 160, height: 160), CGRect(x: 160, y: 0, width: 160, height: 80),
      CGRect(x: 160, y: 80, width: 160, height: 80), CGRect(x: 0, y: 160, width: 160, height: 160),
    ]
    #expect(frames(scene, 4) == expected)
  }

  @Test(arguments: [0, 1, 999_999]) func `only the items in the bounds have cells`(last: Int) {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    let scene = scene(CollectionLayoutSection(group: group), items: last + 1)
    scene.view.contentOffset.y = max(0, scene.view.contentSize.height - 400)
    scene.view.layoutIfNeeded()
    #expect(scene.shown.sorted() == (max(0, last - 9)...last).map { "\($0)" }.sorted())
  }

  @Test(.fact("MT37")) func `two items of a group with badges of one kind stop the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let size = CollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let items = (0..<2).map { _ in
          CollectionLayoutItem(
            layoutSize: size,
            supplementaryItems: [
              CollectionLayoutSupplementaryItem(
                layoutSize: size,
                elementKind: "badge",
                containerAnchor: CollectionLayoutAnchor(edges: .top)
              )
            ]
          )
        }
        let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
        let scene = CollectionScene([["a", "b"]])
        scene.view.collectionViewLayout = CollectionViewCompositionalLayout(
          section: CollectionLayoutSection(group: group)
        )
        scene.view.layoutIfNeeded()
      }
    }
    expectTrap(result, says: "supplementary items of the kind badge")
  }
}
