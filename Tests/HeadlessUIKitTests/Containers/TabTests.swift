import Foundation
import HeadlessUIKit
import Testing

/// Tabs of iOS 18, tab bars of pads, and the drawing of tabs.
@MainActor @Suite struct TabTests {
  @MainActor private final class Delegate: NSObject, TabBarControllerDelegate {
    var lines: [String] = []
    var permits = true
    func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
      lines.append("should \(tab.title)")
      return permits
    }
    func tabBarController(
      _ tabBarController: TabBarController,
      didSelectTab tab: Tab,
      previousTab: Tab?
    ) { lines.append("did \(tab.title) after \(previousTab?.title ?? "none")") }
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
      lines.append("did select controller")
    }
  }

  private final class Made {
    var names: [String] = []
  }

  private func launched(
    _ device: Device = .iPhone16,
    _ system: SystemVersion = "18.0",
    _ tabs: (Made) -> [Tab]
  ) -> (Simulator, TabBarController, Delegate, Made) {
    let simulator = Simulator(device: device, system: system)
    let (made, delegate) = (Made(), simulator.perform { Delegate() })
    let controller = simulator.perform {
      let controller = TabBarController()
      controller.delegate = delegate
      controller.tabs = tabs(made)
      return controller
    }
    simulator.launch(controller)
    simulator.settle()
    return (simulator, controller, delegate, made)
  }

  private func tab(_ name: String, _ made: Made) -> Tab {
    Tab(title: name, image: Image(systemName: "star"), identifier: name.lowercased()) { tab in
      made.names.append(tab.title)
      let controller = ViewController()
      controller.title = tab.title
      return controller
    }
  }

  @Test func `the controller of a tab is created when it is selected for the first time`() throws {
    let (simulator, tabs, delegate, made) = launched { made in [tab("One", made), tab("Two", made)] }
    #expect(made.names == ["One"] && tabs.selectedTab?.identifier == "one")
    try simulator.user.tap("Two")
    #expect(made.names == ["One", "Two"])
    #expect(delegate.lines == ["should Two", "did Two after One"])
    #expect(tabs.selectedViewController?.title == "Two")
    #expect(tabs.selectedViewController?.tab === tabs.tabs[1])
    try simulator.user.tap("One")
    #expect(made.names == ["One", "Two"])
    delegate.permits = false
    try simulator.user.tap("Two")
    #expect(tabs.selectedTab?.title == "One" && simulator.user.buttons["One"].isSelected)
    tabs.selectedTab = tabs.tab(forIdentifier: "two")
    #expect(tabs.selectedViewController?.title == "Two")
  }

  @Test func `titles, badges and hidden tabs are shown in the bar`() {
    let (simulator, tabs, _, _) = launched { made in [tab("One", made), tab("Two", made), tab("Three", made)]
    }
    tabs.tabs[1].badgeValue = "3"
    tabs.tabs[1].title = "Other"
    tabs.tabs[2].isHidden = true
    simulator.settle()
    #expect(simulator.user.buttons["Other"].value == "3")
    #expect(!simulator.user.buttons["Three"].exists && !tabs.tabs[2].hasVisiblePlacement)
    tabs.tabs[2].isHidden = false
    simulator.settle()
    #expect(simulator.user.buttons["Three"].exists && tabs.tabs[2].hasVisiblePlacement)
  }

  @Test func `a group shows its selected child`() throws {
    let (simulator, tabs, _, made) = launched { made in
      let group = TabGroup(
        title: "More",
        image: nil,
        identifier: "more",
        children: [tab("A", made), tab("B", made)]
      )
      group.defaultChildIdentifier = "b"
      return [tab("One", made), group]
    }
    try simulator.user.tap("More")
    #expect(made.names == ["One", "B"] && tabs.selectedTab?.title == "B")
    tabs.selectedTab = tabs.tab(forIdentifier: "a")
    simulator.settle()
    #expect(made.names == ["One", "B", "A"] && tabs.selectedViewController?.title == "A")
    #expect(tabs.selectedViewController?.view.window != nil)
    #expect((tabs.tabs[1] as? TabGroup)?.selectedChild?.parent === tabs.tabs[1])
  }

  @Test func `the search tab is the last one and begins to search if it is to`() throws {
    let search = Simulator(device: .iPhone17, system: "26.5").perform {
      SearchController(searchResultsController: nil)
    }
    let (simulator, tabs, _, _) = launched(.iPhone17, "26.5") { made in
      let searchTab = SearchTab { _ in
        let controller = ViewController()
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        return NavigationController(rootViewController: controller)
      }
      searchTab.automaticallyActivatesSearch = true
      return [searchTab, tab("One", made)]
    }
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Search"])
    try simulator.user.tap("Search")
    #expect(search.isActive && simulator.keyboard.isVisible)
  }

  @Test(.fact("KI93"))
  func `on pads the bar is at the top, and plain content begins 20 points below it`() throws {
    let (simulator, tabs, _, _) = launched(.iPadA16, "26.1") { made in [tab("One", made), tab("Two", made)] }
    #expect(tabs.tabBar.frame.minY == 32 && tabs.tabBar.frame.height == 44)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 96)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 25)
    try simulator.user.tap("Two")
    #expect(tabs.selectedTab?.title == "Two")
    tabs.isTabBarHidden = true
    #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 32)
  }

  @Test func `an SVG picture shows the image of a tab above its title`() throws {
    let (simulator, _, _, _) = launched { made in [tab("One", made), tab("Two", made)] }
    let svg = simulator.svg()
    func y(of text: String) throws -> Double {
      let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(text)</text>") })
      let y = try #require(line.firstMatch(of: /y="([0-9.]+)"/))
      return try #require(Double(y.output.1))
    }
    #expect(try y(of: "&lt;star&gt;") + 8 < y(of: "Two"))
  }
}
