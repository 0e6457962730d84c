import Foundation
import HeadlessUIKit
import Testing

/// Title menus, renaming, groups, and the properties of bar button items.
@MainActor @Suite struct NavigationItemTests {
  private func launched(
    _ device: Device = .iPhone16,
    _ system: SystemVersion = "18.0",
    _ prepare: (NavigationItem) -> Void
  ) -> (Simulator, NavigationController) {
    let simulator = Simulator(device: device, system: system)
    let navigation = simulator.perform {
      let controller = ViewController()
      controller.title = "Trail.txt"
      prepare(controller.navigationItem)
      return NavigationController(rootViewController: controller)
    }
    simulator.launch(navigation)
    simulator.settle()
    return (simulator, navigation)
  }

  @MainActor private final class Renamer: NSObject, NavigationItemRenameDelegate {
    var lines: [String] = []
    func navigationItem(_ navigationItem: NavigationItem, didEndRenamingWith title: String) {
      lines.append("did end \(title), title \(navigationItem.title ?? "")")
    }
    func navigationItemShouldBeginRenaming(_ navigationItem: NavigationItem) -> Bool {
      lines.append("should begin")
      return true
    }
    func navigationItem(
      _ navigationItem: NavigationItem,
      willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      lines.append("will begin \(suggestedTitle[selectedRange])")
      return (suggestedTitle, selectedRange)
    }
    func navigationItem(_ navigationItem: NavigationItem, shouldEndRenamingWith title: String) -> Bool {
      lines.append("should end \(title)")
      return true
    }
  }

  @Test func `a tap on the title opens its menu`() throws {
    var lines: [String] = []
    let (simulator, _) = launched { item in
      item.titleMenuProvider = { suggested in
        lines.append("\(suggested.count) suggested")
        return Menu(children: suggested + [Action(title: "Print") { _ in lines.append("prints") }])
      }
    }
    try simulator.user.tap("Trail.txt")
    try simulator.user.tap("Print")
    #expect(lines == ["0 suggested", "prints"])
  }

