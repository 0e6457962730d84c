import Foundation
import HeadlessUIKit
import Testing

/// Tab bars and their items: badges, images, selection, and bars of the app's own.
@MainActor @Suite struct TabBarItemTests {
  private func launched(_ system: SystemVersion = "18.0") -> (Simulator, TabBarController, [ViewController]) {
    let simulator = Simulator(device: .iPhone16, system: system)
    let controllers = ["One", "Two", "Three"].map { title in
      let controller = ViewController()
      controller.title = title
      return controller
    }
    let tabs = simulator.perform { TabBarController() }
    simulator.perform { tabs.viewControllers = controllers }
    simulator.launch(tabs)
    simulator.settle()
    return (simulator, tabs, controllers)
  }

  @Test func `the items are those of the controllers, with their titles`() {
    let (simulator, tabs, controllers) = launched()
    #expect(tabs.tabBar.items == controllers.map(\.tabBarItem))
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    controllers[1].title = "Other"
    simulator.settle()
    #expect(simulator.user.tabBars.firstMatch.buttons["Other"].exists)
    let item = TabBarItem(title: "Mine", image: nil, tag: 7)
    controllers[2].tabBarItem = item
    simulator.settle()
    #expect(tabs.tabBar.items?.last === item)
    #expect(simulator.user.tabBars.firstMatch.buttons["Mine"].exists)
  }

