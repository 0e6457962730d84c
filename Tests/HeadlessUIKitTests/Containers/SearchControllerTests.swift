import Foundation
import HeadlessUIKit
import Testing

/// Search controllers: the order of the calls, the results, and the search bar in bars.
@MainActor @Suite struct SearchControllerTests {
  @MainActor
  private final class Client: NSObject, SearchControllerDelegate, SearchResultsUpdating,
    SearchBarDelegate
  {
    var lines: [String] = []

    func presentSearchController(_ searchController: SearchController) { lines.append("present") }
    func willPresentSearchController(_ searchController: SearchController) { lines.append("willPresent") }
    func didPresentSearchController(_ searchController: SearchController) { lines.append("didPresent") }
    func willDismissSearchController(_ searchController: SearchController) { lines.append("willDismiss") }
    func didDismissSearchController(_ searchController: SearchController) { lines.append("didDismiss") }
    func updateSearchResults(for searchController: SearchController) {
      let bar = searchController.searchBar
      lines.append("update \"\(bar.text ?? "")\" scope \(bar.selectedScopeButtonIndex)")
    }
    func updateSearchResults(
      for searchController: SearchController,
      selecting searchSuggestion: any SearchSuggestion
    ) { lines.append("selects \(searchSuggestion.localizedSuggestion ?? "")") }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { lines.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { lines.append("didEnd") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      lines.append("textDidChange \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      lines.append("scope \(selectedScope)")
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class List: ViewController {
    let scrollView = ScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private struct Stage {
    var simulator: Simulator
    var navigation: NavigationController
    var list: List
    var search: SearchController
    var client: Client
  }

  private func launched(
    _ device: Device = .iPhone16,
    _ system: SystemVersion = "18.0",
    results: ViewController? = nil,
    inTabs: Bool = false,
    _ prepare: (Stage) -> Void = { _ in }
  ) -> Stage {
    let simulator = Simulator(device: device, system: system)
    let stage = simulator.perform {
      let list = List()
      list.title = "Trails"
      let search = SearchController(searchResultsController: results)
      let client = Client()
      (search.delegate, search.searchResultsUpdater, search.searchBar.delegate) = (client, client, client)
      search.searchBar.placeholder = "Search"
      search.obscuresBackgroundDuringPresentation = false
      list.navigationItem.searchController = search
      list.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = NavigationController(rootViewController: list)
      let stage = Stage(
        simulator: simulator,
        navigation: navigation,
        list: list,
        search: search,
        client: client
      )
      prepare(stage)
      return stage
    }
    let tabs = simulator.perform { inTabs ? TabBarController() : nil }
    if let tabs { simulator.perform { tabs.viewControllers = [stage.navigation] } }
    simulator.launch(tabs ?? stage.navigation)
    simulator.settle()
    return stage
  }

  @Test func `a search by the field calls the delegates and the updater in order`() throws {
    let stage = launched { $0.search.searchBar.scopeButtonTitles = ["All", "Planned"] }
    let user = stage.simulator.user
    #expect(!user.buttons["Planned"].exists)
    try user.tap("Search")
    #expect(
      stage.client.take() == ["present", "willPresent", "update \"\" scope 0", "didBegin", "didPresent"]
    )
    #expect(stage.search.isActive)
    try user.type("Lo")
    #expect(
      stage.client.take() == [
        "textDidChange L", "update \"L\" scope 0", "textDidChange Lo", "update \"Lo\" scope 0",
      ]
    )
    try user.tap("Planned")
    #expect(stage.client.take() == ["scope 1", "update \"Lo\" scope 1"])
    try user.tap("Cancel")
    #expect(
      stage.client.take() == ["cancel", "willDismiss", "didEnd", "update \"\" scope 1", "didDismiss"]
    )
    #expect(!stage.search.isActive && stage.search.searchBar.text == "")
    #expect(!user.buttons["Cancel"].exists && !user.buttons["Planned"].exists)
  }

  @Test(.fact("KI69"))
  func `setting a search active doesn't raise the keyboard`() {
    let stage = launched(.iPhoneSE3, "26.1", inTabs: true)
    stage.search.isActive = true
    stage.simulator.settle()
    #expect(stage.client.take() == ["present", "willPresent", "update \"\" scope 0", "didPresent"])
    #expect(!stage.simulator.keyboard.isVisible)
    stage.search.isActive = false
    stage.simulator.settle()
    #expect(stage.client.take() == ["willDismiss", "update \"\" scope 0", "didDismiss"])
  }

  @Test(.fact("KI91"))
  func `on iOS 26 a stacked search bar is hidden at rest and 60 points high while a search is active`() throws
  {
    let stage = launched(.iPhoneSE3, "26.1", inTabs: true) {
      $0.list.navigationItem.hidesSearchBarWhenScrolling = true
    }
    #expect(stage.navigation.navigationBar.frame.height == 54)
    stage.search.isActive = true
    stage.simulator.settle()
    #expect(stage.navigation.navigationBar.frame.height == 60)
    stage.search.isActive = false
    stage.simulator.settle()
    #expect(stage.navigation.navigationBar.frame.height == 54)
  }

  @Test func `text and scope that code sets update an active search only`() {
    let stage = launched()
    stage.search.searchBar.text = "early"
    #expect(stage.client.take() == [])
    stage.search.isActive = true
    stage.simulator.settle()
    _ = stage.client.take()
    stage.search.searchBar.text = "late"
    stage.search.searchBar.selectedScopeButtonIndex = 1
    #expect(stage.client.take() == ["update \"late\" scope 0", "update \"late\" scope 1"])
  }

  @Test func `a stacked search bar makes the bar 52 points higher, and replaces it during a search`() throws {
    let stage = launched()
    let bar = stage.navigation.navigationBar
    #expect(bar.frame.height == 96)
    #expect(stage.list.scrollView.adjustedContentInset.top == 155)
    #expect(stage.list.navigationItem.searchBarPlacement == .stacked)
    try stage.simulator.user.tap("Search")
    #expect(bar.frame.height == 52)
    #expect(stage.list.scrollView.adjustedContentInset.top == 111)
    try stage.simulator.user.tap("Cancel")
    #expect(bar.frame.height == 96)
    stage.search.hidesNavigationBarDuringPresentation = false
    try stage.simulator.user.tap("Search")
    #expect(bar.frame.height == 96)
  }

  @Test func `a search bar that scrolling hides is pulled into view and scrolled out of it`() throws {
    let stage = launched { $0.list.navigationItem.hidesSearchBarWhenScrolling = true }
    let (bar, scrollView) = (stage.navigation.navigationBar, stage.list.scrollView)
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -103)
    #expect(!stage.simulator.user.searchFields.firstMatch.isHittable)
    stage.simulator.user.swipeDown(velocity: .slow)
    stage.simulator.settle()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -155)
    scrollView.setContentOffset(CGPoint(x: 0, y: -135), animated: false)
    stage.simulator.settle()
    #expect(bar.frame.height == 76)
    stage.simulator.user.swipeUp()
    stage.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.adjustedContentInset.top == 103)
  }

  @Test func `results are shown while there is text, with the appearance callbacks`() throws {
    @MainActor final class Results: ViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("will") }
      override func viewDidAppear(_ animated: Bool) { lines.append("did") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("gone") }
    }
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let results = simulator.perform { Results() }
    _ = simulator
    let stage = launched(results: results)
    try stage.simulator.user.tap("Search")
    #expect(!stage.search.showsSearchResultsController && results.lines.isEmpty)
    try stage.simulator.user.type("a")
    stage.simulator.settle()
    #expect(stage.search.showsSearchResultsController && results.lines == ["will", "did"])
    #expect(results.presentingViewController === stage.list && results.parent === stage.search)
    try stage.simulator.user.tap("Cancel")
    #expect(results.lines == ["will", "did", "gone"] && results.parent == nil)
  }

  @Test func `a tap on dimmed content ends the search`() throws {
    let stage = launched { $0.search.obscuresBackgroundDuringPresentation = true }
    try stage.simulator.user.tap("Search")
    try stage.simulator.user.tap(CGPoint(x: 200, y: 300))
    #expect(!stage.search.isActive)
  }

  @Test func `suggestions are a list below the bar`() throws {
    let stage = launched()
    try stage.simulator.user.tap("Search")
    stage.search.searchSuggestions = [
      SearchSuggestionItem(localizedSuggestion: "Loop"), SearchSuggestionItem(localizedSuggestion: "Lake"),
    ]
    stage.simulator.settle()
    _ = stage.client.take()
    try stage.simulator.user.tap("Lake")
    #expect(stage.client.take() == ["selects Lake"])
    #expect(!stage.simulator.user.buttons["Loop"].exists && stage.search.isActive)
    stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    stage.search.searchSuggestions = [SearchSuggestionItem(localizedSuggestion: "Loop")]
    stage.simulator.settle()
    #expect(!stage.simulator.user.buttons["Loop"].exists)
  }

  @Test(.fact("KI95", "KI96"))
  func `on iOS 26 the search bar of a phone is in the toolbar and above the keyboard`() throws {
    let stage = launched(.iPhone17, "26.5") { $0.search.searchBar.autocorrectionType = .default }
    let field = stage.search.searchBar.searchTextField
    func frame() -> CGRect { field.convert(field.bounds, to: nil) }
    #expect(stage.list.navigationItem.searchBarPlacement == .integrated)
    #expect(frame() == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(stage.navigation.navigationBar.frame.height == 54)
    try stage.simulator.user.tap("Search")
    #expect(frame() == CGRect(x: 8, y: 483, width: 330, height: 48))
    let cancel = stage.simulator.user.buttons["Cancel"]
    #expect(cancel.frame == CGRect(x: 346, y: 483, width: 48, height: 48))
    try cancel.tap()
    #expect(frame() == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(stage.list.view.safeAreaInsets.bottom == 86)
  }

  @Test func `in a toolbar with items the search bar has the place of its item`() throws {
    let stage = launched(.iPhone17, "26.5") { stage in
      stage.list.toolbarItems = [
        stage.list.navigationItem.searchBarPlacementBarButtonItem,
        BarButtonItem(systemItem: .add, primaryAction: Action { _ in }),
      ]
      stage.navigation.isToolbarHidden = false
    }
    let bar = stage.search.searchBar
    let add = stage.simulator.user.buttons["Add"].frame
    // The platter of the button is 5 points wider at each side, and 12 from the search bar.
    #expect(bar.frame.minX == 28 && bar.frame.maxX == add.minX - 5 - 12)
    stage.list.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    stage.simulator.settle()
    #expect(stage.list.navigationItem.searchBarPlacement == .stacked)
    #expect(bar.isDescendant(of: stage.navigation.navigationBar))
  }

  @Test(arguments: [("15.5" as SystemVersion, NavigationItem.SearchBarPlacement.stacked), ("17.0", .inline)])
  func `on pads the search bar is in the row of the buttons from iOS 16`(
    system: SystemVersion,
    placement: NavigationItem.SearchBarPlacement
  ) {
    let stage = launched(.iPadAir5, system)
    #expect(stage.list.navigationItem.searchBarPlacement == placement)
    #expect(stage.navigation.navigationBar.frame.height == (placement == .stacked ? 102 : 50))
  }

  @Test func `a push leaves the search active, and the pop shows it again`() throws {
    let stage = launched()
    try stage.simulator.user.tap("Search")
    try stage.simulator.user.type("a")
    stage.navigation.pushViewController(stage.simulator.perform { ViewController() }, animated: true)
    stage.simulator.settle()
    #expect(stage.search.isActive && stage.navigation.navigationBar.frame.height == 44)
    #expect(!stage.simulator.user.searchFields.firstMatch.exists)
    stage.navigation.popViewController(animated: true)
    stage.simulator.settle()
    #expect(stage.navigation.navigationBar.frame.height == 52)
    #expect(stage.search.searchBar.text == "a")
  }

  @Test func `a search bar in a view of the app hides the navigation bar, and results are below it`() throws {
    let results = Simulator(device: .iPhone16, system: "18.0").perform { ViewController() }
    let stage = launched(results: results) { stage in
      stage.list.navigationItem.searchController = nil
      stage.search.searchBar.scopeButtonTitles = ["All", "Planned"]
      stage.search.searchBar.frame = CGRect(x: 0, y: 0, width: 393, height: 56)
      stage.list.loadViewIfNeeded()
      stage.list.scrollView.addSubview(stage.search.searchBar)
    }
    let bar = stage.search.searchBar
    #expect(!stage.navigation.isNavigationBarHidden)
    try stage.simulator.user.tap("Search")
    #expect(stage.navigation.isNavigationBarHidden && bar.frame.height == 100)
    try stage.simulator.user.type("a")
    stage.simulator.settle()
    #expect(results.view.convert(results.view.bounds, to: nil).minY == bar.convert(bar.bounds, to: nil).maxY)
    try stage.simulator.user.tap("Cancel")
    #expect(!stage.navigation.isNavigationBarHidden && bar.frame.height == 56 && results.parent == nil)
  }
}