  @Test func `the title is renamed in a text field, which calls the delegate in order`() throws {
    let renamer = Renamer()
    let (simulator, navigation) = launched { $0.renameDelegate = renamer }
    try simulator.user.tap("Trail.txt")
    try simulator.user.tap("Rename")
    #expect(simulator.keyboard.isVisible)
    try simulator.user.type("Path")
    try simulator.user.tap(key: "return")
    #expect(
      renamer.lines == [
        "should begin", "will begin Trail", "should end Path.txt", "did end Path.txt, title Path.txt",
      ]
    )
    #expect(navigation.topViewController?.navigationItem.title == "Path.txt")
    #expect(!simulator.keyboard.isVisible && simulator.user.buttons["Path.txt"].exists)
  }

  @Test func `a subtitle is below the title`() {
    let (simulator, _) = launched(.iPhone17, "26.5") { $0.subtitle = "8 km" }
    let (title, subtitle) = (simulator.user.staticTexts["Trail.txt"], simulator.user.staticTexts["8 km"])
    #expect(title.exists && subtitle.frame.minY >= title.frame.maxY - 2)
  }

  private func item(_ title: String, _ body: @escaping () -> Void = {}) -> BarButtonItem {
    BarButtonItem(title: title, primaryAction: Action(title: title) { _ in body() })
  }

  @Test func `the items of groups are those of the sides`() {
    let (simulator, navigation) = launched { item in
      item.leadingItemGroups = [self.item("A").creatingFixedGroup()]
      item.trailingItemGroups = [BarButtonItemGroup(barButtonItems: [self.item("B"), self.item("C")])]
      item.pinnedTrailingGroup = self.item("D").creatingFixedGroup()
    }
    let item = navigation.topViewController?.navigationItem
    #expect(item?.leftBarButtonItems?.map(\.title) == ["A"])
    #expect(item?.rightBarButtonItems?.map(\.title) == ["C", "B"])
    let buttons = ["A", "B", "C", "D"].map { simulator.user.buttons[$0].frame.minX }
    #expect(buttons == buttons.sorted())
    item?.rightBarButtonItem = self.item("E")
    #expect(item?.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["E"]])
    item?.pinnedTrailingGroup?.isHidden = true
    simulator.settle()
    #expect(!simulator.user.buttons["D"].exists && simulator.user.buttons["E"].exists)
  }

  @Test func `center groups are in the middle of wide bars and in a menu of narrow ones`() throws {
    var lines: [String] = []
    let prepare: (NavigationItem) -> Void = { item in
      item.style = .editor
      item.centerItemGroups = [self.item("Undo") { lines.append("undo") }.creatingFixedGroup()]
    }
    let (pad, _) = launched(.iPadAir5, "18.0", prepare)
    #expect(pad.user.buttons["Undo"].frame.midX == 410)
    #expect(pad.user.staticTexts["Trail.txt"].frame.minX < 20)
    let (phone, _) = launched(.iPhone16, "18.0", prepare)
    #expect(!phone.user.buttons["Undo"].exists)
    try phone.user.tap("More")
    try phone.user.tap("Undo")
    #expect(lines == ["undo"])
  }

  @Test func `a group without space shows its representative item, which opens a menu`() throws {
    var lines: [String] = []
    let words = ["First words", "Second words", "Third words", "Fourth words"]
    let group = Simulator(device: .iPhone16, system: "18.0").perform {
      BarButtonItemGroup(
        barButtonItems: words.map { word in self.item(word) { lines.append(word) } },
        representativeItem: BarButtonItem(title: "Words", primaryAction: nil)
      )
    }
    let (simulator, _) = launched { $0.trailingItemGroups = [group] }
    #expect(group.isDisplayingRepresentativeItem && !simulator.user.buttons["First words"].exists)
    try simulator.user.tap("Words")
    try simulator.user.tap("Third words")
    #expect(lines == ["Third words"])
  }

  @Test func `a hidden item leaves no space, and a selected one toggles by taps`() throws {
    let (first, second) = Simulator(device: .iPhone16, system: "18.0").perform { (item("A"), item("B")) }
    let (simulator, _) = launched { item in
      second.changesSelectionAsPrimaryAction = true
      item.rightBarButtonItems = [first, second]
    }
    let before = simulator.user.buttons["B"].frame
    first.isHidden = true
    simulator.settle()
    #expect(!simulator.user.buttons["A"].exists && simulator.user.buttons["B"].frame.maxX > before.maxX)
    try simulator.user.tap("B")
    #expect(second.isSelected && simulator.user.buttons["B"].isSelected)
    try simulator.user.tap("B")
    #expect(!second.isSelected)
    first.isHidden = false
    simulator.settle()
    #expect(simulator.user.buttons["A"].exists && simulator.user.buttons["B"].frame == before)
  }

  @Test func `hidden items of a toolbar come back`() {
    let items = Simulator(device: .iPhone16, system: "18.0").perform { [item("A"), item("B")] }
    let (simulator, navigation) = launched { _ in }
    navigation.topViewController?.toolbarItems = items
    navigation.isToolbarHidden = false
    items[0].isHidden = true
    simulator.settle()
    #expect(!simulator.user.buttons["A"].exists && simulator.user.buttons["B"].frame.minX == 8)
    items[0].isHidden = false
    simulator.settle()
    #expect(simulator.user.buttons["A"].frame.minX == 8)
  }

  @Test func `bars follow the content scroll view that the controller has set`() {
    let scrollView = Simulator(device: .iPhone16, system: "18.0").perform { ScrollView() }
    let (simulator, navigation) = launched { _ in }
    let controller = navigation.topViewController
    navigation.navigationBar.prefersLargeTitles = true
    scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    controller?.view.addSubview(View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    controller?.view.addSubview(scrollView)
    #expect(controller?.contentScrollView(for: .top) == nil)
    controller?.setContentScrollView(scrollView, for: .top)
    simulator.settle()
    #expect(controller?.contentScrollView(for: .top) === scrollView)
    #expect(navigation.navigationBar.frame.height == 96)
    scrollView.contentOffset.y += 200
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
