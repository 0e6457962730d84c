import Foundation
import HeadlessUIKit
import Testing

/// The safe area of items in a collection view.
@MainActor @Suite struct ItemSafeAreaTests {
  /// Four tall posts whose texts fill the margins or the safe areas of their content views.
  private final class Feed: CollectionViewController {
    final class Post: CollectionViewCell {
      let label = Label()
    }

    var usesMargins = true
    var count = 4

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Post.self, forCellWithReuseIdentifier: "post")
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    {
      count
    }

    override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
      guard let post = cell as? Post, post.label.superview == nil else { return cell }
      let guide = usesMargins ? post.contentView.layoutMarginsGuide : post.contentView.safeAreaLayoutGuide
      post.label.text = "A post"
      post.label.translatesAutoresizingMaskIntoConstraints = false
      post.contentView.addSubview(post.label)
      LayoutConstraint.activate([
        post.label.topAnchor.constraint(equalTo: guide.topAnchor),
        post.label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        post.label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        post.label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        post.label.heightAnchor.constraint(equalToConstant: 446),
      ])
      return post
    }
  }

  private static func layout(
    scrolls: CollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    width: CollectionLayoutDimension = .fractionalWidth(1)
  ) -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: width, heightDimension: .estimated(200))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [CollectionLayoutItem(layoutSize: size)]
    )
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = scrolls
    section.contentInsetsReference = .none
    return CollectionViewCompositionalLayout(section: section)
  }

  @Test(
    .fact("RW1"),
    arguments: [Setup.current, Setup(device: .iPhoneX, system: "15.0")],
    [true, false]
  )
  func `the items of a feed are as high under bars as elsewhere`(setup: Setup, usesMargins: Bool) {
    let simulator = setup.simulator()
    let feed = simulator.perform { Feed(collectionViewLayout: Self.layout()) }
    feed.usesMargins = usesMargins
    simulator.launch(simulator.perform { NavigationController(rootViewController: feed) })
    simulator.settle()
    let height: CGFloat = usesMargins ? 462 : 446
    for offset in [CGFloat(0), 100, 700] {
      feed.collectionView.contentOffset.y = offset
      simulator.settle()
      #expect(feed.collectionView.visibleCells.allSatisfy { $0.frame.height == height })
    }
    #expect(feed.collectionView.contentSize.height == 4 * height)
  }

  @Test(.fact("RW2")) func `items of a section that scrolls on its own have no safe area along it`() throws {
    let simulator = Setup.current.simulator()
    let layout = Self.layout(scrolls: .continuous, width: .absolute(300))
    let feed = simulator.perform { Feed(collectionViewLayout: layout) }
    feed.count = 12
    simulator.launch(feed)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let cells = feed.collectionView.visibleCells
    #expect(feed.collectionView.safeAreaInsets.left == 59 && cells.count >= 3)
    #expect(cells.allSatisfy { $0.safeAreaInsets.left == 0 && $0.safeAreaInsets.right == 0 })
    #expect(cells.contains { $0.convert($0.bounds, to: nil).minX < 59 })
  }

  @Test(.fact("RW1")) func `items of a section over the whole width get the safe areas of the sides`() throws
  {
    let simulator = Setup.current.simulator()
    let feed = simulator.perform { Feed(collectionViewLayout: Self.layout()) }
    simulator.launch(feed)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let cell = try #require(feed.collectionView.visibleCells.first)
    #expect(cell.safeAreaInsets == EdgeInsets(left: 59, right: 59))
    #expect(cell.contentView.layoutMargins == EdgeInsets(top: 8, left: 67, bottom: 8, right: 67))
  }
}
