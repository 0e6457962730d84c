import HeadlessUIKit
import UIKit

/// A collection view of 320 x 400 points at (0, 100) in a compositional layout.
@MainActor final class CompositionalStage: UICollectionViewDataSource, UICollectionViewDelegate {
  let simulator: Simulator
  let view: UICollectionView
  var counts: [Int]
  /// The heights of the contents of items; nil for none.
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  var headerHeight: CGFloat?
  private(set) var selected: [IndexPath] = []
  private(set) var moves: [[IndexPath]] = []

  /// A cell or another view whose content determines its height.
  final class Cell: UICollectionViewCell {
    private lazy var ruler: NSLayoutConstraint = {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
      return height
    }()

    func use(height: CGFloat?) { if let height { ruler.constant = height } }
  }

  init(_ layout: UICollectionViewLayout, _ counts: [Int], frame: CGRect? = nil, simulator: Simulator? = nil) {
    self.simulator = simulator ?? Simulator()
    self.counts = counts
    view = UICollectionView(
      frame: frame ?? CGRect(x: 0, y: 100, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.accessibilityIdentifier = "stage"
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, "badge", "banner", "footer"] {
      view.register(Cell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
  }

  @discardableResult func launch() -> Self {
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    return self
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(_ items: Range<Int>, _ section: Int = 0) -> [CGRect?] { items.map { frame($0, section) } }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: item, section: section)
    )?.frame
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.item)"
    (cell as? Cell)?.use(height: height(indexPath))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? Cell)?.use(height: headerHeight)
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append([sourceIndexPath, destinationIndexPath]) }
}

@MainActor func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// Returns a section whose groups are single items of a size.
@MainActor func plainSection(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSection
{
  let full = layoutSize(
    .fractionalWidth(1),
    height.isEstimated ? height : .fractionalHeight(1)
  )
  return NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: layoutSize(width, height),
      subitems: [NSCollectionLayoutItem(layoutSize: full)]
    )
  )
}
