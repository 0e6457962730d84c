import UIKit

@MainActor protocol GalleryViewControllerDelegate: AnyObject {
  func galleryViewController(_ controller: GalleryViewController, didSelect trail: Trail)
}

/// Pictures of trails: favorites to leaf through, and a grid.
final class GalleryViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, all

    var title: String { self == .featured ? "Featured" : "All Trails" }
  }

  private struct Item: Hashable {
    let section: Section
    let trail: Trail
  }

  static let badgeKind = "badge"

  weak var delegate: (any GalleryViewControllerDelegate)?

  private let store: TrailStore
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let pageControl = UIPageControl()

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  init(store: TrailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Explore"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "gallery"
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    pageControl.backgroundStyle = .prominent
    view.addSubview(collectionView)
    view.addSubview(pageControl)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalToSystemSpacingBelow: pageControl.bottomAnchor,
        multiplier: 1
      ),
    ])
    configureDataSource()
    applySnapshot()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.collectionView.collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        switch Section(rawValue: index) {
        case .featured: self?.makeFeaturedSection(environment)
        case .all: self?.makeGridSection(environment)
        case nil: nil
        }
      },
      configuration: configuration
    )
    layout.register(GridBackgroundView.self, forDecorationViewOfKind: GridBackgroundView.kind)
    return layout
  }

  private func makeFeaturedSection(_ environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8),
        heightDimension: .absolute(200)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - middle) / environment.container.contentSize.width
        let scale = max(0.9, 1 - distance * 0.1)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      let nearest = items.filter { $0.representedElementCategory == .cell }
        .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
      self?.pageControl.currentPage = nearest?.indexPath.item ?? 0
    }
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private func makeGridSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  {
    let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .estimated(120)
      ),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(120)
      ),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 60, trailing: 16)
    let header = makeHeader()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: GridBackgroundView.kind)]
    return section
  }

  private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  // MARK: - Data

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<TrailCardCell, Item> { cell, _, item in
      cell.configure(with: item.trail)
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind) {
      [weak self] view, _, indexPath in
      let item = self?.dataSource.itemIdentifier(for: indexPath)
      view.isHidden = item?.trail.isFavorite != true
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = Section(rawValue: indexPath.section)?.title
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == Self.badgeKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    let featured = store.trails.filter { $0.difficulty == .hard || $0.isFavorite }
    snapshot.appendItems(featured.map { Item(section: .featured, trail: $0) }, toSection: .featured)
    snapshot.appendItems(store.trails.map { Item(section: .all, trail: $0) }, toSection: .all)
    dataSource.applySnapshotUsingReloadData(snapshot)
    pageControl.numberOfPages = featured.count
  }
}

extension GalleryViewController: UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.galleryViewController(self, didSelect: item.trail)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let item = dataSource.itemIdentifier(for: indexPath) else { continue }
      TrailImage.prepare(for: item.trail)
    }
  }
}

// MARK: - Cells

/// A picture of a trail with its name.
final class TrailCardCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [imageView, nameLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(springDuration: 0.3, bounce: 0.2) {
        contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  func configure(with trail: Trail) {
    nameLabel.text = trail.name
    imageView.image = TrailImage.image(for: trail)
    accessibilityLabel = trail.name
    accessibilityValue = trail.lengthText
    accessibilityHint = "Shows the trail."
  }
}

/// The star of a favorite.
final class BadgeView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemYellow.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
    UIImage(systemName: "star.fill")?.withTintColor(.white).draw(in: bounds.insetBy(dx: 6, dy: 6))
  }
}

final class GridBackgroundView: UICollectionReusableView {
  static let kind = "grid-background"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    layer.cornerRadius = 16
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
