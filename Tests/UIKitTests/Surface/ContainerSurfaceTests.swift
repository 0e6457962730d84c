import HeadlessUIKit
import Testing
import UIKit

/// An app with a split view on pads and tabs on phones, whose library can be searched.
@MainActor @Suite struct ContainerSurfaceTests {
  private final class LibraryViewController: UITableViewController, UISearchResultsUpdating,
    UISearchBarDelegate,
    UISearchControllerDelegate
  {
    private let names = ["Alpine Loop", "Birch Lake", "Cedar Ridge"]
    private var shown: [String] = []
    private let searchController = UISearchController(searchResultsController: nil)
    var select: (String) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Library"
      shown = names
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      navigationItem.searchController = searchController
      navigationItem.hidesSearchBarWhenScrolling = false
      searchController.searchResultsUpdater = self
      searchController.delegate = self
      searchController.obscuresBackgroundDuringPresentation = false
      searchController.searchBar.placeholder = "Trails"
      searchController.searchBar.scopeButtonTitles = ["All", "Short Names"]
      searchController.searchBar.delegate = self
      definesPresentationContext = true
    }

    private func filter() {
      let text = searchController.searchBar.text ?? ""
      let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
      shown = names.filter { (text.isEmpty || $0.contains(text)) && (!isShort || $0.count < 11) }
      tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) { filter() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      filter()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      select(shown[indexPath.row])
    }
  }

  private final class Router: NSObject, UISplitViewControllerDelegate, UITabBarControllerDelegate {
    let library = LibraryViewController()
    private(set) var root = UIViewController()
    private var detail: UIViewController?

    override init() {
      super.init()
      library.select = { [weak self] in self?.show($0) }
      if UIDevice.current.userInterfaceIdiom == .pad {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidthFraction = 0.35
        split.setViewController(library, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.delegate = self
        root = split
      } else {
        let tabs = UITabBarController()
        tabs.delegate = self
        tabs.tabs = [
          UITab(title: "Library", image: UIImage(systemName: "book"), identifier: "library") { [library] _ in
            UINavigationController(rootViewController: library)
          },
          UITab(title: "Explore", image: UIImage(systemName: "map"), identifier: "explore") { _ in
            UIViewController()
          },
        ]
        root = tabs
      }
    }

    private func show(_ name: String) {
      let controller = UIViewController()
      controller.title = name
      controller.navigationItem.titleMenuProvider = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Print") { _ in }])
      }
      detail = controller
      if let split = library.splitViewController {
        split.setViewController(UINavigationController(rootViewController: controller), for: .secondary)
        split.show(.secondary)
      } else {
        library.show(controller, sender: nil)
      }
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { detail == nil ? .primary : .secondary }
  }

  private func launched(_ device: Device, _ system: SystemVersion) -> (Simulator, Router) {
    let simulator = Simulator(device: device, system: system)
    let router = simulator.perform { Router() }
    simulator.launch(router.root)
    simulator.settle()
    return (simulator, router)
  }

  @Test func `on a phone the library is searched, and a trail is pushed`() throws {
    let (simulator, router) = launched(.iPhone16, "18.0")
    defer { withExtendedLifetime(router) {} }
    let user = simulator.user
    try user.searchFields["Trails"].tap()
    try user.typeText("Lake")
    #expect(user.cells.count == 1)
    try user.cells["Birch Lake"].tap()
    #expect(user.navigationBars["Birch Lake"].exists)
    try user.buttons["Birch Lake"].tap()
    try user.buttons["Print"].tap()
    try user.buttons["Library"].firstMatch.tap()
    try user.tabBars.firstMatch.buttons["Explore"].tap()
    #expect(user.tabBars.firstMatch.buttons["Explore"].isSelected)
  }

  @Test func `a scope filters, and the cancel button ends the search`() throws {
    let (simulator, _) = launched(.iPhone16, "18.0")
    let user = simulator.user
    try user.searchFields["Trails"].tap()
    try user.buttons["Short Names"].tap()
    #expect(user.cells.count == 1 && simulator.keyboard.isVisible)
    try user.buttons["Cancel"].tap()
    #expect(!simulator.keyboard.isVisible && !user.buttons["Short Names"].exists)
  }

  @Test func `on a pad both columns are visible, and a trail replaces the secondary one`() throws {
    let (simulator, router) = launched(.iPadA16, "26.1")
    let split = try #require(router.root as? UISplitViewController)
    #expect(split.primaryColumnWidth == 287 && split.displayMode == .oneBesideSecondary)
    try simulator.user.cells["Cedar Ridge"].tap()
    #expect(
      simulator.user.navigationBars["Cedar Ridge"].exists && simulator.user.navigationBars["Library"].exists
    )
    split.traitOverrides.horizontalSizeClass = .compact
    simulator.settle()
    #expect(split.isCollapsed && router.library.navigationController?.viewControllers.count == 2)
  }
}