  @Test(.fact("RW9"), arguments: ["7.0", "12.0", "18.0", "26.0"] as [SystemVersion])
  func `a navigation controller has the item of its root unless it has its own`(system: SystemVersion) {
    let simulator = Simulator(
      device: system < "8.0" ? .iPhone5 : system < "18.0" ? .iPhone6s : .iPhone16,
      system: system
    )
    let roots = (0..<4).map { _ in ViewController() }
    roots[0].title = "Titled"
    roots[1].tabBarItem = TabBarItem(title: "Item", image: nil, tag: 3)
    roots[2].title = "Hidden"
    let navigations = simulator.perform { roots.map { NavigationController(rootViewController: $0) } }
    navigations[2].tabBarItem = TabBarItem(title: "Own", image: nil, tag: 4)
    navigations[3].title = "Named"
    let tabs = simulator.perform { TabBarController() }
    simulator.perform { tabs.viewControllers = navigations }
    simulator.launch(tabs)
    simulator.settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["Titled", "Item", "Own", "Named"])
    #expect(navigations[0].tabBarItem === roots[0].tabBarItem)
    #expect(navigations[1].tabBarItem === roots[1].tabBarItem)
    #expect(navigations[2].tabBarItem !== roots[2].tabBarItem)
    // The bar follows the root.
    roots[0].title = "Later"
    let item = TabBarItem(title: "New", image: nil, tag: 5)
    roots[1].tabBarItem = item
    #expect(tabs.tabBar.items?.map(\.title) == ["Later", "New", "Own", "Named"])
    let other = ViewController()
    other.title = "Other"
    navigations[1].pushViewController(ViewController(), animated: false)
    #expect(tabs.tabBar.items?[1] === item)
    navigations[1].viewControllers = [other]
    #expect(tabs.tabBar.items?[1].title == "Other")
  }

  @Test func `a tap selects the item and its controller`() throws {
    let (simulator, tabs, controllers) = launched()
    try simulator.user.tabBars.firstMatch.buttons["Two"].tap()
    #expect(tabs.selectedViewController === controllers[1])
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(simulator.user.buttons["Two"].isSelected && !simulator.user.buttons["One"].isSelected)
    tabs.selectedIndex = 2
    #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
  }

  private final class Tabs: TabBarController {
    var lines: [String] = []

    override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
      lines.append("\(item.title ?? "") while \(selectedIndex) is selected")
    }
  }

  @Test func `a subclass is called for each tap, before the controller changes`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let tabs = simulator.perform { Tabs() }
    simulator.perform {
      tabs.viewControllers = ["A", "B"].map { title in
        let controller = ViewController()
        controller.title = title
        return controller
      }
    }
    simulator.launch(tabs)
    simulator.settle()
    try simulator.user.buttons["B"].tap()
    try simulator.user.buttons["B"].tap()
    tabs.selectedIndex = 0
    #expect(tabs.lines == ["B while 0 is selected", "B while 1 is selected"])
  }

  @Test func `a badge is a text at the upper trailing corner of the image`() throws {
    let (simulator, tabs, controllers) = launched()
    let item = try #require(controllers[1].tabBarItem)
    item.image = Image(systemName: "star")
    item.badgeValue = "12"
    simulator.settle()
    let bar = tabs.tabBar
    let badge = try #require(bar.subviews.compactMap { $0 as? Label }.first { $0.text == "12" })
    #expect(!badge.isHidden && badge.backgroundColor == .systemRed && badge.textColor == .white)
    let button = tabs.buttons[1].frame
    #expect(badge.frame.minX > button.midX - 1 && badge.frame.maxX < button.maxX)
    #expect(badge.frame.minY >= button.minY && badge.frame.height == 18)
    #expect(simulator.user.buttons["Two"].value == "12")
    item.badgeColor = .systemBlue
    item.setBadgeTextAttributes([.foregroundColor: Color.black], for: .normal)
    #expect(badge.backgroundColor == .systemBlue && badge.textColor == .black)
    item.badgeValue = nil
    #expect(badge.isHidden)
    try simulator.user.buttons["Two"].tap()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a selected item shows its other image`() throws {
    let (simulator, tabs, controllers) = launched()
    let (plain, filled) = (Image(systemName: "star"), Image(systemName: "star.fill"))
    controllers[1].tabBarItem = TabBarItem(title: "Two", image: plain, selectedImage: filled)
    #expect(controllers[1].tabBarItem.selectedImage == filled)
    #expect(TabBarItem(title: nil, image: plain, tag: 1).selectedImage == plain)
    simulator.settle()
    #expect(tabs.buttons[1].imageView?.image == plain)
    try simulator.user.buttons["Two"].tap()
    #expect(tabs.buttons[1].imageView?.image == filled)
    let (image, title) = (tabs.buttons[1].imageView, tabs.buttons[1].titleLabel)
    #expect(try #require(image).frame.maxY <= #require(title).frame.minY)
  }

  @Test(arguments: [
    (TabBarItem.SystemItem.more, "More"), (.favorites, "Favorites"), (.topRated, "Top Rated"),
    (.mostViewed, "Most Viewed"), (.search, "Search"),
  ])
  func `an item of the system has its title`(item: TabBarItem.SystemItem, title: String) {
    let made = TabBarItem(tabBarSystemItem: item, tag: 3)
    #expect(made.title == title && made.image != nil && made.tag == 3)
  }

  @MainActor private final class Delegate: TabBarDelegate {
    var selected: [String] = []
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { selected.append(item.title ?? "") }
  }

  @Test func `a bar of the app's own selects and notifies its delegate`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let bar = TabBar(frame: CGRect(x: 0, y: 300, width: 393, height: 49))
    let delegate = Delegate()
    bar.delegate = delegate
    let items = ["A", "B"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    controller.view.addSubview(bar)
    simulator.launch(controller)
    simulator.settle()
    #expect(bar.selectedItem == nil)
    bar.selectedItem = items[0]
    #expect(delegate.selected == [])
    try simulator.user.tabBars.firstMatch.buttons["B"].tap()
    try simulator.user.tabBars.firstMatch.buttons["B"].tap()
    #expect(bar.selectedItem === items[1] && delegate.selected == ["B", "B"])
    bar.setItems([items[0]], animated: true)
    #expect(bar.selectedItem == nil)
  }

  @Test func `items are side by side, or centered with a width of their own`() {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = (0..<4).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? Button }
    #expect(buttons.map(\.frame.minX) == [0, 100, 200, 300])
    bar.itemPositioning = .centered
    bar.itemWidth = 50
    bar.itemSpacing = 10
    bar.layoutIfNeeded()
    #expect(buttons.map(\.frame.minX) == [85, 145, 205, 265])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(buttons.map(\.frame.minX) == [265, 205, 145, 85])
  }

  @Test func `a controller can hide its bar`() {
    let (simulator, tabs, controllers) = launched()
    #expect(controllers[0].view.safeAreaInsets.bottom == 83)
    tabs.setTabBarHidden(true, animated: true)
    simulator.settle()
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    #expect(controllers[0].view.safeAreaInsets.bottom == 34)
    tabs.isTabBarHidden = false
    #expect(!tabs.tabBar.isHidden && controllers[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `bars can be hidden from iOS 18`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator(device: .iPhone15, system: "17.0").perform { TabBarController().isTabBarHidden = true }
      }
    }
    expectTrap(result, says: "TabBarController.isTabBarHidden came with iOS 18.0; this is iOS 17.0")
  }

  @Test(arguments: [
    ("delegate", "TabBar: the delegate of a tab bar controller's bar can't be changed"),
    ("items", "TabBar: the items of a tab bar controller's bar can't be changed"),
  ])
  func `the bar of a controller is the controller's`(member: String, message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [member] in
      await MainActor.run {
        let simulator = Simulator()
        simulator.perform {
          let tabs = TabBarController()
          if member == "items" { tabs.tabBar.items = [] } else { tabs.tabBar.delegate = nil }
        }
      }
    }
    expectTrap(result, says: message)
  }
}
