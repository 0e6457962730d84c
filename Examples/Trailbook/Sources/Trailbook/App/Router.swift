import UIKit

/// Shows the screens of the app: tabs on phones, a split view on pads.
@MainActor final class Router: NSObject {
  let store: TrailStore
  let rootViewController: UIViewController

  private let library: LibraryViewController
  private let split: UISplitViewController?
  private let tabs: UITabBarController?
  private(set) var shownTrail: Trail?
  private var observation: (any NSObjectProtocol)?

  init(store: TrailStore) {
    self.store = store
    library = LibraryViewController(store: store)
    let gallery = GalleryViewController(store: store)
    let settings = SettingsViewController()
    if UIDevice.current.userInterfaceIdiom == .pad {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredPrimaryColumnWidthFraction = 0.35
      split.setViewController(library, for: .primary)
      split.setViewController(EmptyDetailViewController(), for: .secondary)
      self.split = split
      tabs = nil
      rootViewController = split
    } else {
      let tabs = UITabBarController()
      let screens: [(UIViewController, UITabBarItem)] = [
        (library, UITabBarItem(title: "Library", image: UIImage(systemName: "books.vertical"), tag: 0)),
        (gallery, UITabBarItem(title: "Explore", image: UIImage(systemName: "map"), tag: 1)),
        (settings, UITabBarItem(tabBarSystemItem: .more, tag: 2)),
      ]
      tabs.viewControllers = screens.map { controller, item in
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = item
        return navigation
      }
      self.tabs = tabs
      split = nil
      rootViewController = tabs
    }
    super.init()
    library.delegate = self
    gallery.delegate = self
    tabs?.delegate = self
    split?.delegate = self
    updateBadge()
    observation = NotificationCenter.default.addObserver(
      forName: .trailStoreDidChange,
      object: store,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateBadge() }
    }
  }

  private func updateBadge() {
    let planned = store.trails.count { $0.plannedDay != nil }
    library.navigationController?.tabBarItem.badgeValue = planned == 0 ? nil : "\(planned)"
    library.navigationController?.tabBarItem.badgeColor = .systemRed
  }

  func showTrail(named name: String) {
    guard let trail = store.trails.first(where: { $0.name == name }) else { return }
    tabs?.selectedIndex = 0
    show(trail)
  }

  func addTrail() {
    library.presentEditor(for: nil)
  }

  private func show(_ trail: Trail) {
    shownTrail = trail
    let detail = TrailDetailViewController(trail: trail, store: store)
    if let split {
      split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
      split.show(.secondary)
    } else {
      library.navigationController?.pushViewController(detail, animated: true)
    }
  }
}

extension Router: LibraryViewControllerDelegate, GalleryViewControllerDelegate {
  func libraryViewController(_ controller: LibraryViewController, didSelect trail: Trail) {
    show(trail)
  }

  func galleryViewController(_ controller: GalleryViewController, didSelect trail: Trail) {
    let detail = TrailDetailViewController(trail: trail, store: store)
    detail.hidesBottomBarWhenPushed = true
    controller.show(detail, sender: controller)
  }
}

extension Router: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

extension Router: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    shownTrail == nil ? .primary : .secondary
  }
}

/// The secondary column before a trail is selected.
final class EmptyDetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Trail Selected"
    configuration.secondaryText = "Select a trail in the library."
    configuration.image = UIImage(systemName: "figure.hiking")
    contentUnavailableConfiguration = configuration
  }
}
