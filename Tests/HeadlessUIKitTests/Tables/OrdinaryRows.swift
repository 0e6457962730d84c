import Foundation
import HeadlessUIKit

/// A list of rows whose labels fill the margins of the content views, in one of the containers of lists.
@MainActor final class OrdinaryRows: ViewController {
  enum Container: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, flow, compositional, list

    /// The first system that has the container.
    var system: SystemVersion {
      switch self {
      case .plain, .grouped: "2.0"
      case .flow: "6.0"
      case .insetGrouped, .compositional: "13.0"
      case .list: "14.0"
      }
    }
  }

  /// A row or an item with a label.
  protocol Labeled: View {
    var label: Label { get }
    var content: View { get }
  }

  final class Row: TableViewCell, Labeled {
    let label = Label()
    var content: View { contentView }
  }

  final class Item: CollectionViewCell, Labeled {
    let label = Label()
    var content: View { contentView }
  }

  let container: Container
  /// The simulator, retained as long as the rows.
  var simulator: Simulator?
  var text = { (row: Int) in "Row \(row)" }
  private(set) var scrollView: ScrollView

  init(_ container: Container) {
    self.container = container
    scrollView = ScrollView()
    super.init(nibName: nil, bundle: nil)
    title = "Rows"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    switch container {
    case .plain: add(TableView(frame: view.bounds, style: .plain))
    case .grouped: add(TableView(frame: view.bounds, style: .grouped))
    case .insetGrouped: add(TableView(frame: view.bounds, style: .insetGrouped))
    case .flow:
      let flow = CollectionViewFlowLayout()
      flow.itemSize = CGSize(width: view.bounds.width, height: 60)
      add(CollectionView(frame: view.bounds, collectionViewLayout: flow))
    case .compositional:
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(60)
      )
      let group = CollectionLayoutGroup.vertical(
        layoutSize: size,
        subitems: [CollectionLayoutItem(layoutSize: size)]
      )
      let section = CollectionLayoutSection(group: group)
      add(
        CollectionView(
          frame: view.bounds,
          collectionViewLayout: CollectionViewCompositionalLayout(section: section)
        )
      )
    case .list:
      let list = CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      add(CollectionView(frame: view.bounds, collectionViewLayout: list))
    }
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  private func add(_ table: TableView) {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    scrollView = table
  }

  private func add(_ collection: CollectionView) {
    collection.register(Item.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    scrollView = collection
  }

  private func fill(_ cell: some Labeled, _ row: Int) {
    let label = cell.label
    label.text = text(row)
    guard label.superview == nil else { return }
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.content.addSubview(label)
    let margins = cell.content.layoutMarginsGuide
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  /// The visible rows, from top to bottom.
  var rows: [any Labeled] {
    let cells: [View] =
      (scrollView as? TableView)?.visibleCells ?? (scrollView as? CollectionView)?.visibleCells ?? []
    return cells.compactMap { $0 as? any Labeled }.sorted { $0.frame.minY < $1.frame.minY }
  }
}

extension OrdinaryRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let row = cell as? Row { fill(row, indexPath.row) }
    return cell
  }
}

extension OrdinaryRows: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let item = cell as? Item { fill(item, indexPath.item) }
    return cell
  }
}
