import UIKit

@MainActor protocol LibraryViewControllerDelegate: AnyObject {
  func libraryViewController(_ controller: LibraryViewController, didSelect trail: Trail)
}

/// All trails by region, in a list that can be searched, edited and reordered.
final class LibraryViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, Trail.ID>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Trail.ID>

  weak var delegate: (any LibraryViewControllerDelegate)?

  private let store: TrailStore
  private var collectionView: UICollectionView!
  private var dataSource: DataSource!
  private let searchController = UISearchController(searchResultsController: nil)
  private var observation: (any NSObjectProtocol)?

  private var scope: TrailStore.Scope {
    TrailStore.Scope(rawValue: searchController.searchBar.selectedScopeButtonIndex) ?? .all
  }

  init(store: TrailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Library"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    configureCollectionView()
    configureDataSource()
    configureNavigationItem()
    configureToolbar()
    applySnapshot(animated: false)
    observation = NotificationCenter.default.addObserver(
      forName: .trailStoreDidChange,
      object: store,
      queue: .main
    ) { [weak self] notification in
      let id = notification.userInfo?[TrailStore.changedTrailKey] as? Trail.ID
      MainActor.assumeIsolated { self?.update(id) }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selected = collectionView.indexPathsForSelectedItems?.first else { return }
    guard let coordinator = transitionCoordinator else {
      collectionView.deselectItem(at: selected, animated: animated)
      return
    }
    coordinator.animate { _ in
      self.collectionView.deselectItem(at: selected, animated: true)
    } completion: { context in
      if context.isCancelled {
        self.collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
      }
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationController?.setToolbarHidden(!editing, animated: animated)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if dataSource.snapshot().numberOfItems > 0 {
      contentUnavailableConfiguration = nil
    } else if searchController.searchBar.text?.isEmpty == false {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    } else {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "figure.hiking")
      configuration.text = "No Trails"
      configuration.secondaryText = "Trails that you add appear here."
      var button = UIButton.Configuration.borderedProminent()
      button.title = "Add Trail"
      configuration.button = button
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.presentEditor(for: nil)
      }
      contentUnavailableConfiguration = configuration
    }
  }

  // MARK: - Views

  private func configureCollectionView() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    list.itemSeparatorHandler = { indexPath, separator in
      var separator = separator
      if indexPath.item == 0 { separator.topSeparatorVisibility = .hidden }
      return separator
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "library"
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.keyboardDismissMode = .onDrag
    view.addSubview(collectionView)

    let refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        self?.applySnapshot(animated: true)
        (action.sender as? UIRefreshControl)?.endRefreshing()
      }
    )
    collectionView.refreshControl = refreshControl
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Trail.ID> { [store] cell, _, id in
      guard let trail = store[id] else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = trail.name
      content.secondaryText = "\(trail.lengthText) · \(trail.difficulty.title)"
      content.image = UIImage(systemName: trail.isFavorite ? "star.fill" : "star")
      content.imageProperties.tintColor = trail.difficulty.color
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .multiselect(), .reorder()]
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Favorite") { _ in
          store.toggleFavorite(id)
          return true
        }
      ]
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listCell().updated(for: state)
        if state.isSelected { background.backgroundColor = Theme.accent.withAlphaComponent(0.2) }
        cell.backgroundConfiguration = background
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = UIListContentConfiguration.header()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
      header.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { [weak self] _ in self?.isEditing ?? false }
    dataSource.reorderingHandlers.didReorder = { [store] transaction in
      for (index, id) in transaction.finalSnapshot.itemIdentifiers.enumerated() {
        store.move(id, to: index)
      }
    }
  }

  private func configureNavigationItem() {
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.presentEditor(for: nil) }
    )
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Trails"
    searchController.searchBar.scopeButtonTitles = TrailStore.Scope.allCases.map(\.title)
    searchController.searchBar.delegate = self
    definesPresentationContext = true
  }

  private func configureToolbar() {
    toolbarItems = [
      UIBarButtonItem(
        title: "Delete",
        primaryAction: UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
          self?.deleteSelection()
        }
      ),
      .flexibleSpace(),
      UIBarButtonItem(
        title: nil,
        image: UIImage(systemName: "ellipsis.circle"),
        menu: UIMenu(children: [
          UIDeferredMenuElement { [weak self] completion in completion(self?.batchActions() ?? []) }
        ])
      ),
    ]
  }

  // MARK: - Data

  private func applySnapshot(animated: Bool) {
    let text = searchController.searchBar.text ?? ""
    var snapshot = Snapshot()
    for region in store.regions {
      let trails = store.trails(in: region, matching: text, scope: scope)
      guard !trails.isEmpty else { continue }
      snapshot.appendSections([region])
      snapshot.appendItems(trails.map(\.id), toSection: region)
    }
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      self?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  private func update(_ id: Trail.ID?) {
    applySnapshot(animated: viewIfLoaded?.window != nil)
    guard let id, dataSource.indexPath(for: id) != nil else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func trail(at indexPath: IndexPath) -> Trail? {
    dataSource.itemIdentifier(for: indexPath).flatMap { store[$0] }
  }

  // MARK: - Actions

  func presentEditor(for trail: Trail?) {
    let editor = TrailEditorViewController(trail: trail) { [store] in store.save($0) }
    let navigation = UINavigationController(rootViewController: editor)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .large
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    present(navigation, animated: true)
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let trail = trail(at: indexPath) else { return nil }
    let favorite = UIContextualAction(style: .normal, title: "Favorite") { [store] _, _, completion in
      store.toggleFavorite(trail.id)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      completion(true)
    }
    favorite.backgroundColor = .systemYellow
    favorite.image = UIImage(systemName: "star")
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let trail = trail(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.confirmDeletion(of: [trail], completion: completion)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func batchActions() -> [UIMenuElement] {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    return [
      UIAction(title: "Favorite \(count)", attributes: count == 0 ? .disabled : []) { [weak self] _ in
        self?.favoriteSelection()
      }
    ]
  }

  private func favoriteSelection() {
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      guard let trail = trail(at: indexPath) else { continue }
      store.toggleFavorite(trail.id)
    }
    setEditing(false, animated: true)
  }

  private func deleteSelection() {
    let trails = (collectionView.indexPathsForSelectedItems ?? []).compactMap(trail(at:))
    guard !trails.isEmpty else { return }
    confirmDeletion(of: trails) { [weak self] isDeleted in
      if isDeleted { self?.setEditing(false, animated: true) }
    }
  }

  private func confirmDeletion(of trails: [Trail], completion: @escaping (Bool) -> Void) {
    let name = trails.count == 1 ? trails[0].name : "\(trails.count) trails"
    let alert = UIAlertController(
      title: "Delete \(name)?",
      message: "This can’t be undone.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
    let delete = UIAlertAction(title: "Delete", style: .destructive) { [store] _ in
      for trail in trails { store.delete(trail.id) }
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UIAccessibility.post(notification: .announcement, argument: "\(name) deleted")
      completion(true)
    }
    alert.addAction(delete)
    alert.preferredAction = delete
    present(alert, animated: true)
  }
}

// MARK: - Selection and context menus

extension LibraryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing, let trail = trail(at: indexPath) else { return }
    delegate?.libraryViewController(self, didSelect: trail)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let trail = trail(at: indexPaths[0]) else { return nil }
    return UIContextMenuConfiguration(identifier: NSString(string: trail.id.uuidString)) { [store] in
      TrailDetailViewController(trail: trail, store: store)
    } actionProvider: { [weak self] suggested in
      let edit = UIAction(title: "Edit", image: UIImage(systemName: "pencil")) { _ in
        self?.presentEditor(for: trail)
      }
      let copy = UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.string = trail.name
      }
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
        self?.confirmDeletion(of: [trail]) { _ in }
      }
      let destructive = UIMenu(options: .displayInline, children: [delete])
      return UIMenu(title: trail.name, children: [edit, copy, destructive] + suggested)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in
      guard let self, let text = configuration.identifier as? NSString,
        let id = UUID(uuidString: text.description),
        let trail = self.store[id]
      else { return }
      self.delegate?.libraryViewController(self, didSelect: trail)
    }
  }
}

// MARK: - Searching

extension LibraryViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    applySnapshot(animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    applySnapshot(animated: true)
  }
}
